"""The search: by titles in every language, by keys, from a disk, and by the keyboard alone."""

import plistlib

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from places import ROOT
from test_accessibility import AXE


@pytest.fixture(scope="module")
def searched(vitrine, tmp_path_factory):
    """A site whose settings are called in many scripts."""
    folder = tmp_path_factory.mktemp("searched")
    bundle = folder / "Sample/Settings.bundle"
    rows = [
        ("media_server_url", "Address of the server"), ("sync", "Sync"), ("sync_often", "Sync often"),
        ("often", "When to sync"), ("size", "Größe"), ("breakfast", "Petit déjeuner"),
        ("language", "日本語の設定"), ("thai", "ภาษาไทย"), ("korean", "언어 설정"),
        ("arabic", "اللُّغَة العربية"), ("wide", "ＷＩＤＥ"), ("proxyServerHost", "Proxy"),
        ("plain", "<b>&amp;"), ("cyrillic", "п" * 40), ("", ""),
    ]
    bundle.mkdir(parents=True)
    (bundle / "de.lproj").mkdir()
    (bundle / "en.lproj").mkdir()
    (bundle / "Root.plist").write_bytes(plistlib.dumps({
        "StringsTable": "Root", "PreferenceSpecifiers": [
            {"Type": "PSTextFieldSpecifier", "Key": key, "Title": title} for key, title in rows]}))
    (bundle / "en.lproj/Root.strings").write_text("")
    (bundle / "de.lproj/Root.strings").write_text('"Proxy" = "Zwischenrechner";')
    # An empty key is among them, which is an error.
    assert vitrine("build", bundle, "--output", folder / "site", check=False).returncode == 1
    return folder / "site"


def open_search(browser, page):
    browser.get(page.as_uri())
    browser.find_element("css selector", ".search-button").click()
    return browser.find_element("css selector", "dialog.search input")


def results(browser, field, query):
    """The titles that a query finds, when the index is there."""
    field.clear()
    field.send_keys(query)
    wait(browser, lambda: browser.find_element("css selector", ".search-status").text != "")
    return browser.execute_script(
        "return [...document.querySelectorAll('dialog.search [role=option] .title')]"
        ".map(title => title.textContent)")


def wait(browser, condition):
    WebDriverWait(browser, 10).until(lambda _: condition())


@pytest.mark.parametrize("query, first", [
    ("addr", "Address of the server"), ("server address", "Address of the server"),
    ("media_server_url", "Address of the server"), ("url", "Address of the server"),
    ("grosse", "Größe"), ("GRÖSSE", "Größe"), ("dejeuner", "Petit déjeuner"),
    ("de\u0301jeu", "Petit déjeuner"),
    ("設定", "日本語の設定"), ("語の設", "日本語の設定"), ("日", "日本語の設定"), ("定", "日本語の設定"),
    ("ไทย", "ภาษาไทย"), ("설", "언어 설정"), ("اللغة", "اللُّغَة العربية"), ("عربية", None),
    ("wide", "ＷＩＤＥ"), ("proxyserver", "Proxy"), ("host", "Proxy"), ("zwischen", "Proxy"),
    ("sync", "Sync"), ("sync o", "Sync often"), ("<b>", "<b>&amp;"),
    # Of a longer word, as much counts as the index has: bytes, not characters.
    ("п" * 40, "п" * 40), ("ж" * 33 + "nowhere", None),
    ("proxy nowhere", "Proxy"), ("nowhere", None), ("rver", None),
])
def test_finds(browser, searched, query, first):
    field = open_search(browser, searched / "index.html")
    found = results(browser, field, query)
    assert (found[0] if found else None) == first


def test_titles_come_before_words_in_them(browser, searched):
    field = open_search(browser, searched / "index.html")
    assert results(browser, field, "sync") == ["Sync", "Sync often", "When to sync"]


def test_marks_what_was_looked_for(browser, searched):
    field = open_search(browser, searched / "index.html")
    results(browser, field, "GROSS")
    assert marks(browser) == ["Größ"]
    results(browser, field, "url addr")
    assert marks(browser) == ["Addr", "url"]
    results(browser, field, "の設")
    assert marks(browser) == ["の設"]


