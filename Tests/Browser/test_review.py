"""The review: rows are marked in a browser, and nothing that was said gets lost."""

import csv
import io
import json
import shutil

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from places import ROOT

SCHEMA = json.loads((ROOT / "docs/review.schema.json").read_text())


def page(*rows):
    return ("<plist version='1.0'><dict><key>StringsTable</key><string>Root</string>"
            f"<key>PreferenceSpecifiers</key><array>{''.join(rows)}</array></dict></plist>")


def row(kind, **values):
    entries = "".join(
        f"<key>{key}</key>" + (value if value.startswith("<") else f"<string>{value}</string>")
        for key, value in values.items())
    return f"<dict><key>Type</key><string>PS{kind}Specifier</string>{entries}</dict>"


SYNC = row("ToggleSwitch", Key="sync", Title="Sync", DefaultValue="<true/>")
NAME = row("TextField", Key="dataset", Title="Name")
MORE = row("ChildPane", Title="More", File="More")
PAD = row("TitleValue", Key="version", Title="Version", DefaultValue="1",
          SupportedUserInterfaceIdioms="<array><string>Pad</string></array>")
FILES = {
    "Root.plist": page(row("Group", Title="General"), SYNC, NAME, MORE, PAD),
    "More.plist": page(row("Group", FooterText="More of it.")),
    "en.lproj/Root.strings": '"Sync" = "Sync";',
    "ar.lproj/Root.strings": '"Sync" = "مزامنة"; "Name" = "الاسم";',
}


class Project:
    """A bundle, and its site, which can be built anew in its place."""

    def __init__(self, vitrine, folder):
        self.vitrine, self.folder = vitrine, folder
        self.site = folder / "site"

    def build(self, **changes):
        shutil.rmtree(self.folder / "App", ignore_errors=True)
        for path, text in {**FILES, **changes}.items():
            file = self.folder / "App/Settings.bundle" / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        self.vitrine("build", self.folder / "App/Settings.bundle", "--output", self.site, "--quiet",
                     cwd=self.folder)
        return self


@pytest.fixture
def project(vitrine, tmp_path):
    return Project(vitrine, tmp_path).build()


class Review:
    """What a reviewer does in a browser."""

    def __init__(self, browser, project):
        self.browser, self.project = browser, project

    def open(self, pane="Root", locale="en"):
        self.browser.get("about:blank")
        self.browser.get((self.project.site / f"app/{locale}/compare/{pane}.html").as_uri())
        return self

    def overview(self):
        self.browser.get((self.project.site / "app/index.html").as_uri())
        return self

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def button(self, title, device="iPhone"):
        return self.find(f".mark[aria-label^='{title}, {device}:']")

    def marks(self, device="iPhone"):
        """What each row shows on a device, by its title."""
        labels = [mark.get_attribute("aria-label") for mark in self.all(".mark")]
        split = [label.rsplit(": ", 1) for label in labels]
        return {what.removesuffix(f", {device}"): said for what, said in split if what.endswith(device)}

    def mark(self, title, verdict=None, note="", device="iPhone", both=True):
        self.button(title, device).click()
        box = self.find(".verdict .both input")
        if box.is_displayed() and box.is_selected() != both:
            box.click()
        if verdict:
            self.find(f".verdict [value={verdict}]").click()
        if note:
            self.find(".verdict textarea").send_keys(note)
        self.find(".verdict [value=close]").click()
        assert not self.find(".verdict").is_displayed()

    def progress(self):
        return self.browser.execute_script(
            "return document.querySelector('.review-progress').textContent")

    def export(self, form, button=".review-tools [value={}]"):
        """The text of a file that the page offers for download, and its name."""
        return self.browser.execute_async_script("""
            const done = arguments[1];
            const create = URL.createObjectURL;
            const click = HTMLAnchorElement.prototype.click;
            let name;
            // Not saved, but looked at.
            HTMLAnchorElement.prototype.click = function () { name = this.download; };
            URL.createObjectURL = (blob) => {
              blob.text().then((text) => done([text, name]));
              return create(blob);
            };
            document.querySelector(arguments[0]).click();
            URL.createObjectURL = create;
            HTMLAnchorElement.prototype.click = click;""", button.format(form))

    def take(self, *texts):
        """Imports files of these texts; gives what the overview says of it."""
        self.browser.execute_script("""
            const files = new DataTransfer();
            arguments[0].forEach((text, i) => files.items.add(new File([text], `review-${i}.json`)));
            const chooser = document.querySelector('.review-tools [type=file]');
            document.querySelector('.review-message').textContent = '';
            chooser.files = files.files;
            chooser.dispatchEvent(new Event('change'));""", list(texts))
        return WebDriverWait(self.browser, 10).until(
            lambda _: self.find(".review-message").text)

    def remarks(self):
        """The lists of the overview by their headings."""
        return self.browser.execute_script("""
            return Object.fromEntries([...document.querySelectorAll('.review-remarks h3')].map((h) => [
              h.textContent, [...h.nextElementSibling.children].map((li) => li.textContent)]));""")


