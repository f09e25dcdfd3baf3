// What is around the board: who plays, with points and clocks, what has happened since the member's last turn, and the
// time line, by which the board is looked at as it was.

import { byId, drawn, h, icon } from "./dom.js";
import { sayLength } from "./times.js";
import { say } from "./words.js";

const SHAPES = {
  disc: "M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z",
  square: "M3 3h14v14H3z",
  triangle: "M10 2 19 17H1z",
  diamond: "M10 1 19 10 10 19 1 10z",
  hexagon: "M5 2h10l5 8-5 8H5L0 10z",
  star: "M10 1l2.700 6 6.300.700-4.700 4.300 1.300 6.500L10 15.300 4.400 18.500l1.300-6.500L1 7.700 7.300 7z",
};
const NOW = "now"; // stands for the last entry where the present is to be shown
const REST = 150; // after the last step of dragging until the board follows
const PAUSE = 900; // milliseconds for which each step is shown where all are shown one after the other
const BAND = 0.45; // of the height of the time line is the part above, with the colours, which goes from turn to turn
const NOBODY = "#8a8375"; // the colour of what was nobody's turn

export class Around {
  /** `play` is called with what a button would say, and returns when its answer is shown; `before` returns what happened
   *  by the entries before one. */
  constructor(play, before) {
    this.play = play;
    this.before = before;
    this.known = new Map(); // what was told of a table, by entry
    this.whole = false; // whether all of its story was
    this.around = null;
    this.entry = null;
    this.told = 0; // the last entry that the story has told
    this.wanted = null;
    this.timer = 0;
    this.playing = null; // what shows one step after the other, until it is another one
    this.range = byId("past-entry");
    this.byTurns = false; // whether it was the colours of the time line that were pressed
    byId("past-before").append(icon("back"));
    byId("past-after").append(icon("on"));
    byId("past-before").addEventListener("click", () => this.walk(-1));
    byId("past-after").addEventListener("click", () => this.walk(1));
    byId("past-play").addEventListener("click", () => (this.playing ? this.pause() : this.run()));
    this.range.addEventListener("pointerdown", ({ offsetY }) => (this.byTurns = offsetY < BAND * this.range.clientHeight));
    for (const end of ["pointerup", "pointercancel", "keydown"]) this.range.addEventListener(end, () => (this.byTurns = false));
    this.range.addEventListener("input", () => this.drag());
    this.showRunning();
  }

  get asked() {
    return (this.around?.seats ?? []).filter(({ asked }) => asked);
  }

  get ownTurn() {
    return this.asked.some(({ own }) => own);
  }

  /** The entry after which the table is shown. */
  get at() {
    return this.entry ?? this.around.last;
  }

  /** Shows who plays and what has happened; without a table nothing. */
  show(around) {
    this.around = around;
    if (!around) {
      this.pause();
      this.known.clear();
      this.whole = false;
      this.told = 0;
      byId("untold").hidden = true;
      return;
    }
    this.tick();
    this.countUntold();
    for (const entry of this.known.keys()) if (entry > around.last) this.known.delete(entry); // it was taken back
    this.tell(around.story);
    this.showEntry(this.entry);
  }

  /** Tells what is known of the story, some of it for the first time. */
  tell(story) {
    for (const one of story) this.known.set(one.entry, one);
    const all = [...this.known.values()].sort((one, other) => one.entry - other.entry);
    const told = all.map(({ entry, text, seat }) => this.line(entry, text, this.around.seats[seat]));
    const earlier = h("li", { class: "told-before" }, h("button", { type: "button", class: "plain", id: "told-before", click: () => this.tellBefore() }, say("web-story-before")));
    const lines = told.length ? told : [h("li", { class: "quiet" }, say("web-story-none"))];
    byId("told").replaceChildren(...(this.whole || this.first <= 1 ? [] : [earlier]), ...lines);
  }

  /** The first entry that was told. */
  get first() {
    return Math.min(...this.known.keys(), this.around.last + 1);
  }

