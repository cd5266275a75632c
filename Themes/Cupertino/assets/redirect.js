"use strict";

// A page that moved: its place within the page goes along.
(() => {
  const { target } = document.currentScript.dataset;
  location.replace(new URL(target + location.search + location.hash, location.href));
})();
