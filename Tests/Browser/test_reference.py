"""The reference of a bundle: what it leads to, and its filter."""

import urllib.parse

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

REFERENCE = "tidepool/reference.html"


def open_page(browser, folder, path):
    browser.get("about:blank")
    path, _, fragment = path.partition("#")
    browser.get((folder / path).as_uri() + ("#" + fragment if fragment else ""))


def filter_by(browser, text):
    field = browser.find_element(By.ID, "filter")
    field.clear()
    field.send_keys(text)


def shown(browser, selector=".setting"):
    return browser.execute_script(
        """return Array.from(document.querySelectorAll(arguments[0]))
          .filter(e => e.getClientRects().length > 0)
          .map(e => (e.querySelector('h3 code') ?? e.querySelector('a') ?? e).textContent)""",
        selector)


def status(browser):
    return browser.find_element(By.CSS_SELECTOR, "main [role='status']").text


@pytest.mark.parametrize("text, keys", [
    # By key, by title, by a title in another language, by type: in any case, with or without accents.
    ("PROFILE_NAME", ["profile_name"]),
    ("record loc", ["logbook_location"]),
    ("unites", ["logbook_units"]),
    ("Unités", ["logbook_units"]),
    ("单位", []),
    ("単位", ["logbook_units"]),
    ("slider volume", ["alert_volume"]),
    ("psradio", ["alert_lead", "display_appearance"]),
])
def test_the_filter_finds(browser, site, text, keys):
    open_page(browser, site, REFERENCE)
    every = shown(browser)
    assert status(browser) == ""
    filter_by(browser, text)
    found = shown(browser)
    if text.startswith("psradio"):
        assert found and set(found) < set(every)
        assert all("PSRadioGroupSpecifier" in e.text
                   for e in browser.find_elements(By.CSS_SELECTOR, ".setting") if e.is_displayed())
    else:
        assert found == keys
    assert status(browser) == (
        f"{len(found)} of {len(every)} settings" if found else "No setting matches")
    # The contents name what is left, and no page without any of it.
    assert len(shown(browser, ".contents ul ul li")) == len(found)
    assert len(shown(browser, ".contents > ul > li")) == len(shown(browser, ".pane-settings"))
    browser.find_element(By.ID, "filter").send_keys(Keys.ESCAPE)
    assert shown(browser) == every
    assert status(browser) == ""
    assert browser.find_element(By.ID, "filter").get_property("value") == ""


def test_a_link_to_what_is_filtered_out_shows_it(browser, site):
    open_page(browser, site, REFERENCE)
    filter_by(browser, "profile_name")
    assert shown(browser) == ["profile_name"]
    browser.execute_script("location.hash = 'setting-logbook_units'")
    target = browser.find_element(By.ID, "setting-logbook_units")
    assert target.is_displayed()
    top = browser.execute_script("return arguments[0].getBoundingClientRect().top", target)
    assert 0 < top < 200


def test_without_scripts_all_is_there_but_the_filter(browser, scriptless_site):
    open_page(browser, scriptless_site, REFERENCE)
    assert not browser.find_element(By.ID, "filter").is_displayed()
    assert len(shown(browser)) == len(browser.find_elements(By.CSS_SELECTOR, ".setting")) > 30


@pytest.mark.parametrize("width", [320, 390, 820, 1440])
def test_the_page_is_no_wider_than_the_window(chromium, site, width):
    chromium.set_window_size(max(width, 500), 900)
    chromium.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": True})
    try:
        open_page(chromium, site, REFERENCE)
        chromium.execute_script(
            "for (const details of document.querySelectorAll('details')) details.open = true")
        wide = chromium.execute_script("return document.documentElement.scrollWidth")
        assert wide <= width
    finally:
        chromium.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


@pytest.mark.parametrize("bundle", ["tidepool", "fieldbook", "account"])
def test_every_row_with_a_key_has_an_entry_that_leads_back(chromium, site, bundle):
    """Rows of lists are left out: their keys are those of what a list stores."""
    keys = set()
    rows = {}
    for page in sorted((site / bundle / "en").glob("p*/*.html")):
        open_page(chromium, site, page.relative_to(site).as_posix())
        found = chromium.execute_script(
            """return Array.from(document.querySelectorAll('form [data-key]'))
              .filter(e => !e.parentElement.closest('.list-group'))
              .map(e => [e.dataset.key, e.id])""")
        keys |= {key for key, _ in found}
        rows |= {(page.relative_to(site / bundle).as_posix(), row): key for key, row in found}
    assert keys
    open_page(chromium, site, f"{bundle}/reference.html")
    entries = chromium.execute_script(
        """return Array.from(document.querySelectorAll('.setting'), e => [
          e.querySelector('h3 code').textContent, e.id,
          Array.from(e.querySelectorAll('.use a'), a => a.getAttribute('href'))])""")
    assert {key for key, _, _ in entries} == keys
    ids = set(chromium.execute_script("return Array.from(document.querySelectorAll('[id]'), e => e.id)"))
    for link in chromium.execute_script(
            "return Array.from(document.querySelectorAll('a[href^=\"#\"]'), a => a.getAttribute('href'))"):
        assert urllib.parse.unquote(link[1:]) in ids
    led = {}
    for key, _, links in entries:
        for link in links:
            path, _, row = urllib.parse.unquote(link).partition("#")
            led[path, row] = key
    assert led == rows
