// What others have done since the member's last turn: a line for each turn, and on the board a picture for each step.

import { byId, h, icon } from "./dom.js";
import { focusAgain } from "./message.js";
import { say } from "./words.js";

const PAUSE = 1100; // milliseconds for which a step is shown
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

export class Recap {
  /** `sheet` shows the board; `play` goes to what a press says, `peek` returns it and goes nowhere; `tell` is called
   *  with what happens in the step that is shown. */
  constructor({ sheet, play, peek, tell }) {
    this.sheet = sheet;
    this.play = play;
    this.peek = peek;
    this.tell = tell;
    this.around = null;
    this.running = null;
    this.shown = "";
    byId("passing-stop").addEventListener("click", () => this.stop());
    this.stop();
  }

  get turns() {
    return this.around?.turns ?? [];
  }

  /** Shows the turns of what is around a table, none where that is null; `makePiece` draws a piece of a seat. */
  show(around, makePiece) {
    this.around = around;
    const shown = JSON.stringify(this.turns);
    if (shown === this.shown) return;
    this.shown = shown;
    const section = byId("recap");
    const again = focusAgain(section);
    section.hidden = !this.turns.length;
    document.body.classList.toggle("with-recap", this.turns.length > 0);
    section.replaceChildren(...(this.turns.length ? [this.box(around.seats, makePiece)] : []));
    again([...section.querySelectorAll("button")], byId("panel"));
  }

  /** Makes all of it anew, as it stands elsewhere beside a hand and where one waits, and nothing of it is to move there. */
  box(seats, makePiece) {
    const head = h("div", { class: "recap-head" }, h("h2", { id: "recap-name" }, say("web-recap")), this.button());
    return h("div", { class: "recap" }, head, h("ol", { id: "recap-turns" }, ...this.turns.map((turn) => this.line(turn, seats[turn.seat], makePiece))));
  }

  /** Makes the button that shows what was done step by step, or stops that. */
  button() {
    const [words, drawing, press] = this.running ? ["web-recap-stop", "cross", () => this.stop()] : ["web-recap-show", "on", () => this.run()];
    return h("button", { type: "button", id: "recap-show", click: press }, icon(drawing), say(words));
  }

  line({ last, text, points = 0 }, seat, makePiece) {
    const gained = points ? [h("strong", { "aria-hidden": "true" }, points > 0 ? `+${points}` : String(points)), h("span", { class: "unseen" }, say("web-recap-points", { count: points }))] : [];
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "plain told", click: () => this.play(this.around.at.replace("#", last)) },
        makePiece(seat),
        h("span", { class: "did" }, h("b", {}, seat.name), ` ${text}`),
        h("span", {}, ...gained),
      ),
    );
  }

  /** Shows by itself what was done after an entry, to who sees it come and has not asked that nothing moves. */
  runSince(entry) {
    if (!STILL.matches && !document.hidden && byId("recap-show")?.checkVisibility()) this.run(entry);
  }

  /** Shows step after step of what was done after an entry; places can be pressed meanwhile. */
  async run(after = -1) {
    const run = {};
    const steps = this.turns.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at)).filter((step) => step > after);
    this.running = run;
    this.showButton();
    let coming = this.ask(steps[0]);
    for (const step of steps) {
      const shown = await coming;
      if (this.running !== run) return;
      if (!shown) break;
      if (step !== steps.at(-1)) coming = this.ask(steps[steps.indexOf(step) + 1]);
      this.sheet.pass(shown);
      const text = this.around.story.find(({ entry }) => entry === step)?.text ?? "";
      this.tell(say("web-recap-step", { count: step, total: this.around.last, text }));
      await new Promise((after) => setTimeout(after, PAUSE));
      if (this.running !== run) return;
    }
    this.stop();
  }

  /** Returns the picture of the table after an entry, as it is laid on the one in view; null where there is none now. */
  async ask(entry) {
    try {
      return await this.sheet.ask(await this.peek(this.around.at.replace("#", entry)));
    } catch {
      return null; // what is left of it is for who presses again
    }
  }

  /** Shows the table as it is. */
  stop() {
    this.running = null;
    this.sheet.pass(null);
    this.tell("");
    this.showButton();
  }

  /** Lets the button say what it does by now. */
  showButton() {
    const before = byId("recap-show");
    const focused = before === document.activeElement;
    before?.replaceWith(this.button());
    if (focused && before) byId("recap-show").focus({ preventScroll: true });
  }
}