def marks(browser):
    return browser.execute_script(
        "return [...document.querySelectorAll('dialog.search [aria-selected=true] mark')]"
        ".map(mark => mark.textContent)")


def test_works_by_keys_alone(browser, searched):
    browser.get((searched / "sample/en/phone/Root.html").as_uri())
    is_open = lambda: browser.execute_script("return document.querySelector('dialog.search').open")
    assert not is_open()
    press(browser, "/")
    assert is_open()
    field = browser.switch_to.active_element
    assert field.get_attribute("role") == "combobox" and field.get_attribute("value") == ""
    results(browser, field, "sync")
    assert field.get_attribute("aria-expanded") == "true"
    field.send_keys(Keys.ARROW_DOWN)
    assert active(browser, field) == "Sync often"
    field.send_keys(Keys.ARROW_UP, Keys.ARROW_UP)
    assert active(browser, field) == "When to sync"
    field.send_keys(Keys.ESCAPE)
    assert not is_open()
    focused = browser.switch_to.active_element.get_attribute("class")
    assert "search-button" in focused
    ActionChains(browser).key_down(Keys.CONTROL).send_keys("k").key_up(Keys.CONTROL).perform()
    assert is_open()
    field = browser.switch_to.active_element
    results(browser, field, "sync o")
    field.send_keys(Keys.ENTER)
    wait(browser, lambda: "sample/reference.html#setting-" in browser.current_url)
    assert not is_open()


def press(browser, key):
    ActionChains(browser).send_keys(key).perform()


def active(browser, field):
    return browser.execute_script(
        "return document.getElementById(arguments[0].getAttribute('aria-activedescendant'))"
        ".querySelector('.title').textContent", field)


def test_a_slash_in_a_field_is_a_slash(browser, searched):
    browser.get((searched / "sample/en/phone/Root.html").as_uri())
    field = browser.find_element("css selector", ".scroller input")
    field.send_keys("a/b")
    assert field.get_attribute("value") == "a/b"
    assert not browser.execute_script("return document.querySelector('dialog.search').open")


def test_the_index_is_read_when_it_is_needed(browser, searched):
    browser.get((searched / "index.html").as_uri())
    count = ("return document.querySelectorAll('script[src$=\"search-index.js\"]').length")
    assert browser.execute_script(count) == 0
    field = browser.find_element("css selector", ".search-button")
    field.click()
    assert browser.execute_script(count) == 1
    browser.find_element("css selector", "dialog.search [value=close]").click()
    field.click()
    assert browser.execute_script(count) == 1


def test_counts_are_said(browser, searched):
    field = open_search(browser, searched / "index.html")
    status = browser.find_element("css selector", "dialog.search [role=status]")
    for query, text in [("sync", "3 results"), ("addr", "1 result"), ("nowhere", "No results")]:
        field.clear()
        field.send_keys(query)
        wait(browser, lambda: status.text == text)


def test_without_scripts_there_is_no_search(browser, scriptless_site):
    browser.get((scriptless_site / "index.html").as_uri())
    assert not browser.find_element("css selector", ".search-button").is_displayed()
    assert not browser.find_element("css selector", "dialog.search").is_displayed()


def test_folds_as_the_table_says(browser, searched):
    browser.get((searched / "index.html").as_uri())
    lines = (ROOT / "Tests/Folding.tsv").read_text().splitlines()[1:]
    pairs = [line.split("\t") for line in lines]
    folded = browser.execute_script(
        "return arguments[0].map(text => SearchText.fold(text))", [text for text, _ in pairs])
    assert list(zip([text for text, _ in pairs], folded)) == [tuple(pair) for pair in pairs]


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violation_while_open(chromium, site, scheme, width):
    chromium.set_window_size(width, 1000)
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}]})
    found = []
    for page in ["index.html", "tidepool/ar/phone/Root.html"]:
        field = open_search(chromium, site / page)
        for query in ["s", "nowhere"]:
            results(chromium, field, query)
            chromium.execute_script(AXE)
            found += chromium.execute_async_script(
                "const done = arguments[0]; axe.run(document, {resultTypes: ['violations']})"
                ".then(r => done(r.violations.flatMap(v => v.nodes.map(n => v.id + ': ' + n.html"
                "+ n.failureSummary))), e => done([String(e)]))")
    assert found == []
