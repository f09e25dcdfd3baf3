// The lounge: what waits for the member, what others think about, where a seat is free, and the games to begin.

import { get } from "./api.js";
import { isHost, takeAsked } from "./asked.js";
import { byId, h } from "./dom.js";
import { letSomebodyIn } from "./letting_in.js";
import { keep, parsed, recall } from "./memory.js";
import { makeText } from "./message.js";
import { say } from "./words.js";

const WIDTH = 400; // of pictures as they come; the page says how large they stand
const HEIGHT = 300;
const MOST = { waiting: 6 }; // tables of a kind that are shown unasked
const MOST_OTHERS = 4;
const LEVELS = "bot-levels";

const groupNames = () => ({
  waiting: say("web-lounge-waiting"),
  thinking: say("web-lounge-thinking"),
  lobby: say("web-lounge-lobby"),
  free: say("web-lounge-free"),
  over: say("web-lounge-over"),
});
export class Lounge {
  /** `play` carries a press out in the main channel and returns what is answered; `go` opens the thread of a table. */
  constructor({ play, go }) {
    Object.assign(this, { play, go });
    this.section = byId("lounge");
    this.note = h("div", { class: "lounge-note-place", role: "status" });
    this.content = h("div", { class: "lounge-content" });
    this.section.replaceChildren(this.content, this.note);
    this.begun = ""; // the table of a game that was begun here, which is gone to as soon as its thread is there
    this.known = null; // the tables before one was opened here, whose card is led to as soon as it is there
    this.chosen = parsed(recall(LEVELS)); // how well bots are to play, by game
    this.asks = 0;
    this.drawn = "";
    this.images = new Map();
    this.unfolded = new Set(); // the kinds of which all tables are shown
  }

  /** Shows what there is in the lounge, or hides it at a table. */
  async show(here) {
    if (!here) this.begun = ""; // who has gone to a table is not led to another one
    this.note.replaceChildren();
    if (!here) return this.cover(true);
    this.unfolded.clear();
    await this.refresh();
    this.section.scrollTop = 0; // what waits comes first
  }

  /** Goes to the card of the game that was pressed on the start page, once all of the page can be seen. */
  beginAsked() {
    const game = takeAsked();
    const at = this.found?.games.findIndex((offer) => offer.game === game) ?? -1;
    if (at >= 0) goTo(this.content.querySelectorAll(".game")[at]);
  }

  /** Goes to a table of which a game has begun, as soon as its thread is there. */
  follow(table) {
    this.begun = table;
  }

  /** Asks anew, and goes to a table that was begun here. */
  async refresh() {
    const turn = (this.asks += 1);
    const found = await get("lounge");
    if (turn !== this.asks) return;
    const begun = found.tables.find(({ table, thread }) => table === this.begun && thread);
    if (begun) return this.go(begun.thread);
    this.cover(!found.games.length);
    this.found = found;
    const text = JSON.stringify([found, [...this.unfolded]]);
    if (text !== this.drawn) this.draw();
    this.drawn = text;
    this.leadToOpened();
  }

  cover(hidden) {
    this.asks += hidden ? 1 : 0;
    this.section.hidden = hidden;
    document.body.classList.toggle("in-lounge", !hidden);
    byId("show-panel").textContent = hidden ? say("web-side-panel") : say("web-lounge");
  }

  draw() {
    const { tables, games, lesson, levels, level, paces, pace } = this.found;
    const focused = this.section.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
    this.ways = { levels, level, paces, pace };
    const before = this.images;
    this.images = new Map();
    this.picture = (address) => this.keep(address, before.get(address));
    const begun = games.find((offer) => offer.game === lesson);
    const groups = Object.entries(groupNames()).flatMap(([kind, name]) =>
      this.group(kind, name, tables.filter((table) => table.kind === kind).map((table) => this.tableItem(table))),
    );
    const own = tables.some(({ kind }) => kind !== "free");
    this.content.replaceChildren(
      own ? "" : h("p", { class: "lounge-intro" }, say("web-lounge-intro")),
      ...groups,
      ...this.group("lesson", say("web-lounge-lesson"), begun ? [this.lessonItem(begun)] : []),
      h("h2", {}, say("web-lounge-games")),
      h("ul", { class: "games" }, ...games.map((offer) => this.gameItem(offer))),
    );
    if (tables.length) leadTo(games, this.content.querySelectorAll(".game"), this.content.querySelector("h2"));
    for (const card of this.content.querySelectorAll("li:not(.more)")) pressPicture(card);
    if (focused) [...this.section.querySelectorAll("button, select")].find((one) => one.getAttribute("aria-label") === focused)?.focus();
  }

  /** Returns a picture of an address, the one that is there already if there is one. What it shows is said beside it. */
  keep(address, known) {
    const image =
      known && !this.images.has(address)
        ? known
        : h("img", { loading: "lazy", src: address, alt: "", width: WIDTH, height: HEIGHT, error: () => (image.hidden = true) });
    this.images.set(address, image);
    return h("span", { class: "thumbnail" }, image);
  }

  sample(game) {
    return this.picture(new URL(`sample-${game}.webp`, import.meta.url).href);
  }

