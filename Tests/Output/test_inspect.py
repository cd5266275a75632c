"""What `inspect` writes as JSON, beside the schema in `docs`."""

import copy
import json

import jsonschema
import pytest

from places import ROOT, SAMPLE, corpus_bundles

SCHEMA = json.loads((ROOT / "docs/inspect.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
BUNDLES = corpus_bundles()

# What only some elements have, so that its absence says nothing.
OPTIONAL = {
    "applicationGroupContainerIdentifier", "icon", "otherKeys", "file", "values", "titles",
    "shortTitles", "displaySortedByTitle", "trueValue", "falseValue", "minimumValue",
    "maximumValue", "minimumValueImage", "maximumValueImage", "description",
    "trueConfirmationPrompt", "falseConfirmationPrompt", "line",
}
# In these, names and values are the bundle's.
FREE = {"otherKeys", "declared", "trueConfirmationPrompt", "falseConfirmationPrompt"}


def errors(told):
    return [f"{e.json_path}: {e.message}" for e in VALIDATOR.iter_errors(told)]


@pytest.fixture(scope="module")
def sample(vitrine):
    return json.loads(vitrine("inspect", SAMPLE).stdout)


def test_the_schema_is_one():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_the_sample_fits(sample):
    assert errors(sample) == []


@pytest.mark.skipif(not BUNDLES, reason="the corpus does not lie beside the package")
@pytest.mark.parametrize("bundle", BUNDLES, ids=lambda bundle: bundle.parent.name)
def test_the_corpus_fits(vitrine, bundle):
    result = vitrine("inspect", bundle, check=False)
    assert result.returncode in (0, 1), result.stderr
    assert errors(json.loads(result.stdout)) == []


BROKEN = """<plist><dict>
<key>StringsTable</key><array/><key>Title</key><integer>1</integer><key>Icon</key><false/>
<key>ApplicationGroupContainerIdentifier</key><dict/>
<key>PreferenceSpecifiers</key><array>
%s
<string>no dictionary</string><dict/>
</array></dict></plist>"""
KEYS = """Type Key Title FooterText DefaultValue SupportedUserInterfaceIdioms File Values Titles
ShortTitles DisplaySortedByTitle TrueValue FalseValue MinimumValue MaximumValue MinimumValueImage
MaximumValueImage Icon Description TrueConfirmationPrompt FalseConfirmationPrompt IsSecure
KeyboardType AutocapitalizationType AutocorrectionType IASKTextContentType Other""".split()
TYPES = ["Group", "ChildPane", "ToggleSwitch", "Slider", "TitleValue", "TextField", "MultiValue",
         "RadioGroup", "Unknown"]
VALUES = ["<string>x</string>", "<integer>0x10</integer>", "<integer>99999999999999999999</integer>",
          "<real>nan</real>", "<real>1.50</real>", "<true/>", "<date>2001-01-01T00:00:00Z</date>",
          "<data>AAA=</data>", "<array><dict/><array/><true/></array>",
          "<dict><key>a</key><integer>1</integer></dict>"]


@pytest.mark.parametrize("value", VALUES)
def test_broken_values_fit(vitrine, tmp_path, value):
    """Whatever stands where something else is wanted."""
    def element(kind):
        entries = "".join(f"<key>{key}</key>{value}" for key in KEYS if key != "Type")
        return f"<dict><key>Type</key><string>PS{kind}Specifier</string>{entries}</dict>"

    anything = "".join(f"<key>{key}</key>{value}" for key in KEYS)
    bundle = tmp_path / "Broken.bundle"
    (bundle / "en.lproj").mkdir(parents=True)
    (bundle / "Root.plist").write_text(
        BROKEN % ("\n".join(map(element, TYPES)) + f"<dict>{anything}</dict>"))
    told = json.loads(vitrine("inspect", bundle, check=False).stdout)
    assert len(told["panes"][0]["specifiers"]) == len(TYPES) + 3
    assert errors(told) == []


def places(told, path=()):
    """Every member of every object that the schema is to know: the way there, and its name."""
    if isinstance(told, dict):
        for name, value in told.items():
            yield path, name
            if name not in FREE:
                yield from places(value, path + (name,))
    elif isinstance(told, list):
        # One of each kind is enough.
        seen = set()
        for index, value in enumerate(told):
            kind = (value.get("type"), tuple(value)) if isinstance(value, dict) else None
            if kind not in seen:
                seen.add(kind)
                yield from places(value, path + (index,))


def fits_with(told, path, change):
    """Whether the schema takes what a change at a place makes of it."""
    place = at(told, path)
    before = dict(place)
    change(place)
    fits = VALIDATOR.is_valid(told)
    place.clear()
    place.update(before)
    return fits


def is_by_name(path):
    """Whether the names there are the bundle's own: languages and files."""
    return path[:1] == ("localized",) and len(path) in (1, 2)


def test_a_field_that_vanishes_is_missed(small):
    tried = 0
    for path, name in list(places(small)):
        if name in OPTIONAL or is_by_name(path):
            continue
        tried += 1
        assert not fits_with(small, path, lambda place: place.pop(name)), (path, name)
    assert tried > 100


def test_a_field_of_another_type_is_noticed(small):
    tried = 0
    for path, name in list(places(small)):
        for other in ({"x": [1]}, 1.5, [{}]):
            if isinstance(other, dict) and name in FREE:
                continue
            if isinstance(other, float) and at(small, path).get("type") in ("integer", "real"):
                continue
            tried += 1
            assert not fits_with(small, path, lambda place: place.update({name: other})), \
                (path, name, other)
    assert tried > 300


def test_a_field_that_is_new_is_noticed(small):
    tried = 0
    for path in {path for path, _ in places(small)}:
        if is_by_name(path):
            continue
        tried += 1
        assert not fits_with(small, path, lambda place: place.update({"new": 1})), path
    assert tried > 30


def at(told, path):
    for step in path:
        told = told[step]
    return told


@pytest.fixture
def small(sample):
    """One language, and of the elements one of each kind, so that there is less to try."""
    told = copy.deepcopy(sample)
    tag = told["locales"][0]
    told["localized"] = {tag: dict(list(told["localized"][tag].items())[:2])}
    kinds = {}
    for pane in told["panes"]:
        for specifier in pane["specifiers"]:
            kinds.setdefault((specifier["type"], tuple(specifier)), specifier)
    told["panes"] = [told["panes"][0] | {"specifiers": list(kinds.values())}]
    assert VALIDATOR.is_valid(told)
    return told


def test_what_is_wrong_with_the_project_is_told(vitrine, tmp_path):
    bundle = tmp_path / "Settings.bundle"
    bundle.mkdir()
    (bundle / "Root.plist").write_text(
        "<plist><dict><key>PreferenceSpecifiers</key><array/></dict></plist>")
    (tmp_path / "vitrine.yml").write_text("titel: Tidepool\n")
    result = vitrine("inspect", "Settings.bundle", cwd=tmp_path, check=False)
    assert result.returncode == 1
    assert "vitrine.yml:1:1: error: unknown key “titel”" in result.stderr
    json.loads(result.stdout)
    (tmp_path / "vitrine.yml").write_text("titel: Tidepool\nrules: {yaml-unknown-key: off}\n")
    assert "titel" not in vitrine("inspect", "Settings.bundle", cwd=tmp_path, check=False).stderr


RULED = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>StringsTable</key><string>Root</string>
<key>PreferenceSpecifiers</key><array>
<dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key><string>A</string>
<key>Key</key><string>a</string><key>DefaultValue</key><true/></dict>
</array></dict></plist>
"""


@pytest.mark.parametrize("rule, words", [
    ("no-language", ["--locale", "en,fr"]),
    ("unused-entry", ["--format", "strings", "--merge", "Root.strings"]),
])
def test_the_project_says_how_bad_a_rule_is(vitrine, tmp_path, rule, words):
    table = tmp_path / "Settings.bundle/en.lproj/Root.strings"
    table.parent.mkdir(parents=True)
    table.write_text('"A" = "A";\n')
    (tmp_path / "Settings.bundle/Root.plist").write_text(RULED)
    (tmp_path / "Root.strings").write_text('"A" = "A";\n"B" = "B";\n')
    for level, status, told in [("off", 0, None), ("warning", 0, "warning"), ("error", 1, "error")]:
        (tmp_path / "vitrine.yml").write_text(f"rules:\n  {rule}: {level}\n")
        result = vitrine("inspect", "Settings.bundle", *words, cwd=tmp_path, check=False)
        assert result.returncode == status, result.stderr
        if told is None:
            assert result.stderr == ""
        else:
            assert f": {told}: " in result.stderr and f"[{rule}]" in result.stderr
