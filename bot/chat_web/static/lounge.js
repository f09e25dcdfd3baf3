// The lounge: what waits for the member, what others think about, where a seat is free, and the games to begin.

import { get } from "./api.js";
import { byId, h } from "./dom.js";
import { language, say } from "./words.js";

const OWN = ["waiting", "thinking"];
const ASK = { LEVELS: ["easy", "fair", "strong", "master"], PACES: ["none", "1d", "2d", "3d", "7d"] };
const USUAL = { level: "fair", pace: "2d" };

const groupNames = () => ({
  waiting: say("web-lounge-waiting"),
  thinking: say("web-lounge-thinking"),
  lobby: say("web-lounge-lobby"),
  free: say("web-lounge-free"),
  over: say("web-lounge-over"),
});
const levelNames = () => ({
  easy: say("web-level-easy"),
  fair: say("web-level-fair"),
  strong: say("web-level-strong"),
  master: say("web-level-master"),
});
const paceNames = () => ({
  none: say("web-pace-none"),
  "1d": sayDays(1),
  "2d": sayDays(2),
  "3d": sayDays(3),
  "7d": sayDays(7),
});

export class Lounge {
  /** `play` carries a press out and `send` a line, both in the main channel; `go` opens the thread of a table. */
  constructor({ play, send, go }) {
    Object.assign(this, { play, send, go });
    this.section = byId("lounge");
    this.known = null; // the tables before one was begun here, which is gone to as soon as it is there
    this.level = USUAL.level;
    this.asks = 0;
    this.drawn = "";
  }

  /** Shows what there is in the lounge, or hides it at a table. */
  async show(here) {
    this.known = null;
    if (!here) return this.cover(true);
    await this.refresh();
    this.section.scrollTop = 0; // what waits comes first
  }

  /** Asks anew, and goes to a table that was begun here. */
  async refresh() {
    const turn = (this.asks += 1);
    const found = await get("lounge");
    if (turn !== this.asks) return;
    const own = found.tables.filter((table) => table.thread && OWN.includes(table.kind)).map((table) => table.thread);
    const fresh = this.known && own.find((thread) => !this.known.has(thread));
    this.threads = new Set(own);
    if (fresh) {
      this.known = null;
      this.go(fresh);
      return;
    }
    this.cover(!found.games.length);
    const text = JSON.stringify(found);
    if (text !== this.drawn) this.draw(found);
    this.drawn = text;
  }

  cover(hidden) {
    this.asks += hidden ? 1 : 0;
    this.section.hidden = hidden;
    document.body.classList.toggle("in-lounge", !hidden);
    byId("show-panel").textContent = hidden ? say("web-side-panel") : say("web-lounge");
  }

  draw({ tables, games, lesson }) {
    const focused = this.section.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
    const begun = games.find((offer) => offer.game === lesson);
    const groups = Object.entries(groupNames()).flatMap(([kind, name]) =>
      this.group(name, tables.filter((table) => table.kind === kind).map((table) => this.tableItem(table))),
    );
    this.section.replaceChildren(
      h("p", { class: "lounge-intro" }, say("web-lounge-intro")),
      ...groups,
      ...this.group(say("web-lounge-lesson"), begun ? [this.lessonItem(begun)] : []),
      h("div", { class: "lounge-head" }, h("h2", {}, say("web-lounge-games")), this.levelChoice()),
      h("ul", { class: "games" }, ...games.map((offer) => this.gameItem(offer))),
    );
    if (focused) [...this.section.querySelectorAll("button")].find((one) => one.getAttribute("aria-label") === focused)?.focus();
  }

  group(name, items) {
    return items.length ? [h("h2", {}, name), h("ul", { class: "standings", "aria-label": name }, ...items)] : [];
  }

