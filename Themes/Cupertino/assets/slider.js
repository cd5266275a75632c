"use strict";

// The part of a slider's track before the thumb, of which only Firefox tells a style sheet.
(() => {
  const fill = (slider) => {
    const [min, max] = [Number(slider.min), Number(slider.max)];
    slider.style.setProperty("--filled", max > min ? (slider.valueAsNumber - min) / (max - min) : 0);
  };

  for (const slider of document.querySelectorAll(".slider input")) fill(slider);
  for (const event of ["input", "moved"]) {
    document.addEventListener(event, ({ target }) => { if (target.type === "range") fill(target); });
  }
})();
