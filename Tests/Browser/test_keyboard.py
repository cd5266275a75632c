"""The drawn keyboard: it shows for the field that has the focus, holds Shift as the field asks for,
and types what a keyboard of keys types."""

import re

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from places import ROOT

# What the page's fields are made into for these tests: the attributes that the mapping gives.
PREPARE = """
const [name, attributes, value] = arguments;
const field = document.querySelector(`[name="${name}"]`);
for (const [key, text] of Object.entries(attributes)) {
  if (text === null) field.removeAttribute(key); else field.setAttribute(key, text);
}
field.value = value;
"""

SHOWN = """
return Array.from(document.querySelectorAll('.keyboard'))
  .filter(k => k.getClientRects().length)
  .map(k => ({
    types: k.dataset.types, idiom: k.dataset.idiom,
    keys: Array.from(k.querySelectorAll('.plane > div')).filter(r => r.getClientRects().length)
      .map(r => Array.from(r.children)
        .filter(key => key.textContent && key.getClientRects().length)
        .map(key => key.innerText).join(' ')).join('|'),
    returns: Array.from(k.querySelectorAll('.return')).filter(r => r.getClientRects().length)
      .map(r => r.textContent),
    shift: k.dataset.shift ?? null,
  }));
"""


def open_page(browser, folder, path):
    browser.get("about:blank")
    browser.get((folder / path).as_uri())


def focus(browser, name, form=""):
    field = browser.find_element(By.CSS_SELECTOR, f'{form} [name="{name}"]')
    browser.execute_script("arguments[0].focus()", field)
    return field


def shown(browser):
    return browser.execute_script(SHOWN)


# How a hand finds keys and presses them. In one script, since a text takes hundreds of steps; the
# pointer itself is tried in `test_the_pointer_types`.
HAND = r"""
const isDrawn = element => element.getClientRects().length > 0;
const keyboard = () => Array.from(document.querySelectorAll('.keyboard')).find(isDrawn);
const key = (selector, text = null) =>
  Array.from(keyboard().querySelectorAll(`.plane ${selector}`)).find(key =>
    isDrawn(key) && (text === null || key.textContent === text)) ?? null;
const click = key => {
  const {left, top, width, height} = key.getBoundingClientRect();
  const place = {bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2};
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    key.dispatchEvent(new (type[0] === 'p' ? PointerEvent : MouseEvent)(type, place));
};
const turn = plane => { const to = key(`[data-to=${plane}]`); if (to) click(to); };
const find = text => {
  for (const plane of ['', 'numbers', 'symbols', 'letters']) {
    if (plane) turn(plane);
    const found = key('span:not([class])', text);
    if (found) return found;
  }
  throw new Error(`no key for ${text}`);
};
const isLetter = character => /\p{L}/u.test(character);
const enter = (character, presses) => {
  if (character === ' ') return click(key('.space'));
  if (isLetter(character)) turn('letters');
  if (presses && isLetter(character)) {
    const isCapital = character !== character.toLowerCase();
    if (isCapital !== (keyboard().dataset.shift !== 'off')) click(key('.shift'));
  }
  click(find(character.toLowerCase()));
};
"""


def keyboard(browser):
    """The keyboard that shows."""
    return browser.execute_script(HAND + "return keyboard()")


def key(browser, selector, text=None):
    """The key that shows, by its selector and what it shows."""
    return browser.execute_script(
        HAND + "return key(arguments[0], arguments[1])", selector, text)


def shift(browser):
    return browser.execute_script(HAND + "return keyboard().dataset.shift")


def type_by_drawing(browser, text):
    """Presses the keys that a hand presses for a text: planes and Shift too."""
    browser.execute_script(
        HAND + "for (const character of arguments[0]) enter(character, true)", text)


