"use strict";

// What reviewers say of an app's rows, as this browser keeps it: for each page in each language a list
// of marks. A mark is of what a row showed when it was judged, its fingerprint. When the row shows
// something else, it is open again, and the mark remains as what was said before.
(() => {
  const site = new URL("..", document.currentScript.src).href;

  const verdicts = ["right", "wrong", "question"];

  const isText = (value) => typeof value === "string";

  const isMark = (mark) =>
    typeof mark === "object" && mark !== null
    && [mark.idiom, mark.row, mark.fingerprint, mark.title, mark.note, mark.date].every(isText)
    && verdicts.includes(mark.verdict) && !Number.isNaN(Date.parse(mark.date));

  // Only what is known of a mark is kept, so that exports have the same members everywhere.
  const copy = ({ idiom, row, title, fingerprint, verdict, note, date }) =>
    ({ idiom, row, title, fingerprint, verdict, note, date });

  const isSameRow = (a, b) => a.idiom === b.idiom && a.row === b.row;
  const isSame = (a, b) => isSameRow(a, b) && a.fingerprint === b.fingerprint;
  const newest = (marks) => marks.reduce((a, b) => (a && a.date >= b.date ? a : b), undefined);

  // Of two marks of the same, the later one counts; no note gets lost.
  const merged = (mark, other) => {
    const [late, early] = mark.date >= other.date ? [mark, other] : [other, mark];
    if (early.note === "" || late.note.includes(early.note)) return late;
    return { ...late, note: late.note === "" ? early.note : `${late.note}\n${early.note}` };
  };

  class ReviewStore {
    // By the address of what has no room in the browser's storage; it lasts as long as the page.
    #unkept = new Map();
    #prefix;

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
      const others = this.#read(address).filter((other) => !marks.some((mark) => isSame(mark, other)));
      this.#write(address, [...others, ...marks.filter(({ verdict }) => verdict !== null).map(copy)]);
    }

    // Takes in marks of all(), of this browser or another; gives how many were new, and how many others
    // changed what stood here.
    merge(marks) {
      const counts = { added: 0, changed: 0 };
      for (const [page, group] of Map.groupBy(marks, ({ locale, pane }) => `${locale} ${pane}`)) {
        const { locale, pane } = group[0];
        const kept = new Map(this.marks(locale, pane).map((mark) => [this.#identity(mark), mark]));
        for (const mark of group.map(copy)) {
          const identity = this.#identity(mark);
          const old = kept.get(identity);
          const result = old ? merged(mark, old) : mark;
          if (!old) counts.added += 1;
          else if (result.verdict !== old.verdict || result.note !== old.note) counts.changed += 1;
          kept.set(identity, result);
        }
        this.#write(`${this.#prefix}${page}`, [...kept.values()]);
      }
      return counts;
    }

    #identity({ idiom, fingerprint, row }) {
      return `${idiom} ${fingerprint} ${row}`;
    }

    #address(locale, pane) {
      return `${this.#prefix}${locale} ${pane}`;
    }

    #read(address) {
      if (this.#unkept.has(address)) return this.#unkept.get(address);
      try {
        return (JSON.parse(localStorage.getItem(address)) ?? []).filter(isMark);
      } catch {
        return [];
      }
    }

    #write(address, marks) {
      try {
        if (marks.length) localStorage.setItem(address, JSON.stringify(marks));
        else localStorage.removeItem(address);
        this.#unkept.delete(address);
      } catch {
        this.#unkept.set(address, marks);
      }
    }
  }

  // The items of a page of `vitrineReviewItems` on all its devices, each with what was said of it: its
  // mark, and what was last said of what stood there before.
  const judged = (store, locale, { pane, devices }) => {
    const marks = store.marks(locale, pane);
    return Object.entries(devices).flatMap(([idiom, items]) => items.map(([row, fingerprint, index, title]) => {
      const ofRow = marks.filter((mark) => isSameRow(mark, { idiom, row }));
      const mark = ofRow.find((mark) => mark.fingerprint === fingerprint);
      return { locale, pane, idiom, row, fingerprint, index, title, mark, before: mark ? undefined : newest(ofRow) };
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

  globalThis.vitrineReview = { ReviewStore, isMark, verdicts, judged, counted, state, sentence };
})();