  /** Returns a heading and a list of what stands below it, of much only the first, for the games stand below all. */
  group(kind, name, items) {
    if (!items.length) return [];
    const most = MOST[kind] ?? MOST_OTHERS;
    const whole = items.length <= most || this.unfolded.has(kind);
    const shown = whole ? items : [...items.slice(0, most - 1), this.moreItem(kind, name, items.length - most + 1)];
    return [h("h2", {}, name), h("ul", { class: `standings ${kind}`, "aria-label": name }, ...shown)];
  }

  moreItem(kind, name, count) {
    const unfold = () => {
      const at = this.content.querySelectorAll(`.${kind} > li`).length - 1;
      this.unfolded.add(kind);
      this.draw();
      this.content.querySelectorAll(`.${kind} > li`)[at].querySelector("button")?.focus();
    };
    return h("li", { class: "more" }, button(say("web-lounge-more-tables", { count }), name, unfold));
  }

  tableItem({ kind, table, entries, thread, game, title, name, text, left, press, course, next, free, more }) {
    const where = `${title}, ${name}`;
    const open = () => this.go(thread);
    const actions = {
      waiting: () => (thread ? [button(say("web-lounge-play"), where, open, "main")] : []), // else it is opened in a moment
      thinking: () => (thread ? [button(say("web-lounge-look"), where, open)] : []),
      lobby: () => [
        press ? button(say("web-lounge-start"), where, (event) => this.press(press, event), "main") : "",
        free && isHost() ? button(say("web-lounge-invite"), where, () => letSomebodyIn(this.section)) : "",
        ...more.map(({ value, label }) => button(label, where, (event) => this.press(value, event))),
      ],
      free: () => [button(say("web-lounge-join"), where, (event) => this.press(press, event))],
      over: () => [
        button(say("web-lounge-rematch"), where, (event) => this.press(press, event)),
        button(say("web-lounge-course"), where, (event) => this.press(course, event)),
      ],
    };
    return h(
      "li",
      { class: "standing", "data-table": table },
      entries && thread ? this.picture(`thumbnail?${new URLSearchParams({ thread, at: entries })}`) : this.sample(game),
      h(
        "p",
        { class: "standing-text" },
        h("strong", {}, title),
        ` · ${name}`,
        h("span", { class: "standing-told" }, h("span", { class: "standing-asks" }, text), left ? h("span", { class: "left" }, left) : ""),
        next ? h("span", { class: "standing-told" }, [next, free ? say("web-lounge-found") : ""].filter(Boolean).join(" ")) : "",
      ),
      h("span", { class: "standing-actions" }, ...actions[kind]()),
    );
  }

  lessonItem({ game, title, step, steps }) {
    const said = say("web-lounge-step", { count: step + 1, total: steps });
    return h(
      "li",
      { class: "standing" },
      this.sample(game),
      h("p", { class: "standing-text" }, h("strong", {}, title), h("br"), said, " ", h("progress", { max: steps, value: step, "aria-label": said })),
      h("span", { class: "standing-actions" }, button(say("web-lounge-go-on"), title, (event) => this.press(`learn:${game}`, event), "main")),
    );
  }

  gameItem(offer) {
    const { game, title, aim, least, most, steps, step } = offer;
    const learnt = steps > 0 && step >= steps;
    const learn = say(learnt ? "web-lounge-learnt" : "web-lounge-learn");
    const facts = [say("web-lounge-players", { count: `${least}–${most}` }), steps ? say("web-lounge-steps", { count: steps }) : ""];
    return h(
      "li",
      { class: "game" },
      this.sample(game),
      h("h3", {}, title),
      h("p", { class: "game-aim" }, aim),
      h("p", { class: "quiet" }, facts.filter(Boolean).join(" · ")),
      h(
        "div",
        { class: "game-actions" },
        button(learn, title, (event) => this.press(`learn:${game}`, event), learnt ? "plain" : "main"),
        button(say("web-lounge-practise"), title, (event) => this.press(`practise:${game}`, event)),
        button(say("web-lounge-open"), title, () => this.ask(offer)),
        h(
          "div",
          { class: "against", role: "group", "aria-label": `${say("web-lounge-bot")}: ${title}` },
          button(say("web-lounge-bot"), title, (event) => this.press(`against:${game}:${this.levelOf(game)}`, event), learnt ? "main" : "plain"),
          this.levelChoice(game, title),
        ),
      ),
    );
  }

  levelOf(game) {
    return this.ways.levels.some(({ value }) => value === this.chosen[game]) ? this.chosen[game] : this.ways.level;
  }

  /** Lets a level be chosen, which is that of the game from then on in this browser. */
  levelChoice(game, title) {
    const choose = (level) => {
      this.chosen[game] = level;
      keep(LEVELS, JSON.stringify(this.chosen));
    };
    return select(this.ways.levels, this.levelOf(game), choose, `${say("web-lounge-level")}: ${title}`);
  }

