// What a hint tells, beside the board while the turn goes on: lines that can be looked at on the board, and played.

import { byId, h, icon, tell } from "./dom.js";
import { makeButton } from "./message.js";
import { say } from "./words.js";

const SOON = 500; // milliseconds within which a hint comes without a word

/** Says whether a press asks for a hint, which takes as long as it is thought about. */
export const asksForHint = (press) => /^(lesson)?hint:/.test(press);

/** Returns what a hint tells as it would be read out. */
export const saidOf = ({ lines }) => `${say("web-hints")}: ${lines.map(({ number, does, gains }) => `${number}. ${does}: ${gains.join(", ")}`).join("; ")}`;

export class Hints {
  /** `press` is called with the press of a button and the button, `look` with the line that the board is to show. */
  constructor({ press, look }) {
    Object.assign(this, { press, look });
    this.section = byId("hints");
    this.list = byId("hints-lines");
    this.shown = null;
    this.open = 0; // the number of the line whose moves are told
    this.held = 0; // that of the line that the board goes on showing when nothing is pointed at
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
    this.held = 0;
    if (fresh || !this.lineOf(this.open)) this.open = 0;
    this.section.hidden = !hints;
    byId("hints-how").hidden = byId("hints-points").hidden = !hints;
    this.list.replaceChildren(...(hints?.lines ?? []).map((line) => this.item(line)));
    if (focused) ([...this.list.querySelectorAll("button")].find((one) => one.textContent === focused) ?? byId("panel")).focus({ preventScroll: true });
    return fresh && Boolean(hints);
  }

  lineOf(number) {
    return this.shown?.lines.find((line) => line.number === number) ?? null;
  }

  /** Where the button of a line lies in the window that was pressed, if one was. */
  get place() {
    const button = document.activeElement;
    const item = button?.closest("#hints-lines > li");
    return item && { number: item.dataset.number, at: buttonsOf(item).indexOf(button), top: button.getBoundingClientRect().top };
  }

  /** Leaves a button of a line where it was, so that nothing else comes under the finger that pressed there. */
  keep(place) {
    const item = place && this.list.querySelector(`[data-number="${place.number}"]`);
    const button = item && (buttonsOf(item)[place.at] ?? item);
    if (button) byId("panel").scrollTop += Math.round(button.getBoundingClientRect().top - place.top);
  }

  item(line) {
    const { number } = line;
    const [whole, ...steps] = line.buttons;
    const act = { press: this.press };
    const text = h(
      "button",
      {
        type: "button",
        class: "plain hints-gains",
        "aria-expanded": String(number === this.open),
        click: () => this.choose(number),
        pointermove: ({ pointerType }) => pointerType === "mouse" && this.look(line),
        pointerleave: ({ pointerType }) => pointerType === "mouse" && this.look(this.lineOf(this.held)),
      },
      h("strong", {}, `${number}. ${line.does}`),
      ...line.gains.map((gain) => h("span", { class: "hints-gain" }, ` ${gain}`)),
    );
    const moves = line.moves.map((move, n) => h("span", { class: "move", title: move }, line.said[n]));
    const told = h(
      "div",
      { class: "hints-moves", hidden: number !== this.open },
      ...steps.map((button) => makeButton(button, act)),
      h("p", {}, h("span", { class: "unseen" }, `${say("web-hints-moves")} `), ...moves),
    );
    return h("li", { "data-number": number }, text, whole ? this.playing(makeButton(whole, act), line) : "", told);
  }

  /** Says in the button that plays a line how many moves it plays. */
  playing(button, { many }) {
    if (many) button.append(" ", h("span", { class: "hints-many" }, many));
    return button;
  }

  /** Tells the moves of a line and shows it on the board, or no longer. */
  choose(number) {
    this.held = this.open = this.open === number ? 0 : number;
    for (const item of this.list.children) {
      const opened = Number(item.dataset.number) === this.open;
      item.querySelector(".hints-gains").setAttribute("aria-expanded", String(opened));
      item.querySelector(".hints-moves").hidden = !opened;
    }
    this.look(this.lineOf(this.held));
  }
}

const buttonsOf = (item) => [...item.querySelectorAll("button")];
