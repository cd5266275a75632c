"use strict";

// Stored values: what a visitor changes is kept, as an app's defaults database would keep it, for
// all pages, devices and languages of the bundle.
(() => {
  const menu = document.querySelector(".values");
  if (!menu) return;
  const forms = [...document.querySelectorAll("form.screen")];
  const site = new URL("..", document.currentScript.src).href;
  const place = `vitrine values ${site} ${menu.dataset.store}`;

  const types = new Set([
    "string", "integer", "real", "boolean", "date", "data", "array", "dictionary"]);

  const isValue = (value) =>
    typeof value?.text === "string" && types.has(value.type)
    && (!("items" in value) || (Array.isArray(value.items) && value.items.every(isValue)));

  // The database: { key: { type, text } }, types by the names of property lists; an array has its
  // items too. It has no prototype, since a key may be called `__proto__`.
  const database = {
    values: Object.create(null),
    // Without storage, or where it is full, the values last as long as the page.
    isKept: true,
    read() {
      if (!this.isKept) return;
      try {
        const stored = Object.entries(JSON.parse(localStorage.getItem(place)) ?? {});
        this.values = Object.create(null);
        for (const [key, value] of stored) {
          if (isValue(value)) this.values[key] = value;
        }
      } catch {
        this.values = Object.create(null);
      }
    },
    write() {
      try {
        if (Object.keys(this.values).length) localStorage.setItem(place, JSON.stringify(this.values));
        else localStorage.removeItem(place);
        this.isKept = true;
      } catch {
        this.isKept = false;
      }
    },
  };

  // What a control says, and how it is told what to say.

  const value = (control) => {
    const { trueType, trueValue, falseType, falseValue, valueType } = control.dataset;
    switch (control.type) {
      case "checkbox":
        return control.checked ? { type: trueType, text: trueValue } : { type: falseType, text: falseValue };
      case "radio":
        return { type: valueType, text: control.value };
      case "range":
        return { type: "real", text: String(control.valueAsNumber) };
      case "date":
      case "time":
      case "datetime-local":
        return control.value && { type: valueType, text: valueType === "date" ? moment(control) : control.value };
      case "fieldset": {
        const items = [...control.querySelectorAll(".list-item")].map(({ dataset }) => (
          { type: dataset.valueType, text: dataset.value }));
        return { type: "array", text: `(${items.map(({ text }) => text).join(", ")})`, items };
      }
      default:
        return { type: "string", text: control.value };
    }
  };

  // What an input for dates says, as property lists spell dates; and the way back.
  const moment = ({ type, value }) => {
    const [date, time] = type === "time" ? ["2001-01-01", value] : value.split("T");
    return `${date}T${(time || "00:00").slice(0, 5)}:00Z`;
  };
  const inputText = (type, text) =>
    ({ date: text.slice(0, 10), time: text.slice(-9, -4), "datetime-local": text.slice(0, 16) })[type];

  const isNumeric = (type) => type === "integer" || type === "real";
  const isSame = (a, b) =>
    a.text === b.text ? a.type === b.type || (isNumeric(a.type) && isNumeric(b.type))
      : isNumeric(a.type) && isNumeric(b.type) && Number(a.text) === Number(b.text);

  // As `boolForKey:` reads a value.
  const isTrue = ({ type, text }) =>
    isNumeric(type) ? Number(text) !== 0 : /^\s*[+-]?0*[YyTt1-9]/.test(text);

  const show = (control, stored) => {
    const { trueType, trueValue, falseType, falseValue } = control.dataset;
    switch (control.type) {
      case "checkbox":
        control.checked = isSame(stored, { type: trueType, text: trueValue })
          || (!isSame(stored, { type: falseType, text: falseValue }) && isTrue(stored));
        break;
      case "radio":
        control.checked = isSame(stored, value(control));
        break;
      case "range":
        control.value = stored.text;
        moved(control);
        break;
      case "date":
      case "time":
      case "datetime-local":
        control.value = stored.type === "date" ? inputText(control.type, stored.text) : stored.text;
        break;
      // The rows of a list are `in-app.js`'s.
      case "fieldset":
        break;
      default:
        control.value = stored.text;
    }
  };

  // `slider.js` draws the track anew where a thumb was moved by a script.
  const moved = (slider) => slider.dispatchEvent(new Event("moved", { bubbles: true }));

  // A form's own methods hide behind controls of their names, and keys are free: `reset`, `elements`.
  const within = (form, selector) => [...Element.prototype.querySelectorAll.call(form, selector)];
  const controls = (form) => within(form, ":is(input, textarea, fieldset)[name]");

  // Lists that share a key, or have none, have names of their own, so that each has its choice.
  const key = (control) =>
    control.type === "radio" ? control.closest("[data-specifier]")?.dataset.key : control.name;

  const tell = () => document.dispatchEvent(new CustomEvent("values", { detail: database.values }));

  const showAll = () => {
    for (const form of forms) {
      HTMLFormElement.prototype.reset.call(form);
      for (const slider of within(form, "[type=range]")) moved(slider);
      for (const control of controls(form)) {
        if (key(control) in database.values) show(control, database.values[key(control)]);
      }
    }
    tell();
    showMenu();
  };

  const store = (control) => {
    database.read();
    const stored = value(control);
    // A date that is taken back counts as none.
    if (stored) database.values[key(control)] = stored;
    else delete database.values[key(control)];
    database.write();
    for (const form of forms) {
      for (const other of controls(form)) {
        if (key(other) !== key(control) || other === control) continue;
        if (stored) show(other, stored);
        else other.value = "";
      }
    }
    tell();
    showMenu();
  };

  // The menu.

  const count = menu.querySelector(".count");
  const list = menu.querySelector(".stored");
  const buttons = menu.querySelectorAll("button");

  const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

  const showMenu = () => {
    const keys = Object.keys(database.values).sort();
    count.hidden = keys.length === 0;
    count.textContent = String(keys.length);
    list.replaceChildren(
      ...keys.flatMap((key) => [element("dt", key), element("dd", database.values[key].text)]));
    for (const button of buttons) button.disabled = keys.length === 0;
  };

  const escaped = (text) =>
    text.replace(/[&<>]/g, (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[character]);

  const node = ({ type, text, items }) => {
    if (type === "boolean") return `<${text}/>`;
    if (type === "array") return `<array>${items.map(node).join("")}</array>`;
    return `<${type}>${escaped(text)}</${type}>`;
  };

  const propertyList = () => {
    // Of a dictionary, and of an array but a list's, a page knows no more than a description.
    const keys = Object.keys(database.values).sort().filter((key) => {
      const { type, items } = database.values[key];
      return type !== "dictionary" && (type !== "array" || items);
    });
    const entries = keys.map((key) => {
      return `\t<key>${escaped(key)}</key>\n\t${node(database.values[key])}\n`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${entries.join("")}</dict>
</plist>
`;
  };

  const actions = {
    export() {
      const file = new Blob([propertyList()], { type: "application/x-plist" });
      const link = Object.assign(document.createElement("a"), {
        href: URL.createObjectURL(file),
        download: `${menu.dataset.store}.plist`,
      });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },
    reset() {
      database.values = Object.create(null);
      database.write();
      showAll();
      menu.querySelector("summary").focus();
      menu.open = false;
    },
  };
  for (const button of buttons) button.addEventListener("click", () => actions[button.value]());

  const listen = EventTarget.prototype.addEventListener;
  for (const form of forms) {
    listen.call(form, "input", (event) => {
      if (event.target.name && key(event.target)) store(event.target);
    });
    // Return in a form's only field would submit it.
    listen.call(form, "submit", (event) => event.preventDefault());
  }

  // Other tabs change the same values; and a browser that goes back shows a page as it left it.
  const refresh = () => {
    database.read();
    showAll();
  };
  addEventListener("storage", (event) => {
    if (event.key === place || event.key === null) refresh();
  });
  addEventListener("pageshow", refresh);
  refresh();
})();
