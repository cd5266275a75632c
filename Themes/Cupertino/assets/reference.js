"use strict";

// The filter: shows the settings that have all the words that are typed, in title, key or type, in
// any language.
(() => {
  const field = document.getElementById("filter");
  if (!field) return;
  const status = document.getElementById("filter-count");
  const sections = Array.from(document.querySelectorAll(".pane-settings"));
  const others = document.querySelectorAll("#languages, .contents > ul > li:last-child");

  // Without case and without accents: é is found by e.
  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

  let settings;
  const collect = () => {
    const links = new Map();
    for (const link of document.querySelectorAll(".contents a")) links.set(link.hash, link.parentElement);
    const linkTo = (element) => links.get(element.querySelector("a[href^='#']")?.hash);
    settings = sections.map((section) => ({
      element: section,
      item: links.get(`#${encodeURIComponent(section.id)}`) ?? links.get(`#${section.id}`),
      settings: Array.from(section.querySelectorAll(".setting"), (element) => ({
        element,
        item: linkTo(element),
        text: fold(
          Array.from(
            element.querySelectorAll("h3, .facts > div:first-child dd, .titles ul"),
            (part) => part.textContent,
          ).join("\n"),
        ),
      })),
    }));
  };

  const apply = () => {
    if (!settings) collect();
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    let all = 0;
    for (const section of settings) {
      let isEmpty = true;
      for (const setting of section.settings) {
        const matches = words.every((word) => setting.text.includes(word));
        setting.element.hidden = !matches;
        if (setting.item) setting.item.hidden = !matches;
        if (matches) {
          shown += 1;
          isEmpty = false;
        }
        all += 1;
      }
      section.element.hidden = isEmpty;
      if (section.item) section.item.hidden = isEmpty;
    }
    for (const other of others) other.hidden = words.length > 0;
    status.textContent =
      words.length === 0 ? "" : shown === 0 ? "No setting matches" : `${shown} of ${all} settings`;
  };

  const clear = () => {
    field.value = "";
    apply();
  };

  field.addEventListener("input", apply);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || field.value === "") return;
    event.preventDefault();
    clear();
  });
  // A link to a setting that the filter hides shows all settings again.
  addEventListener("hashchange", () => {
    const target = document.querySelector(":target");
    if (!target?.closest("[hidden]")) return;
    clear();
    target.scrollIntoView();
  });
  // A browser that comes back to the page may have kept what was typed.
  if (field.value) apply();
})();
