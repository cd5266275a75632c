"""What `lint` finds in bundles shaped like real ones."""

import collections
import json

import pytest

from places import corpus_bundles

BUNDLES = corpus_bundles()

pytestmark = pytest.mark.skipif(not BUNDLES, reason="the corpus does not lie beside the package")

# Most bundles that were shipped work: what breaks them is rare. A rule that finds an error in many
# of them finds something else.
MOST_BUNDLES_WITH_ERRORS = len(BUNDLES) // 3


@pytest.fixture(scope="module")
def findings(vitrine):
    result = vitrine("lint", "--format", "json", *BUNDLES, check=False)
    assert result.returncode == 1
    assert result.stderr == ""
    return json.loads(result.stdout)


def bundle(finding):
    [folder] = [b for b in map(str, BUNDLES) if (finding["path"] + "/").startswith(b + "/")]
    return folder


def test_table(findings, vitrine, capsys):
    """Prints how often each rule fires (`pytest -s`)."""
    rules = {line.split()[0] for line in vitrine("rules").stdout.splitlines()}
    count = collections.Counter(f["rule"] for f in findings)
    where = collections.defaultdict(set)
    for finding in findings:
        where[finding["rule"]].add(bundle(finding))
    with capsys.disabled():
        print()
        for rule, number in count.most_common():
            print(f"{rule:28}{number:6} in {len(where[rule]):3} of {len(BUNDLES)} bundles")
    assert set(count) <= rules


def test_every_finding_has_a_place(findings):
    whole_files = {
        "missing-root", "no-specifiers", "orphan-pane", "unused-file", "unused-table",
        "localized-page", "unknown-language",
    }
    for finding in findings:
        if finding["line"] is None:
            assert finding["rule"] in whole_files, finding


def test_errors_are_rare(findings):
    broken = {bundle(f) for f in findings if f["severity"] == "error"}
    assert len(broken) <= MOST_BUNDLES_WITH_ERRORS


def test_order_is_stable(findings, vitrine):
    again = vitrine("lint", "--format", "json", *reversed(BUNDLES), check=False)
    assert json.loads(again.stdout) == findings
