"use strict";

// A button at each block of code that copies it.
(() => {
  const copyBySelection = (code) => {
    const selection = getSelection();
    const before = [...Array(selection.rangeCount).keys()].map((index) => selection.getRangeAt(index));
    selection.selectAllChildren(code);
    const isCopied = document.execCommand("copy");
    selection.removeAllRanges();
    for (const range of before) selection.addRange(range);
    return isCopied;
  };

  const copy = async (code) => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      return true;
    } catch {
      // Pages from a disk may have no clipboard, or may not use it.
      return copyBySelection(code);
    }
  };

  const blocks = document.querySelectorAll("pre:has(> code)");
  if (!blocks.length) return;

  const status = document.createElement("p");
  status.className = "unseen";
  status.setAttribute("role", "status");
  document.querySelector("main").append(status);

  for (const block of blocks) {
    const box = document.createElement("div");
    box.className = "code-block";
    const button = document.createElement("button");
    button.type = "button";
    button.lang = "en";
    button.title = "Copy";
    button.innerHTML = '<span class="icon icon-copy" aria-hidden="true"></span><span class="unseen">Copy code</span>';
    block.replaceWith(box);
    box.append(block, button);

    let timer;
    button.addEventListener("click", async () => {
      const isCopied = await copy(block.querySelector("code"));
      button.focus({ preventScroll: true });
      status.textContent = "";
      status.textContent = isCopied ? "Copied" : "The browser does not let this page copy";
      button.toggleAttribute("data-copied", isCopied);
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.removeAttribute("data-copied");
        status.textContent = "";
      }, 2000);
    });
  }
})();
