// What can be done, in words: first the kinds of it, then what each can be. What is pressed here begins on the board,
// too, and what is begun there goes on here.

import { byId, h, icon } from "./dom.js";
import { goingOn, nameOfBegun } from "./ways.js";
import { say } from "./words.js";

const MANY = 30; // so many choices are no longer told one by one where a pair of places can be told place by place
const SHORT = 15; // characters for which a column has room in a line
const BRIEF = 9; // likewise where the places of a row are told close together
const SOME = 5; // so many of the things of a kind are told with it at the most
const ENDS = new Set(["end", "pass"]); // have their button in the bar
const PADDING = 4; // pixels below the last choice
const CHOSEN = "[data-words]:not(.idle)";
const COORDINATES = /^([^\s\d]+)(\d+)$/; // a row and a number, where a game calls its spaces so
const BETWEEN = " · ";
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export class Choices {
  /** `choose` is called with a choice and its button, `back` where what was begun is to be put back, `point` with the
   *  words of the choice that is pointed at and how it is called, or with none. */
  constructor({ choose, back, point }) {
    Object.assign(this, { choose, back, point });
    this.list = byId("choices");
    this.shown = "";
    this.opened = ""; // which row of places is told of those that are too many
    this.order = []; // what was listed last, in its order
    this.called = new Map();
    this.noted = false; // whether it is known how high the list of this game is
    this.longest = 0; // characters of a name or of what is said of it
    this.whole = false; // whether what is listed now is that list
    this.list.addEventListener("keydown", (event) => this.key(event));
    byId("panel").addEventListener("scroll", () => this.countFurther());
    new ResizeObserver(() => {
      this.noteHeight();
      this.countFurther();
    }).observe(this.list);
    for (const kind of ["pointerleave", "focusout"]) this.list.addEventListener(kind, () => this.point(null));
  }

  /** Shows what goes on `behind` words, or behind others. `begun` says what can be put back of them, `kinds` what words
   *  are called behind which several ways go on, `holds` what lies where, by its name, and `coordinates` whether spaces
   *  are called by these. */
  show({ ways, behind, begun, kinds, holds, coordinates }) {
    const asked = behind.join();
    if (asked !== this.asked) this.opened = "";
    this.asked = asked;
    this.last = { ways, behind, begun, kinds, holds, coordinates };
    const reached = behind.map((words) => throughOnly(ways, words, kinds));
    const found = reached.flatMap((words) => itemsOf(ways, words, kinds));
    const only = begun ? "" : onlyOf(reached, behind, kinds);
    const before = new Set(this.order);
    const kept = reached.some((words) => keptOf(words, kinds).length);
    const all = this.inOrder(found.map((item) => ({ ...item, id: (item.taken ?? item.key).split(" ").at(-1) })), kept);
    const { alike, items: told } = withoutAlike(withHolds(all, holds), begun || only);
    const items = coordinates ? this.inRows(told) : told;
    const head = items.length ? [begun || only || say("web-choices-head"), alike].filter(Boolean).join(BETWEEN) : "";
    const counted = !byId("count-place").hidden; // it stands before the row that they are on a phone
    const shown = JSON.stringify([counted, items.map(({ key, name, says, taken, open, idle }) => [key, name, says, taken, open, idle]), begun, head]);
    if (shown === this.shown) return;
    this.shown = shown;
    const focused = this.list.contains(document.activeElement) ? (document.activeElement.dataset.words ?? "") : null;
    const anew = !all.some(({ id }) => before.has(id));
    const inRows = items.some(({ row }) => row);
    const own = Math.max(0, ...items.map(({ name, says }) => Math.max(name.length, says.length)));
    this.longest = anew ? own : Math.max(own, this.longest); // in as many columns as what goes on was in before
    this.list.classList.toggle("in-rows", inRows);
    this.list.style.setProperty("--longest", inRows ? BRIEF : Math.min(this.longest, SHORT));
    const heads = head ? [begun ? this.makeBack(head) : h("p", { class: only ? "choice-kind" : "choice-kind choice-root" }, head)] : [];
    const [rows, others] = [true, false].map((isRow) => items.filter(({ row }) => Boolean(row) === isRow).map((item) => this.make(item)));
    this.list.replaceChildren(...heads, ...(rows.length ? [h("div", { class: "rows" }, ...rows)] : []), ...others);
    this.list.hidden = !items.length;
    this.whole = !begun && !this.noted;
    this.noteHeight();
    if (anew) this.list.scrollTop = 0;
    byId("panel").scrollLeft = 0; // on a phone it is one row
    if (focused === null ? !byId("panel").contains(document.activeElement) : anew) this.bringBack();
    this.rove(this.list.querySelector(CHOSEN));
    if (focused !== null) this.focus(focused);
    this.countFurther();
  }

  /** Tells places that are too many by their rows first, and below all rows those in the one that was opened. */
  inRows(items) {
    const rows = Map.groupBy(items, ({ name }) => COORDINATES.exec(name)?.[1] ?? "");
    if (items.length <= MANY || rows.has("")) return items;
    const heads = [...rows].toSorted().map(([row, own]) => ({ key: ` ${row}`, name: row, says: numbersOf(own), row, open: row === this.opened }));
    return [...heads, ...(rows.get(this.opened) ?? []).toSorted(byNumber)];
  }

  openRow(row) {
    this.opened = this.opened === row ? "" : row;
    this.show(this.last);
    const places = [...this.list.querySelectorAll(".rows ~ .choice")];
    places.at(-1)?.scrollIntoView({ block: "nearest" });
    this.list.querySelector("[aria-expanded='true']")?.scrollIntoView({ block: "nearest" });
    places[0]?.scrollIntoView({ block: "nearest", inline: "start" }); // on a phone it is one row
  }

  /** Notes how high the list is that a table begins with; were it noted again, a hand below would move with a line more. */
  noteHeight() {
    if (!this.whole || !this.list.checkVisibility()) return;
    const ends = [...this.list.children].map((one) => one.offsetTop + one.offsetHeight);
    this.noted = true;
    byId("panel").style.setProperty("--kinds", `${Math.max(...ends) - this.list.offsetTop + PADDING}px`);
  }

  /** Forgets how high the list of one game is, as another one is shown next. */
  forget() {
    this.noted = false;
  }

  /** Brings the list back into view that was scrolled out above, as by a hint. */
  bringBack() {
    const panel = byId("panel");
    panel.scrollTop += Math.min(0, Math.floor(this.list.getBoundingClientRect().top - panel.getBoundingClientRect().top));
  }

  /** Says how many choices lie to the right of what is in sight of the row that they are on a phone. */
  countFurther() {
    const edge = byId("panel").getBoundingClientRect().right;
    const further = this.buttons.filter((button) => !button.matches(".idle") && button.getBoundingClientRect().right > edge + 1).length;
    byId("more").disabled = !further;
    byId("more-count").textContent = further ? say("web-choices-further", { count: further }) : "";
  }

  get buttons() {
    return [...this.list.querySelectorAll("button")].filter((button) => button.checkVisibility());
  }

  /** Keeps what is still there where it was: what is taken does not go to another place for it. Kinds that are `kept`
   *  have their places. */
  inOrder(items, kept) {
    const at = ({ id }) => this.order.indexOf(id);
    const known = !kept && items.length && items.some((item) => at(item) >= 0);
    for (const item of items) {
      if (item.taken) Object.assign(item, this.called.get(item.id));
    }
    const ordered = known ? items.toSorted((one, other) => (at(one) < 0 || at(other) < 0 ? 0 : at(one) - at(other))) : items;
    this.order = ordered.map(({ id }) => id);
    this.called = new Map(ordered.map(({ id, name, says }) => [id, { name, says }]));
    return ordered;
  }

  makeBack(begun) {
    const back = h("button", { type: "button", class: "choice-back", click: () => this.back() }, icon("back"), h("span", {}, begun));
    back.prepend(h("span", { class: "unseen" }, `${say("web-put-back")}: `));
    return back;
  }

  make(item) {
    const { key, name, says, taken, choice, further, idle = false, row = "", open = false } = item;
    const press = () => (idle ? this.point(item) : row ? this.openRow(row) : taken ? this.back(taken) : this.choose(choice, button));
    const button = h(
      "button",
      {
        type: "button",
        class: ["choice", row ? "row" : further ? "further" : idle ? "idle" : ""].filter(Boolean).join(" "),
        "aria-disabled": idle ? "true" : null,
        "aria-expanded": row ? String(open) : null,
        tabindex: "-1",
        "aria-label": says ? `${name}, ${says}` : null,
        "data-words": key,
        "aria-pressed": taken ? "true" : null,
        click: press,
        pointermove: ({ pointerType }) => pointerType === "mouse" && this.point(item),
        focus: () => button.matches(":focus-visible") && this.point(item),
      },
      h("span", { class: "choice-name" }, name),
      says ? h("span", { class: "choice-says" }, says) : "",
      further ? icon("on") : "",
    );
    return button;
  }

  /** Puts the focus on a choice, else on the first one. */
  focus(words) {
    const found = this.list.querySelector(`[data-words="${CSS.escape(words)}"]`) ?? this.list.querySelector(CHOSEN);
    if (found) this.go(found);
  }

  go(button) {
    this.rove(button);
    button.focus();
  }

  /** Lets one choice alone be reached by Tab; the arrow keys lead from it to the others. */
  rove(button) {
    for (const one of this.list.querySelectorAll("[tabindex='0']")) one.tabIndex = -1;
    if (button) button.tabIndex = 0;
  }

  key(event) {
    const { buttons } = this;
    const at = buttons.indexOf(document.activeElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in STEPS) this.go(buttons[Math.max(0, Math.min(buttons.length - 1, at + STEPS[event.key]))]);
    else if (event.key === "Home") this.go(buttons[0]);
    else if (event.key === "End") this.go(buttons.at(-1));
    else return;
    event.preventDefault();
  }
}

