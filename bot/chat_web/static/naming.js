// Lets members change the name that others see, where they see it themselves.

import { Refusal, post } from "./api.js";
import { byId, h, icon, tell } from "./dom.js";
import { say, sayError } from "./words.js";

/** Asks for another name, and shows it wherever one's own name stands. */
function ask() {
  const field = h("input", { type: "text", id: "new-name", maxlength: 32, required: true, "aria-describedby": "name-refused", value: shown()[0].textContent });
  const refused = h("p", { class: "trouble", id: "name-refused", role: "alert", hidden: true });
  const dialog = h(
    "dialog",
    { class: "lounge-ask", "aria-label": say("web-rename"), close: () => dialog.remove() },
    h(
      "form",
      {
        submit: (event) => {
          event.preventDefault();
          rename(field.value, refused, dialog);
        },
      },
      h("label", { for: "new-name" }, say("web-rename-label")),
      h("p", { class: "ask-row" }, field, h("button", { type: "submit", class: "main" }, say("web-rename-save")), h("button", { type: "button", click: () => dialog.close() }, say("web-close"))),
      refused,
    ),
  );
  byId("room").append(dialog);
  dialog.showModal();
  field.select();
}

async function rename(wanted, refused, dialog) {
  try {
    const { name } = await post("name", { name: wanted });
    for (const one of shown()) one.textContent = name;
    dialog.close();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tell(refused, sayError(error.code));
  }
}

const shown = () => document.querySelectorAll(".own-name .name, .self .name");

byId("rename").append(icon("pen"));
byId("rename").addEventListener("click", ask);