TEXTS = [
    ("profile_name", "phone", "Anna-Lena O'Neil the 3rd"),
    ("profile_name", "pad", "Anna-Lena O'Neil the 3rd"),
    ("profile_email", "phone", "j.doe+x@example.com"),
    ("profile_email", "pad", "j.doe+x@example.com"),
    ("profile_website", "phone", "https://a.org/~b?c=1#d"),
    ("profile_website", "pad", "https://a.org/~b?c=1#d"),
]
SERVER_TEXTS = [
    ("server_port", "phone", "9090"),
    ("server_port", "pad", "9090"),
    ("server_path", "phone", "/v3/Finds"),
    ("server_password", "phone", "pa5S [w]"),
    ("server_pin", "phone", "0815"),
    ("server_callsign", "phone", "DL1 ABC"),
    ("server_remarks", "pad", "Low tide. Bring boots!"),
]


@pytest.mark.parametrize("pane, name, idiom, text", [
    *(("Root", *row) for row in TEXTS), *(("Server", *row) for row in SERVER_TEXTS)])
def test_types_what_keys_type(browser, site, pane, name, idiom, text):
    open_page(browser, site, f"tidepool/en/{idiom}/{pane}.html")
    field = focus(browser, name)
    browser.execute_script(PREPARE, name, {}, "")
    field.send_keys(text)
    by_keys = field.get_attribute("value")
    assert by_keys == text
    field.clear()
    focus(browser, name)
    browser.execute_script(
        "window.events = []; arguments[0].addEventListener('input', e => events.push(e.inputType))",
        field)
    type_by_drawing(browser, text)
    assert field.get_attribute("value") == by_keys
    assert browser.execute_script("return document.activeElement === arguments[0]", field)
    assert browser.execute_script("return events") == ["insertText"] * len(text)
    # The site remembers it, as it does what keys type.
    browser.refresh()
    assert browser.find_element(By.NAME, name).get_attribute("value") == by_keys


@pytest.mark.parametrize("idiom", ["phone", "pad"])
def test_the_pointer_types(browser, site, idiom):
    open_page(browser, site, f"tidepool/en/{idiom}/Root.html")
    field = browser.find_element(By.NAME, "profile_name")
    browser.execute_script(PREPARE, "profile_name", {}, "")
    field.click()
    key(browser, "span:not([class])", "q").click()
    key(browser, "[data-to=numbers]").click()
    key(browser, "span:not([class])", "7").click()
    key(browser, ".space").click()
    key(browser, ".shift").click()
    key(browser, "span:not([class])", "x").click()
    assert field.get_attribute("value") == "Q7 x"
    assert browser.execute_script("return document.activeElement === arguments[0]", field)


def test_types_at_the_caret_and_deletes(browser, site):
    open_page(browser, site, "tidepool/en/phone/Root.html")
    field = focus(browser, "profile_name")
    browser.execute_script("arguments[0].setSelectionRange(6, 6)", field)
    type_by_drawing(browser, "xy")
    assert field.get_attribute("value") == "Marinaxy Vogel"
    for _ in range(3):
        key(browser, ".backspace").click()
    assert field.get_attribute("value") == "Marin Vogel"
    browser.execute_script("arguments[0].select()", field)
    key(browser, ".backspace").click()
    assert field.get_attribute("value") == ""


def test_a_held_delete_key_goes_on(browser, site):
    open_page(browser, site, "tidepool/en/phone/Root.html")
    field = focus(browser, "profile_name")
    browser.execute_script("arguments[0].setSelectionRange(12, 12)", field)
    ActionChains(browser).click_and_hold(key(browser, ".backspace")).pause(2).release().perform()
    assert len(field.get_attribute("value")) < len("Marina Vogel") - 2


@pytest.mark.parametrize("character, flick", [("q", "1"), ("h", "("), (",", "!")])
def test_a_flick_enters_what_stands_above(browser, site, character, flick):
    open_page(browser, site, "tidepool/en/pad/Root.html")
    field = focus(browser, "profile_name")
    browser.execute_script(PREPARE, "profile_name", {}, "")
    ActionChains(browser).click_and_hold(key(browser, "span:not([class])", character)) \
        .move_by_offset(0, 20).release().perform()
    assert field.get_attribute("value") == flick


