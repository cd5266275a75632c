"use strict";

// Runs before anything is drawn: nothing that the visitor has switched off must flash up, nor what
// needs a script.
(() => {
  const root = document.documentElement;
  root.dataset.scripting = "";
  try {
    for (const choice of ["appearance", "orientation", "keyboards"]) {
      const chosen = localStorage.getItem(`vitrine ${choice}`);
      if (chosen) root.dataset[choice] = chosen;
    }
  } catch {
    // Without storage, the site's own choice stays.
  }
})();