@pytest.fixture
def review(browser, project):
    review = Review(browser, project).open()
    browser.execute_script("localStorage.clear()")
    return review.open()


def test_marks_outlast_the_page(review):
    review.mark("Sync", "wrong", "It is cut off.", both=False)
    review.mark("Name", "right")
    # A note alone asks something.
    review.mark("The page", note="Is that the order?", both=False)
    expected = {"The page": "question", "General": "open", "Sync": "wrong", "Name": "right",
                "More": "open"}
    assert review.marks() == expected
    review.open()
    assert review.marks() == expected
    assert review.marks("iPad") == {
        "The page": "open", "General": "open", "Sync": "open", "Name": "right", "More": "open",
        "Version": "open"}
    review.button("Sync").click()
    assert review.find(".verdict textarea").get_attribute("value") == "It is cut off."
    assert review.find(".verdict [value=wrong]").is_selected()
    assert review.progress() == "4 of 11 judged · 1 wrong · 1 question"
    # What is cleared is open again.
    review.find(".verdict [value=clear]").click()
    assert review.open().marks()["Sync"] == "open"
    # Another language is another page.
    assert set(review.open(locale="ar").marks().values()) == {"open"}


def test_a_mark_says_what_both_devices_show_alike(review):
    review.button("Sync").click()
    assert review.find(".verdict .both").text == "It is the same on iPad: judge both"
    review.find(".verdict [value=right]").click()
    assert review.marks()["Sync"] == review.marks("iPad")["Sync"] == "right"
    review.find(".verdict [value=close]").click()
    review.button("Version", "iPad").click()
    assert not review.find(".verdict .both").is_displayed()


def test_what_changes_is_judged_anew_and_the_rest_stays(review, project):
    review.mark("Sync", "wrong", "Off, please.")
    review.mark("Name", "right")
    review.mark("More", "question", "Needed?")
    review.mark("The page", "right", both=False)

    # A default changes; a row comes above, so that places change; a row goes.
    off = SYNC.replace("<true/>", "<false/>")
    project.build(**{"Root.plist": page(
        row("Group", Title="General"), row("ToggleSwitch", Key="new", Title="New"), off, NAME, PAD)})
    review.open()
    reopened = "changed since it was judged"
    assert review.marks() == {
        "The page": reopened, "General": "open", "New": "open", "Sync": reopened, "Name": "right"}
    review.button("Sync").click()
    before = review.find(".verdict .before").text
    assert "“wrong”, Off, please." in before
    review.find(".verdict [value=right]").click()

    review.overview()
    remarks = review.remarks()
    assert remarks["Changed since they were judged"] == ["changed since App Root, en, iPhoneright"]
    assert remarks["No longer there"] == ["question More Root, en, iPhone and iPadNeeded?"]
    assert "Wrong" not in remarks

    # What is as it was is judged as it was; nothing that was said is lost.
    project.build()
    assert review.open().marks() == {
        "The page": "right", "General": "open", "Sync": "wrong", "Name": "right", "More": "question"}


