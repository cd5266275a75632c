"""What the project's file says of a bundle counts too where the command line names it."""

import subprocess

import pytest

ROOT = """<plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
<dict><key>Type</key><string>IASKButtonSpecifier</string><key>Key</key><string>b</string>
<key>Title</key><string>Go</string></dict></array></dict></plist>"""


@pytest.fixture
def project(tmp_path):
    bundle = tmp_path / "App/InAppSettings.bundle"
    bundle.mkdir(parents=True)
    (bundle / "Root.inApp.plist").write_text(ROOT)
    (tmp_path / "vitrine.yml").write_text(
        "bundles:\n  - path: App/InAppSettings.bundle\n    dialect: in-app\n    name: Named\n")
    return tmp_path


@pytest.mark.parametrize("operand", ["App/InAppSettings.bundle", "./App/InAppSettings.bundle/"])
def test_the_dialect_of_the_project_counts(vitrine, project, operand):
    lint = vitrine("lint", operand, cwd=project, check=False)
    assert "missing-root" not in lint.stdout + lint.stderr and lint.returncode == 0
    inspected = vitrine("inspect", operand, cwd=project)
    assert '"dialect": "in-app"' in inspected.stdout
    vitrine("build", operand, "--quiet", cwd=project)
    assert (project / "site/named/index.html").exists()
    asked = vitrine("lint", operand, "--dialect", "settings", cwd=project, check=False)
    assert "missing-root" in asked.stdout


def test_a_bundle_of_the_other_dialect_is_told(vitrine, project):
    (project / "vitrine.yml").unlink()
    said = vitrine("build", cwd=project, check=False)
    assert said.returncode == 2
    assert "“App/InAppSettings.bundle”: “--dialect in-app” reads it" in said.stderr


def test_a_scene_is_called_by_its_revision_from_wherever_one_stands(vitrine, tmp_path):
    folder = tmp_path / "App/Base.lproj"
    folder.mkdir(parents=True)
    from places import SAMPLE
    text = (SAMPLE.parent / "Base.lproj/Account.storyboard").read_text()

    def git(*words):
        subprocess.run(["git", "-C", tmp_path, "-c", "user.name=n", "-c", "user.email=e", *words],
                       check=True, capture_output=True)

    git("init")
    for number in (1, 2):
        (folder / "Main.storyboard").write_text(
            text if number == 1 else text.replace('keyboardType="emailAddress"', ""))
        git("add", ".")
        git("commit", "--message", str(number))
        git("tag", f"v{number}")
    said = vitrine("diff", "--git", "v1..v2", "Main.storyboard", cwd=folder, check=False)
    assert said.stdout.startswith("v2:App/Base.lproj/Main.storyboard:"), said.stdout
