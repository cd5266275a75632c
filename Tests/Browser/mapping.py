"""The way from UIKit's traits to what a browser says of a field, written down anew from the table in
docs/reference/text-input.md, so that Vitrine's own is not its own judge."""

PADS_WITHOUT_CAPITALS = {"numberPad", "phonePad", "namePhonePad"}
INPUT_MODES = {
    "numberPad": "numeric", "decimalPad": "decimal", "webSearch": "search",
    "asciiCapableNumberPad": "numeric", "emailAddress": "email", "URL": "url", "phonePad": "tel",
}
CARRIED_KEYBOARDS = {
    "asciiCapable", "numbersAndPunctuation", "namePhonePad", "twitter", "asciiCapableNumberPad"}
ENTER_KEY_HINTS = {
    "default": "enter", "go": "go", "next": "next", "search": "search", "send": "send",
    "done": "done", "google": "search", "yahoo": "search", "join": "go", "route": "go",
    "emergencyCall": "go", "continue": "next",
}
CARRIED_RETURN_KEYS = {"google", "yahoo", "join", "route", "emergencyCall", "continue"}
AUTOCAPITALIZE = {
    "none": "none", "words": "words", "sentences": "sentences", "allCharacters": "characters"}


def properties(traits, is_view=False):
    """What the browser reads back: traits by UIKit's names, missing ones by the source's default.

    None stands for what is left to the browser.
    """
    keyboard = traits.get("keyboardType", "default")
    capitals = traits.get("autocapitalizationType", "none")
    correction = traits.get("autocorrectionType", "default")
    spelling = traits.get("spellCheckingType", "default")
    return_key = traits.get("returnKeyType", "default")
    secure = traits.get("isSecureTextEntry", False) and not is_view
    if keyboard in PADS_WITHOUT_CAPITALS:
        capitals = "none"
    if secure:
        capitals, correction, spelling = "none", "no", "no"
    if spelling == "default" and correction == "no":
        spelling = "no"

    kind, mode = "text", INPUT_MODES.get(keyboard, "")
    lossless = capitals == "none" and correction != "yes" and spelling != "yes"
    if is_view:
        kind = "textarea"
    elif secure:
        kind = "password"
    elif keyboard == "phonePad":
        kind, mode = "tel", ""
    elif keyboard == "emailAddress" and lossless:
        kind, mode = "email", ""
    elif keyboard == "URL" and lossless:
        kind, mode = "url", ""

    hint = ENTER_KEY_HINTS[return_key]
    return {
        "type": kind,
        "inputMode": mode,
        "autocapitalize": AUTOCAPITALIZE[capitals],
        "autocorrect": {"no": False, "yes": True, "default": None}[correction],
        "spellcheck": {"no": False, "yes": True, "default": None}[spelling],
        "enterKeyHint": "" if is_view and return_key == "default" else hint,
        "autocomplete": "off",
        "keyboard": keyboard if keyboard in CARRIED_KEYBOARDS else None,
        "returnKey": return_key if return_key in CARRIED_RETURN_KEYS else None,
    }
