// The places on a picture that can be pressed: buttons that lie where the things lie which they choose, over a shade
// that leaves them in the light.

import { h } from "./dom.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const BRACKET = 0.28; // of a border, from each corner
export const FINGER = 40; // pixels that a finger needs
const EASY = 44;
const ALSO = "@"; // between the name of a thing and a further place of it
const MANY = 40; // places for one thing to do, of which each stands back, so that the board can be seen
const SMALL = 0.06; // of the breadth of a picture, for what is found by a ring around it alone
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Spots {
  /** `choose` is called with the choices of a place, its button and the word that `meant` returns for the part of it that
   *  is pressed, `aim` with what a place that is pointed at comes to and holds, and its thing, `back` with the word of a thing that is
   *  put back, `closer` with how large places are of which a finger covers several, how large they are to be, and where;
   *  it returns whether they are larger then. */
  constructor(frame, list, { choose, meant, aim, back, closer }) {
    this.list = list;
    this.choose = choose;
    this.meant = meant;
    this.aim = aim;
    this.back = back;
    this.closer = closer;
    this.shade = drawing("shade");
    this.menu = h("div", { class: "spot-menu", role: "menu", hidden: true });
    list.before(this.shade);
    frame.append(this.menu);
    this.opener = null;
    this.rests = null; // where a pointer has pressed and not moved since
    list.addEventListener("keydown", (event) => this.key(event));
    list.addEventListener("click", (event) => this.tap(event), { capture: true });
    this.menu.addEventListener("keydown", (event) => this.keyInMenu(event));
    this.menu.addEventListener("focusout", (event) => !this.menu.contains(event.relatedTarget) && this.closeMenu());
    list.addEventListener("pointerdown", (event) => (this.rests = event));
    list.addEventListener("pointerover", (event) => this.rest(event));
    list.addEventListener("pointermove", (event) => this.rests && this.rest(event));
    list.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && this.point(event.target));
    for (const kind of ["pointerout", "focusout"]) list.addEventListener(kind, () => this.aim(""));
  }

  /** Takes all places away, as what they stand for has been chosen; returns which one had the focus, if one had. */
  clear() {
    const focused = this.list.contains(document.activeElement) || this.menu.contains(document.activeElement);
    const last = focused ? (this.opener ?? document.activeElement) : null;
    const token = last ? (last.token ?? last.dataset.token ?? " ") : "";
    if (focused) this.keepFocus(last, token);
    this.closeMenu();
    this.aim("");
    for (const spot of [...this.list.children]) if (spot !== document.activeElement) spot.remove();
    this.shade.replaceChildren();
    return token;
  }

  /** Leaves the focus with a place that is no more until there are others, or a screen reader would tell of what has it
   *  meanwhile and not of these; where it is none the board has it. */
  keepFocus(last, token) {
    const spot = this.list.contains(last) && last !== this.list;
    (spot ? last : this.list).focus({ preventScroll: true });
    if (!spot) return;
    last.token = token;
    last.className = "gone";
    delete last.dataset.token;
  }

  /** Shows what can be pressed on a picture of that size. Places are lit where all else falls into shade, else ringed. */
  show({ targets, taken, places, holds, clears, lit, bare }, width, height) {
    const everywhere = Map.groupBy(places, ([token]) => thingOf(token));
    const found = targets.flatMap((target) =>
      (everywhere.get(target.name) ?? []).map(([name, corners]) => ({ ...target, name, corners, holds: holds.get(name), clear: clears.get(name) })),
    );
    const put = taken
      .filter(({ name }) => places.has(name))
      .map((one) => ({ ...one, corners: places.get(one.name), holds: holds.get(one.name) }));
    const marks = marksOf(found);
    const sheet = { width, height };
    const joined = joinedByPlace(found);
    const ways = Map.groupBy(joined, begin);
    const brief = joined.length > 1 && ways.size === 1 && joined.every(({ choices }) => choices.every(({ short }) => short));
    for (const target of joined) {
      const alike = ways.get(begin(target));
      target.ofMany = alike.length > MANY;
      target.unpriced = target.clear === null || (target.ofMany && (!bare || marksOf(alike).size === 1));
    }
    this.list.replaceChildren(
      ...joined.map((target) => this.spot(target, sheet, { brief, marked: marks.size > 1 })), // one price for all is said, not written
      ...put.map((one) => this.takenSpot(one, sheet)),
    );
    this.list.classList.toggle("lit", lit);
    this.list.classList.toggle("guided", joined.some(({ leads }) => leads));
    this.list.hidden = !found.length && !put.length;
    const small = joined.filter(({ leads, corners }) => leads && reachOf(corners) < SMALL * width);
    this.shade.replaceChildren(...(lit && found.length ? [shadeAround([...found, ...put], sheet)] : []), ...small.map(({ corners }) => beacon(corners)));
    this.shade.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.rove(this.list.firstElementChild);
  }

  /** Makes a button of a place. What is done at all of them alike is asked already, so its name is `brief` without that. */
  spot({ name, choices, corners, holds, clear, leads, ofMany, unpriced }, sheet, { brief, marked }) {
    const alone = isAlone(choices);
    const label = choices.map((choice) => (brief ? choice.short : choice.label)).join("; ");
    const marks = new Set(choices.map((choice) => choice.mark));
    const mark = marked && marks.size === 1 ? [...marks][0] : "";
    const button = h(
      "button",
      {
        type: "button",
        class: ["spot", leads ? "leads" : "", ofMany ? "of-many" : "", unpriced ? "unpriced" : ""].filter(Boolean).join(" "),
        tabindex: "-1",
        "data-token": name,
        "aria-label": withHolds(alone ? label : say("web-spot-several", { text: label }), holds),
        "aria-haspopup": alone ? null : "menu",
        click: (event) => {
          const word = this.meant(event, name);
          if (alone) this.choose(choices, button, word);
          else this.openMenu(button, word);
        },
      },
      mark ? coin(mark, clear, corners) : "",
    );
    button.choices = choices;
    button.said = choices.map((choice) => choice.label);
    button.holds = holds;
    return put(button, corners, sheet);
  }

  takenSpot({ name, word, label, again = null, corners, holds }, sheet) {
    const button = h("button", {
      type: "button",
      class: again ? "spot taken turns" : "spot taken",
      tabindex: "-1",
      "data-token": name,
      "aria-label": withHolds(label, holds),
      "aria-pressed": "true",
      click: () => (again ? again.take() : this.back(word)),
    });
    button.said = [again?.label ?? say("web-put-back-what", { text: label })];
    button.holds = holds;
    return put(button, corners, sheet);
  }

  /** Lets one place alone be reached by Tab; the arrow keys lead from it to the others. */
  rove(spot) {
    for (const other of this.list.querySelectorAll("[tabindex='0']")) other.tabIndex = -1;
    if (spot) spot.tabIndex = 0;
  }

  /** Takes what a finger presses for the one place below it; where it covers several small ones they grow first. */
  tap(event) {
    if (event.target.closest(".gone")) event.stopPropagation();
    if (event.pointerType !== "touch" || event.target.closest(".turns")) return; // turned too far is turned on
    const below = this.near(event);
    const least = Math.min(...below.map((spot) => Math.min(spot.offsetWidth, spot.offsetHeight)));
    const alone = below.length === 1 && !event.target.closest(".spot");
    const grown = below.length > 1 && least < FINGER && this.closer(least, EASY, event);
    if (!alone && !grown) return;
    event.stopPropagation();
    if (alone) below[0].click();
  }

  /** Returns the places of which a finger covers something. */
  near(point) {
    return [...this.list.children].filter((spot) => farFrom(spot, point) <= FINGER / 2);
  }

  /** Puts the focus on the place of a token, or else the first one; returns whether there is any. */
  focus(token) {
    const spots = [...this.list.children];
    const spot = spots.find((one) => one.dataset.token === token && !one.matches(".taken")) ?? spots[0];
    if (spot) this.go(spot);
    return Boolean(spot);
  }

  go(spot) {
    this.rove(spot);
    spot.focus({ preventScroll: true });
    if (spot.closest(".zoomed")) spot.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  key(event) {
    const from = event.target.closest(".spot");
    const spots = [...this.list.children];
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const further = spots.filter((spot) => !spot.matches(".taken"));
    if (event.key === "Home") this.go(further[0] ?? from);
    else if (event.key === "End") this.go(further.at(-1) ?? from);
    else if (event.key in ARROWS) this.go(nearest(from, spots, ARROWS[event.key]) ?? from);
    else return;
    event.preventDefault();
  }

  /** Points by a pointer, which after a press does so only once it has moved: until then what is asked next is said. */
  rest(event) {
    const { rests } = this;
    if (rests && rests.clientX === event.clientX && rests.clientY === event.clientY) return;
    this.rests = null;
    this.point(event.target);
  }

  /** Says in the ribbon what a place stands for and what it holds. */
  point(target) {
    const spot = target.closest(".spot");
    if (spot && this.menu.hidden) this.aim(spot.said.join(" · "), spot.holds, thingOf(spot.dataset.token));
  }

  openMenu(spot, word) {
    this.opener = spot;
    this.showMenu(spot.choices, spot.getBoundingClientRect(), (choices, button) => this.choose(choices, button, word));
  }

  /** Lets one of some choices be made, by a menu where there are several, at a place where no button lies. */
  offer(choices, place, choose) {
    if (isAlone(choices)) choose(choices, null);
    else this.showMenu(choices, place, choose);
  }

  showMenu(choices, place, choose) {
    this.menu.setAttribute("aria-label", say("web-spot-several", { text: choices.map(({ label }) => label).join("; ") }));
    this.menu.replaceChildren(
      ...choices.map((choice) =>
        h("button", { type: "button", role: "menuitem", tabindex: "-1", class: choice.leads ? "leads" : null, "data-words": choice.words.join(" "), click: (event) => choose([choice], event.currentTarget) }, choice.label),
      ),
    );
    this.menu.hidden = false;
    this.putBeside(this.menu, place);
    this.menu.firstElementChild.focus();
  }

  closeMenu() {
    this.menu.hidden = true;
    this.opener = null;
  }

  leaveMenu() {
    (this.opener ?? this.list.querySelector("[tabindex='0']"))?.focus({ preventScroll: true });
    this.closeMenu();
  }

  keyInMenu(event) {
    const items = [...this.menu.children];
    const at = items.indexOf(document.activeElement);
    if (event.key === "Escape") this.leaveMenu();
    else if (event.key === "ArrowDown") items[(at + 1) % items.length].focus();
    else if (event.key === "ArrowUp") items[(at - 1 + items.length) % items.length].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Puts something below a place in the window, or above it where there is no room, and within the board. */
  putBeside(what, place) {
    const sheet = this.list.getBoundingClientRect();
    const middle = place.left - sheet.left + place.width / 2 - what.offsetWidth / 2;
    const below = place.bottom - sheet.top + 4;
    const above = place.top - sheet.top - what.offsetHeight - 4;
    what.style.left = `${Math.max(0, Math.min(middle, sheet.width - what.offsetWidth))}px`;
    what.style.top = `${below + what.offsetHeight > sheet.height && above > 0 ? above : below}px`;
  }
}

/** Returns the name of a thing by that of one of its places. */
export const thingOf = (token) => token.split(ALSO)[0];

/** Says whether pressing a place needs no word to be understood: it stands for one choice, or begins several to which
 *  one thing is taken up, of which the place that it goes to says which is meant. What is seldom meant is said first. */
const isAlone = (choices) => (choices.length === 1 ? !choices[0].seldom : choices.every(({ together }) => together));

/** Returns how many pixels away from a point a place lies; 0 within it. */
function farFrom(spot, { clientX, clientY }) {
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  return Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
}

/** Returns what is done at a target, whatever its place is. */
const begin = ({ choices }) => choices[0].words.slice(0, -1).join(" ");

/** Returns what each of many targets costs on which no price is written, where others cost something else; else nothing. */
export function priceOfMany(targets) {
  const many = [...Map.groupBy(targets, begin).values()].find((some) => some.length > MANY && marksOf(some).size === 1);
  return many && marksOf(targets).size > 1 ? [...marksOf(many)][0] : "";
}

/** Returns the prices of some targets. */
const marksOf = (some) => new Set(some.flatMap(({ choices }) => choices.map(({ mark }) => mark)).filter(Boolean));

/** Makes one target of those that lie at the very same place, such as what can be done with one figure. */
function joinedByPlace(targets) {
  const places = new Map();
  for (const target of targets) {
    const place = JSON.stringify(target.corners);
    const same = places.get(place);
    if (same) Object.assign(same, { choices: [...same.choices, ...target.choices], leads: same.leads || target.leads });
    else places.set(place, { ...target });
  }
  return [...places.values()];
}

/** Returns what a place is called, for who does not see it: what pressing it means, and what it holds. */
const withHolds = (text, holds) => (holds ? say("web-spot-holds", { text, holds }) : text);

/** Lays a button over a place of a picture, in its shape. */
function put(button, corners, sheet) {
  const box = boxOf(corners);
  const within = corners.map(([x, y]) => [(100 * (x - box.left)) / box.width, (100 * (y - box.top)) / box.height]);
  button.prepend(outline(within));
  Object.assign(button.style, {
    left: `${(100 * box.left) / sheet.width}%`,
    top: `${(100 * box.top) / sheet.height}%`,
    width: `${(100 * box.width) / sheet.width}%`,
    height: `${(100 * box.height) / sheet.height}%`,
    clipPath: `polygon(${within.map(([x, y]) => `${x}% ${y}%`).join(", ")})`,
  });
  return button;
}

/** Returns the smallest rectangle around some corners. */
export function boxOf(corners) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function drawing(name) {
  const element = document.createElementNS(SVG, "svg");
  element.setAttribute("class", name);
  element.setAttribute("preserveAspectRatio", "none");
  element.setAttribute("aria-hidden", "true");
  return element;
}

/** Draws a price: where its place says that it covers nothing, else at the foot of it. It is slim on a small place. */
function coin(mark, clear, corners) {
  const element = h("span", { class: clear ? "spot-mark clear" : "spot-mark", "aria-hidden": "true" }, mark);
  if (!clear) return element;
  const box = boxOf(corners);
  element.style.left = `${(100 * (clear[0] - box.left)) / box.width}%`;
  element.style.top = `${(100 * (clear[1] - box.top)) / box.height}%`;
  return element;
}

/** Draws the shape of a place, and a bracket around each of its corners: what stands on its borders stays free. */
function outline(corners) {
  const element = drawing("outline");
  const shape = document.createElementNS(SVG, "polygon");
  const [edge, brackets] = ["edge", ""].map((name) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", name);
    path.setAttribute("d", corners.map((corner, at) => bracket(corners.at(at - 1), corner, corners[(at + 1) % corners.length])).join(""));
    return path;
  });
  element.setAttribute("viewBox", "0 0 100 100");
  shape.setAttribute("points", corners.map((corner) => corner.join(",")).join(" "));
  element.append(shape, edge, brackets);
  return element;
}

