"""What `inspect` writes for an app's sources: defaults, Swift, string tables, by other readers."""

import json
import plistlib
import shutil
import subprocess

import pytest

from places import ROOT, SAMPLE, corpus_bundles

FIELDBOOK = ROOT / "docs/examples/Fieldbook/InAppSettings.bundle"
BUNDLES = corpus_bundles()
needs_swift = pytest.mark.skipif(not shutil.which("swiftc"), reason="there is no swiftc")

# Keys that Swift would trip over.
KEYS = """a_b|a b|aB|A.B|1st|"quoted"|back\\slash|\\(code)|line
end|tab\there|😀|👩‍👩‍👧|self|Self|init|Type|Protocol|default|any|Any|nil|true|class|await|async|actor
rawValue|name|_|__|-|é|e\u0301|größe|日本|\u2028|\u202e turned|$0|#if|@objc|`tick`|'|*/|//|\ufeffbom
some|each|consuming|borrowing|sending|package|macro|open|lazy|get|set|willSet|left|none|Optional
Data|Date|String|SettingsKeys|SettingsKey|UserDefaults|description|hashValue|_1|setting|a1|A1|a1_2
where|while|repeat|in|is|as|operator|precedencegroup|import|typealias|throws|rethrows|super
dynamicType|unowned|weak|mutating|convenience|required|optional|final|indirect|isolated|nonisolated
discard|unsafe|then|do|of|let|var|func|enum|struct|protocol|extension|subscript|deinit|static
public|private|internal|fileprivate|inout|associatedtype|case|switch|break|continue|fallthrough|if
else|for|return|guard|defer|catch|try|throw|false|prefix|postfix|infix""".replace("\n", "|").split("|")
KEYS += ["line\nend", "", " ", "x" * 300]

VALUES = [
    True, False, 0, -1, 2**63 - 1, -(2**63), 2**64 - 1, 0.5, 1e300, -0.0, float("inf"), float("nan"),
    'a "quote" \\ \\(code) \n\r\t \u2028', "", b"", b"\0\1\2", [], {}, [1, "a", [True, {"k": 0.5}]],
    {"a": {"b": []}, "é": 1, "e\u0301": 2},
]


def inspect(vitrine, bundle, *words):
    result = vitrine("inspect", bundle, *words, check=False)
    assert result.returncode in (0, 1), result.stderr
    return result.stdout


