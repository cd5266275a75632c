"""What the pages of InAppSettingsKit do beyond storing values."""

import re

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

STORED = """
const place = Object.keys(localStorage).find(k => k.startsWith('vitrine values'));
return place ? JSON.parse(localStorage.getItem(place)) : {};
"""
ITEMS = """
return [...document.querySelectorAll(`#${arguments[0]} .list-item`)].map(e => e.dataset.value);
"""


def opened(browser, site, page):
    browser.get((site / "fieldbook/en/phone" / page).as_uri())


def find(browser, selector):
    return browser.find_element(By.CSS_SELECTOR, selector)


def shown_subtitles(row):
    subtitles = row.find_elements(By.CSS_SELECTOR, ".subtitle")
    return [subtitle.text for subtitle in subtitles if subtitle.is_displayed()]


def test_lists_grow_and_shrink(browser, site):
    opened(browser, site, "Lists.html")
    assert browser.execute_script(ITEMS, "row-0") == ["Rocky Point", "Salt Marsh"]
    new = find(browser, "#row-0 .add input")
    new.send_keys("Harbour", Keys.ENTER)
    assert browser.execute_script(ITEMS, "row-0") == ["Rocky Point", "Salt Marsh", "Harbour"]
    assert new.get_attribute("value") == ""
    find(browser, "#row-0 .list-item .delete").click()
    assert browser.execute_script(ITEMS, "row-0") == ["Salt Marsh", "Harbour"]
    # A row's own field changes its value.
    find(browser, "#row-0 .list-item input").send_keys(Keys.END, "es")
    stored = browser.execute_script(STORED)["places"]
    assert [item["text"] for item in stored["items"]] == ["Salt Marshes", "Harbour"]
    assert stored["type"] == "array"
    # They are still there when one comes back, and on other devices.
    browser.get((site / "fieldbook/de/compare/Lists.html").as_uri())
    for device in ("phone", "pad"):
        assert browser.execute_script(ITEMS, f"{device}-row-0") == ["Salt Marshes", "Harbour"]
    ids = browser.execute_script("return [...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(ids) == len(set(ids))
    find(browser, "#phone-row-0 .list-item .delete").click()
    assert browser.execute_script(ITEMS, "pad-row-0") == ["Harbour"]


def test_choices_are_added_by_their_values(browser, site):
    opened(browser, site, "Lists.html")
    browser.execute_script("""
      const menu = document.querySelector('#row-2 .add select');
      menu.value = 'rain';
      menu.dispatchEvent(new Event('change', { bubbles: true }));""")
    assert browser.execute_script(ITEMS, "row-2") == ["sun", "fog", "rain"]
    shown = browser.execute_script(
        "return [...document.querySelectorAll('#row-2 .list-item select')].map(e => e.value)")
    assert shown == ["sun", "fog", "rain"]


def test_reset_brings_the_rows_back(chromium, site):
    opened(chromium, site, "Lists.html")
    find(chromium, "#row-0 .list-item .delete").click()
    find(chromium, ".values summary").click()
    find(chromium, '.values [value="reset"]').click()
    assert chromium.execute_script(ITEMS, "row-0") == ["Rocky Point", "Salt Marsh"]
    assert chromium.execute_script(STORED) == {}


def test_arrays_and_dates_are_exported_as_such(chromium, site):
    opened(chromium, site, "Reminders.html")
    chromium.execute_script("""
      for (const [name, value] of [['reminders_morning', '07:15'], ['season_first', '2026-04-02'],
          ['excursion_meeting', '2026-05-10T08:00']]) {
        const input = document.querySelector(`[name=${name}]`);
        input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }""")
    stored = {key: value["text"] for key, value in chromium.execute_script(STORED).items()}
    assert stored == {
        "reminders_morning": "2001-01-01T07:15:00Z", "season_first": "2026-04-02T00:00:00Z",
        "excursion_meeting": "2026-05-10T08:00:00Z",
    }
    opened(chromium, site, "Reminders.html")
    shown = chromium.execute_script(
        "return ['reminders_morning', 'season_first', 'excursion_meeting']"
        ".map(name => document.querySelector(`[name=${name}]`).value)")
    assert shown == ["07:15", "2026-04-02", "2026-05-10T08:00"]
    # A date that is taken away again is none.
    chromium.execute_script("""
      const input = document.querySelector('[name=season_first]');
      input.value = '';
      input.dispatchEvent(new Event('input', { bubbles: true }));""")
    assert "season_first" not in chromium.execute_script(STORED)


def test_subtitles_follow_the_switch(browser, site):
    opened(browser, site, "Root.html")
    row = find(browser, "[data-key=sightings_location]")
    assert shown_subtitles(row) == ["Every sighting gets its place"]
    row.find_element(By.CSS_SELECTOR, "input").click()
    assert shown_subtitles(row) == ["Sightings have no place"]


def test_subtitles_follow_stored_values(chromium, site):
    opened(chromium, site, "Root.html")
    row = find(chromium, "[data-key=lists_source]")
    assert shown_subtitles(row) == ["Kept in sync"]
    for value, text in [("device", "Kept on this device"), ("x", "Places, companions and more")]:
        chromium.execute_script(
            "document.dispatchEvent(new CustomEvent('values', "
            "{ detail: { lists_source: { type: 'string', text: arguments[0] } } }))", value)
        assert shown_subtitles(row) == [text]


def test_links_and_buttons_follow_stored_values(chromium, site):
    opened(chromium, site, "Root.html")
    link = find(chromium, "[data-key=reminders_state] > .value")
    button = find(chromium, "[data-key=account_sign_in]")
    assert [link.text, button.text] == ["On", "Sign Out"]
    tell = ("document.dispatchEvent(new CustomEvent('values', { detail: arguments[0] }))")
    chromium.execute_script(tell, {
        "reminders_state": {"type": "string", "text": "Off"},
        "account_sign_in": {"type": "string", "text": "Sign In"}})
    assert [link.text, button.text] == ["Off", "Sign In"]
    chromium.execute_script(tell, {})
    assert [link.text, button.text] == ["On", "Sign Out"]


def test_quick_selection_leads_back(browser, site):
    opened(browser, site, "Root.html")
    find(browser, "#row-8 .opener").click()
    choices = browser.find_elements(By.CSS_SELECTOR, "#row-8-choices .choice")
    choices[2].click()
    assert browser.current_url.endswith("#row-8")
    assert browser.execute_script(STORED)["sightings_map"]["text"] == "satellite"
    # Other lists stay open, as those of Settings do.
    browser.get((site / "tidepool/en/phone/Root.html").as_uri())
    find(browser, ".multi-value .opener").click()
    browser.find_elements(By.CSS_SELECTOR, ":target .choice")[1].click()
    assert browser.current_url.endswith("-choices")


def test_keys_may_be_named_as_a_form_s_members(chromium, site):
    """A control named `reset` or `elements` hides the form's own member of that name."""
    opened(chromium, site, "Root.html")
    assert chromium.find_elements(By.CSS_SELECTOR, "button[name=reset]")
    find(chromium, "[data-key=show_plants] input").click()
    assert chromium.execute_script(STORED)["show_plants"]["text"] == "true"


def test_without_scripts_nothing_is_offered_in_vain(chromium, scriptless_site):
    opened(chromium, scriptless_site, "Lists.html")
    assert chromium.find_elements(By.CSS_SELECTOR, ".delete")
    assert not [e for e in chromium.find_elements(By.CSS_SELECTOR, ".delete") if e.is_displayed()]
    fields = chromium.find_elements(By.CSS_SELECTOR, "div.add :is(input, select), button.add")
    assert len(fields) == 3 and not any(field.is_enabled() for field in fields)
    opened(chromium, scriptless_site, "Root.html")
    row = find(chromium, "[data-key=sightings_location]")
    row.find_element(By.CSS_SELECTOR, "input").click()
    assert shown_subtitles(row) == ["Sightings have no place"]


def test_links_lead_where_browsers_can_follow(chromium, site):
    opened(chromium, site, "Root.html")
    links = [a.get_attribute("href") for a in chromium.find_elements(By.CSS_SELECTOR, "a.row")]
    assert "tel:+4940555000" in links
    mail = next(link for link in links if link.startswith("mailto:help@example.com"))
    assert re.search(r"cc=field@example\.com&bcc=archive@example\.com&subject=Fieldbook%3A", mail)
    assert not any(link.startswith("maps:") for link in links)
