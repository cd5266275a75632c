#ifndef VITRINE_CEXPAT_SHIM_H
#define VITRINE_CEXPAT_SHIM_H

#include <expat.h>

/* expat's header shows the two functions below only to those who define XML_DTD (up to 2.5) or
   XML_GE (from 2.6), which are meant for the library's own build. Every library since 2.4 that was
   built with its defaults has them, and to declare a function twice is allowed. */

/* How many times the input's size entities may expand to, once past the threshold. */
XMLPARSEAPI(XML_Bool)
XML_SetBillionLaughsAttackProtectionMaximumAmplification(
    XML_Parser parser, float maximumAmplificationFactor);

/* How many bytes may be read, entities included, before the factor is looked at. */
XMLPARSEAPI(XML_Bool)
XML_SetBillionLaughsAttackProtectionActivationThreshold(
    XML_Parser parser, unsigned long long activationThresholdBytes);

#endif
