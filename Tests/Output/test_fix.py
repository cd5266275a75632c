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


@pytest.mark.skipif(not shutil.which("patch"), reason="patch is not installed")
@pytest.mark.parametrize("folder", ["App", "Two words", "Ünï"])
@pytest.mark.parametrize("end", ["\n", "\r\n", ""])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_patch_writes_the_same(vitrine, tmp_path, folder, end, mark):
    text = mark + PAGE
    # An empty end is no end of the last line.
    text = text.rstrip("\n") if end == "" else text.replace("\n", end)
    bundle = tmp_path / "fixed" / folder / "Settings.bundle"
    bundle.mkdir(parents=True)
    (bundle / "Root.plist").write_bytes(text.encode())
    shutil.copytree(tmp_path / "fixed", tmp_path / "patched")

    diff = subprocess.run(
        [vitrine("--version").args[0], "lint", "--fix", "--dry-run", folder],
        cwd=tmp_path / "fixed", capture_output=True, check=True)
    assert b"3 would be fixed in 1 file" in diff.stderr
    assert (bundle / "Root.plist").read_bytes() == text.encode()
    subprocess.run(
        ["patch", "-p1", "--binary"], cwd=tmp_path / "patched", input=diff.stdout, check=True)
    vitrine("lint", "--fix", folder, cwd=tmp_path / "fixed")

    fixed = (bundle / "Root.plist").read_bytes()
    assert fixed != text.encode()
    assert (tmp_path / "patched" / folder / "Settings.bundle/Root.plist").read_bytes() == fixed
    again = vitrine("lint", "--fix", folder, cwd=tmp_path / "fixed").stderr
    assert again.startswith("nothing fixed\n")
