// A text that is to be kept as it is: told in words, and exactly, to be copied or saved.

import { copyFrom } from "./copying.js";
import { h } from "./dom.js";
import { say } from "./words.js";

/** Makes what shows a file; `told` is what it says, in words. */
export function makeFile({ name, text }, told) {
  const exact = h("pre", { class: "exact", tabindex: "0", role: "group", "aria-label": say("web-file-exact") }, text);
  const unfolded = h("details", {}, h("summary", {}, say("web-file-exact")), exact);
  const copied = h("span", { class: "quiet", role: "status" });
  const copy = () => {
    unfolded.open = true; // what cannot be copied by the page is marked there
    copyFrom(exact, text, copied);
  };
  return h(
    "div",
    { class: "file" },
    h("div", { class: "file-told", tabindex: "0", role: "group", "aria-label": say("web-file-told") }, told),
    h("div", { class: "button-row" }, button("web-file-save", () => save(name, text)), button("web-copy", copy), copied),
    unfolded,
  );
}

const button = (id, click) => h("button", { type: "button", click }, say(id));

function save(name, text) {
  h("a", { href: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`, download: name }).click();
}
