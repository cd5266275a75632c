"""What `lint --fix` writes is what its diff says."""

import shutil
import subprocess

import pytest

PAGE = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
\t<key>PreferenceSpecifiers</key>
\t<array>
\t\t<dict>
\t\t\t<key>Type</key>
\t\t\t<string>PSTextFieldSpecifier</string>
\t\t\t<key>Key</key>
\t\t\t<string>mail</string>
\t\t\t<key>KeyboardType</key>
\t\t\t<string>emailAddress</string>
\t\t\t<key>AutoCorrectionType</key>
\t\t\t<string>No</string>
\t\t</dict>
\t\t<dict>
\t\t\t<key>Type</key>
\t\t\t<string>PSTextFieldSpecifier</string>
\t\t\t<key>Title</key>
\t\t\t<string>Secret — é</string>
\t\t\t<key>Key</key>
\t\t\t<string>secret</string>
\t\t\t<key>IsSecure</key>
\t\t\t<string>YES</string>
\t\t</dict>
\t</array>
</dict>
</plist>
"""

TABLED_PAGE = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>StringsTable</key><string>Root</string>
<key>PreferenceSpecifiers</key><array>
<dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>A</string></dict>
</array></dict></plist>
"""

needs_patch = pytest.mark.skipif(not shutil.which("patch"), reason="patch is not installed")


@needs_patch
@pytest.mark.parametrize("folder", ["App", "Two words", "Ünï"])
@pytest.mark.parametrize("end", ["\n", "\r\n", ""])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_patch_writes_the_same(vitrine, tmp_path, folder, end, mark):
    text = mark + PAGE
    # An empty end is no end of the last line.
    text = text.rstrip("\n") if end == "" else text.replace("\n", end)
    assert_patch_writes_the_same(vitrine, tmp_path, folder, {"Root.plist": text}, "Root.plist", 3)


@needs_patch
@pytest.mark.parametrize("end", ["\n", ""])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_patch_writes_the_same_table(vitrine, tmp_path, end, mark):
    table = mark + '"A" = "B";\n"C" "D"' + end
    files = {"Root.plist": TABLED_PAGE, "en.lproj/Root.strings": table}
    assert_patch_writes_the_same(vitrine, tmp_path, "App", files, "en.lproj/Root.strings", 2)


def assert_patch_writes_the_same(vitrine, tmp_path, folder, files, name, count):
    """Checks that a bundle's one file with mistakes becomes the same by the diff as by fixing."""
    bundle = tmp_path / "fixed" / folder / "Settings.bundle"
    for path, text in files.items():
        (bundle / path).parent.mkdir(parents=True, exist_ok=True)
        (bundle / path).write_bytes(text.encode())
    shutil.copytree(tmp_path / "fixed", tmp_path / "patched")

    diff = subprocess.run(
        [vitrine("--version").args[0], "lint", "--fix", "--dry-run", folder],
        cwd=tmp_path / "fixed", capture_output=True, check=True)
    assert f"{count} would be fixed in 1 file".encode() in diff.stderr
    assert (bundle / name).read_bytes() == files[name].encode()
    subprocess.run(
        ["patch", "-p1", "--binary"], cwd=tmp_path / "patched", input=diff.stdout, check=True)
    vitrine("lint", "--fix", folder, cwd=tmp_path / "fixed")

    fixed = (bundle / name).read_bytes()
    assert fixed != files[name].encode()
    assert (tmp_path / "patched" / folder / "Settings.bundle" / name).read_bytes() == fixed
    again = vitrine("lint", "--fix", folder, cwd=tmp_path / "fixed").stderr
    assert again.startswith("nothing fixed\n")