# Shift while `hello. big world` is typed: where the next letter is a capital.
CAPITALS = {
    "none": "hello. big world",
    "words": "Hello. Big World",
    "sentences": "Hello. Big world",
    "characters": "HELLO. BIG WORLD",
}


@pytest.mark.parametrize("idiom", ["phone", "pad"])
@pytest.mark.parametrize("capitalization", CAPITALS)
def test_shift_follows_capitalization(browser, site, idiom, capitalization):
    open_page(browser, site, f"tidepool/en/{idiom}/Server.html")
    browser.execute_script(
        PREPARE, "server_remarks", {"autocapitalize": capitalization}, "")
    field = focus(browser, "server_remarks")
    expected = CAPITALS[capitalization]
    # What is there before each letter is typed, never with Shift by hand.
    trace = browser.execute_script(HAND + """
        return Array.from(arguments[0]).map(character => {
          turn('letters');
          const state = [
            document.activeElement.value, keyboard().dataset.shift,
            getComputedStyle(key('span:not([class])', 'q')).textTransform];
          enter(character, false);
          return state;
        })""", "hello. big world")
    assert field.get_attribute("value") == expected
    for place, (value, state, drawn) in enumerate(trace):
        assert value == expected[:place]
        if expected[place].isalpha():
            is_capital = expected[place].isupper()
            locked = capitalization == "characters"
            assert state == ("locked" if locked else "on" if is_capital else "off")
            assert drawn == ("uppercase" if is_capital else "none")


def shift_states():
    """The table that the rule in Swift is tested with too."""
    for line in (ROOT / "Tests/ShiftStates.tsv").read_text().splitlines()[1:]:
        text, *states = line.split("\t")
        yield text[1:-1].replace("\\n", "\n"), dict(zip(("words", "sentences"), states))


def test_shift_equals_the_rule(browser, site):
    open_page(browser, site, "tidepool/en/phone/Server.html")
    rows = list(shift_states())
    assert len(rows) > 20
    focus(browser, "server_remarks")
    # A field has one line only.
    cases = [(text, capitalization, state) for text, states in rows if "\n" not in text
             for capitalization, state in states.items()]
    found = browser.execute_script(HAND + """
        const field = document.activeElement;
        return arguments[0].map(([text, capitalization]) => {
          field.setAttribute('autocapitalize', capitalization);
          field.value = text;
          field.setSelectionRange(text.length, text.length);
          field.dispatchEvent(new InputEvent('input', {bubbles: true}));
          return [text, capitalization, keyboard().dataset.shift];
        })""", cases)
    assert found == [list(case) for case in cases]


def test_shift_by_hand(browser, site):
    open_page(browser, site, "tidepool/en/phone/Server.html")
    browser.execute_script(PREPARE, "server_remarks", {"autocapitalize": "none"}, "")
    field = focus(browser, "server_remarks")
    key(browser, ".shift").click()
    assert shift(browser) == "on"
    type_by_drawing(browser, "Ab")
    assert field.get_attribute("value") == "Ab"
    # Twice in a row locks it, until it is pressed again.
    browser.execute_script(HAND + "click(key('.shift')); click(key('.shift'))")
    assert shift(browser) == "locked"
    for character in "cd":
        key(browser, "span:not([class])", character).click()
    assert field.get_attribute("value") == "AbCD"
    assert shift(browser) == "locked"
    key(browser, ".shift").click()
    assert shift(browser) == "off"


