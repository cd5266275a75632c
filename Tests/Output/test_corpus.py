"""Bundles shaped like real ones: what the program and its pages say, beside what an independent
reader of the same files says."""

import json

import html5lib
import pytest

from places import SHARED

BUNDLES = SHARED / "corpus/bundles"
FACTS = sorted((BUNDLES / "facts").glob("*.json"))
NAMES = [path.stem for path in FACTS]

pytestmark = pytest.mark.skipif(not FACTS, reason="the corpus does not lie beside the package")

XHTML = "{http://www.w3.org/1999/xhtml}"


def load(name):
    facts = json.loads((BUNDLES / f"facts/{name}.json").read_text())
    return facts, BUNDLES / name / facts["bundle"]


def views(facts):
    """Every pane as each idiom has it: pane, idiom, facts."""
    for pane in facts["panes"]:
        for idiom in ("phone", "pad"):
            view = pane["phone"] if pane[idiom] == "=phone" else pane[idiom]
            if view:
                yield pane, idiom, view


def tag(locale):
    """The BCP 47 tag of a folder name that occurs in the corpus."""
    subtags = locale.replace("_", "-").split("-")
    usual = {2: str.upper, 4: str.title}
    return "-".join([subtags[0].lower()] + [usual.get(len(s), str.lower)(s) for s in subtags[1:]])


def specified(value):
    """A value of the facts as `inspect` tells it: Python's types are JSON's."""
    if isinstance(value, dict):
        return value.get("value", value)
    return value


@pytest.mark.parametrize("name", NAMES)
def test_inspect_agrees(vitrine, name):
    facts, bundle = load(name)
    result = vitrine("inspect", bundle, check=False)
    assert result.returncode in (0, 1), result.stderr
    told = json.loads(result.stdout)
    files = {pane["file"]: pane for pane in told["panes"]}

    assert told["locales"] == sorted({tag(l) for l in facts["locales"]} or {"en"})
    used = {view["file"] for _, _, view in views(facts)}
    assert set(files) == used
    for pane, idiom, view in views(facts):
        file = files[view["file"]]
        assert file["pane"] == pane["name"]
        assert idiom in file["usedBy"]
        assert (idiom in file["reachable"]) == (idiom in pane["reachable"])
        assert file["title"] == view["title"]
        assert file["stringsTable"] == view["stringsTable"]
        shown = [
            s for s in file["specifiers"]
            if s["idioms"] is None or idiom.title() in s["idioms"]
        ]
        assert [s["index"] for s in shown] == [s["index"] for s in view["specifiers"]]
        for specifier, expected in zip(shown, view["specifiers"]):
            assert specifier["type"] == expected.get("Type")
            assert specifier["key"] == expected.get("Key")
            assert specifier["title"] == expected.get("Title")
            if "DefaultValue" in expected:
                assert specifier["default"]["value"] == specified(expected["DefaultValue"])
            else:
                assert specifier["default"] is None
            for key in ("Values", "Titles"):
                if key in expected and all(not isinstance(v, dict) for v in expected[key]):
                    found = specifier[key.lower()]
                    texts = [v["value"] if key == "Values" else v for v in found]
                    wanted = expected[key] if key == "Values" else [text(v) for v in expected[key]]
                    assert texts == wanted
        for locale, titles in view.get("localized", {}).items():
            localized = told["localized"][tag(locale)][view["file"]]["specifiers"]
            by_index = {s["index"]: s["title"] for s in localized}
            # Null: the pane is not localized, and shows its titles as they are.
            raw = [s.get("Title") for s in view["specifiers"]]
            assert [by_index[s["index"]] for s in view["specifiers"]] == (titles or raw)


def text(value):
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


@pytest.fixture(scope="session")
def corpus_site(vitrine, tmp_path_factory):
    """One site of all bundles, and the summary that it comes with."""
    folder = tmp_path_factory.mktemp("corpus") / "site"
    bundles = [load(name)[1] for name in NAMES]
    result = vitrine("build", *bundles, "--output", folder, "--quiet", check=False)
    assert result.returncode == 1, result.stderr
    summary = json.loads((folder / "site.json").read_text())
    by_source = {bundle["source"]: bundle for bundle in summary["bundles"]}
    assert len(by_source) == len(NAMES)
    return folder, by_source


@pytest.mark.parametrize("name", NAMES)
def test_pages_agree(corpus_site, name):
    facts, bundle = load(name)
    folder, by_source = corpus_site
    entry = by_source[str(bundle)]
    assert sorted(entry["panes"]) == sorted(p["name"] for p in facts["panes"])
    pages = {(p["pane"], p["locale"], p["idiom"]): p["path"] for p in entry["pages"]}
    locales = facts["locales"] or [None]
    assert len(pages) == len(list(views(facts))) * len({tag(l) if l else "en" for l in locales})
    for pane, idiom, view in views(facts):
        for locale in locales:
            language = tag(locale) if locale else "en"
            titles = view.get("localized", {}).get(locale)
            page = html5lib.parse((folder / pages[pane["name"], language, idiom]).read_bytes())
            check_page(page, pane["name"], idiom, language, view["specifiers"], titles)


def check_page(page, pane, idiom, language, specifiers, titles):
    assert page.get("lang") == language
    forms = page.findall(f".//{XHTML}form[@data-pane]")
    assert len(forms) == 1
    form = forms[0]
    assert form.get("data-pane") == pane
    assert form.get("data-idiom") == idiom
    assert form.get("data-locale") == language
    assert form.get("novalidate") is not None and form.get("action") is None

    rows = [e for e in form.iter() if e.get("data-specifier") is not None]
    assert [row.get("data-specifier") for row in rows] == [
        s.get("Type", "missing") for s in specifiers]
    assert [row.get("data-key") for row in rows] == [s.get("Key") for s in specifiers]
    raw = [s.get("Title") for s in specifiers]
    for row, title in zip(rows, titles or raw):
        if title is not None and row.get("data-specifier") != "PSSliderSpecifier":
            assert squeeze(title) in squeeze("".join(row.itertext()))


def squeeze(text):
    return " ".join(text.split())