def test_export_and_import_elsewhere(review, project, vitrine, tmp_path, browser):
    review.mark("Sync", "wrong", 'A "note",\nin two lines; <b>|*x*|</b> @you')
    review.mark("General", "question", "=1+1")
    review.open("More", "ar").mark("More of it.", "right", both=False)
    text, name = review.overview().export("json")
    assert name == "app-review.json"
    exported = json.loads(text)
    import jsonschema
    jsonschema.validate(exported, SCHEMA)
    assert len(exported["marks"]) == 5

    elsewhere = Review(browser, Project(vitrine, tmp_path / "elsewhere").build()).overview()
    assert elsewhere.progress() == "0 of 30 judged"
    assert elsewhere.find(".review-tools [value=json]").get_attribute("disabled")
    assert elsewhere.take(text) == "review-0.json: 5 marks added"
    assert elsewhere.progress() == "5 of 30 judged · 2 wrong · 2 questions"
    assert elsewhere.take(text) == "review-0.json: 0 marks added, 5 known"
    again = json.loads(elsewhere.export("json")[0])
    assert again["marks"] == exported["marks"] and again["version"] == exported["version"]

    # Two reviewers: the later word counts, and no note is lost.
    elsewhere.open().mark("Sync", "right", " Fine now.")
    theirs = elsewhere.overview().export("json")[0]
    review.overview()
    assert review.take(theirs) == "review-0.json: 0 marks added, 2 changed, 3 known"
    review.open().button("Sync").click()
    assert review.find(".verdict [value=right]").is_selected()
    notes = review.find(".verdict textarea").get_attribute("value")
    assert notes.count("in two lines") == 1 and "Fine now." in notes

    rows = list(csv.DictReader(io.StringIO(elsewhere.overview().export("csv")[0])))
    assert [(r["locale"], r["pane"], r["idiom"], r["title"], r["verdict"]) for r in rows] == [
        ("ar", "More", "phone", "More of it.", "right"), ("en", "Root", "phone", "General", "question"),
        ("en", "Root", "phone", "Sync", "right"), ("en", "Root", "pad", "General", "question"),
        ("en", "Root", "pad", "Sync", "right")]
    # No spreadsheet takes a note for a formula.
    assert rows[1]["note"] == "'=1+1"
    markdown, name = elsewhere.export("markdown")
    assert name == "app-review.md"
    lines = [line for line in markdown.splitlines() if line.startswith("| Sync")]
    assert len(lines) == 2 and lines[0].startswith("| Sync | iPhone | right | ")
    assert "\\|\\*x\\*\\|" in lines[0] and "<b>" not in markdown
    assert "@&#8203;you" in lines[0] and "@you" not in markdown


@pytest.mark.parametrize("text, said", [
    ("{", "not read: "),
    ("[]", "not read: it is no exported review"),
    ('{"format": "vitrine-review", "formatVersion": 2, "marks": []}',
     "not read: it is of a later version of Vitrine"),
    ('{"format": "vitrine-review", "formatVersion": 1, "app": "Other", "marks": []}',
     "not read: it is of “Other”, not of “App”"),
    ('{"format": "vitrine-review", "formatVersion": 1, "app": "App", "marks": [1, null, {}, '
     '{"locale": "e n", "pane": "Root", "idiom": "phone", "row": "key:sync", "title": "", '
     '"fingerprint": "", "verdict": "right", "note": "", "date": "2026-01-01"},'
     '{"locale": "en", "pane": "__proto__", "idiom": "phone", "row": "__proto__", "title": "<b>", '
     '"fingerprint": "x", "verdict": "wrong", "note": "<i>", "date": "2026-01-01"}]}',
     "1 mark added, 4 not understood"),
])
def test_what_is_no_review_is_told(review, text, said):
    review.mark("Name", "right", both=False)
    assert said in review.overview().take(text)
    assert review.progress().startswith("1 of 30 judged")
    if "__proto__" in text:
        assert review.remarks()["No longer there"] == ["wrong <b> __proto__, en, iPhone<i>"]