  tableItem({ kind, thread, game, name, text, left, press, course }) {
    const where = `${game}, ${name}`;
    const open = () => this.go(thread);
    const actions = {
      waiting: () => [button(say("web-lounge-play"), where, open, "main")],
      thinking: () => (thread ? [button(say("web-lounge-look"), where, open)] : []),
      lobby: () => (press ? [button(say("web-lounge-start"), where, () => this.begin(press), "main")] : []),
      free: () => [button(say("web-lounge-join"), where, () => this.play(press))],
      over: () => [
        button(say("web-lounge-rematch"), where, () => this.play(press)),
        button(say("web-lounge-course"), where, () => this.play(course)),
      ],
    };
    return h(
      "li",
      { class: `standing ${kind}` },
      h("p", { class: "standing-text" }, h("strong", {}, game), ` · ${name}`, h("br"), text, left ? h("span", { class: "left" }, ` ${left}`) : ""),
      h("span", { class: "standing-actions" }, ...actions[kind]()),
    );
  }

  lessonItem({ game, title, step, steps }) {
    const said = say("web-lounge-step", { count: step + 1, total: steps });
    return h(
      "li",
      { class: "standing" },
      h("p", { class: "standing-text" }, h("strong", {}, title), h("br"), said, " ", h("progress", { max: steps, value: step, "aria-label": said })),
      h("span", { class: "standing-actions" }, button(say("web-lounge-go-on"), title, () => this.play(`learn:${game}`), "main")),
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
      h("h3", {}, title),
      h("p", {}, aim),
      h("p", { class: "quiet" }, facts.filter(Boolean).join(" · ")),
      h(
        "div",
        { class: "game-actions" },
        button(learn, title, () => this.play(`learn:${game}`), learnt ? "plain" : "main"),
        button(say("web-lounge-practise"), title, () => this.play(`new:${game}:practice`)),
        button(say("web-lounge-open"), title, () => this.ask(offer), learnt ? "main" : "plain"),
        button(say("web-lounge-bot"), title, () => this.begin(`against:${game}:${this.level}`)),
      ),
    );
  }

  levelChoice() {
    const level = select(ASK.LEVELS, levelNames(), this.level, (chosen) => (this.level = chosen));
    return h("label", { class: "lounge-level" }, say("web-lounge-level"), " ", level);
  }

  /** Does what begins a game, and goes to its table as soon as that is there. */
  async begin(press) {
    this.known = this.threads;
    await this.play(press);
  }

  /** Asks for how many a table is to be and how fast, and opens it. */
  ask({ game, title, least, most }) {
    let seats = most;
    let pace = USUAL.pace;
    const shown = h("output", { class: "seats", "aria-live": "polite" }, String(seats));
    const step = (by) => {
      seats = Math.min(most, Math.max(least, seats + by));
      shown.textContent = String(seats);
    };
    const dialog = h(
      "dialog",
      { class: "lounge-ask", "aria-label": say("web-lounge-open-of", { title }), close: () => dialog.remove() },
      h("h2", {}, say("web-lounge-open-of", { title })),
      h("p", { class: "ask-row" }, say("web-lounge-seats"), button("−", say("web-lounge-fewer"), () => step(-1)), shown, button("+", say("web-lounge-more"), () => step(1))),
      h("label", { class: "ask-row" }, say("web-lounge-pace"), " ", select(ASK.PACES, paceNames(), pace, (chosen) => (pace = chosen))),
      h(
        "p",
        { class: "ask-row" },
        button(say("web-lounge-open"), title, () => {
          dialog.close();
          this.send(`/new ${game} seats=${seats} pace=${pace}`);
        }, "main"),
        button(say("web-close"), title, () => dialog.close()),
      ),
    );
    this.section.append(dialog);
    dialog.showModal();
  }
}

/** Makes a button whose name says what it is for, after what is seen. */
function button(label, of, act, style = "plain") {
  return h("button", { type: "button", class: style, "aria-label": `${label}: ${of}`, click: act }, label);
}

function select(values, names, chosen, choose) {
  const options = values.map((value) => h("option", { value, selected: value === chosen }, names[value]));
  return h("select", { change: (event) => choose(event.currentTarget.value) }, ...options);
}

function sayDays(count) {
  return new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(count);
}