def test_two_spaces_end_a_sentence(browser, site):
    open_page(browser, site, "tidepool/en/phone/Server.html")
    field = focus(browser, "server_remarks")
    type_by_drawing(browser, "Tide  ")
    assert field.get_attribute("value") == "Tide. "
    assert shift(browser) == "on"
    password = focus(browser, "server_password")
    type_by_drawing(browser, "a  b")
    assert password.get_attribute("value") == "a  b"


@pytest.fixture(params=["with scripts", "without scripts"])
def pages(request, site, scriptless_site):
    return site if request.param == "with scripts" else scriptless_site


KEYBOARDS = {
    ("phone", "server_url"): ("URL", "123 . / .com return"),
    ("phone", "server_port"): ("numberPad asciiCapableNumberPad", "0"),
    ("phone", "server_path"): ("numbersAndPunctuation", "ABC space return"),
    ("phone", "server_user"): ("default asciiCapable", "123 space return"),
    ("phone", "server_pin"): ("numberPad asciiCapableNumberPad", "0"),
    ("pad", "server_url"): ("URL", ".?123 : / _ - .com .?123"),
    ("pad", "server_port"): (
        "numbersAndPunctuation numberPad phonePad decimalPad asciiCapableNumberPad",
        "ABC space ABC"),
}


@pytest.mark.parametrize("idiom, name", KEYBOARDS)
def test_shows_for_the_focused_field(browser, pages, idiom, name):
    types, bottom = KEYBOARDS[idiom, name]
    open_page(browser, pages, f"tidepool/en/{idiom}/Server.html")
    assert shown(browser) == []
    focus(browser, name)
    (drawn,) = shown(browser)
    assert drawn["idiom"] == idiom
    assert set(drawn["types"].split()) == set(types.split())
    assert drawn["keys"].split("|")[-1].strip() == bottom
    assert drawn["returns"] == (["return"] if "return" in drawn["keys"] else [])
    browser.execute_script("document.activeElement.blur()")
    assert shown(browser) == []


def test_without_scripts_shift_is_that_of_the_default(browser, scriptless_site):
    open_page(browser, scriptless_site, "tidepool/en/phone/Server.html")
    drawn = {}
    for name in ("server_callsign", "server_remarks", "server_user"):
        focus(browser, name)
        drawn[name] = shown(browser)[0]["keys"].split("|")[0].strip()
    assert drawn == {
        "server_callsign": "Q W E R T Y U I O P", "server_remarks": "Q W E R T Y U I O P",
        "server_user": "q w e r t y u i o p"}


def test_each_device_has_its_own(browser, site):
    open_page(browser, site, "tidepool/en/compare/Server.html")
    for idiom in ("phone", "pad"):
        field = focus(browser, "server_remarks", f'form[data-idiom="{idiom}"]')
        assert [k["idiom"] for k in shown(browser)] == [idiom]
        key(browser, "span:not([class])", "q").click()
        assert field.get_attribute("value") == {"phone": "Q", "pad": "Qq"}[idiom]


def test_a_page_without_fields_has_none(site):
    assert 'class="keyboard' not in (site / "tidepool/en/phone/Display.html").read_text()
    # However many fields ask for it, a keyboard is there once.
    server = (site / "tidepool/en/phone/Server.html").read_text()
    assert len(re.findall(r'data-types="default ', server)) == 1


def test_return_leaves_a_field_and_breaks_a_line(browser, site):
    open_page(browser, site, "tidepool/en/phone/Root.html")
    field = focus(browser, "profile_name")
    key(browser, ".return").click()
    assert shown(browser) == []
    assert field.get_attribute("value") == "Marina Vogel"
    assert "Root.html" in browser.current_url


