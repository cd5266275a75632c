"use strict";

// Runs before anything is drawn: no other appearance must flash up, nor what needs a script.
(() => {
  const root = document.documentElement;
  root.dataset.scripting = "";
  try {
    const chosen = localStorage.getItem("vitrine appearance");
    if (chosen) root.dataset.appearance = chosen;
  } catch {
    // Without storage, the site's own choice stays.
  }
})();
