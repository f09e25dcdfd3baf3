// What a first game of a kind needs beside the board: the game in two minutes and the signs of the board, until it is
// put away, which this browser remembers.

import { byId, icon } from "./dom.js";
import { keep, recall } from "./memory.js";
import { say } from "./words.js";

export class Primer {
  /** `play` carries a press out, `look` has the board show a picture or, with none, what it is. */
  constructor({ play, look }) {
    Object.assign(this, { play, look });
    this.press = "";
    this.legend = null;
    byId("primer-away").append(icon("cross"));
    byId("primer-away").addEventListener("click", () => this.putAway());
    byId("primer-rules").addEventListener("click", (event) => this.play(this.press, event.currentTarget));
    byId("primer-legend").addEventListener("click", () => this.showLegend(!this.shows));
    byId("example-close").addEventListener("click", () => this.close());
    document.addEventListener("click", ({ target }) => this.shows && !target.closest(".board .picture-frame, .ribbon, #primer-legend") && this.showLegend(false));
  }

  /** Offers what belongs to the game that is played, where it is the member's first. */
  show(around) {
    this.press = around?.primer ?? "";
    this.legend = around?.legend && { ...around.legend, alt: say("web-primer-legend") };
    byId("primer").hidden = !this.press || Boolean(recall(this.press));
    byId("primer-legend").hidden = !this.legend;
  }

  get shows() {
    return byId("primer-legend").getAttribute("aria-pressed") === "true";
  }

  showLegend(shown) {
    byId("primer-legend").setAttribute("aria-pressed", String(shown));
    this.look(shown ? this.legend : null);
  }

  close() {
    this.showLegend(false);
    byId("primer-legend").focus();
  }

  /** Says that the board shows something else by now. */
  left() {
    byId("primer-legend").setAttribute("aria-pressed", "false");
  }

  putAway() {
    if (this.shows) this.showLegend(false);
    keep(this.press, "seen");
    byId("primer").hidden = true;
    byId("panel").focus();
  }
}