def test_a_text_view_takes_lines(browser, site):
    open_page(browser, site, "tidepool/en/phone/Server.html")
    browser.execute_script("""
        const view = document.createElement('textarea');
        Object.assign(view, {name: 'view', id: 'view'});
        view.dataset.keyboard = 'default';
        view.dataset.enablesReturnKeyAutomatically = 'false';
        view.setAttribute('autocapitalize', 'sentences');
        document.querySelector('[name=server_remarks]').replaceWith(view);""")
    view = focus(browser, "view")
    assert shown(browser)[0]["returns"] == ["return"]
    type_by_drawing(browser, "One")
    browser.execute_script(HAND + "click(key('.return'))")
    assert shift(browser) == "on"
    browser.execute_script(HAND + "click(key('span:not([class])', 't'))")
    assert view.get_attribute("value") == "One\nT"
    view.send_keys(Keys.ENTER, "x")
    assert view.get_attribute("value") == "One\nT\nx"


RETURN_KEYS = {
    "default": ({"enterkeyhint": "enter"}, "return", False),
    "go": ({"enterkeyhint": "go"}, "go", True),
    "next": ({"enterkeyhint": "next"}, "next", False),
    "yahoo": ({"enterkeyhint": "search", "data-return-key": "yahoo"}, "search", True),
    "emergencyCall": (
        {"enterkeyhint": "go", "data-return-key": "emergencyCall"}, "emergency call", True),
    "continue": ({"enterkeyhint": "next", "data-return-key": "continue"}, "continue", False),
}


@pytest.mark.parametrize("type", RETURN_KEYS)
def test_the_return_key_is_the_field_s(browser, pages, type):
    """A page with fields of all return keys has one keyboard with all of them in turn."""
    attributes, label, is_blue = RETURN_KEYS[type]
    open_page(browser, pages, "tidepool/en/phone/Server.html")
    browser.execute_script("""
        for (const key of document.querySelectorAll('.return')) {
          key.replaceWith(...Object.entries(arguments[0]).map(([type, [, label, isBlue]]) =>
            Object.assign(document.createElement('span'), {
              className: isBlue ? 'return prominent' : 'return', textContent: label}))
            .map((span, place) => {
              span.dataset.type = Object.keys(arguments[0])[place];
              return span;
            }));
        }""", RETURN_KEYS)
    browser.execute_script(PREPARE, "server_remarks", {"data-return-key": None, **attributes}, "x")
    focus(browser, "server_remarks")
    (drawn,) = shown(browser)
    assert drawn["returns"] == [label]
    colour = browser.execute_script(
        HAND + "return getComputedStyle(key('.return')).backgroundColor")
    assert (colour in ("rgb(0, 122, 255)", "rgb(10, 132, 255)")) == is_blue


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_appearance_is_the_field_s(browser, pages, appearance):
    open_page(browser, pages, "tidepool/en/phone/Server.html")
    browser.execute_script(
        PREPARE, "server_remarks", {"data-keyboard-appearance": appearance}, "")
    focus(browser, "server_remarks")
    colour = browser.execute_script(HAND + "return getComputedStyle(keyboard()).color")
    assert colour == {"light": "rgb(0, 0, 0)", "dark": "rgb(255, 255, 255)"}[appearance]


def test_an_iphone_can_be_turned(browser, site):
    open_page(browser, site, "tidepool/en/phone/Server.html")
    turn = browser.find_element(By.CSS_SELECTOR, ".toggles [name=orientation]")

    def shape():
        focus(browser, "server_remarks")
        return browser.execute_script(HAND + """
            const {width, height} = document.querySelector('.glass').getBoundingClientRect();
            return [width > height, key('span:not([class])', 'q').getBoundingClientRect().height]""")

    (is_wide, height) = shape()
    assert not is_wide
    turn.click()
    (is_wide, turned_height) = shape()
    assert is_wide and turned_height < height
    open_page(browser, site, "tidepool/de/phone/Server.html")
    assert shape() == [True, turned_height]


