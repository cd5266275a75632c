/* libcmark as it is: its whole interface can be called from Swift, so nothing is added here. */
#include <cmark.h>
