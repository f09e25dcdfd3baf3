// The start page: says what there is to play, and lets the operator add members and hand out their links.

import { Refusal, get, post } from "./api.js";
import { askFor, noteHost } from "./asked.js";
import { byId, h, tell } from "./dom.js";
import { linkGiven } from "./given.js";
import { say, sayError } from "./words.js";

const root = document.body.dataset.root;
const members = `${root}/start/members`;

byId("games").replaceChildren(
  ...JSON.parse(document.body.dataset.games).map(({ game, title, aim }) =>
    h("li", {}, h("img", { src: new URL(`sample-${game}.webp`, import.meta.url).href, alt: "", width: 400, height: 300, click: () => begin(game) }), h("p", {}, h("strong", {}, title), " ", aim)),
  ),
);

/** Lets the picture of a game do what the filled button does that leads to the games, where the host has one, and has the
 *  lounge begin with that game. */
function begin(game) {
  askFor(game);
  [byId("play-on"), byId("first").querySelector("button")].find((button) => button.checkVisibility())?.click();
}

async function draw() {
  const found = (await get(members)).members;
  byId("nobody").hidden = found.length > 0;
  byId("first").hidden = found.length > 0;
  byId("members").replaceChildren(...found.map(memberItem));
  const own = found.find(({ first }) => first);
  tell(byId("play-on"), own ? say("web-start-play-on", own) : "");
  byId("play-on").dataset.user = own?.user ?? "";
}

function memberItem({ user, name, link }) {
  const actions = [
    link === "given" ? action("web-start-show-link", say("web-start-show-link-for", { name }), () => show(user)) : "",
    action("web-start-new-link", say("web-start-new-link-for", { name }), () => relink(user)),
    link === "withdrawn" ? "" : action("web-start-withdraw", say("web-start-withdraw-for", { name }), () => withdraw(user, name), "danger"),
  ];
  const state = link === "withdrawn" ? h("span", { class: "quiet" }, say("web-start-withdrawn")) : "";
  return h(
    "li",
    {},
    h("span", { class: "member-name" }, name, state ? " " : "", state),
    h("span", { class: "member-actions" }, ...actions.filter(Boolean)),
  );
}

/** Makes a button for something to be done with a member's link, which is read out with his name. */
function action(id, spoken, act, style = "plain") {
  return h("button", { type: "button", class: style, "aria-label": spoken, click: () => run(act) }, say(id));
}

async function add() {
  const given = await post(members, { name: byId("name").value });
  byId("name").value = "";
  await draw();
  showLink(given);
}

/** Lets the host in under the name given, and leads to the page. */
async function play() {
  try {
    location.assign((await post(members, { name: byId("own-name").value })).link);
  } catch (error) {
    await draw(); // who is a member already can play on
    throw error;
  }
}

/** Leads to the page of the host, who has played before. */
async function playOn() {
  const { link } = await get(`${members}/${byId("play-on").dataset.user}/link`);
  location.assign(link);
}

async function show(user) {
  showLink(await get(`${members}/${user}/link`));
}

async function relink(user) {
  showLink(await post(`${members}/${user}/link`, {}));
  await draw();
}

async function withdraw(user, name) {
  if (!confirm(say("web-start-withdraw-really", { name }))) return;
  await post(`${members}/${user}/withdraw`, {});
  byId("given").replaceChildren();
  await draw();
}

function showLink(given) {
  byId("given").replaceChildren(linkGiven(given));
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
byId("first").addEventListener("submit", (event) => {
  event.preventDefault();
  run(play);
});
byId("play-on").addEventListener("click", () => run(playOn));
byId("own-name").addEventListener("focus", (event) => event.target.select()); // what is offered gives way to a name
noteHost();
run(draw).finally(() => document.body.classList.remove("loading"));
