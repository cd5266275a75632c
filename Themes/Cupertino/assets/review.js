"use strict";

// The review, where both devices stand side by side: a button at each row opens what is said of it.
(() => {
  const menu = document.querySelector(".review-menu");
  const dialog = document.querySelector(".verdict");
  const language = globalThis.vitrineReviewItems?.[0];
  if (!menu || !dialog || !language) return;
  const { ReviewStore, products, rowIdentity, judged, joined, counted, state, sentence, warning, saveAll } =
    globalThis.vitrineReview;
  const store = new ReviewStore(menu.dataset.store);
  const { locale } = language;

  // A form's own members hide behind controls of their names, and keys are free: `dataset`, `id`.
  const attribute = (form, name) => Element.prototype.getAttribute.call(form, name);
  const within = (form, selector) => [...Element.prototype.querySelectorAll.call(form, selector)];
  const forms = new Map(
    [...document.querySelectorAll("form.screen")].map((form) => [attribute(form, "data-idiom"), form]));
  const name = attribute(forms.values().next().value, "data-pane");
  const page = language.panes.find(({ pane }) => pane === name);
  if (!page) return;

  // The buttons ---------------------------------------------------------------------------------

  const create = (tag, properties) => Object.assign(document.createElement(tag), properties);

  // Where an item's text begins.
  const anchor = ({ idiom, index }) => {
    const form = forms.get(idiom);
    if (index === null) return within(form, ".navigation-bar :is(h1, .heading)").find((title) => title.getClientRects().length);
    const element = document.getElementById(`${idiom}-row-${index}`);
    if (element?.localName !== "fieldset") return element;
    const parts = within(element, ":scope > :is(legend, .footer)");
    return parts.find((part) => part.textContent && part.getClientRects().length) ?? element;
  };

  const layers = new Map();
  for (const [idiom, form] of forms) {
    const layer = create("div", { className: "marks", lang: "en", dir: "ltr" });
    layer.setAttribute("role", "group");
    layer.setAttribute("aria-label", `Review, ${products[idiom]}`);
    Element.prototype.after.call(form, layer);
    layers.set(idiom, layer);
  }

  const buttons = new Map();
  let items = [];

  // Where the button of an item stands in its layer; undefined for what is not shown.
  const position = (item, layer, size) => {
    const element = anchor(item);
    if (!element?.getClientRects().length) return undefined;
    const box = element.getBoundingClientRect();
    const row = getComputedStyle(element);
    const isRightToLeft = row.direction === "rtl";
    const line = Number.parseFloat(row.lineHeight) || 20;
    const isRow = element.matches(".row");
    const middle = box.top + (isRow ? Math.min(box.height, 52) / 2 : Number.parseFloat(row.paddingTop) + line / 2);
    // In the screen's margin, beside the row, and never behind the screen's edge.
    const card = (element.closest(".section, .rows") ?? within(forms.get(item.idiom), ".section, .rows")[0] ?? element)
      .getBoundingClientRect();
    const edge = isRightToLeft ? card.right - layer.left : card.left - layer.left - size;
    const inset = 0.25 * size;
    const beyond = 4;
    const left = isRightToLeft
      ? Math.min(edge - inset, layer.width - size + beyond) : Math.max(edge + inset, -beyond);
    return { left, top: middle - layer.top - size / 2 };
  };

  // All are measured, then all are moved: by turns, the browser would lay out the page for each.
  const place = () => {
    const boxes = new Map([...layers].map(([idiom, layer]) => [idiom, layer.getBoundingClientRect()]));
    const size = Number.parseFloat(getComputedStyle(layers.values().next().value).getPropertyValue("--size"));
    const positions = items.map((item) => position(item, boxes.get(item.idiom), size));
    for (const [number, position] of positions.entries()) {
      const button = buttons.get(rowIdentity(items[number]));
      button.hidden = !position;
      if (!position) continue;
      button.style.left = `${position.left}px`;
      button.style.top = `${position.top}px`;
    }
  };

  const show = () => {
    items = judged(store, locale, page);
    for (const item of items) {
      let button = buttons.get(rowIdentity(item));
      if (!button) {
        button = create("button", { type: "button", className: "mark" });
        button.setAttribute("aria-haspopup", "dialog");
        button.addEventListener("click", () => (opened === rowIdentity(item) ? close() : open(rowIdentity(item))));
        buttons.set(rowIdentity(item), button);
        layers.get(item.idiom)?.append(button);
      }
      const verdict = item.mark?.verdict ?? (item.before ? "reopened" : "open");
      button.dataset.verdict = verdict;
      const said = item.mark ? verdict : item.before ? "changed since it was judged" : "open";
      button.setAttribute("aria-label", `${item.row === "page" ? "The page" : item.title}, ${products[item.idiom]}: ${said}`);
      button.title = item.mark?.note || said;
      button.setAttribute("aria-expanded", String(opened === rowIdentity(item)));
    }
    showMenu();
  };

  // The dialog ----------------------------------------------------------------------------------

  let opened;
  const heading = dialog.querySelector(".title");
  const before = dialog.querySelector(".before");
  const unkept = dialog.querySelector(".unkept");
  const note = dialog.querySelector("textarea");
  const radios = [...dialog.querySelectorAll("[type=radio]")];
  const both = dialog.querySelector(".both");
  const twinBox = both.querySelector("input");
  const clear = dialog.querySelector("[value=clear]");
  const forward = dialog.querySelector("[value=next]");
  let isForBoth;
  // What was said of the other device when the dialog was opened.
  let twinMark;
  // The marks that the last click on `clear` took away; a second click brings them back.
  let cleared = [];

  const current = () => items.find((item) => rowIdentity(item) === opened);
  // The same row on the other device, where it shows the same.
  const twin = (item) =>
    items.find((other) => other.row === item.row && other.idiom !== item.idiom && other.fingerprint === item.fingerprint);
  const isAlike = (mark, other) => mark?.verdict === other?.verdict && mark?.note === other?.note;
  const nextOpen = () => {
    const place = items.findIndex((item) => rowIdentity(item) === opened);
    return [...items.slice(place + 1), ...items.slice(0, place)]
      .find((item) => !item.mark && !buttons.get(rowIdentity(item)).hidden);
  };

  const fill = () => {
    const item = current();
    heading.textContent = item.row === "page" ? "The page" : item.title;
    Object.assign(heading, item.row === "page" ? { lang: "en", dir: "ltr" } : { lang: locale, dir: "auto" });
    dialog.querySelector(".place").textContent =
      item.row === "page" ? `${products[item.idiom]} · its title, and the order of its rows` : products[item.idiom];
    before.hidden = !item.before;
    if (item.before) {
      const { verdict, note, date } = item.before;
      before.textContent = `It has changed since ${new Date(date).toLocaleDateString("en", { dateStyle: "medium" })}: “${verdict}”${note && `, ${note}`}`;
    }
    // What is being typed is left alone: an input method may be at work on it.
    const text = item.mark?.note ?? "";
    if (note.value !== text) note.value = text;
    for (const radio of radios) radio.checked = radio.value === item.mark?.verdict;
    const other = twin(item);
    both.hidden = !other;
    // Where something else is said of the other one, it is not said over.
    twinBox.checked = isForBoth && isAlike(item.mark, other?.mark);
    if (other) both.querySelector("span").textContent = `It is the same on ${products[other.idiom]}: judge both`;
    clear.textContent = cleared.length ? "Undo" : "Clear";
    clear.disabled = !item.mark && cleared.length === 0;
    forward.textContent = nextOpen() ? "Next Open Row" : "Next Page";
    forward.disabled = !nextOpen() && next.hidden;
    unkept.textContent = warning(store);
    unkept.hidden = store.isKept;
  };

  const put = () => {
    const button = buttons.get(opened).getBoundingClientRect();
    const row = anchor(current()).getBoundingClientRect();
    const { width, height } = dialog.getBoundingClientRect();
    // Below the row, so that it can be seen; else above it; where a screen is too low, beside its button.
    const below = Math.min(row.bottom, button.bottom + 48) + 8;
    const above = Math.min(row.top, button.top) - 8 - height;
    const top = below + height + 8 < innerHeight ? below : above;
    const ways = { start: button.left, end: button.right - width, after: button.right + 8, before: button.left - 8 - width };
    const left = top >= 8
      ? (button.left < innerWidth / 2 || ways.end < 0 ? ways.start : ways.end)
      : (ways.after + width + 8 < innerWidth ? ways.after : ways.before);
    dialog.style.setProperty("--left", `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`);
    dialog.style.setProperty("--top", `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`);
  };

  const open = (which) => {
    opened = which;
    cleared = [];
    isForBoth = true;
    show();
    twinMark = twin(current())?.mark;
    fill();
    if (!dialog.matches(":popover-open")) dialog.showPopover();
    buttons.get(which).scrollIntoView({ block: "nearest" });
    put();
    (radios.find(({ checked }) => checked) ?? radios[0]).focus({ preventScroll: true });
  };

  const close = ({ isFocused = true } = {}) => {
    if (!opened) return;
    const button = buttons.get(opened);
    opened = undefined;
    dialog.hidePopover();
    show();
    if (isFocused) button.focus({ preventScroll: true });
  };

  // The item whose dialog is open, and the other device's where the same is to be said of it.
  const addressed = () => [current(), twinBox.checked && twin(current())].filter(Boolean);

  const keep = (marks) => {
    store.put(locale, page.pane, marks);
    show();
    fill();
  };

  const say = (verdict) => {
    cleared = [];
    const date = new Date().toISOString();
    keep(addressed().map((item) => ({ ...item, verdict, note: note.value, date })));
  };

  for (const radio of radios) radio.addEventListener("change", () => say(radio.value));
  // A note without a verdict asks something.
  note.addEventListener("input", () => say(radios.find(({ checked }) => checked)?.value ?? "question"));
  twinBox.addEventListener("change", () => {
    isForBoth = twinBox.checked;
    const [mark, other] = [current(), twin(current())].map(({ mark }) => mark);
    if (!isForBoth) {
      // The other device keeps what was said of it before.
      if (!isAlike(other, twinMark)) keep([twinMark ?? { ...other, verdict: null }]);
      return;
    }
    if (isAlike(mark, other)) return;
    note.value = joined(mark?.note ?? "", other?.note ?? "");
    say((mark ?? other).verdict);
  });
  clear.addEventListener("click", () => {
    const marks = cleared;
    cleared = marks.length ? [] : addressed().map(({ mark }) => mark).filter(Boolean);
    keep(marks.length ? marks : cleared.map((mark) => ({ ...mark, verdict: null })));
  });
  forward.addEventListener("click", () => {
    const item = nextOpen();
    if (item) open(rowIdentity(item));
    else next.click();
  });
  // Space judges, Return goes on.
  for (const radio of radios) {
    radio.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      forward.click();
    });
  }
  dialog.querySelector("[value=close]").addEventListener("click", () => close());
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !opened) return;
    event.preventDefault();
    close();
  });
  for (const type of ["pointerdown", "focusin"]) {
    document.addEventListener(type, (event) => {
      // A form may be the target.
      const isOfReview = Element.prototype.closest.call(event.target, ".verdict, .mark") !== null;
      if (opened && !isOfReview) close({ isFocused: false });
    });
  }

  // The menu ------------------------------------------------------------------------------------

  const count = menu.querySelector(".count");
  const progress = menu.querySelector(".review-progress");
  const next = menu.querySelector(".next");
  const [rest, undo] = ["rest", "undo"].map((value) => menu.querySelector(`[value=${value}]`));
  const script = document.querySelector("script[data-review-items]").src;
  const address = ({ path }) => new URL(path, script).href;
  const links = new Map([...document.querySelectorAll(".panes a")].map((link) => [link.href, link]));
  // How far each page of the language is.
  const pages = new Map();
  // When the last click on `rest` was; its marks bear that date.
  let made;

  const showMenu = () => {
    const counts = counted(items);
    count.hidden = false;
    count.textContent = `${counts.all - counts.open}/${counts.all}`;
    menu.dataset.state = state(counts);
    progress.textContent = [sentence(counts), warning(store)].filter(Boolean).join(" · ");
    rest.disabled = counts.open === 0;
    undo.hidden = made === undefined;

    pages.set(page, counts);
    const place = language.panes.indexOf(page);
    const open = [...language.panes.slice(place + 1), ...language.panes.slice(0, place)]
      .find((page) => pages.get(page).open > 0);
    next.hidden = !open;
    if (open) {
      next.href = address(open);
      next.querySelector("[lang]").textContent = open.title;
    }
    for (const [page, counts] of pages) {
      const link = links.get(address(page));
      if (!link) continue;
      link.dataset.review = state(counts);
      link.title = sentence(counts);
    }
  };

  rest.addEventListener("click", () => {
    made = new Date().toISOString();
    const those = items.filter(({ mark }) => !mark);
    store.put(locale, page.pane, those.map((item) => ({ ...item, verdict: "right", note: "", date: made })));
    show();
    undo.focus();
  });
  undo.addEventListener("click", () => {
    // Only what is still as it was made: something else may have been said since.
    const those = judged(store, locale, page).filter(({ mark }) => mark?.date === made);
    store.put(locale, page.pane, those.map((item) => ({ ...item, verdict: null })));
    made = undefined;
    show();
    rest.focus();
  });
  menu.querySelector("[value=export]").addEventListener("click", () =>
    saveAll(store, { ...menu.dataset, version: new URL(script).search.slice(1) }));

  // Other tabs judge the same rows; and a browser that goes back shows a page as it left it.
  const showAnew = () => {
    for (const page of language.panes) pages.set(page, counted(judged(store, locale, page)));
    show();
    if (opened) fill();
  };
  addEventListener("storage", ({ key }) => {
    if (store.holds(key)) showAnew();
  });
  addEventListener("pageshow", showAnew);
  showAnew();
  const observer = new ResizeObserver(place);
  for (const item of items) {
    const element = anchor(item);
    if (element) observer.observe(element);
  }
  for (const form of forms.values()) observer.observe(form);
  addEventListener("hashchange", place);
  place();
})();
