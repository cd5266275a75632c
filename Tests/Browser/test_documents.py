"""Documents in a browser: reading through them, settings in them, former addresses."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from places import SAMPLE

DOCUMENTS = {
    "index.md": "# Home\n\n[The first](guide/one.md#part)\n",
    "guide/one.md": """---
title: One
aliases: [former.md]
---

## Part

The [server’s address](setting:server_url).

```settings
pane: Root
key: logbook_location
```

```settings
key: logbook_units
idiom: pad
locale: ar
```

```settings
pane: Root
key: profile_name
```

## Another <b>part</b>
""",
    "guide/two.md": "# Two\n\n" + "Text.\n\n" * 200 + "## Last 章\n\nEnd.\n",
    "zulu.md": "# Zulu\n",
}
ORDER = ["index.html", "guide/index.html", "guide/one.html", "guide/two.html", "zulu.html"]


@pytest.fixture(scope="module")
def documents(vitrine, tmp_path_factory):
    """The folder of the pages of the documents above, in a site with the sample bundle."""
    folder = tmp_path_factory.mktemp("documents")
    for name, text in DOCUMENTS.items():
        (folder / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "docs" / name).write_text(text)
    vitrine("build", SAMPLE, "--docs", folder / "docs", "--output", folder / "site", cwd=folder,
            check=False)
    return folder / "site/docs"


def open_page(browser, path):
    browser.get("about:blank")
    browser.get(path if isinstance(path, str) else path.as_uri())


def test_next_and_previous_lead_through_all_documents(documents, browser):
    open_page(browser, documents / ORDER[0])
    for relation, order in [("next", ORDER), ("prev", ORDER[::-1])]:
        for page, following in zip(order, order[1:] + [None]):
            assert browser.current_url == (documents / page).as_uri()
            current = browser.find_element(By.CSS_SELECTOR, ".documents-nav [aria-current=page]")
            assert current.get_attribute("href") == browser.current_url
            links = browser.find_elements(By.CSS_SELECTOR, f"a[rel={relation}]")
            assert len(links) == (following is not None)
            if following:
                open_page(browser, links[0].get_attribute("href"))


def test_settings_in_a_document_take_input(documents, browser):
    open_page(browser, documents / "guide/one.html")
    forms = browser.find_elements(By.CSS_SELECTOR, "figure.settings form")
    assert [form.get_attribute("data-idiom") for form in forms] == ["phone", "pad", "phone"]
    switch = forms[0].find_element(By.CSS_SELECTOR, "input")
    before = switch.is_selected()
    switch.click()
    assert switch.is_selected() != before
    assert forms[1].find_element(By.XPATH, "..").get_attribute("dir") == "rtl"
    forms[1].find_element(By.CSS_SELECTOR, "a.opener").click()
    choice = forms[1].find_elements(By.CSS_SELECTOR, ".choices:target label")[1]
    choice.click()
    assert forms[1].find_element(By.CSS_SELECTOR, ":checked").get_attribute("value") == "imperial"
    forms[1].find_element(By.CSS_SELECTOR, "a.back").click()
    field = forms[2].find_element(By.CSS_SELECTOR, "input")
    field.clear()
    field.send_keys("Ada")
    assert field.get_attribute("value") == "Ada"
    ids = browser.execute_script("return Array.from(document.querySelectorAll('[id]'), e => e.id)")
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("width", [390, 1440])
def test_an_opened_list_stays_in_its_figure(documents, chromium, width):
    chromium.set_window_size(width, 900)
    open_page(chromium, documents / "guide/one.html")
    chromium.find_element(By.CSS_SELECTOR, "figure.settings a.opener").click()
    lies_within = """
        const list = document.querySelector(".choices:target").getBoundingClientRect();
        const figure = document.querySelector("figure:has(:target)").getBoundingClientRect();
        return list.left >= figure.left && list.right <= figure.right
            && list.top >= figure.top && list.bottom <= figure.bottom && list.height > 100
            && document.documentElement.scrollWidth <= innerWidth"""
    WebDriverWait(chromium, 10).until(lambda b: b.execute_script(lies_within))


def test_a_setting_leads_to_its_entry(documents, browser):
    open_page(browser, documents / "guide/one.html")
    open_page(browser, browser.find_element(
        By.CSS_SELECTOR, ".markdown a[href*='reference.html']").get_attribute("href"))
    assert browser.execute_script("return document.querySelector(':target') !== null")


def test_a_former_address_leads_on_to_the_same_place(documents, browser):
    open_page(browser, (documents / "former.html").as_uri() + "#part")
    WebDriverWait(browser, 10).until(
        lambda b: b.current_url == (documents / "guide/one.html").as_uri() + "#part")


def test_a_former_address_leads_on_without_scripts(documents, browser, tmp_path):
    page = (documents / "former.html").read_text()
    (tmp_path / "guide").mkdir()
    (tmp_path / "guide/one.html").write_text("<title>one</title>")
    script = page[page.index("<script"):page.index("</script>") + 9]
    (tmp_path / "former.html").write_text(page.replace(script, ""))
    open_page(browser, tmp_path / "former.html")
    WebDriverWait(browser, 10).until(
        lambda b: b.current_url == (tmp_path / "guide/one.html").as_uri())


@pytest.mark.parametrize("width", [390, 820, 1440])
def test_nothing_is_wider_than_the_window(documents, chromium, width):
    chromium.set_window_size(width, 900)
    for page in ORDER:
        open_page(chromium, documents / page)
        assert chromium.execute_script(
            "return document.documentElement.scrollWidth <= innerWidth"), page
