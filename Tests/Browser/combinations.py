"""Inputs that declare text input traits in every combination."""

import itertools
import plistlib

# How a settings bundle spells the traits; None leaves the key out.
KEYBOARDS = {
    None: "default", "Alphabet": "default", "NumbersAndPunctuation": "numbersAndPunctuation",
    "NumberPad": "numberPad", "URL": "URL", "EmailAddress": "emailAddress",
    "DecimalPad": "decimalPad", "PhonePad": "phonePad", "NamePhonePad": "namePhonePad",
    "AsciiCapable": "asciiCapable",
}
CAPITALS = {
    None: "none", "None": "none", "Words": "words", "Sentences": "sentences",
    "AllCharacters": "allCharacters",
}
CORRECTIONS = {None: "default", "Default": "default", "No": "no", "Yes": "yes"}


def settings_bundle(folder):
    """Writes a settings bundle; gives the traits of each of its fields by the field's key."""
    traits = {}
    rows = [{"Type": "PSGroupSpecifier"}]
    table = itertools.product(KEYBOARDS, CAPITALS, CORRECTIONS, (None, False, True))
    for number, (keyboard, capitals, correction, secure) in enumerate(table):
        key = f"field_{number}"
        row = {
            "Type": "PSTextFieldSpecifier", "Title": key, "Key": key, "DefaultValue": f"a {number}",
            "KeyboardType": keyboard, "AutocapitalizationType": capitals,
            "AutocorrectionType": correction, "IsSecure": secure,
        }
        rows.append({name: value for name, value in row.items() if value is not None})
        traits[key] = {
            "keyboardType": KEYBOARDS[keyboard], "autocapitalizationType": CAPITALS[capitals],
            "autocorrectionType": CORRECTIONS[correction], "isSecureTextEntry": bool(secure),
        }
    folder.mkdir(parents=True)
    (folder / "Root.plist").write_bytes(plistlib.dumps({"PreferenceSpecifiers": rows}))
    return traits
