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


# How Interface Builder spells them.
IB_KEYBOARDS = {
    None: "default", "alphabet": "asciiCapable", "numbersAndPunctuation": "numbersAndPunctuation",
    "URL": "URL", "numberPad": "numberPad", "phonePad": "phonePad", "namePhonePad": "namePhonePad",
    "emailAddress": "emailAddress", "decimalPad": "decimalPad", "twitter": "twitter",
    "webSearch": "webSearch", "ASCIICapableNumberPad": "asciiCapableNumberPad",
}
IB_CAPITALS = [None, "words", "sentences", "allCharacters"]
IB_SWITCHES = [None, "no", "yes"]
IB_RETURN_KEYS = [
    None, "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
    "emergencyCall", "continue"]


def storyboard(file):
    """Writes a storyboard of two scenes, one of fields and one of views; gives the traits of each by
    its id."""
    table = [
        dict(keyboardType=k, autocapitalizationType=c, autocorrectionType=a, spellCheckingType=s,
             secureTextEntry=p)
        for k, c, a, s, p in itertools.product(
            IB_KEYBOARDS, IB_CAPITALS, IB_SWITCHES, IB_SWITCHES, (None, "YES"))
    ] + [
        dict(returnKeyType=r, keyboardType=k) for r in IB_RETURN_KEYS for k in (None, "numberPad")
    ]
    traits, objects = {}, {"textField": [], "textView": []}
    for element, number in itertools.product(objects, range(len(table))):
        row = {name: value for name, value in table[number].items() if value is not None}
        identifier = f"{element}_{number}"
        attributes = "".join(f' {name}="{value}"' for name, value in row.items())
        objects[element].append(
            f'<{element} id="{identifier}" text="a {number}">'
            f'<textInputTraits key="textInputTraits"{attributes}/></{element}>')
        traits[identifier] = {
            "is_view": element == "textView",
            "keyboardType": IB_KEYBOARDS[row.get("keyboardType")],
            "autocapitalizationType": row.get("autocapitalizationType", "none"),
            "autocorrectionType": row.get("autocorrectionType", "default"),
            "spellCheckingType": row.get("spellCheckingType", "default"),
            "returnKeyType": row.get("returnKeyType", "default"),
            "isSecureTextEntry": "secureTextEntry" in row,
        }
    scenes = "".join(
        f'<scene sceneID="s-{element}"><objects><viewController id="c-{element}" '
        f'storyboardIdentifier="{element}"><view key="view" id="v-{element}"><subviews>'
        f'{"".join(rows)}</subviews></view></viewController></objects></scene>'
        for element, rows in objects.items())
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
        f'initialViewController="c-textField"><scenes>{scenes}</scenes></document>\n')
    return traits
