// The table, always in view: its board, beside it what else is chosen from, such as a hand, and what can be done there.

import { byId, h, icon } from "./dom.js";
import { NARROW, choicesOf, focusAgain, makeButtons, makeMenus, makeText } from "./message.js";
import { Sheet } from "./sheet.js";

export class Board {
  /** `play` is called with the press of a choice, and with the button that it was made by. */
  constructor(play) {
    this.play = play;
    this.panel = byId("panel");
    this.board = new Sheet(byId("board"), (press, button) => this.play(press, button));
    this.beside = new Sheet(byId("beside"), (press, button) => this.play(press, button));
    this.note = null;
    this.asked = false;
    byId("board-enlarge").append(icon("enlarge"));
    byId("board-enlarge").addEventListener("click", () => this.enlarge());
    byId("show-panel").addEventListener("click", () => showSide("panel"));
    byId("show-log").addEventListener("click", () => showSide("log"));
    NARROW.addEventListener("change", () => this.table && this.showPictures());
  }

  /** Shows a table, or none; `note` is what has just come of an action of one's own, until the table is another one. */
  show(table, note = null) {
    if (!note && JSON.stringify(table) === JSON.stringify(this.table)) return; // nothing under a hand that plays changes
    const asked = Boolean(table?.spots.length);
    this.note = note;
    if (note || (asked && !this.asked)) showSide("panel");
    this.asked = asked;
    this.table = table;
    document.body.classList.toggle("at-table", Boolean(table));
    document.body.classList.toggle("with-beside", Boolean(table?.beside));
    this.panel.hidden = !table;
    byId("board-enlarge").hidden = !table?.picture;
    if (table) this.showPanel();
    this.showPictures();
  }

  showPanel() {
    const { table } = this;
    const actions = { press: (press, button) => this.play(press, button) };
    const parts = [byId("panel-text"), byId("panel-choices")];
    const again = parts.map(focusAgain);
    const note = this.note ? h("div", { class: "note" }, makeText(this.note), makeButtons(this.note, actions)) : "";
    parts[0].replaceChildren(...[note, makeText(table)].filter(Boolean));
    parts[1].replaceChildren(...[makeMenus(table, actions), makeButtons(table, actions)].filter(Boolean));
    const choices = choicesOf(this.panel);
    for (const focus of again) focus(choices, choices[0] ?? this.panel);
  }

  /** Shows both pictures; the focus stays on the place where it was, or goes to one like it. */
  async showPictures() {
    const { table } = this;
    const sheets = [
      [this.board, this.board.clear(table)],
      [this.beside, this.beside.clear(table?.beside ?? null)],
    ];
    await Promise.all(sheets.map(([sheet]) => sheet.show(table?.spots ?? [])));
    if (this.table !== table) return; // another one is to be shown by now
    const token = sheets.map(([, focused]) => focused).find(Boolean);
    sheets.sort(([, one], [, other]) => Boolean(other) - Boolean(one)); // the one that had the focus comes first
    if (token && !sheets.some(([sheet]) => sheet.spots.focus(token))) (choicesOf(this.panel)[0] ?? this.panel).focus();
  }

  enlarge() {
    const large = byId("board").classList.toggle("enlarged");
    byId("board-enlarge").setAttribute("aria-pressed", String(large));
    byId("board-sheet").tabIndex = large ? 0 : -1; // who cannot drag moves it with the arrow keys
  }
}

/** Shows the panel or the log where there is no room for both; everywhere else both are shown. */
export function showSide(side) {
  document.body.classList.toggle("log-shown", side === "log");
  byId("show-panel").setAttribute("aria-pressed", String(side === "panel"));
  byId("show-log").setAttribute("aria-pressed", String(side === "log"));
}
