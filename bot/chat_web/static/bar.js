// The bar below the board, which never moves, and the ribbon above it, which says what is asked.

import { piece } from "./around.js";
import { byId, h, icon, tell } from "./dom.js";
import { say } from "./words.js";

const NAMES = { reset: "web-bar-reset", undo: "web-bar-undo", end: "web-bar-end", done: "web-bar-done" };
const DOTS = 12;
const AFTER = /^(rematch|against):/; // what a game or a lesson offers that is over
const REST = 1000; // milliseconds after that has come, in which a second press on what stood there begins nothing

export class Bar {
  /** `press` is called with the press of a button; `putBack` where something is to be put back; `count` with +1 or -1. */
  constructor({ press, putBack, count }) {
    this.press = press;
    this.putBack = putBack;
    this.over = null; // whether the game or the lesson is over that is in view
    this.restsUntil = 0;
    for (const does of Object.keys(NAMES)) {
      byId(`bar-${does}`).addEventListener("click", (event) => this.go(event.currentTarget));
    }
    byId("leave").addEventListener("click", (event) => this.go(event.currentTarget));
    byId("put-back").addEventListener("click", () => this.putBack());
    byId("count-less").append(icon("minus"));
    byId("count-more").append(icon("plus"));
    byId("count-less").addEventListener("click", () => count(-1));
    byId("count-more").addEventListener("click", () => count(1));
    byId("count").addEventListener("keydown", (event) => {
      const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      count(step);
    });
  }

  go(button) {
    if (button.dataset.press && performance.now() >= this.restsUntil) this.press(button.dataset.press, button);
  }

  /** Marks a button of the bar as the one that leads on, or no longer. */
  leadTo(does, leads) {
    byId(`bar-${does}`).classList.toggle("main", leads || byId(`bar-${does}`).dataset.main === "true");
  }

  /** Shows what a table offers, and leaves its place where it offers nothing; where nothing is chosen its time line, with
   *  what is `around` it, and of a game that is over its `result`. */
  show(table, around = null, result = null) {
    const asked = Boolean(table?.onward);
    byId("turn-bar").hidden = byId("ribbon").hidden = !table;
    if (!table) {
      this.over = null;
      return this.next(""); // or it would be said of the next table until its board is there
    }
    keepRoom(byId("ribbon"), table.stage === "earlier" && around?.around.over);
    const buttons = table.buttons.flat();
    const over = buttons.some(({ press }) => AFTER.test(press));
    if (over && this.over === false) this.restsUntil = performance.now() + REST;
    this.over = over;
    for (const [does, name] of Object.entries(NAMES)) {
      const button = byId(`bar-${does}`);
      const offered = buttons.find((one) => one.does === does);
      button.textContent = offered?.label ?? say(name);
      button.dataset.press = offered?.press ?? "";
      button.dataset.main = String(offered?.style === "main");
      button.classList.toggle("main", offered ? offered.style === "main" : does === "done");
      button.setAttribute("aria-disabled", String(!offered));
    }
    this.back = buttons.find((one) => one.does === "back")?.press ?? "";
    tell(byId("task"), table.task || around?.waiting || say("web-bar-nothing-asked"));
    if (table.below || !asked) this.next(table.below);
    const winners = result?.settled === false ? [] : (result?.places.filter(({ place }) => place === 1) ?? []);
    byId("task").prepend(...winners.map(({ seat }) => piece(around.around.seats[seat])));
    byId("ribbon").classList.toggle("over", Boolean(result));
    byId("to-lounge").hidden = !result;
    byId("ribbon").classList.toggle("asked", asked);
    byId("past-place").hidden = !around;
    if (table.stage === "earlier") this.next(say(around?.ownTurn ? "web-past-your-turn" : "web-past-back", { text: byId("bar-done").textContent }));
    const leave = buttons.find((one) => one.does === "leave");
    byId("leave").dataset.press = leave?.press ?? "";
    tell(byId("leave"), leave?.label ?? "");
    this.showPoints(table.left);
    this.showChosen(table.chosen, []);
  }

