"""Files of Interface Builder: what the program says of them, and its pages, beside what Python's XML
parser finds in them."""

import html
import json
import xml.etree.ElementTree as ElementTree

import html5lib
import jsonschema
import pytest

from places import ROOT, SHARED

FILES = sorted(
    path for path in (SHARED / "corpus/ib").glob("*") if path.suffix in (".xib", ".storyboard"))

corpus = pytest.mark.skipif(not FILES, reason="the corpus does not lie beside the package")
each_file = pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)

SCHEMA = json.loads((ROOT / "docs/inspect.schema.json").read_text())
XHTML = "{http://www.w3.org/1999/xhtml}"

# The traits of keyed archives: their names today, and what their numbers mean, by UIKit's headers.
ARCHIVED = {
    "IBUIKeyboardType": ("keyboardType", [
        "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
        "namePhonePad", "emailAddress", "decimalPad", "twitter"]),
    "IBUIAutocapitalizationType": (
        "autocapitalizationType", ["none", "words", "sentences", "allCharacters"]),
    "IBUIAutocorrectionType": ("autocorrectionType", ["default", "no", "yes"]),
    "IBUISpellCheckingType": ("spellCheckingType", ["default", "no", "yes"]),
    "IBUIReturnKeyType": ("returnKeyType", [
        "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
        "emergencyCall"]),
    "IBUIKeyboardAppearance": ("keyboardAppearance", ["default", "alert"]),
    "IBUISecureTextEntry": ("secureTextEntry", None),
    "IBUIEnablesReturnKeyAutomatically": ("enablesReturnKeyAutomatically", None),
}


def text_objects(file):
    """Every text field and text view of a file in its order: class, traits, text, placeholder."""
    root = ElementTree.parse(file).getroot()
    for element in root.iter():
        if element.tag in ("textField", "textView"):
            yield of_document(element)
        elif element.tag == "object" and element.get("class") in ("IBUITextField", "IBUITextView"):
            yield of_archive(element)


def of_document(element):
    traits = dict(element.find("textInputTraits").attrib)
    del traits["key"]
    detectors = element.find("dataDetectorType")
    if detectors is not None:
        traits["dataDetectorTypes"] = [k for k, v in detectors.attrib.items() if v == "YES"]

    def text(key):
        strings = [s for s in element.findall("string") if s.get("key") == key]
        return element.get(key) or next(
            (s.text for s in strings if not s.get("base64-UTF8")), None)

    kind = {"textField": "UITextField", "textView": "UITextView"}[element.tag]
    is_plain = (
        element.get("usesAttributedText") != "YES"
        and element.find("string[@base64-UTF8]") is None)
    return kind, traits, text("text") if is_plain else ..., text("placeholder")


def of_archive(element):
    traits = {}
    for trait in element.findall("object[@key='IBUITextInputTraits']/*"):
        if trait.get("key") in ARCHIVED:
            name, values = ARCHIVED[trait.get("key")]
            traits[name] = values[int(trait.text)] if values else trait.text
    text, placeholder = (
        getattr(element.find(f"string[@key='{key}']"), "text", None)
        for key in ("IBUIText", "IBUIPlaceholder"))
    return element.get("class").replace("IB", "", 1), traits, text, placeholder


def outlets(file):
    """The names that each object is connected by, in files of today's format."""
    names = {}
    for outlet in ElementTree.parse(file).getroot().iter("outlet"):
        names.setdefault(outlet.get("destination"), set()).add(outlet.get("property"))
    return names


@corpus
@each_file
def test_inspect_agrees(vitrine, file):
    result = vitrine("inspect", file, check=False)
    assert result.returncode == 0, result.stderr
    told = json.loads(result.stdout)
    jsonschema.validate(told, SCHEMA)
    found = sorted(
        (s for pane in told["panes"] for s in pane["specifiers"]), key=lambda s: s["line"])
    expected = list(text_objects(file))
    assert len(expected) > 0
    assert [s["type"] for s in found] == [kind for kind, *_ in expected]
    names = outlets(file)
    for specifier, (_, traits, text, placeholder) in zip(found, expected):
        assert specifier["traits"]["declared"] == traits
        if text is not ...:
            assert (specifier["default"] or {"value": ""})["value"] == (text or "")
        keys = specifier.get("otherKeys", {})
        assert keys.get("placeholder", keys.get("IBUIPlaceholder")) == placeholder or not placeholder
        if "id" in keys:
            assert specifier["key"] in names.get(keys["id"], {keys["id"]})


