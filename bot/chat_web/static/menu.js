// A menu of a message: a button that opens a list of choices, one of which is made. Works as a select does.

import { h, icon } from "./dom.js";
import { Listbox } from "./listbox.js";

let menus = 0;

/** Makes a menu; `choose` is called with the data of the choice that is made. */
export function makeMenu({ title, choices }, choose) {
  const id = `menu-${(menus += 1)}`;
  const list = h("ul", { class: "options", role: "listbox", id, "aria-label": title, hidden: true });
  const owner = h(
    "button",
    {
      type: "button",
      class: "menu-owner",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-label": title,
    },
    h("span", {}, title),
    icon("down"),
  );
  const listbox = new Listbox(owner, list, (option) => {
    listbox.close();
    choose(option.press);
  });
  const open = () => {
    listbox.show(choices, 0);
    list.scrollIntoView({ block: "nearest" });
  };
  owner.addEventListener("click", () => (listbox.open ? listbox.close() : open()));
  owner.addEventListener("blur", () => listbox.close());
  owner.addEventListener("keydown", (event) => {
    if (!listbox.open) {
      if (["ArrowDown", "ArrowUp"].includes(event.key)) {
        event.preventDefault();
        open();
      }
      return;
    }
    if (move(listbox, event.key, choices)) event.preventDefault();
  });
  return h("div", { class: "menu" }, owner, list);
}

function move(listbox, key, choices) {
  if (key === "ArrowDown") listbox.move(1);
  else if (key === "ArrowUp") listbox.move(-1);
  else if (key === "Home") listbox.activate(0);
  else if (key === "End") listbox.activate(choices.length - 1);
  else if (key === "Escape") listbox.close();
  else if (key === "Enter" || key === " ") listbox.pick(listbox.chosen);
  else if (key.length === 1) {
    const from = listbox.active + 1;
    const order = [...choices.slice(from), ...choices.slice(0, from)];
    const found = order.find((choice) => choice.label.toLowerCase().startsWith(key.toLowerCase()));
    if (found) listbox.activate(choices.indexOf(found));
  } else return false;
  return true;
}
