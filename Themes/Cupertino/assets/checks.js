"use strict";

// The filter: shows the findings of the severities that are ticked, and of the rule that is chosen.
(() => {
  const filter = document.querySelector(".finding-filter");
  if (!filter) return;
  const rule = filter.querySelector("select");
  const boxes = Array.from(filter.querySelectorAll("input"));
  const status = document.getElementById("filter-count");
  const findings = Array.from(document.querySelectorAll(".finding"));
  const sections = document.querySelectorAll(".pane-findings");

  const apply = () => {
    const severities = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    let shown = 0;
    for (const finding of findings) {
      const matches =
        severities.has(finding.dataset.severity) && (rule.value === "" || finding.dataset.rule === rule.value);
      finding.hidden = !matches;
      if (matches) shown += 1;
    }
    for (const section of sections) section.hidden = !section.querySelector(".finding:not([hidden])");
    status.textContent =
      shown === findings.length ? "" : shown === 0 ? "No finding matches" : `${shown} of ${findings.length} findings`;
  };

  filter.addEventListener("change", apply);
  // A browser that goes back may have kept what was chosen.
  apply();
})();
