"use strict";

// What InAppSettingsKit does beyond storing values: subtitles that follow them, lists that grow and
// shrink, choices that lead back at once. `values.js` says what is stored by a `values` event.
(() => {
  // A row's subtitle is that of its value.
  const rows = [...document.querySelectorAll("[data-key]")].filter((row) =>
    row.querySelector(".subtitle[data-value]"));
  const standard = new Map();
  const subtitles = (row) => [...row.querySelectorAll(".subtitle")];
  for (const row of rows) standard.set(row, subtitles(row).find((subtitle) => !subtitle.hidden));

  const showSubtitles = (values) => {
    for (const row of rows) {
      const all = subtitles(row);
      const stored = values[row.dataset.key];
      const shown = stored
        ? all.find(({ dataset }) => dataset.value === stored.text) || all.find(({ dataset }) => !("value" in dataset))
        : standard.get(row);
      for (const subtitle of all) subtitle.hidden = subtitle !== shown;
    }
  };

  // A link to a page shows the value of its key, and a button is called by it.
  const texts = new Map(
    [...document.querySelectorAll("a.child-pane[data-key] > .value, .button[data-key] .title")]
      .map((element) => [element, element.textContent]));

  const showTexts = (values) => {
    for (const [element, text] of texts) {
      element.textContent = values[element.closest("[data-key]").dataset.key]?.text || text;
    }
  };

  // Lists.

  const lists = [...document.querySelectorAll(".list-group")];
  const items = (list) => [...list.querySelectorAll(".list-item")];
  const initial = new Map();
  for (const list of lists) initial.set(list, items(list).map((item) => item.cloneNode(true)));
  let count = 0;

  const control = (item) => item.querySelector("input, textarea, select");

  // A row like the template, with ids of its own.
  const made = (list, { type, text }) => {
    const template = list.querySelector("template");
    const item = (template ? template.content.firstElementChild : initial.get(list)[0])?.cloneNode(true);
    if (!item) return null;
    count += 1;
    const mark = template ? "item-new-" : "item-0-";
    for (const element of [item, ...item.querySelectorAll("*")]) {
      for (const { name, value } of [...element.attributes]) {
        if (value.includes(mark)) element.setAttribute(name, value.replaceAll(mark, `item-new-${count}-`));
      }
    }
    item.dataset.value = text;
    item.dataset.valueType = type;
    const field = control(item);
    const output = item.querySelector("output");
    if (field) field.value = text;
    if (output) output.textContent = text;
    return item;
  };

  const place = (list, item) => {
    const rows = list.querySelector(".rows");
    rows.insertBefore(item, rows.querySelector(":scope > :not(.list-item)"));
  };

  const fill = (list, nodes) => {
    for (const item of items(list)) item.remove();
    for (const node of nodes) if (node) place(list, node);
  };

  // What is in the rows, as an array of the defaults database.
  const changed = (list) => {
    if (list.name) list.dispatchEvent(new Event("input", { bubbles: true }));
  };

  const add = (list, value) => {
    const item = made(list, value);
    if (!item) return;
    place(list, item);
    changed(list);
  };

  for (const list of lists) {
    for (const field of list.querySelectorAll(".add :disabled, .add:disabled")) field.disabled = false;
    list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button?.matches(".delete")) {
        const item = button.closest(".list-item");
        const next = item.nextElementSibling?.querySelector(".delete") || item.previousElementSibling?.querySelector(".delete")
          || list.querySelector(".add :is(input, select), .add");
        item.remove();
        next?.focus();
        changed(list);
      } else if (button?.matches(".add")) {
        add(list, { type: "string", text: "" });
      }
    });
    list.addEventListener("input", (event) => {
      const item = event.target.closest(".list-item");
      if (!item) return;
      const option = event.target.selectedOptions?.[0];
      item.dataset.value = event.target.value;
      if (option) item.dataset.valueType = option.dataset.valueType;
      changed(list);
    });
    list.addEventListener("change", (event) => {
      if (!event.target.closest(".add") || !event.target.value) return;
      const option = event.target.selectedOptions?.[0];
      add(list, { type: option ? option.dataset.valueType : "string", text: event.target.value });
      event.target.value = "";
    });
  }

  const showLists = (values) => {
    for (const list of lists) {
      if (!list.name) continue;
      const stored = values[list.name]?.items;
      const shown = items(list).map(({ dataset }) => dataset.value);
      if (!stored) fill(list, initial.get(list).map((item) => item.cloneNode(true)));
      else if (JSON.stringify(shown) !== JSON.stringify(stored.map(({ text }) => text))) {
        fill(list, stored.map((item) => made(list, item)));
      }
    }
  };

  document.addEventListener("values", ({ detail }) => {
    showSubtitles(detail);
    showTexts(detail);
    showLists(detail);
  });

  // A list that is left as soon as something is chosen; arrow keys alone do not choose.
  document.addEventListener("click", (event) => {
    const list = event.detail > 0 && event.target.closest(".choices[data-quick-selection]:target");
    if (list && event.target.closest(".choice")) list.querySelector(".back").click();
  });
})();
