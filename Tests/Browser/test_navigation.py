"""Choosing and navigating by hand: by pointer and by keyboard, with scripts and without."""

import pytest
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

ROOT_PAGE = "tidepool/en/{idiom}/Root.html"


@pytest.fixture(params=["with scripts", "without scripts"])
def pages(request, site, scriptless_site):
    return site if request.param == "with scripts" else scriptless_site


def open_page(browser, folder, path):
    browser.get("about:blank")
    browser.get((folder / path).as_uri())


def follow(browser, link):
    """Clicks a link, and waits for its page.

    WebKit's click does not wait, and asking it for anything while a page goes may fail.
    """
    page = browser.find_element(By.TAG_NAME, "html")
    link.click()
    WebDriverWait(browser, 20, ignored_exceptions=[WebDriverException]).until(
        lambda b: b.find_element(By.TAG_NAME, "html") != page
        and b.execute_script("return document.readyState") == "complete")


def row(browser, key):
    return browser.find_element(By.CSS_SELECTOR, f'[data-key="{key}"]')


def shown_value(browser, key):
    """The text that the row shows beside its title."""
    return browser.execute_script(
        """const row = document.querySelector(`[data-key="${arguments[0]}"]`);
        return Array.from(row.querySelectorAll('.choice .title, .choice .short-title'))
          .filter(e => e.checkVisibility ? e.checkVisibility() : e.offsetParent)
          .map(e => e.textContent).join(' ')""", key)


@pytest.mark.parametrize("idiom", ["phone", "pad"])
def test_a_multi_value_is_chosen(browser, pages, idiom):
    open_page(browser, pages, ROOT_PAGE.format(idiom=idiom))
    assert shown_value(browser, "logbook_units") == "Metric"
    units = row(browser, "logbook_units")
    units.find_element(By.CSS_SELECTOR, "a.opener").click()
    labels = units.find_elements(By.CSS_SELECTOR, "label")
    assert [label.text for label in labels] == [
        "Metric (metres, °C)", "Imperial (feet, °F)", "Nautical (fathoms, °C)"]
    labels[2].click()
    chosen = units.find_element(By.CSS_SELECTOR, "input:checked")
    assert chosen.get_attribute("value") == "nautical"
    units.find_element(By.CSS_SELECTOR, "a.back").click()
    assert shown_value(browser, "logbook_units") == "Nautical"
    assert not labels[0].is_displayed()


def test_a_multi_value_is_chosen_by_keyboard(browser, pages):
    open_page(browser, pages, ROOT_PAGE.format(idiom="phone"))
    units = row(browser, "logbook_units")
    units.find_element(By.CSS_SELECTOR, "a.opener").send_keys(Keys.ENTER)
    checked = units.find_element(By.CSS_SELECTOR, "input:checked")
    checked.send_keys(Keys.ARROW_DOWN)
    chosen = units.find_element(By.CSS_SELECTOR, "input:checked")
    assert chosen.get_attribute("value") == "imperial"


def test_a_child_pane_is_opened_and_left(browser, pages):
    open_page(browser, pages, ROOT_PAGE.format(idiom="phone"))
    follow(browser, child_link(browser, "Sync"))
    assert heading(browser) == "Sync"
    follow(browser, child_link(browser, "Server"))
    assert heading(browser) == "Server"
    back = visible(browser, "a.back")
    assert back.text == "Sync"
    follow(browser, back)
    assert heading(browser) == "Sync"


def test_a_pane_bears_the_title_of_the_row_that_opened_it(browser, pages):
    open_page(browser, pages, "tidepool/en/phone/Notifications.html")
    follow(browser, child_link(browser, "Server"))
    assert heading(browser) == "Alert Server"
    assert visible(browser, "a.back").text == "Notifications"


def test_a_switch_and_a_field_take_input(browser, pages):
    open_page(browser, pages, ROOT_PAGE.format(idiom="phone"))
    switch = browser.find_element(By.NAME, "logbook_location")
    label = browser.find_element(By.CSS_SELECTOR, f'label[for="{switch.get_attribute("id")}"]')
    label.click()
    assert not switch.is_selected()
    name = browser.find_element(By.NAME, "profile_name")
    name.clear()
    name.send_keys("Ada")
    name.send_keys(Keys.ENTER)
    assert name.get_attribute("value") == "Ada"
    assert "Root.html" in browser.current_url


def child_link(browser, pane):
    return browser.find_element(By.CSS_SELECTOR, f'a[data-specifier][href^="{pane}"]')


def visible(browser, selector):
    (element,) = [e for e in browser.find_elements(By.CSS_SELECTOR, f"form {selector}")
                  if e.is_displayed()]
    return element


def heading(browser):
    return visible(browser, "h1").text


def test_side_by_side_both_devices_take_input(browser, pages):
    open_page(browser, pages, "tidepool/en/compare/Root.html")
    forms = browser.find_elements(By.CSS_SELECTOR, "form[data-pane]")
    assert [form.get_attribute("data-idiom") for form in forms] == ["phone", "pad"]
    for form in forms:
        form.find_element(By.CSS_SELECTOR, "a.opener").click()
        label = form.find_elements(By.CSS_SELECTOR, ".choices:target label")[1]
        label.click()
        assert form.find_element(By.CSS_SELECTOR, '[name="logbook_units"]:checked').get_attribute(
            "value") == "imperial"
    ids = browser.execute_script("return Array.from(document.querySelectorAll('[id]'), e => e.id)")
    assert len(ids) == len(set(ids))
