"""What all tests of the program's output share: the program, and the sample's site."""

import subprocess

import pytest

from places import ROOT


@pytest.fixture(scope="session")
def vitrine():
    """Runs the program that `swift test` has built; gives what subprocess.run gives.

    `most_memory` is in megabytes of address space.
    """
    program = ROOT / ".build/debug/vitrine"
    if not program.exists():
        subprocess.run(["swift", "build", "--product", "vitrine"], cwd=ROOT, check=True)

    def run(*words, cwd=ROOT, check=True, most_memory=None):
        limit = ["prlimit", f"--as={most_memory * 10**6}"] if most_memory else []
        result = subprocess.run(
            [*limit, program, *map(str, words)], cwd=cwd, capture_output=True, text=True)
        if check:
            assert result.returncode == 0, result.stderr
        return result

    return run


@pytest.fixture(scope="session")
def site(vitrine, tmp_path_factory):
    """The folder of the project's own site, with the sample bundle."""
    folder = tmp_path_factory.mktemp("site") / "site"
    vitrine("build", "--output", folder, "--quiet")
    return folder