  /** Does what a button stands for. What is answered is said here; where a game begins its table is gone to. */
  async press(press, { currentTarget }) {
    this.begun = "";
    this.known = null;
    this.note.replaceChildren();
    const answer = await this.play(press, currentTarget);
    this.follow(answer?.begun ?? "");
    if (answer?.note && !this.begun) this.note.replaceChildren(h("div", { class: answer.refused ? "lounge-note refused" : "lounge-note" }, makeText(answer.note)));
  }

  /** Asks for how many a table is to be, how fast and with how many bots, and opens it. */
  ask({ game, title, least, most }) {
    const asked = { seats: most, bots: 0, pace: this.ways.pace, level: this.levelOf(game) };
    const levels = select(this.ways.levels, asked.level, (level) => (asked.level = level), say("web-lounge-level"));
    const bots = stepper({ called: say("web-lounge-bots"), fewer: say("web-lounge-bots-fewer"), more: say("web-lounge-bots-more") }, 0, (count) => {
      asked.bots = count;
      levels.hidden = !count;
    });
    const seats = stepper({ called: say("web-lounge-seats"), fewer: say("web-lounge-seats-fewer"), more: say("web-lounge-seats-more") }, most, (count) => {
      asked.seats = count;
      bots.bound(0, count - 1);
    });
    seats.bound(least, most);
    bots.bound(0, most - 1);
    const dialog = h(
      "dialog",
      { class: "lounge-ask", "aria-label": say("web-lounge-open-of", { title }), close: () => dialog.remove() },
      h("h2", {}, say("web-lounge-open-of", { title })),
      seats.row,
      bots.row,
      h("label", { class: "ask-row" }, say("web-lounge-pace"), " ", select(this.ways.paces, asked.pace, (chosen) => (asked.pace = chosen))),
      h(
        "p",
        { class: "ask-row" },
        button(say("web-lounge-open"), title, (event) => {
          dialog.close();
          this.open(game, asked, event);
        }, "main"),
        button(say("web-close"), title, () => dialog.close()),
      ),
    );
    bots.row.append(levels);
    levels.hidden = true;
    this.section.append(dialog);
    dialog.showModal();
  }

  /** Opens a table, to whose card it leads. */
  async open(game, { seats, bots, pace, level }, event) {
    const known = new Set(this.found.tables.map(({ table }) => table));
    await this.press(`new:${game}:seats=${seats} pace=${pace}${bots ? ` bots=${bots} level=${level}` : ""}`, event);
    this.known = known;
    this.leadToOpened();
  }

  /** Leads to the card of a table that was opened here, which says what comes next. */
  leadToOpened() {
    const opened = this.known && this.found.tables.find(({ kind, table }) => kind === "lobby" && !this.known.has(table));
    if (!opened) return;
    this.known = null;
    this.note.replaceChildren(); // the card says more
    const card = this.content.querySelector(`[data-table="${opened.table}"]`);
    card.scrollIntoView({ block: "center" });
    card.querySelector("button").focus({ preventScroll: true });
  }
}

/** Makes a line in which a number is set by steps, within bounds that can change; `set` is told the number. */
function stepper({ called, fewer, more }, count, set) {
  let [least, most] = [count, count];
  const shown = h("output", { class: "seats", "aria-live": "polite" }, String(count));
  const put = (wanted) => {
    count = Math.min(most, Math.max(least, wanted));
    shown.textContent = String(count);
    set(count);
  };
  const step = (sign, by) => button(sign, by < 0 ? fewer : more, () => put(count + by));
  const bound = (from, to) => {
    [least, most] = [from, to];
    put(count);
  };
  return { bound, row: h("p", { class: "ask-row" }, called, step("−", -1), shown, step("+", 1)) };
}

/** Lets the picture of a card do what its filled button does, which is what is found by its name and by keys. */
function pressPicture(card) {
  const filled = card.querySelector("button.main");
  const picture = card.querySelector(".thumbnail");
  picture.classList.toggle("pressed-too", Boolean(filled));
  if (filled) picture.addEventListener("click", () => filled.click());
}

/** Brings the card of a game into view, and the focus to what is pressed first there. */
function goTo(card) {
  card.scrollIntoView({ block: "center" });
  card.querySelector("button.main").focus({ preventScroll: true });
}

/** Lets the games be gone to beside the first heading: they stand below all tables. */
function leadTo(games, cards, first) {
  const links = games.map(({ title }, at) => h("button", { type: "button", class: "plain", click: () => goTo(cards[at]) }, title));
  const line = h("div", { class: "first-line" });
  first.replaceWith(line);
  const name = say("web-lounge-games");
  line.append(first, h("div", { class: "to-games", role: "group", "aria-label": name }, h("span", { class: "quiet", "aria-hidden": "true" }, name), ...links));
}

/** Makes a button whose name says what it is for, after what is seen. */
function button(label, of, act, style = "plain") {
  return h("button", { type: "button", class: style, "aria-label": `${label}: ${of}`, click: act }, label);
}

function select(ways, chosen, choose, name = null) {
  const options = ways.map(({ value, label }) => h("option", { value, selected: value === chosen }, label));
  return h("select", { "aria-label": name, change: (event) => choose(event.currentTarget.value) }, ...options);
}
