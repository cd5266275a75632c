"use strict";

// Words, as the program cut them and as they are compared: `SearchWords.swift` has the same rule.
const SearchText = (() => {
  // Scripts without spaces between words, of which pairs of characters are compared.
  const spaceless =
    "\\u0e01-\\u0e4e\\u0e81-\\u0ecd\\u1000-\\u103f\\u1780-\\u17d3\\u3005-\\u3007\\u3041-\\u3096" +
    "\\u3099\\u309a\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf" +
    "\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
  const isSpaceless = new RegExp(`^[${spaceless}]`, "u");
  const word = new RegExp(`[${spaceless}]+|(?:(?![${spaceless}])[\\p{L}\\p{N}\\p{M}])+`, "gu");

  // Marks that tell no words apart: accents, and the vowels and the stretching of Arabic and Hebrew.
  const marks = /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
  const letters = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i", ς: "σ" };

  const fold = (text) =>
    text.normalize("NFKD").toLowerCase().replace(marks, "")
      .replace(/[ßæœøłđðþıς]/g, (letter) => letters[letter]).normalize("NFC");

  // As much of a word as counts: 64 bytes of it in UTF-8.
  const cut = (word) => {
    let bytes = 0;
    let end = 0;
    for (const character of word) {
      const code = character.codePointAt(0);
      bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      if (bytes > 64) break;
      end += character.length;
    }
    return word.slice(0, end);
  };

  // The terms of a query, folded.
  const terms = (query) => {
    const found = [];
    for (const [run] of query.normalize("NFC").matchAll(word)) {
      const characters = [...run];
      if (!isSpaceless.test(run) || characters.length === 1) found.push(fold(cut(run)));
      else for (let i = 1; i < characters.length; i += 1) found.push(fold(characters[i - 1] + characters[i]));
    }
    return [...new Set(found.filter(Boolean))];
  };

  // The parts of a text that begin with terms, as pairs of places.
  const matches = (text, terms) => {
    let folded = "";
    const places = [];
    for (const { segment, index } of segments(text)) {
      for (const unit of fold(segment)) {
        for (let i = 0; i < unit.length; i += 1) places.push([index, index + segment.length]);
        folded += unit;
      }
    }
    const found = [];
    for (const term of terms) {
      for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
        const isWordStart = at === 0 || isSpaceless.test(term) || !/[\p{L}\p{N}]$/u.test(folded.slice(0, at))
          || /^\p{Lu}/u.test(text.slice(places[at][0]));
        if (isWordStart) found.push([places[at][0], places[at + term.length - 1][1]]);
      }
    }
    return found.sort((a, b) => a[0] - b[0]);
  };

  // Characters with the marks that belong to them.
  const segments = function* (text) {
    for (const { 0: segment, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) yield { segment, index };
  };

  return { fold, terms, matches };
})();

// The index that `search-index.js` hands over; `SearchIndex.swift` says how it is written.
class SearchIndex {
  static #digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  static #kinds = ["document", "section", "pane", "setting"];
  // What counts between results that are found alike.
  static #weights = { document: 3, pane: 3, setting: 2, section: 1 };

  #entries;
  #terms;