def test_all_at_once_and_back(review):
    review.mark("Sync", "wrong")
    menu = review.find(".review-menu summary")
    menu.click()
    assert review.find(".review-menu .next").text.split() == ["Next:", "More"]
    review.find(".review-menu [value=rest]").click()
    assert review.progress() == "11 of 11 judged · 2 wrong"
    assert review.find(".review-menu .count").text == "11/11"
    assert review.find(".panes [aria-current=page]").get_attribute("data-review") == "wrong"
    review.find(".review-menu [value=undo]").click()
    assert review.progress() == "2 of 11 judged · 2 wrong"
    assert not review.find(".review-menu [value=undo]").is_displayed()
    review.find(".review-menu [value=rest]").click()
    review.find(".review-menu .next").click()
    WebDriverWait(review.browser, 10).until(
        lambda browser: browser.current_url.endswith("/compare/More.html"))


def test_clicks_on_texts_of_the_dialog_leave_it_open(review):
    review.button("Sync").click()
    for selector in (".title", ".place", "label[for]", ".ways"):
        review.find(f".verdict {selector}").click()
        assert review.find(".verdict").is_displayed(), selector
    review.find(".verdict label.wrong").click()
    assert review.marks()["Sync"] == "wrong"
    review.find(".verdict label.both").click()
    assert review.find(".verdict").is_displayed()
    assert not review.find(".verdict .both input").is_selected()


def test_unticked_the_other_device_keeps_what_was_said(review):
    review.mark("Name", "right", "Here it is right.", device="iPad", both=False)
    review.button("Sync").click()
    review.find(".verdict [value=question]").click()
    assert review.marks("iPad")["Sync"] == "question"
    review.find(".verdict .both input").click()
    assert review.marks("iPad")["Sync"] == "open" and review.marks()["Sync"] == "question"
    review.find(".verdict textarea").send_keys("?")
    assert review.marks("iPad")["Sync"] == "open"
    # Ticked, then unticked again: what was said before comes back, the note too.
    review.find(".verdict [value=close]").click()
    review.button("Name").click()
    review.find(".verdict [value=wrong]").click()
    review.find(".verdict .both input").click()
    assert review.marks("iPad")["Name"] == "wrong"
    review.find(".verdict .both input").click()
    assert review.marks("iPad")["Name"] == "right"
    review.find(".verdict [value=close]").click()
    review.button("Name", "iPad").click()
    assert review.find(".verdict textarea").get_attribute("value") == "Here it is right."
    # The next row is for both again.
    review.find(".verdict [value=close]").click()
    review.button("General").click()
    assert review.find(".verdict .both input").is_selected()


def test_all_can_be_deleted(review):
    review.mark("Sync", "wrong", "Off.")
    review.overview()
    review.browser.execute_script("window.confirm = (text) => { window.asked = text; return false; }")
    review.find(".review-tools [value=delete]").click()
    assert "(2)" in review.browser.execute_script("return asked")
    assert review.progress().startswith("2 of 30 judged")
    review.browser.execute_script("window.confirm = () => true")
    review.find(".review-tools [value=delete]").click()
    assert review.find(".review-message").text == "2 marks deleted"
    assert review.progress() == "0 of 30 judged" and review.remarks() == {}
    assert set(review.open().marks().values()) == {"open"}


def test_the_overview_tells_how_far_it_is(review):
    review.mark("Sync", "right")
    review.open("More").mark("More of it.", "question", "Why?")
    review.overview()
    cells = review.browser.execute_script("""
        return Object.fromEntries([...document.querySelectorAll('.review-table td[data-locale]')].map(
          (cell) => [`${cell.parentElement.dataset.pane} ${cell.dataset.locale}`,
            [...cell.querySelectorAll('[data-idiom]')].map((d) => `${d.textContent} ${d.dataset.review}`)]));""")
    assert cells == {
        "Root ar": ["iPhone 0/5 open", "iPad 0/6 open"],
        "Root en": ["iPhone 1/5 begun", "iPad 1/6 begun"],
        "More ar": ["iPhone 0/2 open", "iPad 0/2 open"],
        "More en": ["iPhone 1/2 question", "iPad 1/2 question"],
    }
    assert [td.text for td in review.all(".review-table tfoot td")] == ["0/15", "4/15"]
    # A remark leads to its row.
    review.find(".review-remarks a").click()
    WebDriverWait(review.browser, 10).until(
        lambda browser: browser.current_url.endswith("/en/compare/More.html#phone-row-0"))