/** Returns the ways that go on with some words, but for those that the bar has. */
function furtherOf(ways, words) {
  const inBar = ({ words: own }) => own.length === words.length + 1 && ENDS.has(own.at(-1));
  return goingOn(ways, words).filter((way) => !inBar(way));
}

/** Returns the kinds that are longer than some words, and the ways on by the kind or by the words that they go on with. */
function partsOf(ways, words, kinds) {
  const names = new Map(Object.entries(kinds).filter(([key]) => key.split(" ").length > words.length));
  return { names, parts: Map.groupBy(furtherOf(ways, words), (way) => partOf(way, words, names) || keyOf(way)) };
}

/** Returns the kinds behind some words that keep their places, in the order of these. */
const keptOf = (words, kinds) => Object.keys(kinds).filter((key) => kinds[key].needs && key.split(" ").length === words.length + 1);

/** Returns the words of the only kind that can be begun behind some words, which is begun, else these words. */
function throughOnly(ways, words, kinds) {
  const { names, parts } = partsOf(ways, words, kinds);
  const [only] = parts.keys();
  return parts.size === 1 && !keptOf(words, kinds).length && names.has(only) ? throughOnly(ways, only.split(" "), kinds) : words;
}

/** Returns what the only kind is called that was begun by itself: what is listed does not say it. */
function onlyOf([reached], [words], kinds) {
  if (reached === words) return "";
  const { label, price } = kinds[reached.join(" ")];
  return [label, price].filter(Boolean).join(BETWEEN);
}

