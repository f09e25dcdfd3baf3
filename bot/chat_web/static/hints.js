// What a hint tells, beside the board while the turn goes on: lines that can be looked at on the board, and played.

import { byId, h, icon, tell } from "./dom.js";
import { makeButton } from "./message.js";
import { say } from "./words.js";

const SOON = 500; // milliseconds within which a hint comes without a word

/** Says whether a press asks for a hint, which takes as long as it is thought about. */
export const asksForHint = (press) => /^(lesson)?hint:/.test(press);

export class Hints {
  /** `press` is called with the press of a button and the button, `look` with the line that the board is to show. */
  constructor({ press, look }) {
    Object.assign(this, { press, look });
    this.section = byId("hints");
    this.list = byId("hints-lines");
    this.shown = null;
    this.open = -1; // the line whose moves are told
    this.held = -1; // the line that the board goes on showing when nothing is pointed at
    byId("hints-away").append(icon("cross"));
    this.forgo = null; // what puts a hint away that is still thought about
    this.timer = 0;
    byId("hints-away").addEventListener("click", (event) => (this.forgo ? this.forgo() : press(this.shown.away, event.currentTarget)));
  }

  /** Says that a hint is thought about, to be put away by `forgo`; with none that it is no longer. */
  think(forgo) {
    clearTimeout(this.timer);
    this.forgo = forgo;
    if (forgo) this.timer = setTimeout(() => this.sayThinking(true), SOON);
    else this.sayThinking(false);
  }

  sayThinking(thinking) {
    this.section.hidden = !thinking && !this.shown;
    document.body.classList.toggle("with-hints", !this.section.hidden);
    tell(byId("hints-thinking"), thinking ? say("web-hints-thinking") : "");
    if (thinking) this.section.scrollIntoView({ block: "nearest" });
  }

  /** Shows what a hint tells, or none; returns whether it is another one than before. */
  show(hints) {
    const fresh = hints?.away !== this.shown?.away;
    const focused = this.list.contains(document.activeElement) ? document.activeElement.textContent : "";
    this.shown = hints;
    this.held = -1;
    if (fresh || hints?.lines.length <= this.open) this.open = -1;
    this.section.hidden = !hints;
    this.list.replaceChildren(...(hints?.lines ?? []).map((line, at) => this.item(line, at)));
    if (focused) ([...this.list.querySelectorAll("button")].find((one) => one.textContent === focused) ?? this.section).focus();
    return fresh && Boolean(hints);
  }

  item(line, at) {
    const [whole, ...steps] = line.buttons;
    const act = { press: this.press };
    const text = h(
      "button",
      {
        type: "button",
        class: "plain hints-gains",
        "aria-expanded": String(at === this.open),
        click: () => this.choose(at),
        pointermove: ({ pointerType }) => pointerType === "mouse" && this.look(line),
        pointerleave: ({ pointerType }) => pointerType === "mouse" && this.look(this.shown?.lines[this.held] ?? null),
      },
      h("strong", {}, `${at + 1}. ${line.does}`),
      h("br"),
      line.gains,
    );
    const moves = line.moves.map((move, n) =>
      h("span", { class: n < line.played ? "move done" : "move", title: move }, line.said[n]),
    );
    const told = h(
      "div",
      { class: "hints-moves", hidden: at !== this.open },
      h("p", {}, h("span", { class: "unseen" }, `${say("web-hints-moves")} `), ...moves),
      line.later.length ? h("p", {}, say("web-hints-later", { text: line.later.join(" · ") })) : "",
      ...steps.map((button) => makeButton(button, act)),
    );
    return h("li", {}, text, whole ? makeButton(whole, act) : "", told);
  }

  /** Tells the moves of a line and shows it on the board, or no longer. */
  choose(at) {
    this.held = this.open = this.open === at ? -1 : at;
    [...this.list.children].forEach((item, n) => {
      item.querySelector(".hints-gains").setAttribute("aria-expanded", String(n === this.open));
      item.querySelector(".hints-moves").hidden = n !== this.open;
    });
    this.look(this.shown.lines[this.held] ?? null);
  }
}
