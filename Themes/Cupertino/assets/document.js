"use strict";

// The branch of the tree is scrolled to the page that is shown, which may stand far down.
(() => {
  const list = document.querySelector(".documents-nav");
  const current = list?.querySelector("[aria-current=page]");
  if (!current || list.scrollHeight <= list.clientHeight) return;
  const distance = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += distance - list.clientHeight / 3;
})();
