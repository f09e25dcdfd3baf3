// The table's board, always in view: its picture, and on it a button for whatever may be chosen next.

import { get } from "./api.js";
import { byId, h, icon } from "./dom.js";
import { NARROW, choicesOf, focusAgain, layout, makeButtons, makeMenus, makeText } from "./message.js";
import { Spots } from "./spots.js";
import { say } from "./words.js";

export class Board {
  /** `play` is called with the press of a choice, and with the button that it was made by. */
  constructor(play) {
    this.play = play;
    this.board = byId("board");
    this.image = byId("board-image");
    this.changes = byId("board-changes");
    this.panel = byId("panel");
    this.spots = new Spots(byId("board-frame"), byId("spots"), (press, button) => this.play(press, button));
    this.whole = { picture: "", layout: "" };
    this.note = null;
    this.asked = false;
    byId("board-enlarge").append(icon("enlarge"));
    byId("board-enlarge").addEventListener("click", () => this.enlarge());
    byId("show-panel").addEventListener("click", () => showSide("panel"));
    byId("show-log").addEventListener("click", () => showSide("log"));
    NARROW.addEventListener("change", () => this.table && this.showPicture(this.table));
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
    this.panel.hidden = !table;
    this.board.hidden = byId("board-enlarge").hidden = !table?.picture;
    if (!table) {
      this.whole = { picture: "", layout: "" };
      return;
    }
    this.showPanel(table);
    this.showPicture(table);
  }

  showPanel(table) {
    const actions = { press: (press, button) => this.play(press, button) };
    const again = focusAgain(this.panel);
    const note = this.note ? h("div", { class: "note" }, makeText(this.note), makeButtons(this.note, actions)) : "";
    this.panel.replaceChildren(...[note, makeText(table), makeMenus(table, actions), makeButtons(table, actions)].filter(Boolean));
    const choices = choicesOf(this.panel);
    again(choices, choices[0] ?? this.panel);
  }

  /** Shows the picture as soon as it is there, and only then what lies on it; the one before stays until then. */
  async showPicture(table) {
    const focused = this.spots.clear();
    this.image.alt = table.alt || say("web-picture");
    this.board.setAttribute("aria-busy", "true");
    const drawn = await this.ask(table).catch(() => ({ picture: table.picture + layout(), places: [] }));
    if (this.table !== table) return; // another one is to be shown by now
    await load(drawn.picture).catch(() => this.giveUp(table));
    if (this.table !== table) return;
    await this.lay(table, drawn);
    if (this.table !== table) return;
    const { naturalWidth, naturalHeight } = this.image;
    if (naturalWidth) this.board.style.setProperty("--ratio", naturalWidth / naturalHeight);
    this.board.classList.toggle("loaded", Boolean(naturalWidth));
    this.board.removeAttribute("aria-busy");
    this.spots.show(table.spots, drawn.places, naturalWidth, naturalHeight);
    if (focused && !this.spots.focus(focused)) (choicesOf(this.panel)[0] ?? this.panel).focus();
  }

  /** Asks how a table is to be shown: by a whole picture, or by what has changed since the whole one in view. */
  async ask(table) {
    const { picture, layout: seen } = this.whole;
    const asked = table.places + layout();
    if (!picture || picture === table.picture) return get(asked);
    const drawn = await get(`${asked}${layout() ? "&" : "?"}on=${picture.split("/").at(-1)}`);
    return drawn.on_top && drawn.layout !== seen ? get(asked) : drawn; // changes belong to one layout
  }

  /** Shows a whole picture, or lays what has changed on the one in view. */
  async lay(table, drawn) {
    const image = drawn.on_top ? this.changes : this.image;
    image.src = drawn.picture;
    await image.decode().catch(() => null);
    if (this.table !== table) return;
    this.changes.hidden = !drawn.on_top;
    if (!drawn.on_top) this.whole = { picture: table.picture, layout: drawn.layout };
  }

  /** Leaves a picture out that cannot be drawn: the text is complete without it. */
  giveUp(table) {
    if (this.table === table) this.board.hidden = true;
  }

  enlarge() {
    const large = this.board.classList.toggle("enlarged");
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

async function load(source) {
  const image = new Image();
  image.src = source;
  await image.decode();
}