  showPoints(left) {
    byId("points").hidden = left === null;
    if (left === null) return;
    byId("points-left").textContent = left;
    byId("points-dots").replaceChildren(...Array.from({ length: Math.min(left, DOTS) }, () => h("span", { class: "dot" })));
    byId("points").setAttribute("aria-label", say("web-bar-points", { count: left }));
  }

  /** Shows what has been begun, and the numbers of which one is chosen first, with the one that is; `asked` is the one
   *  that a lesson asks for. */
  showChosen(text, counts, at = 0, asked = at) {
    byId("chosen").replaceWith(h("p", { class: "chosen", id: "chosen", hidden: !text }, text)); // likewise
    byId("count-place").hidden = !counts.length;
    byId("count").textContent = counts[at] ?? "";
    byId("count").setAttribute("aria-valuenow", at + 1);
    byId("count").setAttribute("aria-valuemin", 1);
    byId("count").setAttribute("aria-valuemax", counts.length || 1);
    byId("count").setAttribute("aria-valuetext", counts[at] ?? "");
    byId("count-less").classList.toggle("leads", asked >= 0 && asked < at);
    byId("count-more").classList.toggle("leads", asked > at);
    byId("count-less").disabled = at <= 0;
    byId("count-more").disabled = at >= counts.length - 1;
  }

  /** Says what the place that is pointed at comes to, and what it holds; an empty text says nothing of any. */
  aim(text, holds = "") {
    keepHeight(byId("ribbon"), Boolean(text) || !byId("passing").hidden);
    const parts = [h("span", { id: "aim-at" }, text), " ", h("span", { id: "aim-holds", hidden: !holds }, holds)];
    byId("aim").replaceWith(h("p", { class: "aim", id: "aim", hidden: !text }, ...parts)); // another line, which stands where it fits
    byId("ribbon").classList.remove("long");
    if (text) byId("ribbon").classList.toggle("long", byId("aim").scrollWidth > byId("aim").clientWidth);
  }

  /** Says what happens in a picture that is passing, and the way back, in place of what is asked; an empty text says that
   *  again. */
  pass(text) {
    keepHeight(byId("ribbon"), Boolean(text));
    byId("passing-told").textContent = text;
    byId("passing").hidden = !text;
    byId("passing-stop").hidden = !text;
  }

  /** Says in place of all else what the board shows meanwhile, with a button that closes it; an empty text says that again
   *  which was said before. */
  example(text) {
    keepHeight(byId("ribbon"), Boolean(text));
    tell(byId("example"), text);
    byId("example-close").hidden = !text;
    document.body.classList.toggle("showing-example", Boolean(text));
  }

  /** Says below the task what it is good for, or what is to be done next. */
  next(text) {
    byId("next").replaceWith(h("p", { class: "next", id: "next" }, text)); // likewise
  }

  /** Lets Done play what is counted on the page alone, or nothing where that is no press; it is marked where it `leads` on. */
  offerDone(press, leads) {
    const done = byId("bar-done");
    Object.assign(done.dataset, { press, main: String(leads) });
    done.classList.toggle("main", leads || !press);
    done.setAttribute("aria-disabled", String(!press));
  }

  get canEnd() {
    return Boolean(byId("bar-done").dataset.press);
  }

  /** Whether Done is what a lesson asks for now. */
  get leadsDone() {
    return this.canEnd && byId("bar-done").dataset.main === "true";
  }

  canPutBack(can) {
    byId("put-back").hidden = !can;
    const { classList } = byId("ribbon");
    if (classList.contains("begun") === can) return;
    classList.toggle("begun", can);
    this.next(byId("next").textContent); // it stands elsewhere then
  }
}

/** Keeps the room that the ribbon has beside a result while one looks back from there, or the board would move. */
function keepRoom(ribbon, keeps) {
  const { style } = ribbon;
  if (!keeps) style.removeProperty("--kept");
  else if (!style.getPropertyValue("--kept")) style.setProperty("--kept", `${ribbon.getBoundingClientRect().height}px`);
}

/** Lets the ribbon stay as high as it is while something else is said there, or the board would move. */
function keepHeight(ribbon, keeps) {
  if (!keeps) ribbon.style.minHeight = "";
  else ribbon.style.minHeight ||= `${ribbon.getBoundingClientRect().height}px`;
}