def test_by_keys_alone(review):
    review.button("General").send_keys(Keys.ENTER)
    assert review.browser.switch_to.active_element.get_attribute("value") == "right"
    review.browser.switch_to.active_element.send_keys(Keys.SPACE)
    assert review.marks()["General"] == "right"
    review.find(".verdict [value=next]").send_keys(Keys.ENTER)
    assert review.find(".verdict .title").text == "Sync"
    review.browser.switch_to.active_element.send_keys(Keys.ESCAPE)
    assert not review.find(".verdict").is_displayed()
    assert review.browser.switch_to.active_element.get_attribute("aria-label").startswith("Sync")


@pytest.mark.parametrize("width, height", [(1440, 1000), (500, 900), (1000, 560)])
def test_the_dialog_does_not_cover_its_row(review, width, height):
    review.browser.set_window_size(width, height)
    review.open()
    places = review.browser.execute_script("""
        return [...document.querySelectorAll('.mark')].map((mark) => {
          mark.click();
          const [dialog, box] = [document.querySelector('.verdict'), mark].map((e) => e.getBoundingClientRect());
          const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return [mark.ariaLabel, seen === mark, dialog.height < 400,
            dialog.top >= 0 && dialog.left >= 0 && dialog.bottom <= innerHeight && dialog.right <= innerWidth];
        });""")
    assert len(places) == 11
    assert [place for place in places if place[1:] != [True, True, True]] == []


def test_a_form_may_have_keys_of_any_name(review, project):
    names = ["closest", "matches", "getBoundingClientRect", "after", "contains", "constructor"]
    project.build(**{"Root.plist": page(*(row("TextField", Key=name, Title=name) for name in names))})
    review.open()
    for name in names:
        review.button(name).click()
        review.find(".verdict [value=right]").click()
        # The screen beside the rows is the form itself.
        review.browser.execute_script("""
            const form = document.querySelector('form.screen');
            EventTarget.prototype.dispatchEvent.call(form, new Event('pointerdown', {bubbles: true}));""")
        assert not review.find(".verdict").is_displayed()
    assert set(review.open().marks().values()) == {"open", "right"}


def test_marks_stand_beside_their_rows(review):
    for locale in ("en", "ar"):
        review.open(locale=locale)
        boxes = review.browser.execute_script("""
            const box = (element) => element.getBoundingClientRect().toJSON();
            return ['phone', 'pad'].flatMap((idiom) => vitrineReviewItems[0].panes[0].devices[idiom]
              .filter(([row]) => row !== 'page').map(([, , index, title]) => {
                const label = {phone: 'iPhone', pad: 'iPad'}[idiom];
                const marks = [...document.querySelectorAll('.mark')].filter((mark) =>
                  mark.ariaLabel.startsWith(`${title}, ${label}:`));
                return [box(marks[0]), box(document.getElementById(`${idiom}-row-${index}`))];
              }));""")
        assert len(boxes) == 9
        for mark, row in boxes:
            # A header is less high than a button.
            assert row["top"] - 8 <= mark["top"] and mark["bottom"] <= row["bottom"] + 1
            if locale == "en":
                assert mark["left"] < row["left"] < mark["right"]
            else:
                assert mark["left"] < row["right"] < mark["right"]


ASKS = """
    const leave = new Event('beforeunload', {cancelable: true});
    dispatchEvent(leave);
    return leave.defaultPrevented;"""


