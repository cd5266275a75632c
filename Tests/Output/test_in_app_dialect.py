"""Bundles shaped like real ones, read as InAppSettingsKit reads them; and what an independent reader
of their files says of that."""

import json
import plistlib
import re

import html5lib
import jsonschema
import pytest

from places import ROOT, SHARED

BUNDLES = SHARED / "corpus/bundles"
XHTML = "{http://www.w3.org/1999/xhtml}"

TYPES = {
    "PSGroupSpecifier", "PSChildPaneSpecifier", "PSToggleSwitchSpecifier", "PSSliderSpecifier",
    "PSTitleValueSpecifier", "PSTextFieldSpecifier", "PSMultiValueSpecifier",
    "PSRadioGroupSpecifier", "IASKOpenURLSpecifier", "IASKMailComposeSpecifier",
    "IASKButtonSpecifier", "IASKTextViewSpecifier", "IASKDatePickerSpecifier",
    "IASKListGroupSpecifier", "IASKCustomViewSpecifier",
}
DEVICES = {"phone": "~iphone", "pad": "~ipad"}


def is_for_the_library(bundle):
    """Whether a bundle names InAppSettingsKit in any way."""
    return bundle.name == "InAppSettings.bundle" or any(
        path.name.endswith(".inApp.plist") or b"IASK" in path.read_bytes()
        for path in bundle.rglob("*.plist"))


SCHEMA = json.loads((ROOT / "docs/inspect.schema.json").read_text())
SAMPLE = ROOT / "docs/examples/Fieldbook/InAppSettings.bundle"
FOUND = [b for b in sorted(BUNDLES.glob("case-*/*.bundle")) if is_for_the_library(b)]
IDS = [bundle.parent.name for bundle in FOUND]

with_corpus = pytest.mark.skipif(not FOUND, reason="the corpus does not lie beside the package")


def chosen(bundle, pane, idiom):
    """The file of a page, in the order in which the library asks; None without one."""
    for extension in (".inApp.plist", ".plist"):
        for device in (DEVICES[idiom], ""):
            path = bundle / f"{pane}{device}{extension}"
            if path.exists():
                return path
    return None


def specifiers(path, idiom):
    data = path.read_bytes()
    page = plistlib.loads(data[max(data.find(b"<?xml"), 0):])
    return [
        s for s in page["PreferenceSpecifiers"]
        if idiom.title() in (s.get("SupportedUserInterfaceIdioms") or ["Phone", "Pad"])
    ]


@pytest.fixture(scope="module")
def in_app_site(vitrine, tmp_path_factory):
    folder = tmp_path_factory.mktemp("in-app") / "site"
    result = vitrine(
        "build", *FOUND, "--dialect", "in-app", "--output", folder, "--quiet", check=False)
    assert result.returncode == 1, result.stderr
    summary = json.loads((folder / "site.json").read_text())
    return folder, {bundle["source"]: bundle for bundle in summary["bundles"]}


@with_corpus
@pytest.mark.parametrize("bundle", FOUND, ids=IDS)
def test_every_type_of_the_library_is_shown(in_app_site, bundle):
    folder, by_source = in_app_site
    entry = by_source[str(bundle)]
    assert entry["pages"]
    for page in entry["pages"]:
        assert not page["pane"].endswith(".inApp")
        path = chosen(bundle, page["pane"], page["idiom"])
        declared = [s.get("Type", "missing") for s in specifiers(path, page["idiom"])]
        tree = html5lib.parse((folder / page["path"]).read_bytes())
        form = tree.find(f".//{XHTML}form[@data-pane]")
        assert form.get("data-dialect") == "in-app"
        rows = [e for e in form.iter() if e.get("data-specifier") is not None]
        # Rows of lists have types too; they stand inside of their list.
        inside = {id(e) for r in rows if "list-group" in r.get("class", "") for e in r.iter()
                  if e is not r}
        own = [row for row in rows if id(row) not in inside]
        assert [row.get("data-specifier") for row in own] == declared
        marked = {r.get("data-specifier") for r in rows if "unsupported" in r.get("class")}
        assert not marked & TYPES


@with_corpus
@pytest.mark.parametrize("bundle", FOUND, ids=IDS)
def test_inspect_tells_the_file_and_the_table(vitrine, bundle):
    result = vitrine("inspect", bundle, "--dialect", "in-app", check=False)
    told = json.loads(result.stdout)
    assert told["dialect"] == "in-app"
    jsonschema.validate(told, SCHEMA)
    panes = {pane["file"]: pane for pane in told["panes"]}
    tables = {path.stem for path in bundle.glob("*.lproj/*.strings")}
    for pane in told["panes"]:
        for idiom in pane["usedBy"]:
            path = chosen(bundle, pane["pane"], idiom)
            assert str(path.relative_to(bundle)) == pane["file"]
        data = (bundle / pane["file"]).read_bytes()
        named = plistlib.loads(data[max(data.find(b"<?xml"), 0):]).get("StringsTable")
        guess = [name for name in (pane["pane"].split("/")[-1], "Root") if name in tables]
        assert pane["stringsTable"] == (named or (guess or [None])[0])
    assert len(panes) == len(told["panes"])
    # No remark says that a type of the library's is unknown.
    for name in re.findall(r"warning: “(\w+)” is no type", result.stderr):
        assert name not in TYPES


@with_corpus
def test_settings_marks_the_rows_that_it_cannot_show(vitrine, tmp_path):
    with_types = [b for b in FOUND if (b / "Root.plist").exists()
                  and b"IASKButtonSpecifier" in (b / "Root.plist").read_bytes()]
    assert with_types
    vitrine("build", with_types[0], "--output", tmp_path / "site", "--quiet", check=False)
    root = next((tmp_path / "site").rglob("phone/Root.html")).read_text()
    assert root.count('class="row unsupported"') >= 1
    assert "is a type of InAppSettingsKit" in root


def test_the_sample_has_every_type_and_nothing_wrong(vitrine):
    result = vitrine("inspect", SAMPLE, "--dialect", "in-app")
    assert result.stderr == ""
    told = json.loads(result.stdout)
    jsonschema.validate(told, SCHEMA)
    specifiers = [s for pane in told["panes"] for s in pane["specifiers"]]
    assert {s["type"] for s in specifiers} == TYPES
    assert {"Root.inApp.plist", "Station~ipad.plist"} <= {pane["file"] for pane in told["panes"]}
    # What Settings makes of the rows, it says row by row; pages for the library alone are not its own.
    settings = vitrine("inspect", SAMPLE, "--dialect", "settings", check=False)
    assert settings.returncode == 1 and "[missing-root]" in settings.stderr
    assert settings.stderr.count("is a type of InAppSettingsKit") == sum(
        s["type"].startswith("IASK") for pane in told["panes"] if ".inApp" not in pane["file"]
        for s in pane["specifiers"])
