"use strict";

// The toolbar's switches: one of several for the appearance, on and off for the others.
(() => {
  const root = document.documentElement;
  const off = { orientation: "portrait", keyboards: "hidden" };
  const buttons = document.querySelectorAll(".appearance button, .toggles button");

  const show = () => {
    for (const button of buttons) {
      button.setAttribute("aria-pressed", String(button.value === (root.dataset[button.name] || "auto")));
    }
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const { name, value } = button;
      root.dataset[name] = name in off && root.dataset[name] === value ? off[name] : value;
      try {
        localStorage.setItem(`vitrine ${name}`, root.dataset[name]);
      } catch {
        // Without storage, the choice lasts as long as the page.
      }
      show();
    });
  }
  show();
})();

// Menus close on Escape, and when anything else is clicked or gets the focus.
(() => {
  const openMenu = () => document.querySelector(".menu[open]");

  for (const type of ["click", "focusin"]) {
    document.addEventListener(type, (event) => {
      const menu = openMenu();
      if (menu && !menu.contains(event.target)) menu.open = false;
    });
  }
  document.addEventListener("keydown", (event) => {
    const menu = openMenu();
    if (event.key !== "Escape" || !menu) return;
    event.preventDefault();
    menu.open = false;
    menu.querySelector("summary").focus();
  });
})();

// The list of pages shows where one is.
(() => {
  const list = document.querySelector(".panes");
  const current = list?.querySelector('[aria-current="page"]');
  if (!current) return;
  const middle = current.offsetTop - list.offsetTop + current.offsetHeight / 2;
  list.scrollTop = middle - list.clientHeight / 2;
})();

// Lists of choices open and close by links alone. This adds what links cannot do: Escape, the focus,
// and pages that stay where they were scrolled to.
(() => {
  const openList = () => document.querySelector(".choices:target");
  const positions = new Map();

  document.addEventListener("click", (event) => {
    if (!event.target.closest(".opener, .choices .back")) return;
    for (const element of document.querySelectorAll("html, .scroller")) positions.set(element, element.scrollTop);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) openList()?.querySelector(".back").click();
  });

  let list = openList();
  addEventListener("hashchange", () => {
    const closed = list;
    list = openList();
    for (const [element, top] of positions) element.scrollTop = top;
    positions.clear();
    if (list) list.querySelector(".back").focus({ preventScroll: true });
    else closed?.closest(".row").querySelector(".opener").focus({ preventScroll: true });
  });
})();

// A page that is opened by two titles keeps the one it was opened by while lists of choices take
// over the address.
(() => {
  const mark = () => {
    const target = document.querySelector("header.navigation-bar:target");
    if (!target) return;
    // Not by the form's own methods, which controls may hide by their names.
    for (const bar of document.querySelectorAll("header[data-current]")) {
      if (bar.closest(".screen") === target.closest(".screen")) delete bar.dataset.current;
    }
    target.dataset.current = "";
  };
  addEventListener("hashchange", mark);
  mark();
})();

// What the style sheet says with words that not every browser knows: the colours of a text, and text
// views that grow with what is typed.
(() => {
  for (const text of document.querySelectorAll("[data-color]")) text.style.color = text.dataset.color;

  if (CSS.supports("field-sizing", "content")) return;
  const fit = (view) => {
    view.style.blockSize = "auto";
    view.style.blockSize = `${view.scrollHeight}px`;
  };
  for (const view of document.querySelectorAll(".text-view textarea")) {
    view.addEventListener("input", () => fit(view));
    fit(view);
  }
})();
