"use strict";

// The toolbar's appearance switch.
(() => {
  const root = document.documentElement;
  const buttons = document.querySelectorAll(".appearance button");

  const show = () => {
    for (const button of buttons) {
      button.setAttribute("aria-pressed", String(button.value === (root.dataset.appearance || "auto")));
    }
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      root.dataset.appearance = button.value;
      try {
        localStorage.setItem("vitrine appearance", button.value);
      } catch {
        // Without storage, the choice lasts as long as the page.
      }
      show();
    });
  }
  show();
})();

// Menus close on a click elsewhere, and on Escape.
(() => {
  const openMenu = () => document.querySelector(".menu[open]");

  document.addEventListener("click", (event) => {
    const menu = openMenu();
    if (menu && !menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener("focusin", (event) => {
    const menu = openMenu();
    if (menu && !menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const menu = openMenu();
    if (event.key !== "Escape" || !menu) return;
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
  const choices = () => document.querySelector(".choices:target");
  const positions = new Map();

  const remember = () => {
    for (const scroller of document.querySelectorAll(".scroller")) positions.set(scroller, scroller.scrollTop);
    positions.set(document.documentElement, document.documentElement.scrollTop);
  };

  let opened = choices();
  document.addEventListener("click", (event) => {
    const link = event.target.closest(".opener, .choices .back");
    if (link) remember();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") choices()?.querySelector(".back").click();
  });
  addEventListener("hashchange", () => {
    const closed = opened;
    opened = choices();
    if (!closed && !opened) return;
    for (const [element, top] of positions) element.scrollTo({ top, behavior: "instant" });
    if (opened) opened.querySelector(".back").focus({ preventScroll: true });
    else closed.closest(".row").querySelector(".opener").focus({ preventScroll: true });
  });
})();

// A page that is opened by two titles keeps the one it was opened by while lists of choices take
// over the address.
(() => {
  const mark = () => {
    const target = document.querySelector("header.navigation-bar:target");
    if (!target) return;
    for (const bar of target.closest(".screen").querySelectorAll("header[data-current]")) delete bar.dataset.current;
    target.dataset.current = "";
  };
  addEventListener("hashchange", mark);
  mark();
})();
