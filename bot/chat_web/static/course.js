// How the scores of a game went: a line for each seat over the steps of the game, and the steps that turned it.

import { piece } from "./around.js";
import { h } from "./dom.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const [LEFT, TOP, BOTTOM, RIGHT] = [34, 26, 10, 62]; // pixels around the lines
const GRID = 4; // lines at most behind them
const BETWEEN = 19; // from the points of one seat to those of the next
const DISC = 22; // the width of the number of a turning point
const APART = 4; // from a line to one that would cover it

/** Makes the picture of a course, or the place for it until it is known, with the buttons of its turning points; `seats` has who played, `press` shows the board
 *  at such a point. */
export function makeCourse(went, seats, press) {
  if (went?.points.every(neverMoves)) return section(h("p", { class: "quiet" }, say("web-course-none")));
  const chart = h("div", { class: "course-chart", role: "img", "aria-label": say("web-course") });
  const draw = () => chart.clientWidth && chart.replaceChildren(...drawn(went, seats, chart.clientWidth, chart.clientHeight));
  if (went) new ResizeObserver(draw).observe(chart);
  const turns = (went?.turned ?? []).map((turn, at) =>
    h("button", { type: "button", class: "turned", click: (event) => press(turn.press, event.currentTarget) }, h("span", { class: "turned-number" }, String(at + 1)), h("span", {}, turn.text)),
  );
  return section(
    chart,
    h("div", { class: "turnings", role: "group", "aria-label": say("web-turnings") }, ...(turns.length || !went ? turns : [say("web-course-even")])),
  );
}

const neverMoves = (points) => points.every((count) => count === points[0]);
const section = (...told) => h("section", { class: "course", "aria-labelledby": "course-name" }, h("h2", { id: "course-name" }, say("web-course")), ...told);

function drawn({ entries, points, turned = [] }, seats, width, height) {
  const every = points.flat();
  const [least, most] = [Math.min(0, ...every), Math.max(1, ...every)];
  const [right, bottom] = [width - RIGHT, height - BOTTOM];
  const x = (entry) => LEFT + ((right - LEFT) * entry) / Math.max(1, entries.at(-1));
  const y = (value) => bottom - ((bottom - TOP) * (value - least)) / (most - least);
  const step = stepOf(most - least);
  const values = Array.from({ length: Math.floor(most / step) - Math.ceil(least / step) + 1 }, (_, at) => (Math.ceil(least / step) + at) * step);
  const grid = values.flatMap((value) => [
    element("line", { class: "grid", x1: LEFT, x2: right, y1: y(value), y2: y(value) }),
    element("text", { x: LEFT - 8, y: y(value), class: "grid-value" }, String(value)),
  ]);
  let beside = -DISC;
  const heads = turned.map(({ entry }) => (beside = Math.max(beside + DISC, x(entry))));
  const over = Math.max(0, (heads.at(-1) ?? 0) - right);
  const marks = turned.flatMap(({ entry }, at) => [
    element("path", { class: "turning", d: `M${heads[at] - over} ${TOP - 15}L${x(entry)} ${TOP}V${bottom}` }),
    element("circle", { class: "turning-disc", cx: heads[at] - over, cy: TOP - 15, r: DISC / 2 - 1 }),
    element("text", { class: "turning-number", x: heads[at] - over, y: TOP - 15 }, String(at + 1)),
  ]);
  const lines = seats.map((seat, at) => {
    const aside = (at - (seats.length - 1) / 2) * APART;
    const way = entries.map((entry, n) => (n ? `H${x(entry)}V${y(points[at][n]) + aside}` : `M${x(entry)} ${y(points[at][n]) + aside}`)).join("");
    return [element("path", { class: "edge", d: way }), element("path", { class: "went", d: way, stroke: seat.colour })];
  });
  const image = element("svg", { width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  image.append(...grid, ...marks, ...lines.flat());
  return [image, ...ends(points, seats, y, { right, bottom })];
}

/** Writes the points of each seat behind its line, below one another where lines end close together. */
function ends(points, seats, y, { right, bottom }) {
  const order = seats.map((seat, at) => ({ seat, points: points[at].at(-1) })).sort((one, other) => other.points - one.points);
  let low = -BETWEEN;
  const tops = order.map((one) => (low = Math.max(low + BETWEEN, y(one.points) - BETWEEN / 2)));
  const over = Math.max(0, (tops.at(-1) ?? 0) + BETWEEN - bottom - BOTTOM);
  return order.map(({ seat, points: count }, at) => {
    const end = h("span", { class: "course-end", "aria-hidden": "true" }, piece(seat), h("strong", {}, String(count)));
    Object.assign(end.style, { left: `${right + 8}px`, top: `${tops[at] - over}px` });
    return end;
  });
}

/** Returns by how many points lines of a grid lie apart that are few enough to be read. */
function stepOf(range) {
  const rough = range / GRID;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough));
}

function element(name, attributes, text = "") {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}
