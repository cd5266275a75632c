"use strict";

// The drawn keyboard types into the field that has the focus, and holds Shift as the field asks for.
// Which keyboard shows is the style sheet's business.
(() => {
  const root = document.documentElement;

  // The field that has the focus, and its keyboard.
  const current = () => {
    const field = document.activeElement?.closest("[data-keyboard]");
    const keyboard = field?.closest(".device")
      ?.querySelector(`.keyboard[data-types~="${field.dataset.keyboard}"]`);
    return keyboard ? { field, keyboard } : null;
  };

  // Shift ----------------------------------------------------------------------------------------

  // How Shift was put by hand: `off`, `on`, `locked`, or not at all.
  let byHand = null;
  let lastShift = -Infinity;

  // Fields of addresses do not tell where the caret is; nor are they ever capitalized.
  const behind = (field) =>
    field.selectionStart === null ? field.value : field.value.slice(0, field.selectionStart);

  const opening = "[(\\[{\"'“‘„‚«‹¿¡]*$";
  const beforeWord = new RegExp(`(?:^|\\s)${opening}`, "u");
  const beforeSentence = new RegExp(`(?:^|\\n|[.!?…][)\\]}"'”’»›]*\\s)\\s*${opening}`, "u");

  const byItself = (field) => {
    switch (field.getAttribute("autocapitalize")) {
      case "characters": return "locked";
      case "words": return beforeWord.test(behind(field)) ? "on" : "off";
      case "sentences": return beforeSentence.test(behind(field)) ? "on" : "off";
      default: return "off";
    }
  };

  const show = () => {
    const { field, keyboard } = current() ?? {};
    if (!keyboard) return;
    keyboard.dataset.shift = byHand ?? byItself(field);
    const isOff = field.dataset.enablesReturnKeyAutomatically === "true" && field.value === "";
    keyboard.dataset.return = isOff ? "disabled" : "enabled";
  };

  const pressShift = (keyboard, time) => {
    const isSecond = time - lastShift < 400;
    lastShift = time;
    byHand = isSecond ? "locked" : keyboard.dataset.shift === "off" ? "on" : "off";
  };

  // Planes ---------------------------------------------------------------------------------------

  const turn = (keyboard, name) => {
    for (const plane of keyboard.children) plane.hidden = plane.dataset.plane !== name;
  };

  // Keys -----------------------------------------------------------------------------------------

  // As the user's own typing: with events, and so that it can be undone.
  const insert = (text) => document.execCommand("insertText", false, text);

  const typed = (text, field, keyboard) => {
    insert(text);
    if (byHand !== "locked") byHand = null;
    // Behind a space or an apostrophe, letters are expected, unless the keyboard is one of numbers.
    const first = keyboard.firstElementChild.dataset.plane;
    if (first === "letters" && (text === " " || text === "'")) turn(keyboard, first);
  };

  // Two spaces end a sentence; in passwords and addresses, they are two spaces.
  const space = (field, keyboard) => {
    const isText = field.selectionStart === field.selectionEnd && field.type !== "password"
      && !["URL", "emailAddress"].includes(field.dataset.keyboard);
    if (isText && /[\p{L}\p{N})\]"'”’»›] $/u.test(behind(field))) {
      document.execCommand("delete");
      insert(".");
    }
    typed(" ", field, keyboard);
  };

  const press = (key, { field, keyboard }, event) => {
    // Only two presses in a row lock it.
    if (key.className !== "shift") lastShift = -Infinity;
    switch (key.className.split(" ")[0]) {
      case "": {
        const isFlick = key.dataset.flick && event.clientY - pressedAt > 12;
        const text = isFlick ? key.dataset.flick : key.dataset.text ?? key.textContent;
        const isCapital = keyboard.dataset.shift !== "off" && text.length === 1;
        typed(isCapital ? text.toUpperCase() : text, field, keyboard);
        break;
      }
      case "space": space(field, keyboard); break;
      case "shift": pressShift(keyboard, event.timeStamp); break;
      case "backspace":
        document.execCommand("delete");
        if (byHand !== "locked") byHand = null;
        break;
      case "switch": turn(keyboard, key.dataset.to); break;
      case "return":
        if (field.localName === "textarea") insert("\n");
        else if (keyboard.dataset.return !== "disabled") field.blur();
        break;
      case "dismiss": field.blur(); break;
    }
    show();
  };

  let pressedAt = 0;
  let repetition = 0;
  let isRepeated = false;

  const keyOf = (event) => {
    const key = event.target.closest(".plane span");
    return key && current()?.keyboard.contains(key) ? key : null;
  };

  // A delete key that is held goes on.
  const hold = (key, event, delay) => {
    repetition = setTimeout(() => {
      const typing = current();
      if (!typing) return;
      isRepeated = true;
      press(key, typing, event);
      hold(key, event, 100);
    }, delay);
  };
  for (const type of ["mouseup", "blur"]) addEventListener(type, () => clearTimeout(repetition));

  for (const keyboards of document.querySelectorAll(".keyboards")) {
    // The focus stays in the field.
    keyboards.addEventListener("mousedown", (event) => {
      event.preventDefault();
      pressedAt = event.clientY;
      isRepeated = false;
      const key = keyOf(event);
      if (key?.className === "backspace") hold(key, event, 500);
    });
    keyboards.addEventListener("click", (event) => {
      const key = keyOf(event);
      if (key && !isRepeated) press(key, current(), event);
      isRepeated = false;
    });
  }

  // The field ------------------------------------------------------------------------------------

  // A field that the keyboard covers is scrolled into sight, but not away from under a pressed button.
  let isPressed = false;
  let isPending = false;
  const uncover = () => {
    if (root.dataset.keyboards !== "hidden") current()?.field.scrollIntoView({ block: "nearest" });
  };
  addEventListener("pointerdown", () => { isPressed = true; }, true);
  addEventListener("pointerup", () => {
    isPressed = false;
    if (isPending) uncover();
    isPending = false;
  }, true);

  document.addEventListener("focusin", () => {
    const { keyboard } = current() ?? {};
    if (!keyboard) return;
    byHand = null;
    turn(keyboard, keyboard.firstElementChild.dataset.plane);
    show();
    if (isPressed) isPending = true;
    else uncover();
  });
  for (const type of ["input", "selectionchange", "keyup", "click"]) document.addEventListener(type, show);
  addEventListener("pageshow", show);
})();