/** Returns what is listed: each way that goes on with some words, or, where several go on with the same, what these are
 *  called. */
function itemsOf(ways, words, kinds) {
  const further = furtherOf(ways, words);
  const taken = ways.filter((way) => way.taken);
  const { names, parts } = partsOf(ways, words, kinds);
  if (further.length > MANY && further.every(isPair)) return placesOf(further, words);
  const kept = keptOf(words, kinds);
  const places = [...kept, ...[...parts.keys()].filter((part) => !kept.includes(part))];
  const put = taken.map((way) => ({ key: keyOf(way), ...called(way.label), taken: way.taken }));
  const items = places.flatMap((part) => {
    if (parts.has(part)) return listed(once(parts.get(part)), part, names.get(part), words);
    const own = put.filter(({ key }) => `${key} `.startsWith(`${part} `)); // nothing is lacking for what is taken
    return own.length ? own : [idleOf(part, names.get(part))];
  });
  return [...items, ...put.filter((one) => !items.includes(one))];
}

/** Returns the words of a way as the server has them. */
const keyOf = ({ sent, words }) => (sent ?? words).join(" ");

/** Whether a way goes from place to place where the server has one word for both. */
const isPair = ({ sent, words }) => Boolean(sent) && sent.length < words.length;

/** Leaves out the other order of each pair of places. */
const once = (ways) => [...new Map(ways.toReversed().map((way) => [keyOf(way), way])).values()].toReversed();

