// A picture made larger where it lies: so that a finger finds what it means, with a map of the whole beside it.

import { byId } from "./dom.js";

const LARGEST = 6;
const STEP = 2;
const FEW = 12;
const HANDLE = 28; // pixels above a sheet that its handle takes from what is pressed
const AGAIN = { within: 350, near: 30 }; // milliseconds and pixels between two taps that are a double tap
const NEARLY = 1.1; // below that two fingers mean the whole

export class Zoom {
  /** `frame` is what becomes larger within `window`, which then is moved about. */
  constructor(window, frame) {
    this.window = window;
    this.frame = frame;
    this.scale = 1;
    this.nearer = false; // whether it was made larger for what is pressed alone, and not because it was asked for
    this.map = byId("map");
    window.addEventListener("scroll", () => this.showWindow(), { passive: true });
    new ResizeObserver(() => this.showWindow()).observe(window);
    this.map.addEventListener("click", (event) => this.goTo(event));
    byId("board-enlarge").addEventListener("click", () => this.turn());
    this.fingers = null; // how far two fingers were from one another, how large the picture, and what lay between them
    for (const kind of ["touchstart", "touchmove"]) window.addEventListener(kind, (event) => this.spread(event), { passive: false });
    for (const kind of ["touchend", "touchcancel"]) window.addEventListener(kind, () => this.rest());
    this.tapped = null; // where and when something was tapped that could not be pressed
  }

  /** Makes the picture larger around a point, or shows all of it where it is. */
  turn(point) {
    if (this.scale > 1) this.fit();
    else this.by(STEP, point);
  }

  /** Takes two taps on one point where nothing can be pressed for a wish to see that from near by, or all of it again. */
  tap({ clientX, clientY }) {
    const tapped = { clientX, clientY, at: performance.now() };
    const again = this.tapped && tapped.at - this.tapped.at < AGAIN.within && apart(this.tapped, tapped) < AGAIN.near;
    this.tapped = again ? null : tapped;
    if (again) this.turn(tapped);
  }

  /** Makes the picture as much larger as two fingers draw apart, and keeps between them what was there. */
  spread(event) {
    if (event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault(); // they do not move it besides, nor the whole page
    const [one, other] = event.touches;
    const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
    this.fingers ??= { apart: apart(one, other), scale: this.scale, point: this.pointAt(middle) };
    const { scale, point } = this.fingers;
    this.set(Math.max(1, Math.min(LARGEST, (scale * apart(one, other)) / this.fingers.apart)));
    const { left, top } = this.window.getBoundingClientRect();
    this.scrollTo(point, middle.clientX - left, middle.clientY - top);
  }

  rest() {
    if (this.fingers && this.scale < NEARLY) this.fit();
    this.fingers = null;
  }

  /** Returns which point of the picture, in parts of its sides, lies at a point of the page. */
  pointAt({ clientX, clientY }) {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height];
  }

  /** Makes the picture larger and leaves the point that is meant in the middle, or as near to it as can be. */
  by(factor, point = null) {
    const box = this.frame.getBoundingClientRect();
    const meant = this.pointAt(point ?? { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 });
    this.set(Math.min(LARGEST, this.scale * factor));
    this.centre(...meant);
  }

  /** Makes targets of that many pixels large enough for a finger; returns whether that makes them larger. */
  closer(pixels, wanted, point) {
    if (this.scale >= LARGEST) return false;
    const asked = this.scale > 1 && !this.nearer;
    this.by(wanted / pixels, point);
    this.nearer = !asked;
    return true;
  }

  /** Shows all of it again where it was made larger for what was pressed. */
  release() {
    if (this.nearer) this.fit();
  }

  /** Shows all of it, around what was in the middle. */
  fit() {
    const { left, top } = this.window.getBoundingClientRect();
    const middle = this.pointAt({ clientX: left + this.window.clientWidth / 2, clientY: top + this.window.clientHeight / 2 });
    this.set(1);
    this.centre(...middle);
  }

  set(scale) {
    this.scale = scale;
    this.nearer = false;
    this.frame.style.setProperty("--zoom", scale);
    this.window.classList.toggle("zoomed", scale > 1);
    this.window.tabIndex = scale > 1 ? 0 : -1; // who cannot drag moves it with the arrow keys
    byId("board-enlarge").setAttribute("aria-pressed", String(scale > 1));
    this.showMap();
  }

  /** Moves a point of the picture, in parts of its sides, to the middle. */
  centre(x, y) {
    this.scrollTo([x, y], this.window.clientWidth / 2, this.window.clientHeight / 2);
  }

  /** Moves a point of the picture to where it is to lie in the window. */
  scrollTo([x, y], across, down) {
    const { window, frame } = this;
    window.scrollTo(x * frame.offsetWidth - across, y * frame.offsetHeight - down);
  }

  /** Brings into sight what can be pressed: all is shown where any of many, or one of a few, is not in sight any more, or
   *  any at all where it was made larger for a press alone. Where that does not fit, it is moved no further than needed for
   *  as many of them as can be, or else to the first one. */
  keepInSight(buttons) {
    if (!buttons.length) return;
    if (this.scale > 1 && this.isLost(buttons)) this.fit();
    if (this.scale > 1) return;
    const { box, boxes, seen } = this.lookAt(buttons);
    const below = Math.max(...boxes.map(({ bottom }) => bottom)) + HANDLE - box.bottom;
    const above = Math.min(...boxes.map(({ top }) => top)) - box.top;
    if (below > 0 && above > 0) this.window.scrollTop += Math.ceil(Math.min(below, above));
    else if (below < 0 && above < 0) this.window.scrollTop += Math.floor(Math.max(below, above));
    else if (!seen.length) this.window.scrollTop += (boxes[0].top + boxes[0].bottom - box.top - box.bottom) / 2;
  }

  isLost(buttons) {
    const { seen } = this.lookAt(buttons);
    return !seen.length || ((this.nearer || buttons.length <= FEW) && seen.length < buttons.length);
  }

  /** Returns where some buttons lie, and which of them are in sight: at the foot a finger finds something else. */
  lookAt(buttons) {
    const box = this.window.getBoundingClientRect();
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    const foot = Number.parseFloat(getComputedStyle(this.window).scrollPaddingBottom) || 0;
    const seen = boxes.filter(({ left, right, top, bottom }) => right <= box.right + 1 && left >= box.left - 1 && bottom <= box.bottom - foot + 1 && top >= box.top - 1);
    return { box, boxes, seen };
  }

  showMap() {
    const whole = this.frame.querySelector(".whole");
    this.map.hidden = this.scale === 1;
    if (this.map.hidden) return;
    this.map.querySelector("img").src = whole.src;
    this.showWindow();
  }

  /** Frames on the map what is in sight. */
  showWindow() {
    if (this.map.hidden) return;
    const { window, frame } = this;
    const [width, height] = [frame.offsetWidth, frame.offsetHeight];
    Object.assign(this.map.querySelector(".window").style, {
      left: `${(100 * window.scrollLeft) / width}%`,
      top: `${(100 * window.scrollTop) / height}%`,
      width: `${Math.min(100, (100 * window.clientWidth) / width)}%`,
      height: `${Math.min(100, (100 * window.clientHeight) / height)}%`,
    });
  }

  goTo({ clientX, clientY }) {
    const box = this.map.getBoundingClientRect();
    this.centre((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  }
}

const apart = (one, other) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