@pytest.fixture(scope="session")
def corpus_site(vitrine, tmp_path_factory):
    folder = tmp_path_factory.mktemp("interface") / "site"
    vitrine("build", *FILES, "--output", folder, "--quiet")
    summary = json.loads((folder / "site.json").read_text())
    return folder, {bundle["source"]: bundle for bundle in summary["bundles"]}


@corpus
@each_file
def test_pages_agree(corpus_site, file):
    folder, by_source = corpus_site
    bundle = by_source[str(file)]
    assert bundle["slug"] == file.stem
    rows, placeholders = {}, {}
    for page in bundle["pages"]:
        document = html5lib.parse((folder / page["path"]).read_bytes())
        form, = document.findall(f".//{XHTML}form[@data-pane]")
        assert form.get("data-pane") == page["pane"]
        found = [e for e in form.iter() if e.get("data-specifier") is not None]
        rows.setdefault(page["idiom"], []).extend(row.get("data-specifier") for row in found)
        placeholders.setdefault(page["idiom"], []).extend(
            e.get("placeholder") for e in form.iter() if e.get("placeholder") is not None)
        for row in found:
            control, = (e for e in row.iter() if e.get("name") is not None)
            assert control.get("name") == row.get("data-key")
    expected = list(text_objects(file))
    is_for_pad = "CocoaTouch.iPad" in file.read_text()[:600]
    assert set(rows) == ({"pad"} if is_for_pad else {"phone", "pad"})
    for idiom in rows:
        assert sorted(rows[idiom]) == sorted(kind for kind, *_ in expected)
        assert sorted(placeholders[idiom]) == sorted(p for *_, p in expected if p)


HEAD = '<?xml version="1.0"?>\n'
DOCUMENT = ('<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" '
            'targetRuntime="iOS.CocoaTouch">')
FIELD = '<textField placeholder="p" id="{0}"/>'


def bomb():
    entities = '<!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">' + "".join(
        f'<!ENTITY {chr(98 + i)} "{(f"&{chr(97 + i)};") * 40}">' for i in range(9))
    return f'<!DOCTYPE document [{entities}]>{DOCUMENT}<objects><view id="v"><subviews>' \
        f'{FIELD.format(1)}<label text="&j;"/>{FIELD.format(2)}</subviews></view></objects></document>'


def large(size):
    fields = "".join(FIELD.format(i) + "\n" for i in range(size // 30))
    return f"{DOCUMENT}<objects><view id='v'><subviews>{fields}</subviews></view></objects></document>"


BROKEN = {
    "malformed.xib": (
        f'{DOCUMENT}<objects><view id="v"><subviews>{FIELD.format(1)}</view>',
        "error: this end tag does not close “<subviews>”, which is open here [xml-syntax]", 1),
    "large.xib": (
        large(20_000_000), "error: the file cannot be read: it is larger than 16 MB [unreadable-file]", 0),
    "crowded.xib": (
        large(1_000_000), "the file has more elements than any app needs; reading ends here", 5000),
    "bomb.xib": (
        bomb(), "entities expand to far more text than the file holds; reading ends here", 1),
    "deep.xib": (
        DOCUMENT + "<objects>" + "<view><subviews>" * 30_000,
        "elements are nested too deeply; what is deeper is left out [nesting]", 0),
    "mac.xib": (
        '<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">'
        f"<objects>{FIELD.format(1)}</objects></document>",
        "error: this file is for macOS; only those for iOS and tvOS are read [document-type]", 0),
    "watch.storyboard": (
        '<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">'
        "<scenes/></document>",
        "error: this file is for watchOS; only those for iOS and tvOS are read [document-type]", 0),
    "list.xib": (
        "<plist><dict/></plist>", "error: this is no file of Interface Builder [document-type]", 0),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_file(vitrine, tmp_path, name):
    content, message, count = BROKEN[name]
    (tmp_path / name).write_text(HEAD + content)
    result = vitrine("build", name, "--jobs", "1", cwd=tmp_path, check=False, most_memory=600)
    assert result.returncode == 1, result.stderr
    assert message in result.stderr
    assert result.stderr.startswith(f"{name}:")
    pages = list((tmp_path / "site").rglob("phone/*.html"))
    assert sum(page.read_text().count('data-specifier="UIText') for page in pages) == count
    checks = (tmp_path / "site" / name.split(".")[0] / "checks.html").read_text()
    words = message.split("error: ")[-1].split(" [")[0]
    assert html.escape(words, quote=False) in checks
