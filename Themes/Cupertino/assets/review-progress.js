"use strict";

// The review, on the overview of an app: how far it is, what is wrong, and its ways in and out.
(() => {
  const section = document.getElementById("review");
  const languages = globalThis.vitrineReviewItems;
  if (!section?.matches(".review") || !languages) return;
  const { ReviewStore, isMark, products, judged, counted, state, sentence, warning, save, saveAll } =
    globalThis.vitrineReview;
  const { store: app, name, version } = section.dataset;
  const store = new ReviewStore(app);

  const create = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  // What was said of each item that there is, then of what there is no more.
  const everything = () => {
    const items = languages.flatMap(({ locale, panes }) => panes.flatMap((page) => judged(store, locale, page)));
    const identity = ({ locale, pane, idiom, row }) => JSON.stringify([locale, pane, idiom, row]);
    const known = new Set(items.map(identity));
    return { items, gone: store.all().filter((mark) => !known.has(identity(mark))) };
  };

  // Progress ------------------------------------------------------------------------------------

  const table = section.querySelector(".review-table");
  const progress = section.querySelector(".review-progress");
  const message = section.querySelector(".review-message");
  const remarks = section.querySelector(".review-remarks");

  const showTable = (items) => {
    const byCell = Map.groupBy(items, ({ locale, pane }) => `${locale} ${pane}`);
    for (const row of table.tBodies[0].rows) {
      for (const cell of row.cells) {
        const { locale } = cell.dataset;
        if (!locale) continue;
        const ofCell = byCell.get(`${locale} ${row.dataset.pane}`) ?? [];
        cell.dataset.review = state(counted(ofCell));
        for (const device of cell.querySelectorAll("[data-idiom]")) {
          const { idiom } = device.dataset;
          const counts = counted(ofCell.filter((item) => item.idiom === idiom));
          device.dataset.review = state(counts);
          device.title = sentence(counts);
          device.replaceChildren(
            `${products[idiom]} `, create("span", { className: "number" }, `${counts.all - counts.open}/${counts.all}`));
        }
        const link = cell.querySelector("a");
        link.dataset.label ??= link.ariaLabel;
        link.ariaLabel = `${link.dataset.label}: ${sentence(counted(ofCell))}`;
      }
    }
    const totals = languages.map(({ locale }) => counted(items.filter((item) => item.locale === locale)));
    table.tFoot?.remove();
    table.createTFoot().append(
      create("tr", {}, Object.assign(create("th", { scope: "row" }, "All pages")),
        ...totals.map(({ all, open }) => create("td", {}, `${all - open}/${all}`))));
  };

  const link = ({ locale, pane, idiom, index }) => {
    const language = languages.find((language) => language.locale === locale);
    const page = language?.panes.find((page) => page.pane === pane);
    if (!page) return undefined;
    const script = document.querySelectorAll("script[data-review-items]")[languages.indexOf(language)].src;
    return new URL(page.path, script).href + (index === null ? "" : `#${idiom}-row-${index}`);
  };

  // No page is held up by a note of megabytes, which is all there in exports.
  const clipped = (note) => (note.length > 10_000 ? `${note.slice(0, 10_000)}…` : note);

  // What is said of both devices alike is said once.
  const remark = (items, said, note) => {
    const [item] = items;
    const href = link(item);
    const title = create("bdi", { lang: item.locale }, item.title);
    const devices = items.map(({ idiom }) => products[idiom]).join(" and ");
    return create("li", {},
      create("span", { className: `badge ${said}` }, said === "reopened" ? "changed since" : said),
      " ", href ? create("a", { href }, title) : title, " ",
      create("span", { className: "file" }, `${item.pane}, ${item.locale}, ${devices}`),
      ...(note ? [create("p", {}, clipped(note))] : []));
  };

  const showRemarks = (items, gone) => {
    const of = (verdict) => items.filter(({ mark }) => mark?.verdict === verdict).map(({ mark, ...item }) =>
      ({ ...item, said: verdict, note: mark.note }));
    const lists = [
      ["Wrong", of("wrong")],
      ["Questions", of("question")],
      ["Notes", of("right").filter(({ note }) => note)],
      ["Changed since they were judged", items.filter(({ before }) => before).map(({ before, ...item }) =>
        ({ ...item, said: "reopened", note: [before.verdict, before.note].filter(Boolean).join(": ") }))],
      ["No longer there", gone.map((mark) => ({ ...mark, said: mark.verdict, index: null }))],
    ];
    remarks.replaceChildren(
      ...lists.filter(([, items]) => items.length).flatMap(([title, items]) => {
        const alike = Map.groupBy(items, ({ locale, pane, row, said, note }) =>
          JSON.stringify([locale, pane, row, said, note]));
        return [
          create("h3", {}, title),
          create("ul", {}, ...[...alike.values()].map((items) => remark(items, items[0].said, items[0].note))),
        ];
      }));
  };

  const show = () => {
    const { items, gone } = everything();
    progress.textContent = [sentence(counted(items)), warning(store)].filter(Boolean).join(" · ");
    showTable(items);
    showRemarks(items, gone);
    const isEmpty = !items.some(({ mark, before }) => mark ?? before) && gone.length === 0;
    for (const value of ["json", "markdown", "csv", "delete"]) section.querySelector(`[value=${value}]`).disabled = isEmpty;
  };

  // Out -----------------------------------------------------------------------------------------

  // A line for each item that was judged, and for each mark of what has changed or gone since.
  const lines = () => {
    const { items, gone } = everything();
    return [
      ...items.flatMap((item) => (item.mark ?? item.before
        ? [{ ...item, ...(item.mark ?? item.before), state: item.mark ? "judged" : "changed since" }] : [])),
      ...gone.map((mark) => ({ ...mark, state: "gone" })),
    ];
  };

  const markdown = () => {
    // As text, whatever it holds: one line, and nothing that Markdown would read; nor a forge, which
    // looks for `@name` and `#1` in what Markdown has become.
    const others = { "<": "&lt;", ">": "&gt;", "&": "&amp;", "@": "@&#8203;", "#": "#&#8203;" };
    const text = (value) =>
      value.replace(/\s+/g, " ").trim().replace(/[\\`*_{}[\]()#+!|~<>&@-]/g, (mark) => others[mark] ?? `\\${mark}`);
    const all = lines();
    const pages = Map.groupBy(all, ({ locale, pane }) => `${text(pane)}, ${locale}`);
    return [
      `# Review of ${text(name)}`, "",
      `${sentence(counted(everything().items))} · version ${text(version)} · ${new Date().toISOString().slice(0, 10)}`,
      ...[...pages].flatMap(([title, lines]) => [
        "", `## ${title}`, "", "| Row | Device | Verdict | Note |", "|---|---|---|---|",
        ...lines.map(({ title, idiom, verdict, note, state }) =>
          `| ${text(title)} | ${products[idiom]} | ${verdict}${state === "judged" ? "" : ` (${state})`} | ${text(note)} |`),
      ]),
    ].join("\n") + "\n";
  };

  const csv = () => {
    // A spreadsheet takes a field that begins like a formula for one.
    const field = (value) => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
    const names = ["locale", "pane", "idiom", "row", "title", "verdict", "note", "date", "state", "fingerprint"];
    // Excel would take a file without this mark for one in an old encoding.
    return ["\uFEFF" + names.join(","), ...lines().map((line) => names.map((name) => field(line[name])).join(","))]
      .join("\r\n") + "\r\n";
  };

  const on = (value, click) => section.querySelector(`[value=${value}]`).addEventListener("click", click);
  on("json", () => saveAll(store, section.dataset));
  on("markdown", () => save(markdown(), "text/markdown", `${app}-review.md`));
  on("csv", () => save(csv(), "text/csv", `${app}-review.csv`));

  // In ------------------------------------------------------------------------------------------

  const numbered = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

  // Takes in the text of an export; says what became of it.
  const take = (text) => {
    let review;
    try {
      review = JSON.parse(text);
    } catch (error) {
      return `not read: ${error.message}`;
    }
    if (review?.format !== "vitrine-review" || !Array.isArray(review.marks)) return "not read: it is no exported review";
    if (review.formatVersion !== 1) return "not read: it is of a later version of Vitrine";
    if (review.app !== name) return `not read: it is of “${typeof review.app === "string" ? review.app : "nothing"}”, not of “${name}”`;
    const marks = review.marks.filter((mark) =>
      isMark(mark) && [mark.locale, mark.pane].every((name) => typeof name === "string") && /^\S+$/.test(mark.locale));
    const { added, changed } = store.merge(marks);
    const refused = review.marks.length - marks.length;
    return [
      `${numbered(added, "mark")} added`,
      changed && `${changed} changed`,
      added + changed < marks.length && `${marks.length - added - changed} known`,
      refused && `${refused} not understood`,
    ].filter(Boolean).join(", ");
  };

  const chooser = section.querySelector("[type=file]");
  on("import", () => chooser.click());
  chooser.addEventListener("change", async () => {
    const said = [];
    for (const file of [...chooser.files]) {
      said.push(`${file.name}: ${await file.text().then(take, (error) => `not read: ${error.message}`)}`);
    }
    chooser.value = "";
    show();
    message.textContent = said.join(" · ");
  });

  on("delete", () => {
    const count = store.all().length;
    if (!confirm(`Delete all marks of “${name}” in this browser (${count})? Those that you did not export are lost.`)) return;
    store.clear();
    show();
    message.textContent = `${numbered(count, "mark")} deleted`;
  });

  // What other tabs say comes by the letter, and is of no use to a page that is not seen.
  let frame;
  addEventListener("storage", ({ key }) => {
    if (!store.holds(key)) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  });
  addEventListener("pageshow", show);
})();