def test_the_gallery_shows_what_fields_bring_up(browser, site):
    open_page(browser, site, "tidepool/keyboards.html")
    types = browser.execute_script(
        "return Array.from(document.querySelectorAll('.keyboard-gallery'), s => s.id)")
    assert types == ["default", "numbersAndPunctuation", "URL", "numberPad", "emailAddress"]
    pictures = browser.execute_script("""
        return Array.from(document.querySelectorAll('#URL figure'), figure => {
          const keyboard = figure.querySelector('.keyboard');
          return [
            figure.querySelector('figcaption').textContent, getComputedStyle(keyboard).color,
            keyboard.getClientRects()[0].width > 100];
        })""")
    assert len(pictures) == 8
    for caption, colour, is_drawn in pictures:
        assert colour == ("rgb(0, 0, 0)" if "light" in caption else "rgb(255, 255, 255)")
        assert is_drawn


def test_return_is_grey_while_there_is_no_text(browser, site):
    open_page(browser, site, "tidepool/en/phone/Server.html")
    browser.execute_script(
        PREPARE, "server_remarks", {"data-enables-return-key-automatically": "true"}, "")
    field = focus(browser, "server_remarks")

    def colours():
        return browser.execute_script(
            "const s = getComputedStyle(arguments[0]); return [s.color, s.backgroundColor]",
            key(browser, ".return"))

    grey = colours()
    key(browser, ".return").click()
    assert shown(browser) != []
    key(browser, "span:not([class])", "a").click()
    assert colours() != grey
    key(browser, ".backspace").click()
    assert colours() == grey
    field.send_keys("b")
    key(browser, ".return").click()
    assert shown(browser) == []


def test_is_hidden_from_assistive_technology(chromium, site):
    open_page(chromium, site, "tidepool/en/phone/Server.html")
    focus(chromium, "server_remarks")
    tree = chromium.execute_cdp_cmd("Accessibility.getFullAXTree", {})
    names = [node.get("name", {}).get("value") for node in tree["nodes"] if not node["ignored"]]
    assert "Remarks" in names
    assert not {"q", "Q", "space", "return"} & set(names)


def test_has_no_violation_that_axe_knows(chromium, site):
    from test_accessibility import AXE
    for idiom in ("phone", "pad"):
        open_page(chromium, site, f"tidepool/en/{idiom}/Server.html")
        focus(chromium, "server_remarks")
        assert len(shown(chromium)) == 1
        chromium.execute_script(AXE)
        assert chromium.execute_async_script(
            "const done = arguments[0]; axe.run(document, {resultTypes: ['violations']})"
            ".then(r => done(r.violations.map(v => v.id)), e => done([String(e)]))") == []


def test_no_key_takes_the_focus(browser, site):
    open_page(browser, site, "tidepool/en/phone/Server.html")
    focusable = browser.execute_script(
        "return document.querySelectorAll('.keyboards :is(a, button, input, [tabindex])').length")
    assert focusable == 0


def test_switched_off_it_stays_off(browser, site):
    open_page(browser, site, "tidepool/en/phone/Server.html")
    switch = browser.find_element(By.CSS_SELECTOR, '.toggles [name="keyboards"]')
    assert switch.get_attribute("aria-pressed") == "true"
    switch.click()
    assert switch.get_attribute("aria-pressed") == "false"
    for page in ("tidepool/en/phone/Server.html", "tidepool/de/pad/Root.html"):
        open_page(browser, site, page)
        name = "server_user" if "Server" in page else "profile_name"
        focus(browser, name).send_keys(Keys.END, "x")
        assert shown(browser) == []
    browser.find_element(By.CSS_SELECTOR, '.toggles [name="keyboards"]').click()
    focus(browser, "profile_name")
    assert len(shown(browser)) == 1


def test_does_not_cover_the_field(browser, site):
    for idiom in ("phone", "pad"):
        open_page(browser, site, f"tidepool/en/{idiom}/Server.html")
        focus(browser, "server_remarks")
        assert browser.execute_script(
            "return document.activeElement.getBoundingClientRect().bottom"
            " <= arguments[0].getBoundingClientRect().top", keyboard(browser))
