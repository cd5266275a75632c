"use strict";

// What reviewers say of an app's rows, as this browser keeps it: for each page in each language a list
// of marks. A mark is of what a row showed when it was judged, its fingerprint. When the row shows
// something else, it is open again, and the mark remains as what was said before.
(() => {
  const site = new URL("..", document.currentScript.src).href;

  const verdicts = ["right", "wrong", "question"];
  const products = { phone: "iPhone", pad: "iPad" };
  const members = ["idiom", "row", "title", "fingerprint", "verdict", "note", "date"];

  // A date as all exports have it, so that dates can be compared as texts; nothing for what is none.
  const date = (text) => {
    const milliseconds = Date.parse(text);
    const date = Number.isNaN(milliseconds) ? "" : new Date(milliseconds).toISOString();
    return /^\d/.test(date) ? date : undefined;
  };

  const isMark = (mark) =>
    typeof mark === "object" && mark !== null && members.every((member) => typeof mark[member] === "string")
    && Object.hasOwn(products, mark.idiom) && verdicts.includes(mark.verdict) && date(mark.date) !== undefined;

  // Only what is known of a mark is kept, so that exports have the same members everywhere.
  const copy = (mark) =>
    Object.fromEntries(members.map((member) => [member, member === "date" ? date(mark.date) : mark[member]]));

  const rowIdentity = ({ idiom, row }) => `${idiom} ${row}`;
  const identity = ({ idiom, row, fingerprint }) => `${idiom} ${fingerprint} ${row}`;

  // Later, or of the same time: the same one wherever two meet.
  const isLater = (mark, other) => {
    const [a, b] = [mark, other].map(({ date, verdict, note }) => `${date} ${verdict} ${note}`);
    return a >= b;
  };
  const later = (mark, other) => (isLater(mark, other) ? mark : other);

  // Two notes in one. What stands in the other in whole lines, or was only gone on with there, is not
  // said twice; but “no” is not said by “nothing”.
  const joined = (note, other) => {
    const holds = (long, short) =>
      short === "" || `\n${long}\n`.includes(`\n${short}\n`)
      || (long.startsWith(short) && !/^[\p{L}\p{N}]/u.test(long.slice(short.length)));
    if (holds(note, other)) return note;
    return holds(other, note) ? other : `${note}\n${other}`;
  };

  // Of two marks of the same, the later one counts; no note gets lost.
  const merged = (mark, other) => {
    const [late, early] = isLater(mark, other) ? [mark, other] : [other, mark];
    return { ...late, note: joined(late.note, early.note) };
  };

  class ReviewStore {
    // By the address of what has no room in the browser's storage; it lasts as long as the page, which
    // is not left without a question.
    #unkept = new Map();
    #prefix;
    #ask = (event) => {
      if (!this.isKept) event.preventDefault();
    };

    constructor(app) {
      this.#prefix = `vitrine review ${site} ${app} `;
    }

    // Whether everything outlasts the page.
    get isKept() {
      return this.#unkept.size === 0;
    }

    // Whether an entry of the browser's storage is of this app; null stands for all of them.
    holds(address) {
      return address === null || address.startsWith(this.#prefix);
    }

    // The marks of a page in a language.
    marks(locale, pane) {
      return this.#read(this.#address(locale, pane));
    }

    // All marks, each with its locale and pane.
    all() {
      const addresses = new Set(this.#unkept.keys());
      try {
        for (let number = 0; number < localStorage.length; number += 1) addresses.add(localStorage.key(number));
      } catch {
        // Without storage, there is what the page knows.
      }
      return [...addresses].filter((address) => this.holds(address)).sort().flatMap((address) => {
        const [, locale, pane] = address.slice(this.#prefix.length).match(/^(\S+) ([^]*)$/) ?? [];
        return locale ? this.#read(address).map((mark) => ({ locale, pane, ...mark })) : [];
      });
    }

    // Puts marks in the place of those of the same rows in the same state; a verdict of null takes a
    // mark away.
    put(locale, pane, marks) {
      const address = this.#address(locale, pane);
      const replaced = new Set(marks.map(identity));
      const others = this.#read(address).filter((other) => !replaced.has(identity(other)));
      this.#write(address, [...others, ...marks.filter(({ verdict }) => verdict !== null).map(copy)]);
    }

    // Takes in marks of all(), of this browser or another; gives how many were new, and how many others
    // changed what stood here.
    merge(marks) {
      const counts = { added: 0, changed: 0 };
      for (const [page, group] of Map.groupBy(marks, ({ locale, pane }) => `${locale} ${pane}`)) {
        const { locale, pane } = group[0];
        const kept = new Map(this.marks(locale, pane).map((mark) => [identity(mark), mark]));
        for (const mark of group.map(copy)) {
          const old = kept.get(identity(mark));
          const result = old ? merged(mark, old) : mark;
          if (!old) counts.added += 1;
          else if (result.verdict !== old.verdict || result.note !== old.note) counts.changed += 1;
          kept.set(identity(mark), result);
        }
        this.#write(`${this.#prefix}${page}`, [...kept.values()]);
      }
      return counts;
    }

    // Takes all marks away.
    clear() {
      for (const { locale, pane } of this.all()) this.#write(this.#address(locale, pane), []);
    }

    #address(locale, pane) {
      return `${this.#prefix}${locale} ${pane}`;
    }

    #read(address) {
      const unkept = this.#unkept.get(address);
      if (!unkept) return this.#stored(address);
      // Another tab may have had room since.
      const marks = new Map(this.#stored(address).map((mark) => [identity(mark), mark]));
      for (const mark of unkept) {
        const other = marks.get(identity(mark));
        marks.set(identity(mark), other ? later(mark, other) : mark);
      }
      return [...marks.values()];
    }

    // Without the names of the members, which would be half of it: all sites of an origin share 5 MB.
    #stored(address) {
      try {
        return (JSON.parse(localStorage.getItem(address)) ?? [])
          .map((values) => Object.fromEntries(members.map((member, place) => [member, values[place]])))
          .filter(isMark);
      } catch {
        return [];
      }
    }

    #write(address, marks) {
      this.#keep(address, marks);
      // What had no room may have it now.
      for (const address of this.#unkept.keys()) this.#keep(address, this.#read(address));
    }

    #keep(address, marks) {
      try {
        const values = marks.map((mark) => members.map((member) => mark[member]));
        if (marks.length) localStorage.setItem(address, JSON.stringify(values));
        else localStorage.removeItem(address);
        this.#unkept.delete(address);
      } catch {
        this.#unkept.set(address, marks);
        addEventListener("beforeunload", this.#ask);
      }
    }
  }

  // The items of a page of `vitrineReviewItems` on all its devices, each with what was said of it: its
  // mark, and what was last said of what stood there before.
  const judged = (store, locale, { pane, devices }) => {
    const byRow = Map.groupBy(store.marks(locale, pane), rowIdentity);
    return Object.entries(devices).flatMap(([idiom, items]) => items.map(([row, fingerprint, index, title]) => {
      const ofRow = byRow.get(rowIdentity({ idiom, row })) ?? [];
      const mark = ofRow.find((mark) => mark.fingerprint === fingerprint);
      const before = mark || ofRow.length === 0 ? undefined : ofRow.reduce(later);
      return { locale, pane, idiom, row, fingerprint, index, title, mark, before };
    }));
  };

  // How many of some items were judged, and how.
  const counted = (items) => {
    const counts = { all: items.length, open: 0, right: 0, wrong: 0, question: 0, reopened: 0 };
    for (const { mark, before } of items) {
      counts[mark ? mark.verdict : "open"] += 1;
      if (before) counts.reopened += 1;
    }
    return counts;
  };

  // What the counts come down to.
  const state = ({ all, open, wrong, question }) =>
    wrong ? "wrong" : question ? "question" : open === 0 ? "right" : open < all ? "begun" : "open";

  const sentence = ({ all, open, wrong, question, reopened }) =>
    [
      `${all - open} of ${all} judged`,
      wrong && `${wrong} wrong`,
      question && (question === 1 ? "1 question" : `${question} questions`),
      reopened && `${reopened} changed since`,
    ].filter(Boolean).join(" · ");

  // What to know of marks that would not outlast the page; else nothing.
  const warning = ({ isKept }) =>
    isKept ? "" : "This browser has no room for it: export the review before you leave the page.";

  // Downloads a file.
  const save = (text, type, name) => {
    const file = new Blob([text], { type: `${type};charset=utf-8` });
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };

  // Downloads all of an app's marks, to be taken in elsewhere.
  const saveAll = (store, { store: app, name, version }) => {
    const exported = new Date().toISOString();
    const review = { format: "vitrine-review", formatVersion: 1, app: name, version, exported, marks: store.all() };
    save(`${JSON.stringify(review, null, 2)}\n`, "application/json", `${app}-review.json`);
  };

  globalThis.vitrineReview = {
    ReviewStore, isMark, products, rowIdentity, judged, joined, counted, state, sentence, warning, save, saveAll,
  };
})();
