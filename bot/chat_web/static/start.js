// The start page: lets the host add members and hand out their links.

import { Refusal, get, post } from "./api.js";
import { byId, h, tell } from "./dom.js";
import { say, sayError } from "./words.js";

const root = document.body.dataset.root;
const members = `${root}/start/members`;

async function draw() {
  const found = (await get(members)).members;
  byId("nobody").hidden = found.length > 0;
  byId("members").replaceChildren(...found.map(memberItem));
}

function memberItem({ user, name }) {
  const button = h(
    "button",
    { type: "button", "aria-label": say("web-start-new-link-for", { name }), click: () => run(() => relink(user)) },
    say("web-start-new-link"),
  );
  return h("li", {}, h("span", { class: "member-name" }, name), button);
}

async function add() {
  const given = await post(members, { name: byId("name").value });
  byId("name").value = "";
  await draw();
  showLink(given);
}

async function relink(user) {
  showLink(await post(`${members}/${user}/link`, {}));
}

function showLink({ name, link }) {
  const field = h("input", { type: "text", readonly: true, id: "link", value: link });
  field.addEventListener("focus", () => field.select());
  const copied = h("span", { class: "quiet", role: "status" });
  const copy = h("button", { type: "button", click: () => copyLink(field, copied) }, say("web-start-copy"));
  byId("given").replaceChildren(
    h(
      "div",
      { class: "given-link" },
      h("label", { for: "link" }, say("web-start-link-of", { name })),
      h("div", { class: "add-row" }, field, copy),
      h("p", { class: "quiet" }, say("web-start-once"), " ", copied),
      h("p", {}, h("a", { href: link, target: "_blank", rel: "noopener" }, say("web-start-open", { name }))),
    ),
  );
}

async function copyLink(field, copied) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    copied.textContent = say("web-start-copied");
  } catch {
    copied.textContent = say("web-start-copy-yourself"); // without TLS a page may not write there
  }
}

async function run(action) {
  tell(byId("refusal"), "");
  try {
    await action();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tell(byId("refusal"), sayError(error.code));
  }
}

byId("add").addEventListener("submit", (event) => {
  event.preventDefault();
  run(add);
});
run(draw);