def test_without_storage_the_page_says_so_and_saves_what_was_said(review):
    review.mark("Name", "wrong", "Kept.")
    assert not review.browser.execute_script(ASKS)
    review.browser.execute_script("""
        globalThis.setItem = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };""")
    review.mark("Sync", "right", "Not kept.")
    assert review.marks()["Sync"] == "right"
    assert "has no room" in review.progress()
    review.button("Sync").click()
    assert "has no room" in review.find(".verdict .unkept").text
    # The page is not left without a question, and its menu saves everything.
    assert review.browser.execute_script(ASKS)
    text, name = review.export("json", ".review-menu [value=export]")
    assert name == "app-review.json"
    exported = json.loads(text)
    import jsonschema
    jsonschema.validate(exported, SCHEMA)
    assert {mark["note"] for mark in exported["marks"]} == {"Kept.", "Not kept."}
    assert exported["version"] == json.loads(review.overview().export("json")[0])["version"]
    assert "Sync" not in {mark["title"] for mark in json.loads(review.export("json")[0])["marks"]}
    assert review.take(text) == "review-0.json: 2 marks added, 2 known"


def test_what_had_no_room_is_kept_as_soon_as_it_has_some(review):
    review.browser.execute_script("""
        globalThis.setItem = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };""")
    review.mark("Sync", "right", "Not kept.")
    # Another tab has room for its own in the meantime.
    review.browser.execute_script("""
        Storage.prototype.setItem = setItem;
        const store = new vitrineReview.ReviewStore('app');
        const page = vitrineReviewItems[0].panes[0];
        const item = vitrineReview.judged(store, 'en', page).find(({row}) => row === 'key:dataset');
        store.put('en', page.pane, [{...item, verdict: 'wrong', note: 'Theirs.', date: new Date().toISOString()}]);""")
    review.mark("More", "right")
    assert not review.browser.execute_script(ASKS)
    assert review.open().marks() == {
        "The page": "open", "General": "open", "Sync": "right", "Name": "wrong", "More": "right"}


def test_nothing_is_said_over_on_the_other_device(review):
    review.mark("Sync", "wrong", "Cut off on iPad.", device="iPad", both=False)
    review.button("Sync").click()
    assert not review.find(".verdict .both input").is_selected()
    review.find(".verdict [value=right]").click()
    review.find(".verdict textarea").send_keys("Fine on iPhone.")
    assert review.marks("iPad")["Sync"] == "wrong"
    # Where the same is to be said of both, it is all that was said.
    review.find(".verdict .both input").click()
    notes = "Fine on iPhone.\nCut off on iPad."
    assert review.find(".verdict textarea").get_attribute("value") == notes
    review.find(".verdict [value=close]").click()
    review.button("Sync", "iPad").click()
    assert review.find(".verdict textarea").get_attribute("value") == notes
    assert review.find(".verdict .both input").is_selected()


def test_undo_leaves_what_was_said_since(review):
    review.find(".review-menu summary").click()
    review.find(".review-menu [value=rest]").click()
    review.find(".review-menu summary").click()
    review.mark("Sync", "wrong", "Ouch.")
    review.find(".review-menu summary").click()
    review.find(".review-menu [value=undo]").click()
    assert review.marks() == {
        "The page": "open", "General": "open", "Sync": "wrong", "Name": "open", "More": "open"}
    review.find(".review-menu summary").click()
    review.button("Sync").click()
    assert review.find(".verdict textarea").get_attribute("value") == "Ouch."


def test_what_was_cleared_can_be_brought_back(review):
    review.mark("Sync", "wrong", "A long story.")
    review.button("Sync").click()
    clear = review.find(".verdict [value=clear]")
    clear.click()
    assert review.marks()["Sync"] == review.marks("iPad")["Sync"] == "open"
    assert clear.text == "Undo"
    clear.click()
    assert review.marks()["Sync"] == review.marks("iPad")["Sync"] == "wrong"
    assert review.find(".verdict textarea").get_attribute("value") == "A long story."
    clear.click()
    review.find(".verdict [value=right]").click()
    assert clear.text == "Clear" and review.open().marks()["Sync"] == "right"