function bracket(before, corner, after) {
  const towards = (other) => corner.map((value, axis) => value + BRACKET * (other[axis] - value)).join(",");
  return `M${towards(before)}L${corner.join(",")}L${towards(after)}`;
}

/** Draws the shade over a picture but for some places; where places lie over one another all of both is in the light. */
function shadeAround(places, { width, height }) {
  const group = document.createElementNS(SVG, "g");
  const mask = document.createElementNS(SVG, "mask");
  const id = `light-${(shades += 1)}`;
  mask.setAttribute("id", id);
  mask.append(rectangle(width, height, "white"));
  for (const { corners } of places) {
    const hole = document.createElementNS(SVG, "polygon");
    hole.setAttribute("points", corners.map((corner) => corner.join(",")).join(" "));
    hole.setAttribute("fill", "black");
    mask.append(hole);
  }
  const dark = rectangle(width, height, "currentColor");
  dark.setAttribute("mask", `url(#${id})`);
  group.append(mask, dark);
  return group;
}

let shades = 0;

/** Returns how broad or high a place is. */
function reachOf(corners) {
  const { width, height } = boxOf(corners);
  return Math.max(width, height);
}

/** Draws a ring around a small place that leads on. */
function beacon(corners) {
  const { left, top, width, height } = boxOf(corners);
  const ring = document.createElementNS(SVG, "circle");
  for (const [name, value] of Object.entries({ class: "beacon", cx: left + width / 2, cy: top + height / 2, r: reachOf(corners) })) ring.setAttribute(name, value);
  return ring;
}

function rectangle(width, height, fill) {
  const element = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ width, height, fill })) element.setAttribute(name, value);
  return element;
}

/** Finds the next place in a direction: near, and rather straight ahead than aside. */
function nearest(from, spots, [right, down]) {
  const here = middleOf(from);
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const there = middleOf(spot);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const far = ahead + 2.5 * aside;
    if (spot !== from && ahead > 1 && far < least) [best, least] = [spot, far];
  }
  return best;
}

export function middleOf(spot) {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