const listed = (ways, part, label, words) =>
  label && ways.length > 1 ? [kindOf(part, ways, label)] : ways.map((way) => (isPair(way) && way.words.length === words.length + 1 ? { ...itemOf(way, label), name: way.words.at(-1) } : itemOf(way, label)));

/** Returns the words of a kind with which a way goes on, empty where it is told by itself. */
function partOf(way, words, names) {
  for (let length = words.length + 1; length < way.words.length; length += 1) {
    const part = way.words.slice(0, length).join(" ");
    if (names.has(part)) return part;
  }
  return "";
}

/** Returns several ways as what they begin with, in words and with where they lead, unless that is more than one reads. */
function kindOf(part, ways, { label, price = "", joined }) {
  const things = [...new Set(ways.map(({ short }) => short.split(BETWEEN)[0]))];
  const where = things.length > SOME ? "" : things.join(", ");
  return {
    key: part,
    name: label,
    says: [price, where].filter(Boolean).join(BETWEEN),
    further: true,
    choice: { words: part.split(" "), sent: part.split(" "), whole: false, label, joined },
  };
}

/** Returns a single way, before it what its kind is called where several ways can be of it. */
function itemOf(way, kind) {
  const own = way.short || way.label;
  const { name, says } = called(kind && called(own).name !== kind.label ? [kind.label, own].join(BETWEEN) : own);
  return {
    key: keyOf(way),
    name,
    says: [kind?.price, says].filter(Boolean).join(BETWEEN),
    choice: { words: way.words, sent: way.sent ?? way.words, whole: true, label: way.label },
  };
}

/** Returns a kind that keeps its place while nothing of it can be chosen, with what that needs. */
function idleOf(part, { label, price = "", needs }) {
  const says = [price, needs].filter(Boolean).join(BETWEEN);
  return { key: part, name: label, says, idle: true, choice: { words: [], whole: false, label: [label, says].join(BETWEEN) } };
}

/** Parts what is said of a choice into how it is called and what that means. */
const called = (said) => {
  const [name, ...says] = said.split(BETWEEN);
  return { name, says: says.join(BETWEEN) };
};

const numberOf = ({ name }) => Number(COORDINATES.exec(name)[2]);
const byNumber = (one, other) => numberOf(one) - numberOf(other);

/** Returns what is listed, each thing with what it holds, where they are few and hold different things. */
function withHolds(items, holds) {
  const held = items.map(({ key, name, choice, taken }) => {
    const text = choice?.whole || taken ? (holds.get(nameOfBegun(key.split(" "), holds)) ?? "") : "";
    return text.split("; ").filter((part) => !name.startsWith(part)).join("; ");
  });
  if (items.length > MANY || new Set(held.filter(Boolean)).size < 2) return items;
  return items.map((item, at) => ({ ...item, says: [item.says, held[at]].filter(Boolean).join(BETWEEN) }));
}

/** Returns what is listed without what is said of all of it alike, and that: it is said once, behind what is `begun`. Of
 *  kinds that all lead to the same it is not said where they lead. */
function withoutAlike(listed, begun) {
  const kinds = listed.filter(({ further }) => further).map(({ says }) => says);
  const items = new Set(kinds).size === 1 && kinds.length > 1 ? listed.map((item) => (item.further ? { ...item, says: "" } : item)) : listed;
  const told = items.filter(({ further }) => !further);
  const same = (part) => begun && told.length > 1 && told.every((item) => item[part] === told[0][part]);
  if (same("says")) return { alike: told[0].says, items: items.map((item) => (told.includes(item) ? { ...item, says: "" } : item)) };
  if (same("name")) return { alike: told[0].name, items: items.map((item) => (told.includes(item) ? { ...item, ...called(item.says) } : item)) };
  return { alike: "", items };
}

/** Says from which number to which some places of a row go. */
function numbersOf(items) {
  const numbers = items.map(numberOf);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least}–${most}`;
}

/** Returns pairs of places by the first of them. */
function placesOf(ways, words) {
  const parts = Map.groupBy(ways, ({ words: own }) => own[words.length]);
  return [...parts].map(([place, own]) => ({
    key: [...words, place].join(" "),
    name: place,
    says: "",
    further: true,
    choice: { words: [...words, place], sent: [...words, place], whole: false, label: own[0].label, joined: true },
  }));
}
