// A picture made larger where it lies: so that a finger finds what it means, with a map of the whole beside it.

import { byId } from "./dom.js";

const LARGEST = 6;
const STEP = 2;
const FEW = 12;
const HANDLE = 28; // pixels above a sheet that its handle takes from what is pressed

export class Zoom {
  /** `frame` is what becomes larger within `window`, which then is moved about. */
  constructor(window, frame) {
    this.window = window;
    this.frame = frame;
    this.scale = 1;
    this.map = byId("map");
    window.addEventListener("scroll", () => this.showWindow(), { passive: true });
    new ResizeObserver(() => this.showWindow()).observe(window);
    this.map.addEventListener("click", (event) => this.goTo(event));
    byId("board-enlarge").addEventListener("click", () => (this.scale > 1 ? this.fit() : this.by(STEP)));
  }

  /** Makes the picture larger and leaves the point that is meant in the middle, or as near to it as can be. */
  by(factor, point = null) {
    const box = this.frame.getBoundingClientRect();
    const meant = point ?? { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    const x = (meant.clientX - box.left) / box.width;
    const y = (meant.clientY - box.top) / box.height;
    this.set(Math.min(LARGEST, this.scale * factor));
    this.centre(x, y);
  }

  /** Makes targets of that many pixels large enough for a finger; returns whether that makes them larger. */
  closer(pixels, wanted, point) {
    if (this.scale >= LARGEST) return false;
    this.by(wanted / pixels, point);
    return true;
  }

  fit() {
    this.set(1);
  }

  set(scale) {
    this.scale = scale;
    this.frame.style.setProperty("--zoom", scale);
    this.window.classList.toggle("zoomed", scale > 1);
    this.window.tabIndex = scale > 1 ? 0 : -1; // who cannot drag moves it with the arrow keys
    byId("board-enlarge").setAttribute("aria-pressed", String(scale > 1));
    this.showMap();
  }

  /** Moves a point of the picture, in parts of its sides, to the middle. */
  centre(x, y) {
    const { window, frame } = this;
    window.scrollTo(x * frame.offsetWidth - window.clientWidth / 2, y * frame.offsetHeight - window.clientHeight / 2);
  }

  /** Shows all where what can be pressed is not in sight any more: any of many, or one of a few. Where all is shown and
   *  does not fit, as many of them as can be are brought into sight, or else the first one. */
  keepInSight(buttons) {
    if (!buttons.length) return;
    const box = this.window.getBoundingClientRect();
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    const foot = Number.parseFloat(getComputedStyle(this.window).scrollPaddingBottom) || 0; // there a finger finds something else
    const seen = boxes.filter(({ left, right, top, bottom }) => right <= box.right + 1 && left >= box.left - 1 && bottom <= box.bottom - foot + 1 && top >= box.top - 1);
    const lost = !seen.length || (buttons.length <= FEW && seen.length < buttons.length);
    const below = Math.max(...boxes.map(({ bottom }) => bottom)) + HANDLE - box.bottom;
    const above = Math.min(...boxes.map(({ top }) => top)) - box.top;
    if (this.scale > 1 && lost) this.fit();
    else if (this.scale === 1 && below > 0 && above > 0) this.window.scrollTop += Math.min(below, above);
    else if (!seen.length) this.window.scrollTop += (boxes[0].top + boxes[0].bottom - box.top - box.bottom) / 2;
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