  /** Tells what happened before what was told, above it, and leaves in view what is. */
  async tellBefore() {
    const { around, first } = this;
    const story = await this.before(first);
    if (!story || around.at !== this.around?.at) return; // another table may be in view by now
    this.whole = !story.length;
    const list = byId("story");
    const below = list.scrollHeight - list.scrollTop;
    this.tell(story);
    list.scrollTop = list.scrollHeight - below;
    this.showEntry(this.entry);
    (byId("told-before") ?? list).focus({ preventScroll: true });
  }

  /** Says how much others have done of which the story was not looked at; whoever opens it has looked. */
  countUntold() {
    const { last, story, seats } = this.around;
    if (last === this.told) return;
    const fresh = story.filter(({ entry, seat }) => entry > this.told && !seats[seat]?.own).length;
    this.told = last;
    const untold = byId("untold");
    untold.hidden = !fresh || byId("story").checkVisibility();
    untold.replaceChildren(
      h("span", { "aria-hidden": "true" }, String(fresh)),
      h("span", { class: "unseen" }, say("web-untold", { count: fresh })),
    );
  }

  /** Brings what depends on the time of day up to date. */
  tick() {
    if (this.around) byId("seats").replaceChildren(...this.around.seats.map(sitter));
  }

  /** Says who is waited for, and for how long now. */
  get waiting() {
    if (!this.asked.length) return say("web-bar-nothing-asked");
    const since = Math.min(...this.asked.map((seat) => seat.since));
    const name = this.asked.map((seat) => seat.name).join(", ");
    return say("web-waiting-for", { name, time: sayLength(Date.now() / 1000 - since) });
  }

  line(entry, text, seat) {
    const press = this.around.at.replace("#", entry);
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "plain told", "data-entry": entry, click: () => this.pause() || this.play(press) },
        seat ? piece(seat) : h("span", { class: "piece" }),
        h("span", {}, text),
        h("span", { class: "quiet" }, String(entry)),
      ),
    );
  }

  /** Shows on the time line and in the story after which entry the table is shown; null stands for now. */
  showEntry(entry) {
    this.entry = entry;
    if (!this.around) return;
    const { last } = this.around;
    this.range.max = last;
    if (this.wanted === null) this.range.value = this.at;
    byId("past-turns").style.background = coloursOf(this.around);
    this.range.setAttribute("aria-valuetext", this.said);
    this.range.title = this.said;
    byId("past-before").disabled = this.at <= 0;
    byId("past-after").disabled = this.at >= last;
    const lines = [...byId("told").querySelectorAll(".told")];
    const current = entry === null ? null : lines.findLast((told) => Number(told.dataset.entry) <= entry); // not every step has a line
    for (const told of lines) told.setAttribute("aria-current", told === current ? "step" : "false");
    current?.scrollIntoView({ block: "nearest" });
  }

  /** Says which step of how many is shown, and whose it is. */
  get said() {
    const { last, seats } = this.around;
    const count = Number(this.range.value);
    const [, seat] = this.turnAt(count);
    return [say("web-past-at", { count, total: last }), seats[seat]?.name].filter(Boolean).join(", ");
  }

  /** Returns the first entry of the turn that an entry belongs to, and whose it was. */
  turnAt(entry) {
    return this.around.began.findLast(([first]) => first <= entry) ?? [entry];
  }

  /** Where what is shown by itself begins: where one stands, or at the present after one's own last turn. */
  get start() {
    const { last, turns, over } = this.around;
    if (this.at < last) return this.at;
    return over || !turns.length ? 0 : turns[0].first - 1;
  }

  /** Shows one step after the other on the board, up to the present. */
  async run(from = this.start) {
    const run = {};
    this.playing = run;
    this.showRunning();
    for (let entry = from; this.playing === run && entry <= this.around?.last; entry += 1) {
      await Promise.all([this.goTo(entry), new Promise((after) => setTimeout(after, PAUSE))]);
      if (this.around && this.at !== entry) break; // it was refused, which is said
    }
    if (this.playing === run) this.pause();
  }

  /** Leaves the step in view that is shown. */
  pause() {
    this.playing = null;
    this.showRunning();
  }

  showRunning() {
    const button = byId("past-play");
    button.replaceChildren(icon(this.playing ? "pause" : "play"));
    button.setAttribute("aria-label", say(this.playing ? "web-past-pause" : "web-past-play"));
  }

  walk(step) {
    this.pause();
    this.goTo(this.at + step);
  }

  /** Lets the board follow whoever drags, a step at a time and no faster than it can be shown; by its colours from the
   *  beginning of a turn to that of another one. */
  drag() {
    this.pause();
    if (this.byTurns) [this.range.value] = this.turnAt(Number(this.range.value));
    this.wanted = Number(this.range.value);
    this.showEntry(this.entry);
    clearTimeout(this.timer);
    if (!this.following) this.timer = setTimeout(() => this.follow(), REST);
  }

  async follow() {
    if (this.following) return;
    this.following = true;
    try {
      while (this.wanted !== null) {
        const entry = this.wanted;
        await this.goTo(entry, { stays: this.ownTurn });
        if (this.wanted === entry) this.wanted = null;
      }
    } finally {
      this.following = false;
      this.showEntry(this.entry); // what was refused is not shown as if it were
    }
  }

  /** Shows the table after an entry; after the last one it is the present, unless the time line `stays` that would not be
   *  there then, under the hand of who drags it. */
  async goTo(entry, { stays = false } = {}) {
    const { last, at } = this.around;
    if (entry >= 0 && entry <= last) await this.play(at.replace("#", entry === last && !stays ? NOW : entry));
  }
}

