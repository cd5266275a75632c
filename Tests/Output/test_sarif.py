"""Diagnostics as SARIF, beside its schema and beside what the other forms say."""

import json

import jsonschema
import pytest

from places import SAMPLE, SHARED, corpus_bundles

SCHEMA = SHARED / "suites/sarif/sarif-schema-2.1.0.json"
BUNDLES = corpus_bundles()

BROKEN = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>StringsTable</key><string>Root</string>
<key>PreferenceSpecifiers</key><array>
<dict><key>Type</key><string>PSChildPaneSpecifier</string><key>Title</key><string>日本</string><key>File</key><string>Nowhere</string></dict>
<dict><key>Title</key><string>日本</string><key>Type</key><string>PSTogleSwitchSpecifier</string><key>Key</key><string>k</string></dict>
"""


@pytest.fixture(scope="module")
def validate():
    if not SCHEMA.exists():
        pytest.skip("the schema of SARIF does not lie beside the package")
    validator = jsonschema.Draft7Validator(json.loads(SCHEMA.read_text()))
    return lambda log: [f"{e.json_path}: {e.message}" for e in validator.iter_errors(log)]


@pytest.fixture
def broken(tmp_path):
    bundle = tmp_path / "My App" / "Settings.bundle"
    (bundle / "en.lproj").mkdir(parents=True)
    (bundle / "Root.plist").write_text(BROKEN)
    (bundle / "en.lproj/Root.strings").write_text('"a" = "b";\n"c" = oh no;\n')
    (tmp_path / "vitrine.yml").write_text("bundles: My App\nnonsense: 1\n")
    return tmp_path


def build(vitrine, folder, form, *words):
    result = vitrine(
        "build", *words, "--output", folder / "site", "--format", form, cwd=folder, check=False)
    assert result.stdout == ""
    return result


def test_sarif_fits(vitrine, validate, broken):
    result = build(vitrine, broken, "sarif")
    assert result.returncode == 1
    log = json.loads(result.stderr)
    assert validate(log) == []
    assert len(log["runs"][0]["results"]) >= 4


def test_what_lint_finds_fits(vitrine, validate, broken):
    result = vitrine("lint", "--format", "sarif", cwd=broken, check=False)
    assert result.returncode == 1
    assert result.stderr == ""
    log = json.loads(result.stdout)
    assert validate(log) == []


def test_rules_are_described(vitrine, broken):
    run = json.loads(vitrine("lint", "--format", "sarif", cwd=broken, check=False).stdout)["runs"][0]
    rules = {rule["id"]: rule for rule in run["tool"]["driver"]["rules"]}
    listed = {line.split()[0]: line.split()[1] for line in vitrine("rules").stdout.splitlines()}
    assert "missing-pane" in rules and "vanishing-bundle" in rules
    for name, rule in rules.items():
        assert rule["shortDescription"]["text"]
        assert rule["help"]["text"]
        assert rule["defaultConfiguration"] == {"enabled": True, "level": listed[name]}


def test_fixes_are_edits_of_the_file(vitrine, validate, broken):
    log = json.loads(vitrine("lint", "--format", "sarif", cwd=broken, check=False).stdout)
    [result] = [one for one in log["runs"][0]["results"] if one["ruleId"] == "unknown-type"]
    [change] = result["fixes"][0]["artifactChanges"]
    [replacement] = change["replacements"]
    assert replacement["insertedContent"]["text"] == "<string>PSToggleSwitchSpecifier</string>"
    region = replacement["deletedRegion"]
    assert region == result["locations"][0]["physicalLocation"]["region"]
    line = BROKEN.splitlines()[region["startLine"] - 1]
    wrong = line[region["startColumn"] - 1:region["endColumn"] - 1]
    assert wrong == "<string>PSTogleSwitchSpecifier</string>"


def test_the_schema_notices(vitrine, validate, broken):
    log = json.loads(build(vitrine, broken, "sarif").stderr)
    log["runs"][0]["results"][0]["level"] = "fatal"
    assert validate(log) != []


def test_nothing_to_say_fits(vitrine, validate, tmp_path):
    result = build(vitrine, tmp_path, "sarif", SAMPLE)
    assert result.returncode == 0
    log = json.loads(result.stderr)
    assert validate(log) == []
    assert log["runs"][0]["results"] == []


@pytest.mark.skipif(not BUNDLES, reason="the corpus does not lie beside the package")
def test_the_corpus_fits(vitrine, validate, tmp_path):
    result = build(vitrine, tmp_path, "sarif", *BUNDLES)
    assert result.returncode == 1
    log = json.loads(result.stderr)
    assert validate(log) == []
    assert len(log["runs"][0]["results"]) > 50


def test_all_forms_say_the_same(vitrine, broken):
    told = json.loads(build(vitrine, broken, "json").stderr)
    run = json.loads(build(vitrine, broken, "sarif").stderr)["runs"][0]
    assert len(told) == len(run["results"])
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    for one, other in zip(told, run["results"]):
        assert other["ruleId"] == one["rule"] == rules[other["ruleIndex"]]
        assert other["level"] == one["severity"]
        assert other["message"]["text"] == one["message"]
        place = other["locations"][0]["physicalLocation"]
        assert place["artifactLocation"]["uri"] == one["path"].replace(" ", "%20")
        assert place.get("region", {}).get("startLine") == one.get("line")
    lines = build(vitrine, broken, "text").stderr.splitlines()
    commands = build(vitrine, broken, "github").stderr.splitlines()
    assert len(commands) == len(told)
    for one, command in zip(told, commands):
        place = f":{one['line']}:{one['column']}" if one["line"] is not None else ""
        line = f"{one['path']}{place}: {one['severity']}: {one['message']} [{one['rule']}]"
        assert line in lines
        kind = {"note": "notice"}.get(one["severity"], one["severity"])
        assert command.startswith(f"::{kind} file={one['path']}")
        assert command.endswith(f"::{one['message']}")


def test_columns_count_utf16(vitrine, broken):
    told = json.loads(build(vitrine, broken, "json").stderr)
    run = json.loads(build(vitrine, broken, "sarif").stderr)["runs"][0]
    [column] = [one["column"] for one in told if one["rule"] == "missing-pane"]
    [result] = [one for one in run["results"] if one["ruleId"] == "missing-pane"]
    line = BROKEN.splitlines()[4]
    assert line.encode()[column - 1:].startswith(b"<string>Nowhere")
    region = result["locations"][0]["physicalLocation"]["region"]
    assert line[region["startColumn"] - 1:].startswith("<string>Nowhere")