def swiftc(*words, cwd):
    result = subprocess.run(
        ["swiftc", "-swift-version", "6", "-warnings-as-errors", *map(str, words)],
        cwd=cwd, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


def hostile(folder):
    """A bundle of all the keys, with defaults of every type."""
    def element(index, key):
        kinds = ["PSToggleSwitchSpecifier", "PSTextFieldSpecifier", "PSSliderSpecifier", "Other",
                 "PSMultiValueSpecifier"]
        return {"Type": kinds[index % len(kinds)], "Key": key, "Title": f"{key}\n*/ {index}",
                "DefaultValue": VALUES[index // len(kinds) % len(VALUES)]}

    elements = [element(index, key) for index, key in enumerate(KEYS)]
    words = ["self", "init", "default", "rawValue", "none", "some", "x-y", "Type", "case"]
    for values in (words, ["allCases", "X_y"], ["a b", "é"], ["1"], [""]):
        elements.append({"Type": "PSMultiValueSpecifier", "Key": f"choice {values[-1]}",
                         "Values": values, "Titles": values, "DefaultValue": values[0]})
    elements.append({"Type": "Other", "Key": "kinds", "DefaultValue": VALUES})
    bundle = folder / "Hostile.bundle"
    bundle.mkdir()
    (bundle / "Root.plist").write_bytes(
        plistlib.dumps({"PreferenceSpecifiers": elements}, fmt=plistlib.FMT_BINARY))
    return bundle


def written(plist):
    """Property lists are the same when their bytes are: nan is not equal to itself."""
    return plistlib.dumps(plist, sort_keys=False)


# MARK: Defaults

def firsts(vitrine, bundle, *words):
    """Each key's first default, in the order of the page files, by the JSON."""
    told = json.loads(inspect(vitrine, bundle, *words))
    found = {}
    for pane in told["panes"]:
        for element in pane["specifiers"]:
            if element["key"] and element["default"]:
                found.setdefault(element["key"], set()).add(json.dumps(element["default"]["value"]))
    return found


def test_the_sample_has_all_its_defaults(vitrine):
    defaults = plistlib.loads(inspect(vitrine, SAMPLE, "--format", "defaults").encode())
    assert set(defaults) == set(firsts(vitrine, SAMPLE))
    assert defaults["sync_enabled"] is True


def test_every_type_of_default_is_read_back(vitrine, tmp_path):
    bundle = hostile(tmp_path)
    source = plistlib.loads((bundle / "Root.plist").read_bytes())["PreferenceSpecifiers"]
    expected = {}
    for element in source:
        if element["Key"]:
            expected.setdefault(element["Key"], element["DefaultValue"])
    defaults = plistlib.loads(inspect(vitrine, bundle, "--format", "defaults").encode())
    assert written(defaults) == written(expected)


@pytest.mark.skipif(not BUNDLES, reason="the corpus does not lie beside the package")
@pytest.mark.parametrize("bundle", BUNDLES, ids=lambda bundle: bundle.parent.name)
def test_the_corpus_has_all_its_defaults(vitrine, bundle):
    defaults = plistlib.loads(inspect(vitrine, bundle, "--format", "defaults").encode())
    assert set(defaults) == set(firsts(vitrine, bundle))


# MARK: Swift

@needs_swift
def test_the_samples_compile(vitrine, tmp_path):
    for name, words in {"a": [SAMPLE], "b": [FIELDBOOK, "--dialect", "in-app"]}.items():
        file = tmp_path / f"{name}.swift"
        file.write_text(inspect(vitrine, *words, "--format", "swift"))
        swiftc("-typecheck", file, cwd=tmp_path)


@needs_swift
def test_registered_defaults_are_read_back(vitrine, tmp_path):
    """The sample's defaults and those of the hostile keys, by a program."""
    (tmp_path / "keys.swift").write_text(
        inspect(vitrine, hostile(tmp_path), "--format", "swift"))
    (tmp_path / "main.swift").write_text(r"""
import Foundation

let defaults = UserDefaults.standard
defaults.registerSettings()
precondition(defaults[SettingsKeys.aB] == true)
precondition(defaults[SettingsKeys._1st] != nil)
precondition(defaults[SettingsKeys.choiceXY] == "allCases")
precondition(defaults[SettingsKeys.choiceCase] == .`self`)
precondition(defaults.object(forKey: "\\(code)") != nil)
precondition(defaults.object(forKey: "line\nend") != nil)
precondition((defaults[SettingsKeys.kinds] ?? []).count == 20)
precondition(defaults[SettingsKeys.choiceé] == .aB)
defaults[SettingsKeys.choiceé] = .é
precondition(defaults.string(forKey: "choice é") == "é")
defaults[SettingsKeys.choiceé] = nil
precondition(defaults[SettingsKeys.choiceé] == .aB)
print("read")
""")
    swiftc("keys.swift", "main.swift", "-o", "program", cwd=tmp_path)
    result = subprocess.run(
        [tmp_path / "program"], capture_output=True, text=True, env={"HOME": str(tmp_path)})
    assert result.stdout == "read\n", result.stderr


@needs_swift
@pytest.mark.skipif(not BUNDLES, reason="the corpus does not lie beside the package")
def test_the_corpus_compiles(vitrine, tmp_path):
    """All in one run, each inside of a type of its own."""
    for index, bundle in enumerate(BUNDLES):
        text = inspect(vitrine, bundle, "--format", "swift")
        for name in ("SettingsKeys", "SettingsKey", "registerSettings"):
            text = text.replace(name, f"{name}{index}")
        (tmp_path / f"keys{index}.swift").write_text(text)
    swiftc("-typecheck", *sorted(tmp_path.glob("*.swift")), cwd=tmp_path)


# MARK: String tables

@pytest.mark.skipif(not BUNDLES, reason="the corpus does not lie beside the package")
@pytest.mark.parametrize("bundle", BUNDLES, ids=lambda bundle: bundle.parent.name)
def test_tables_of_the_corpus_lose_nothing(vitrine, tmp_path, bundle):
    """A merged table begins with the bytes of the old one, and lacks nothing when merged again."""
    def merged(file):
        return subprocess.run(
            [ROOT / ".build/debug/vitrine", "inspect", bundle, "--format", "strings", "--merge",
             file], capture_output=True)

    for table in sorted(bundle.glob("*.lproj/*.strings"))[:4]:
        result = merged(table)
        if result.returncode == 2:
            # A table that no page uses, is broken or is a property list of another form.
            assert result.stdout == b""
            continue
        assert result.stdout.startswith(table.read_bytes())
        copy = tmp_path / table.parent.name / table.name
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(result.stdout)
        assert merged(copy).stdout == result.stdout