  constructor({ entries, contexts, words, places }) {
    this.#entries = entries.map(([kind, address, title, context, summary]) => {
      const name = SearchIndex.#kinds[kind];
      const names = [title, ...(name === "pane" || name === "setting" ? summary.split(" · ") : [])];
      return {
        kind: name, address, title, context: contexts[context], summary,
        names: names.map((name) => SearchText.terms(name)), weight: SearchIndex.#weights[name],
      };
    });
    this.#terms = SearchIndex.#decode(words, places, entries.length);
  }

  // Every word, folded, with the entries that have it; in order.
  static #decode(words, places, count) {
    const value = Object.fromEntries([...this.#digits].map((digit, index) => [digit, index]));
    let next = 0;
    const bit = () => {
      const digit = value[places[Math.floor(next / 6)]];
      const found = (digit >> (5 - (next % 6))) & 1;
      next += 1;
      return found;
    };
    const number = (bits) => {
      let result = 0;
      for (let i = 0; i < bits; i += 1) result = result * 2 + bit();
      return result;
    };
    const unary = () => {
      let zeros = 0;
      while (!bit()) zeros += 1;
      return zeros;
    };

    let word = "";
    const terms = (words ? words.split(" ") : []).map((item) => {
      word = word.slice(0, value[item[0]]) + item.slice(1);
      const length = unary();
      const holders = new Uint32Array(2 ** length + number(length));
      let parameter = 0;
      while (holders.length * 2 ** (parameter + 1) <= count) parameter += 1;
      let entry = 0;
      for (let i = 0; i < holders.length; i += 1) {
        entry += unary() * 2 ** parameter + number(parameter);
        holders[i] = entry;
        entry += 1;
      }
      return { term: SearchText.fold(word), holders };
    });
    return terms.sort((a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0));
  }

  // The entries that have words beginning with all terms, else those with most of them; best first.
  find(terms) {
    const found = new Uint8Array(this.#entries.length);
    const exact = new Uint8Array(this.#entries.length);
    for (const term of terms) {
      const seen = new Uint8Array(this.#entries.length);
      for (let i = this.#first(term); i < this.#terms.length && this.#terms[i].term.startsWith(term); i += 1) {
        const isExact = this.#terms[i].term === term;
        for (const entry of this.#terms[i].holders) seen[entry] |= isExact ? 2 : 1;
      }
      for (let entry = 0; entry < seen.length; entry += 1) {
        if (seen[entry]) found[entry] += 1;
        if (seen[entry] & 2) exact[entry] += 1;
      }
    }
    const most = found.reduce((a, b) => Math.max(a, b), 0);
    if (!most) return [];
    return this.#entries
      .map((entry, number) => ({ entry, number }))
      .filter(({ number }) => found[number] === most)
      .map((result) => ({ ...result, rank: this.#rank(result.entry, terms) + exact[result.number] }))
      .sort((a, b) => b.rank - a.rank || a.number - b.number)
      .map(({ entry }) => entry);
  }

  #first(term) {
    let [low, high] = [0, this.#terms.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#terms[middle].term < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // How well a title, or another name, is what is looked for.
  #rank(entry, terms) {
    const query = terms.join(" ");
    const ranks = entry.names.map((words) => {
      const name = words.join(" ");
      if (name === query) return 3000;
      if (name.startsWith(query)) return 2000;
      return terms.every((term) => words.some((word) => word.startsWith(term))) ? 1000 : 0;
    });
    return Math.max(...ranks) + 100 * entry.weight;
  }
}

// The dialog.
(() => {
  const scriptFolder = new URL(".", document.currentScript.src);
  const dialog = document.querySelector("dialog.search");
  const opener = document.querySelector(".search-button");
  if (!dialog || !opener) return;
  const input = dialog.querySelector("input");
  const list = dialog.querySelector("[role=listbox]");
  const status = dialog.querySelector("[role=status]");
  const most = 40;
  const separator = " · ";
  let index;
  let loading = false;
  let active = -1;
  let announcing;

  const load = () => {
    if (index || loading) return;
    loading = true;
    const script = document.createElement("script");
    script.src = new URL("search-index.js", scriptFolder);
    script.addEventListener("load", () => {
      index = new SearchIndex(globalThis.vitrineSearchIndex);
      delete globalThis.vitrineSearchIndex;
      show();
    });
    script.addEventListener("error", () => {
      loading = false;
      script.remove();
      say("The search index cannot be read");
    });
    document.head.append(script);
  };

  const say = (text) => {
    clearTimeout(announcing);
    // Not at each key: a screen reader would never come to an end.
    announcing = setTimeout(() => { status.textContent = text; }, 250);
  };

  // A text in its own direction, with what was looked for marked in it.
  const marked = (text, terms) => {
    const element = document.createElement("bdi");
    let end = 0;
    for (const [from, to] of SearchText.matches(text, terms)) {
      if (to <= end) continue;
      const mark = document.createElement("mark");
      mark.textContent = text.slice(Math.max(from, end), to);
      element.append(text.slice(end, Math.max(from, end)), mark);
      end = to;
    }
    element.append(text.slice(end));
    return element;
  };

  const line = (name, texts, terms) => {
    const element = document.createElement("span");
    element.className = name;
    texts.forEach((text, number) => element.append(number ? separator : "", marked(text, terms)));
    return element;
  };

  const option = (entry, number, terms) => {
    const link = document.createElement("a");
    link.id = `search:result-${number}`;
    link.href = new URL(`../${entry.address}`, scriptFolder);
    link.className = entry.kind;
    link.tabIndex = -1;
    link.setAttribute("role", "option");
    link.setAttribute("aria-selected", "false");
    const summary = entry.kind === "setting" || entry.kind === "pane" ? entry.summary.split(separator) : [entry.summary];
    link.append(line("title", [entry.title], terms));
    if (entry.context) link.append(line("context", [entry.context], []));
    if (entry.summary) link.append(line("summary", summary, terms));
    return link;
  };

  const activate = (number) => {
    list.children[active]?.setAttribute("aria-selected", "false");
    active = number;
    const chosen = list.children[active];
    if (!chosen) return input.removeAttribute("aria-activedescendant");
    chosen.setAttribute("aria-selected", "true");
    chosen.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", chosen.id);
  };

  const show = () => {
    if (!index) return;
    const terms = SearchText.terms(input.value);
    const found = terms.length ? index.find(terms) : [];
    list.replaceChildren(...found.slice(0, most).map((entry, number) => option(entry, number, terms)));
    list.scrollTop = 0;
    input.setAttribute("aria-expanded", String(found.length > 0));
    activate(found.length ? 0 : -1);
    dialog.toggleAttribute("data-empty", terms.length > 0 && !found.length);
    if (!terms.length) say("");
    else if (!found.length) say("No results");
    else if (found.length > most) say(`The first ${most} of ${found.length} results`);
    else say(found.length === 1 ? "1 result" : `${found.length} results`);
  };

  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    load();
  };

  const close = () => {
    dialog.close();
    opener.focus({ preventScroll: true });
  };

  opener.addEventListener("click", open);
  dialog.querySelector("[value=close]").addEventListener("click", close);
  input.addEventListener("input", show);
  list.addEventListener("click", (event) => {
    // The page may be this one.
    if (event.target.closest("a")) dialog.close();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });

  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const count = list.children.length;
    if (event.key === "ArrowDown" && count) activate((active + 1) % count);
    else if (event.key === "ArrowUp" && count) activate((Math.max(active, 0) + count - 1) % count);
    else if (event.key === "Enter") list.children[active]?.click();
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });

  document.addEventListener("keydown", (event) => {
    const isCommandK = (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === "k";
    const isSlash = event.key === "/" && !event.metaKey && !event.ctrlKey && !event.altKey
      && !event.target.closest("input, textarea, select, [contenteditable]");
    if (event.defaultPrevented || (!isCommandK && !isSlash)) return;
    event.preventDefault();
    open();
  });
})();
