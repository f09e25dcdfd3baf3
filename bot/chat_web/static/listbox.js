// A list of options, one of which is active while the focus stays on the combobox that owns the list.

import { h } from "./dom.js";

let lists = 0;

export class Listbox {
  /** `owner` is the combobox, `list` its listbox; `pick` is called with the option that is taken. */
  constructor(owner, list, pick) {
    this.owner = owner;
    this.list = list;
    this.pick = pick;
    this.options = [];
    this.active = -1;
    this.prefix = `option-${(lists += 1)}-`;
    list.addEventListener("pointerdown", (event) => event.preventDefault()); // the owner keeps the focus
    list.addEventListener("click", (event) => {
      const chosen = event.target.closest("[role=option]");
      if (chosen) this.pick(this.options[Number(chosen.dataset.index)]);
    });
  }

  get open() {
    return !this.list.hidden;
  }

  /** Shows options, each with a `label` and perhaps a `hint`; with none the list is closed. */
  show(options, active = -1) {
    this.options = options;
    this.list.replaceChildren(...options.map((option, index) => this.element(option, index)));
    this.list.hidden = !options.length;
    this.owner.setAttribute("aria-expanded", String(this.open));
    this.activate(active);
  }

  close() {
    this.show([]);
  }

  element({ label, hint }, index) {
    return h(
      "li",
      { role: "option", id: this.prefix + index, "data-index": index, "aria-selected": "false" },
      h("span", { class: "option-label" }, label),
      hint ? " " : "",
      hint ? h("span", { class: "option-hint" }, hint) : "",
    );
  }

  activate(index) {
    this.list.children[this.active]?.setAttribute("aria-selected", "false");
    this.active = index;
    const chosen = this.list.children[index];
    if (!chosen) {
      this.owner.removeAttribute("aria-activedescendant");
      return;
    }
    chosen.setAttribute("aria-selected", "true");
    chosen.scrollIntoView({ block: "nearest" });
    this.owner.setAttribute("aria-activedescendant", chosen.id);
  }

  /** Moves on by a number of options, round the ends. */
  move(by) {
    const count = this.options.length;
    this.activate(this.active < 0 ? (by > 0 ? 0 : count - 1) : (this.active + by + count) % count);
  }

  get chosen() {
    return this.options[this.active];
  }
}