def test_two_tabs_judge_one_page(chromium, project):
    # Chromium alone: WebKit's MiniBrowser loses its session with a second window.
    review, browser = Review(chromium, project).open(), chromium
    first = browser.current_window_handle
    review.button("Sync").click()
    review.find(".verdict textarea").send_keys("One.")
    browser.switch_to.new_window("tab")
    try:
        review.open().mark("Name", "right")
        review.button("Sync").click()
        review.find(".verdict textarea").send_keys(" Two.")
        browser.switch_to.window(first)
        # The dialog that is open shows what the other tab says, and goes on from there.
        note = review.find(".verdict textarea")
        WebDriverWait(browser, 10).until(lambda _: note.get_attribute("value") == "One. Two.")
        note.send_keys(Keys.END, " Three.")
        review.find(".verdict [value=close]").click()
        review.mark("More", "wrong")
    finally:
        browser.switch_to.window(browser.window_handles[-1])
        browser.close()
        browser.switch_to.window(first)
    review.open()
    assert review.marks() == {
        "The page": "open", "General": "open", "Sync": "question", "Name": "right", "More": "wrong"}
    review.button("Sync").click()
    assert review.find(".verdict textarea").get_attribute("value") == "One. Two. Three."


def test_notes_of_several_reviewers_are_all_kept_and_none_is_said_twice(review):
    review.mark("Sync", "wrong", "A", both=False)
    ours = json.loads(review.overview().export("json")[0])

    def version(date, note, verdict="question"):
        return json.dumps({**ours, "marks": [
            {**ours["marks"][0], "date": date, "note": note, "verdict": verdict}]})

    def all_marks():
        return json.loads(review.export("json")[0])["marks"]

    # Dates are compared as dates: this one is the earliest, though not as a text.
    assert review.take(version("Jan 1, 2020", "no", "right")) == "review-0.json: 0 marks added, 1 changed"
    later = version("2099-01-01T00:00:00+01:00", "nothing")
    for _ in range(3):
        review.take(later)
        review.take(version("2020", "no"))
    [mark] = all_marks()
    assert mark["verdict"] == "question" and mark["note"].split("\n") == ["nothing", "A", "no"]
    assert mark["date"] == "2098-12-31T23:00:00.000Z"
    # Of one time, the same one counts wherever both meet.
    same = [version("2099-06-01", "x", "right"), version("2099-06-01", "y", "wrong")]
    results = []
    for texts in (same, same[::-1]):
        review.browser.execute_script("localStorage.clear()")
        for text in texts:
            review.take(text)
        results += all_marks()
    assert results[0] == results[1]
    refused = {"date": "+012026-01-01T00:00:00Z", "idiom": "constructor", "locale": ["en"], "pane": 1}
    for member, value in refused.items():
        wrong = {**ours, "marks": [{**ours["marks"][0], member: value}]}
        assert "1 not understood" in review.take(json.dumps(wrong))
    assert "not read" in review.take(json.dumps({**ours, "app": {"toString": 1}}))


def test_the_dialog_leads_through_all_pages(review):
    browser = review.browser
    review.mark("The page", "right", both=False)
    review.button("General").send_keys(Keys.ENTER)
    titles = ["General", "Sync", "Name", "More", "The page", "Version"]
    for title in titles:
        assert review.find(".verdict .title").text == title
        is_last = title == titles[-1]
        assert review.find(".verdict [value=next]").text == ("Next Page" if is_last else "Next Open Row")
        browser.switch_to.active_element.send_keys(Keys.SPACE)
        browser.switch_to.active_element.send_keys(Keys.ENTER)
    WebDriverWait(browser, 10).until(lambda browser: browser.current_url.endswith("/en/compare/More.html"))
    assert browser.execute_script("return Object.keys(localStorage).length") == 1


def test_pages_read_well_without_scripts(browser, project, tmp_path):
    import re
    for path in project.site.rglob("*.html"):
        path.write_text(re.sub(r"<script\b[^>]*></script>", "", path.read_text()))
    review = Review(browser, project).open()
    assert review.all(".mark") == [] and not review.find(".review-menu").is_displayed()
    assert not review.find(".verdict").is_displayed()
    review.overview()
    assert not review.find(".review-tools").is_displayed()
    cell = review.find(".review-table tr[data-pane=Root] td[data-locale=ar] a")
    assert cell.text.split() == ["iPhone", "iPad"]
    cell.click()
    WebDriverWait(browser, 10).until(
        lambda browser: browser.current_url.endswith("/ar/compare/Root.html"))
