"""What the pages of rules show of a project is found, and is not once it is fixed."""

import json
import pathlib
import re

import pytest

from places import ROOT

PAGES = sorted((ROOT / "docs/rules").glob("*.md"))
BLOCK = re.compile(r"^```\w+( fixed)? ((?:docs/|Themes/|vitrine)\S+)\n(.*?)^```$", re.M | re.S)

SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>PreferenceSpecifiers</key><array><dict>
<key>Type</key><string>PSToggleSwitchSpecifier</string>
<key>Title</key><string>Sound</string><key>Key</key><string>sound</string>
<key>DefaultValue</key><true/></dict></array></dict></plist>
"""


def examples():
    for page in PAGES:
        for fixed, name, text in BLOCK.findall(page.read_text()):
            yield pytest.param(page.stem, bool(fixed), name, text, id=page.stem + (fixed or ""))


def findings(vitrine, folder, name, text):
    """What a build says of a project with one file that matters: the rules, and the place of the first."""
    files = {"Settings.bundle/Root.plist": SETTINGS, "docs/index.md": "# Start\n"}
    if name.startswith("Themes/"):
        files |= {"vitrine.yml": "theme: Mine\n", "Themes/Mine/theme.yml": "extends: Cupertino\n"}
    for path, content in (files | {name: text}).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    found = json.loads(vitrine("build", "--format", "json", cwd=folder, check=False).stderr)
    places = {(f["path"], f["line"], f["column"]) for f in found}
    return {f["rule"] for f in found}, places


@pytest.mark.parametrize("rule, fixed, name, text", list(examples()))
def test_examples(vitrine, tmp_path, rule, fixed, name, text):
    before, mark, _ = text.partition("①")
    rules, places = findings(vitrine, tmp_path, name, text.replace("①", ""))
    if fixed:
        assert rules == set()
        return
    assert rule in rules
    # A page whose template is wrong is missing too.
    assert rules <= {rule, "missing-frame"}
    place = (before.count("\n") + 1, len(before.rpartition("\n")[2].encode()) + 1)
    assert (name, *(place if mark else (None, None))) in places


def test_most_rules_of_projects_are_tried():
    tried = {p.values[0] for p in examples() if not p.values[1]}
    assert len(tried) > 30


def test_lint_says_the_same_of_documents(vitrine, tmp_path):
    """Whatever a build says of documents and of the project's file, lint says in the same words."""
    for p in examples():
        rule, fixed, name, text = p.values
        if fixed or name.startswith("Themes/") or rule == "theme-option":
            continue
        folder = tmp_path / rule
        folder.mkdir()
        findings(vitrine, folder, name, text.replace("①", ""))
        built = vitrine("build", "--format", "json", cwd=folder, check=False)
        linted = vitrine("lint", "--format", "json", cwd=folder, check=False)
        assert json.loads(linted.stdout) == json.loads(built.stderr), rule
        assert linted.returncode == built.returncode, rule