/** Returns a band in which each turn has the colour of its seat, with a dark line before it. */
function coloursOf({ began, last, seats }) {
  const part = (entry) => `${((100 * entry) / Math.max(1, last)).toFixed(2)}%`;
  const stops = began.map(([first, seat], at) => {
    const [from, to] = [first - 0.5, (began[at + 1]?.[0] ?? last + 1) - 0.5].map((entry) => part(Math.min(last, Math.max(0, entry))));
    return `${seats[seat]?.colour ?? NOBODY} ${from} ${to}`;
  });
  return stops.length ? `linear-gradient(90deg, ${stops.join(", ")})` : "none";
}

function sitter(seat) {
  const { name, points, alone = 0, own, asked, due, since } = seat;
  const now = Date.now() / 1000;
  const clock = due ? say("web-seat-left", { time: sayLength(due - now) }) : say("web-seat-since", { time: sayLength(now - since) });
  const known = say(own ? "web-seat-own" : "web-seat", { name, count: points });
  const told = alone ? `${known}, ${say("web-seat-alone", { count: alone })}` : known;
  const waited = asked ? `, ${say("web-seat-asked", { time: sayLength(now - since) })}` : "";
  return h(
    "li",
    { class: asked ? "sitter asked" : "sitter", title: `${told}${waited}` },
    piece(seat),
    h("span", { class: own ? "sitter-name own" : "sitter-name", "aria-hidden": "true" }, name),
    h("strong", { "aria-hidden": "true" }, String(points)),
    h("span", { class: "sitter-tags", "aria-hidden": "true" }, alone ? h("span", {}, say("web-seat-alone-tag", { count: alone > 0 ? `+${alone}` : alone })) : "", asked ? h("span", { class: "sitter-clock" }, clock) : ""),
    h("span", { class: "unseen" }, `${told}${waited}`),
  );
}

/** Draws a piece of a seat: its shape in its colour. */
export function piece({ shape, colour }) {
  const drawing = drawn(SHAPES[shape], "-1 -1 22 22", "piece");
  drawing.firstChild.setAttribute("fill", colour);
  return drawing;
}
