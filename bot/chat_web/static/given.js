// The link by which a new member comes in, for the host to hand on.

import { copyFrom } from "./copying.js";
import { h } from "./dom.js";
import { say } from "./words.js";

const ONLY_HERE = ["127.0.0.1", "localhost", "[::1]"]; // names of this machine for itself

/** Returns what shows the link of a member: to be copied, with what whoever hands it on must know. */
export function linkGiven({ name, link }) {
  const field = h("input", { type: "text", readonly: true, id: "link", value: link });
  field.addEventListener("focus", () => field.select());
  const copied = h("span", { class: "quiet", role: "status" });
  const copy = h("button", { type: "button", click: () => copyFrom(field, link, copied) }, say("web-copy"));
  return h(
    "div",
    { class: "given-link" },
    h("label", { for: "link" }, say("web-start-link-of", { name })),
    h("div", { class: "add-row" }, field, copy),
    ONLY_HERE.includes(new URL(link).hostname) ? h("p", { class: "only-here" }, say("web-start-only-here")) : "",
    h("p", { class: "quiet" }, say("web-start-secret"), " ", copied),
    h("p", {}, h("a", { href: link, target: "_blank", rel: "noopener" }, say("web-start-open", { name }))),
  );
}
