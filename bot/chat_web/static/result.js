// The result of a game that is over: the places, and where points came from, as bars beside one another.

import { piece } from "./around.js";
import { h } from "./dom.js";
import { say } from "./words.js";

const COLOURS = 8;

/** Makes the result of a game; `seats` has who played it. Where it is none it is how the game stood, without places. */
export function makeResult({ places, settled = true, own = "" }, seats) {
  const gained = places.flatMap((placed) => placed.sources);
  const sources = [...new Set(gained.map(([name]) => name))];
  const most = Math.max(1, ...places.map(lengthOf));
  const swatch = (name, at) => (gained.some(([of, points]) => of === name && points > 0) ? colourOf(at) : "loss");
  return h(
    "section",
    { class: "result", "aria-labelledby": "result-name" },
    h("h2", { id: "result-name" }, say(settled && sources.length ? "web-result-sources" : "web-result-stood")),
    h("ul", { class: "sources", "aria-hidden": "true" }, ...sources.map((name, at) => h("li", {}, h("span", { class: `swatch ${swatch(name, at)}` }), name))),
    h("ol", {}, ...places.map((placed) => row(placed, seats[placed.seat], { sources, most, settled }))),
    own ? h("p", { class: "quiet" }, own) : "",
  );
}

/** Makes what tells how the luck of a game can be checked, folded as few want to; nothing where it had none. */
export function makeLuck(secret) {
  if (!secret) return "";
  const unfolded = ({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" });
  return h("details", { class: "luck", toggle: unfolded }, h("summary", {}, say("web-luck")), h("p", {}, say("web-luck-told")), h("p", { class: "signs" }, secret));
}

const lengthOf = ({ sources }) => sources.reduce((sum, [, points]) => sum + Math.abs(points), 0);
const colourOf = (at) => `source-${at % COLOURS}`;

function row(placed, seat, { sources, most, settled }) {
  const { place, points, resigned } = placed;
  const told = placed.sources.map(([name, gained]) => `${name} ${gained}`).join(", ");
  const parts = placed.sources.map(([name, gained]) => part(gained, `${name} ${gained}`, gained < 0 ? "loss" : colourOf(sources.indexOf(name))));
  return h(
    "li",
    { class: settled && place === 1 ? "placed first" : "placed" },
    h("span", {}, settled ? `${place}.` : ""),
    piece(seat),
    h("span", { class: "placed-name" }, seat.name, resigned ? h("small", {}, say("web-result-resigned")) : ""),
    h("span", { class: "gains", "aria-hidden": "true" }, ...parts, part(most - lengthOf(placed), "", "rest")),
    h("strong", {}, String(points), h("span", { class: "unseen" }, told ? ` (${told})` : "")),
  );
}

/** Makes a part of a bar that is as long as its points. */
function part(points, title, colour) {
  const element = h("span", { class: `gain ${colour}`, title }, title ? h("span", {}, String(points).replace("-", "−")) : "");
  element.style.flexGrow = Math.abs(points);
  return element;
}
