// The places on a board's picture that can be pressed: buttons that lie where the things lie which they choose.

import { h } from "./dom.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Spots {
  /** `choose` is called with the press of a choice and the button that it was made by. */
  constructor(frame, list, choose) {
    this.list = list;
    this.choose = choose;
    this.tip = h("div", { class: "spot-tip", "aria-hidden": "true", hidden: true });
    this.menu = h("div", { class: "spot-menu", role: "menu", hidden: true });
    frame.append(this.tip, this.menu);
    this.opener = null;
    list.addEventListener("keydown", (event) => this.key(event));
    this.menu.addEventListener("keydown", (event) => this.keyInMenu(event));
    this.menu.addEventListener("focusout", (event) => !this.menu.contains(event.relatedTarget) && this.closeMenu());
    for (const kind of ["pointerover", "focusin"]) list.addEventListener(kind, (event) => this.point(event.target));
    for (const kind of ["pointerout", "focusout"]) list.addEventListener(kind, () => (this.tip.hidden = true));
  }

  /** Takes all places away, as what they stand for has been chosen; returns which one had the focus, if one had. */
  clear() {
    const focused = this.list.contains(document.activeElement) || this.menu.contains(document.activeElement);
    const token = focused ? ((this.opener ?? document.activeElement).dataset.token ?? " ") : "";
    if (focused) this.list.focus(); // the board keeps the focus until there are places again
    this.closeMenu();
    this.tip.hidden = true;
    this.list.replaceChildren();
    return token;
  }

  /** Shows the choices whose tokens lie on a picture of that size. */
  show(choices, places, width, height) {
    const found = places
      .map(({ token, corners }) => ({ corners, choices: choices.filter((choice) => choice.token === token) }))
      .filter(({ choices }) => choices.length);
    const marks = found.flatMap(({ choices }) => choices.map(({ mark }) => mark)).filter(Boolean);
    const several = new Set(marks).size > 1; // one price for all is said, not written everywhere
    this.list.replaceChildren(
      ...found.map(({ choices, corners }) => this.spot(choices, boxOf(corners), corners, { width, height }, several)),
    );
    this.list.hidden = !found.length;
    this.rove(this.list.firstElementChild);
  }

  spot(choices, box, corners, sheet, marked) {
    const alone = choices.length === 1;
    const label = choices.map((choice) => choice.label).join("; ");
    const marks = new Set(choices.map((choice) => choice.mark));
    const mark = marked && marks.size === 1 ? [...marks][0] : "";
    const within = corners.map(([x, y]) => [(100 * (x - box.left)) / box.width, (100 * (y - box.top)) / box.height]);
    const button = h(
      "button",
      {
        type: "button",
        class: "spot",
        tabindex: "-1",
        "data-token": choices[0].token,
        "aria-label": alone ? label : say("web-spot-several", { text: label }),
        "aria-haspopup": alone ? null : "menu",
        click: () => (alone ? this.choose(choices[0].press, button) : this.openMenu(button, choices)),
      },
      outline(within),
      mark ? h("span", { class: "spot-mark", "aria-hidden": "true" }, mark) : "",
    );
    button.said = choices.map((choice) => choice.label);
    Object.assign(button.style, {
      left: `${(100 * box.left) / sheet.width}%`,
      top: `${(100 * box.top) / sheet.height}%`,
      width: `${(100 * box.width) / sheet.width}%`,
      height: `${(100 * box.height) / sheet.height}%`,
      clipPath: `polygon(${within.map(([x, y]) => `${x}% ${y}%`).join(", ")})`,
    });
    return button;
  }

  /** Lets one place alone be reached by Tab; the arrow keys lead from it to the others. */
  rove(spot) {
    for (const other of this.list.querySelectorAll("[tabindex='0']")) other.tabIndex = -1;
    if (spot) spot.tabIndex = 0;
  }

  /** Puts the focus on the place of a token, or else the first one; returns whether there is any. */
  focus(token) {
    const spots = [...this.list.children];
    const spot = spots.find((one) => one.dataset.token === token) ?? spots[0];
    if (spot) this.go(spot);
    return Boolean(spot);
  }

  go(spot) {
    this.rove(spot);
    spot.focus();
  }

  key(event) {
    const from = event.target.closest(".spot");
    const spots = [...this.list.children];
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Home") this.go(spots[0]);
    else if (event.key === "End") this.go(spots.at(-1));
    else if (event.key in ARROWS) this.go(nearest(from, spots, ARROWS[event.key]) ?? from);
    else return;
    event.preventDefault();
  }

  /** Says beside a place what it stands for. */
  point(target) {
    const spot = target.closest(".spot");
    if (!spot || !this.menu.hidden) return;
    this.tip.replaceChildren(...spot.said.map((label) => h("div", {}, label)));
    this.tip.hidden = false;
    this.putBeside(this.tip, spot);
  }

  openMenu(spot, choices) {
    this.opener = spot;
    this.tip.hidden = true;
    this.menu.setAttribute("aria-label", spot.getAttribute("aria-label"));
    this.menu.replaceChildren(
      ...choices.map(({ press, label }) =>
        h("button", { type: "button", role: "menuitem", tabindex: "-1", click: (event) => this.choose(press, event.currentTarget) }, label),
      ),
    );
    this.menu.hidden = false;
    this.putBeside(this.menu, spot);
    this.menu.firstElementChild.focus();
  }

  closeMenu() {
    this.menu.hidden = true;
    this.opener = null;
  }

  keyInMenu(event) {
    const items = [...this.menu.children];
    const at = items.indexOf(document.activeElement);
    if (event.key === "Escape") this.opener?.focus();
    else if (event.key === "ArrowDown") items[(at + 1) % items.length].focus();
    else if (event.key === "ArrowUp") items[(at - 1 + items.length) % items.length].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Puts something below a place, or above it where there is no room, and within the board. */
  putBeside(what, spot) {
    const sheet = this.list.getBoundingClientRect();
    const place = spot.getBoundingClientRect();
    const middle = place.left - sheet.left + place.width / 2 - what.offsetWidth / 2;
    const below = place.bottom - sheet.top + 4;
    const above = place.top - sheet.top - what.offsetHeight - 4;
    what.style.left = `${Math.max(0, Math.min(middle, sheet.width - what.offsetWidth))}px`;
    what.style.top = `${below + what.offsetHeight > sheet.height && above > 0 ? above : below}px`;
  }
}

function boxOf(corners) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function outline(corners) {
  const drawing = document.createElementNS(SVG, "svg");
  const shape = document.createElementNS(SVG, "polygon");
  drawing.setAttribute("viewBox", "0 0 100 100");
  drawing.setAttribute("preserveAspectRatio", "none");
  drawing.setAttribute("aria-hidden", "true");
  shape.setAttribute("points", corners.map((corner) => corner.join(",")).join(" "));
  drawing.append(shape);
  return drawing;
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

function middleOf(spot) {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
