// Lets somebody in from the lounge, where a table waits for players: for the host, who has come from the start page.

import { Refusal, post } from "./api.js";
import { h, tell } from "./dom.js";
import { linkGiven } from "./given.js";
import { say, sayError } from "./words.js";

/** Asks for a name below `place`, and shows the link that is to be handed on. */
export function letSomebodyIn(place) {
  const field = h("input", { type: "text", id: "new-member", maxlength: 32, required: true, "aria-describedby": "let-in-refused" });
  const refused = h("p", { class: "trouble", id: "let-in-refused", role: "alert", hidden: true });
  const given = h("div", { role: "status" });
  const dialog = h(
    "dialog",
    { class: "lounge-ask", "aria-label": say("web-start-title"), close: () => dialog.remove() },
    h("h2", {}, say("web-start-title")),
    h("p", {}, say("web-let-in")),
    h(
      "form",
      {
        autocomplete: "off",
        submit: (event) => {
          event.preventDefault();
          add(field, given, refused);
        },
      },
      h("label", { for: "new-member" }, say("web-start-name")),
      h("p", { class: "add-row" }, field, h("button", { type: "submit", class: "main" }, say("web-start-add"))),
      refused,
    ),
    given,
    h("p", { class: "ask-row" }, h("button", { type: "button", click: () => dialog.close() }, say("web-close"))),
  );
  place.append(dialog);
  dialog.showModal();
}

async function add(field, given, refused) {
  tell(refused, "");
  try {
    const { root } = document.body.dataset;
    given.replaceChildren(linkGiven(await post(`${root}/start/members`, { name: field.value })));
    field.value = "";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tell(refused, sayError(error.code));
  }
}
