// A picture in view: a whole one, what has changed laid on it, and on top a button for whatever may be chosen next.

import { get } from "./api.js";
import { h } from "./dom.js";
import { layout } from "./message.js";
import { FINGER, Spots, boxOf, middleOf, thingOf } from "./spots.js";
import { LIES, PART } from "./ways.js";
import { say } from "./words.js";

const BESIDE = 14; // pixels from the pointer to what it carries, so that it hides nothing that is pointed at
const OWN = ".spot, .gone, .spot-menu"; // what does by itself what pressing it means
const NONE = { picture: "", asked: "", layout: "" };
const FADE = { duration: 180, easing: "ease-out" }; // of what was there before, so that the eye finds what moved
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

export class Sheet {
  /** `sheet` is the element that shows a picture, and `fills` whether the picture is fitted into it rather than it round
   *  the picture; `marks` is told what is pressed on it. */
  constructor(sheet, marks, { fills = false } = {}) {
    this.sheet = sheet;
    this.room = fills ? sheet : null;
    this.broad = 0; // from how many times as broad as high that is the picture is asked for with all panels beside it
    this.bare = false; // whether a price can stand on each of many places
    this.asked = ""; // the layout that was asked for last
    this.frame = sheet.querySelector(".picture-frame");
    this.image = sheet.querySelector(".whole");
    this.changes = sheet.querySelector(".changes");
    this.aim = (text, holds = "", name = "") => {
      this.layTry(name);
      marks.aim(text, holds);
    };
    this.spots = new Spots(this.frame, sheet.querySelector(".spots"), { ...marks, aim: this.aim, meant: (event, name) => this.meant(event, name) });
    this.elsewhere = marks.elsewhere;
    this.places = new Map();
    this.tries = new Map(); // where each would lie, by its name
    this.turned = ""; // the try that lies there while none is pointed at
    this.parts = []; // of things, where another word is meant than where the rest is pressed
    this.holds = new Map();
    this.clears = new Map(); // where a price covers nothing, null for nowhere
    this.lying = [];
    this.pointed = null; // what lies where is pointed to and nothing can be chosen
    this.rests = null; // where a pointer has pressed and not moved since
    this.shown = null;
    this.whole = NONE; // what lies below all changes
    this.laid = NONE; // what is in view
    this.carried = h("canvas", { class: "carried", "aria-hidden": "true", hidden: true });
    this.tried = h("canvas", { class: "tried", "aria-hidden": "true", hidden: true });
    this.frame.append(this.carried);
    this.spots.list.before(this.tried); // prices and brackets lie on it
    this.passing = h("canvas", { class: "passing", hidden: true });
    this.fading = h("canvas", { class: "fading", "aria-hidden": "true" });
    this.changes.after(this.passing);
    this.passing.after(this.fading);
    this.frame.addEventListener("pointermove", (event) => this.carry(event));
    this.frame.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.point(event));
    this.frame.addEventListener("click", (event) => this.tap(event), { capture: true });
    this.frame.addEventListener("click", (event) => !event.target.closest(OWN) && this.elsewhere(event));
    this.frame.addEventListener("click", (event) => event.pointerType === "touch" && this.point(event));
    this.frame.addEventListener("pointerdown", (event) => (this.rests = event));
    this.frame.addEventListener("click", () => this.frame.classList.add("rested")); // what has come of it is seen without a veil
    this.frame.addEventListener("pointermove", (event) => !this.isResting(event) && this.frame.classList.remove("rested"));
    this.frame.addEventListener("pointerleave", () => this.leave());
  }

  /** Takes away what lies on the picture, and the picture where another one is not to follow; returns which place had
   *  the focus, if one had. */
  clear(next) {
    const focused = this.spots.clear();
    this.places = new Map();
    this.tries = new Map();
    this.turnTo("");
    this.lying = [];
    this.pointed = null;
    this.shown = next && { ...next }; // shown anew it is another one, as it may be asked for in another layout
    this.sheet.hidden = !next?.picture;
    this.isWanting = false; // whether it was asked for and could not be had
    if (this.sheet.hidden) this.forget();
    return focused;
  }

  forget() {
    this.whole = this.laid = NONE;
    this.image.alt = "";
    this.sheet.removeAttribute("aria-busy");
    this.sheet.classList.remove("loaded");
  }

  /** Shows the picture as soon as it is there, and only then what lies on it; the one before stays until then. */
  async show() {
    const { shown } = this;
    if (this.sheet.hidden) return;
    this.image.alt = shown.alt || this.image.alt || say("web-picture"); // it stays while something is chosen beside it
    this.sheet.setAttribute("aria-busy", "true");
    this.asked = this.layout;
    const drawn = await this.ask(shown, shown.picture === this.whole.picture ? this.whole : this.laid)
      .catch(() => alone(shown.picture + this.asked))
      .catch(() => null);
    if (this.shown !== shown) return; // another one is to be shown by now
    if (!drawn) return this.giveUp();
    await this.lay(shown, drawn);
    if (this.shown !== shown) return;
    const { naturalWidth, naturalHeight } = this.image;
    if (naturalWidth) this.sheet.style.setProperty("--ratio", naturalWidth / naturalHeight);
    if (naturalWidth && this.room) this.sheet.style.setProperty("--around", edgeOf(this.image));
    this.sheet.classList.toggle("loaded", Boolean(naturalWidth));
    this.sheet.removeAttribute("aria-busy");
    const isPart = ({ token }) => token.includes(PART);
    const isTry = ({ token }) => token.endsWith(LIES);
    this.places = new Map(drawn.places.filter((place) => !isPart(place) && !isTry(place)).map(({ token, corners }) => [token, corners]));
    this.tries = new Map(drawn.places.filter(isTry).map(({ token, corners }) => [token.slice(0, -LIES.length), corners]));
    this.parts = drawn.places.filter(isPart);
    this.holds = new Map(drawn.places.map(({ token, holds }) => [token, holds]));
    this.clears = new Map(drawn.places.map(({ token, clear }) => [token, clear]));
    this.lying = drawn.lying ?? [];
  }

  /** Shows what can be pressed on the picture; the thing that was pressed first is carried under the pointer. */
  mark({ targets, taken, lit, thing }) {
    const { naturalWidth, naturalHeight } = this.image;
    if (naturalWidth) this.spots.show({ targets, taken, lit, bare: this.bare, places: this.places, holds: this.holds, clears: this.clears }, naturalWidth, naturalHeight);
    this.take(this.places.get(thing));
  }

  /** Marks the place of a name as pointed at, or none; returns its button, if it can be pressed now. */
  pointAt(name) {
    const spots = [...this.spots.list.children];
    for (const spot of spots) spot.classList.toggle("pointed", spot.dataset.token === name);
    return spots.find((spot) => spot.dataset.token === name) ?? null;
  }

  /** Says what lies where is pointed to, if nothing can be chosen there: that says what it is itself. */
  point(event) {
    const { target, type } = event;
    const stays = type !== "click" && this.isResting(event);
    const free = !target.closest(OWN);
    const found = free && !stays ? this.lyingAt(event, ({ says }) => says) : null;
    if (found === this.pointed) return;
    this.pointed = found;
    if (free) this.aim(found?.says ?? "");
  }

  /** Says whether a pointer has pressed and not moved since. */
  isResting({ clientX, clientY }) {
    return this.rests?.clientX === clientX && this.rests.clientY === clientY;
  }

  /** Lets a finger that lies in a thing which cannot be chosen ask about that, and choose nothing beside it. Browsers
   *  give a press beside a button to the button, so what counts is what lies where the finger came down. */
  tap(event) {
    if (event.pointerType !== "touch") return;
    const { clientX, clientY } = this.rests ?? event;
    const target = document.elementFromPoint(clientX, clientY);
    const pressed = { target, type: event.type, pointerType: event.pointerType, clientX, clientY };
    if (!this.frame.contains(target) || target.closest(OWN) || !this.isBeside(pressed)) return;
    event.stopPropagation();
    this.elsewhere(pressed);
    this.point(pressed);
  }

  /** Says whether a point lies in a thing that is named and large enough for a finger, and not near a place upon it. */
  isBeside(point) {
    const thing = this.lyingAt(point, ({ name }) => name);
    if (!thing) return false;
    const { width, height } = boxOf(thing.corners);
    const holds = (spot) => {
      const { x, y } = middleOf(spot);
      return isWithin(this.onPicture({ clientX: x, clientY: y }), thing.corners);
    };
    return Math.max(width, height) * this.scale >= FINGER && !this.spots.near(point).some(holds);
  }

  /** Says whether any of some things lies where is pointed to. */
  liesAny(event, names) {
    const at = this.onPicture(event);
    return [...this.places].some(([token, corners]) => names.has(thingOf(token)) && isWithin(at, corners));
  }

  /** Presses what lies at a point of the window, as a pointer of that kind does. */
  press({ clientX, clientY, pointerType }) {
    this.rests = this.spots.rests = { clientX, clientY };
    document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent("click", { clientX, clientY, pointerType, bubbles: true, cancelable: true }));
  }

  /** Returns the uppermost of some things that lie where is pointed to. */
  lyingAt(event, counts) {
    const at = this.onPicture(event);
    return this.lying.findLast((one) => counts(one) && isWithin(at, one.corners)) ?? null;
  }

  /** Returns what lies on the picture under some names, each to be asked where in the window it is, as an element is. */
  lyingCalled(names) {
    const { left, top } = this.frame.getBoundingClientRect();
    const { scale } = this;
    const inWindow = ({ left: x, top: y, width, height }) => new DOMRect(left + scale * x, top + scale * y, scale * width, scale * height);
    return this.lying.filter(({ name }) => names.includes(name)).map(({ corners }) => ({ getBoundingClientRect: () => inWindow(boxOf(corners)) }));
  }

  /** Returns the word that is meant by the part of a thing that is pointed at, such as the leader on workers, if any. */
  meant(event, name) {
    const at = this.onPicture(event);
    const part = this.parts.find(({ token, corners }) => token.startsWith(name + PART) && isWithin(at, corners));
    return part ? part.token.slice(name.length + 1) : "";
  }

  /** Returns where on the picture a point of the window is, in the picture's own pixels. */
  onPicture({ clientX, clientY }) {
    const { left, top } = this.frame.getBoundingClientRect();
    return [(clientX - left) / this.scale, (clientY - top) / this.scale];
  }

  /** How large a pixel of the picture is in view. */
  get scale() {
    return this.frame.getBoundingClientRect().width / this.image.naturalWidth;
  }

  /** Says whether any of some targets lies on the picture. */
  holdsAny(targets) {
    return targets.some(({ name }) => this.places.has(name));
  }

  /** Takes a thing up as it lies on the picture, by its corners; nothing where it lies on none. */
  take(corners) {
    this.carried.hidden = !corners;
    if (!corners) return;
    const { scale } = this;
    const { left, top, width, height } = boxOf(corners);
    Object.assign(this.carried, { width, height });
    Object.assign(this.carried.style, {
      visibility: "hidden", // until the pointer moves
      width: `${scale * width}px`,
      height: `${scale * height}px`,
    });
    for (const layer of this.layers) this.carried.getContext("2d").drawImage(layer, left, top, width, height, 0, 0, width, height);
  }

  /** Lays a try where it would lie, as its picture shows it in the upper square of its place; another name lays the one
   *  that it is turned to, if any. */
  layTry(name) {
    const tried = [name, this.turned].find((one) => this.tries.has(one));
    this.tried.hidden = !tried;
    if (!tried) return;
    const [{ left, top, width: side }, over] = [this.places.get(tried), this.tries.get(tried)].map(boxOf);
    Object.assign(this.tried, { width: side, height: side });
    const { naturalWidth, naturalHeight } = this.image;
    Object.assign(this.tried.style, {
      left: `${(100 * over.left) / naturalWidth}%`,
      top: `${(100 * over.top) / naturalHeight}%`,
      width: `${(100 * over.width) / naturalWidth}%`,
      height: `${(100 * over.height) / naturalHeight}%`,
    });
    for (const layer of this.layers) this.tried.getContext("2d").drawImage(layer, left, top, side, side, 0, 0, side, side);
  }

  turnTo(name) {
    this.turned = name;
    this.layTry(name);
  }

  /** What the picture is drawn in, from below. */
  get layers() {
    return [this.image, this.changes].filter((layer) => !layer.hidden);
  }

  carry(event) {
    if (event.pointerType === "mouse") this.follow(event);
  }

  /** Lets what is carried follow a pointer: below a mouse, and above a finger, which would hide it. */
  follow({ pointerType, clientX, clientY }) {
    if (this.carried.hidden) return;
    const frame = this.frame.getBoundingClientRect();
    const [right, down] = pointerType === "mouse" ? [BESIDE, BESIDE] : [-this.carried.offsetWidth / 2, -this.carried.offsetHeight - FINGER];
    this.carried.style.translate = `${clientX - frame.left + right}px ${clientY - frame.top + down}px`;
    this.carried.style.visibility = "visible";
  }

  leave() {
    this.carried.style.visibility = "hidden";
    if (this.pointed) this.aim("");
    this.pointed = null;
  }

  /** The layout to be asked for. */
  get layout() {
    return layout(this.room, this.broad);
  }

  /** Asks for a picture and for what lies on it: as a whole, or by what is other than on one in view, if `on` one. */
  async ask(shown, on = this.whole) {
    const asked = this.layout;
    if (!on.picture || asked !== on.asked) return together(shown, asked); // changes belong to one layout
    const drawn = await together(shown, `${asked}&on=${on.picture.split("/").at(-1)}`);
    return drawn.patches.length && drawn.layout !== on.layout ? together(shown, asked) : drawn; // another one was chosen since
  }

  /** Shows what `ask` returned of the whole one in view over it, of which the places stay; null shows all again. */
  pass(seen) {
    this.passing.hidden = !seen;
    if (!seen) return;
    this.wipe(this.passing);
    patch(this.passing, seen.image, seen.patches);
  }

  /** Shows a whole picture, be it that which lies below all changes, or lays what has changed on what is in view: at once,
   *  as the next one is asked for on this. */
  async lay(shown, { picture, image, patches, layout }) {
    const isBelow = patches.length > 0 && shown.picture === this.whole.picture;
    this.laid = { picture: shown.picture, asked: this.asked, layout };
    if (!patches.length) {
      this.whole = this.laid;
      this.image.src = picture;
    } else if (!isBelow) {
      const isPast = document.body.classList.contains("looking-back"); // what one has pressed is there at once
      if (isPast && !STILL.matches) this.fade(patches);
      if (this.changes.hidden) this.wipe(this.changes);
      patch(this.changes, image, patches);
    }
    this.changes.hidden = !patches.length || isBelow;
    await this.image.decode().catch(() => null);
  }

  /** Lets what is in view go shortly where patches take its place, and never what lies below it. */
  fade(patches) {
    this.wipe(this.fading);
    const places = patches.map(([x, y, width, height]) => [x, y, width, height, x, y]);
    for (const layer of this.layers) patch(this.fading, layer, places);
    this.fading.animate([{ opacity: 1 }, { opacity: 0 }], FADE);
  }

  /** Makes a canvas clear, as large as the picture that it lies on. */
  wipe(canvas) {
    const { naturalWidth: width, naturalHeight: height } = this.image;
    Object.assign(canvas, { width, height });
  }

  /** Leaves a picture out that cannot be had: the text is complete without it. In another layout it stays in view. */
  giveUp() {
    this.isWanting = true;
    this.sheet.removeAttribute("aria-busy");
    if (this.whole.picture?.startsWith(this.shown.picture)) return;
    this.sheet.hidden = true;
    this.forget();
  }
}

/** Draws the patches of an image where they go on a picture, or all of an image that has none. */
function patch(canvas, image, patches) {
  const parts = patches.length ? patches : [[0, 0, canvas.width, canvas.height, 0, 0]];
  const pen = canvas.getContext("2d");
  for (const [x, y, width, height, left, top] of parts) pen.drawImage(image, left, top, width, height, x, y, width, height);
}

/** Returns what lies on a picture and, asked for at the same time, the picture: both come of one drawing. */
async function together(shown, asked) {
  const picture = shown.picture + asked;
  const [drawn, image] = await Promise.all([get(shown.places + asked), load(picture)]);
  return { ...drawn, picture, image };
}

/** Returns a picture of which nothing can be told. */
const alone = async (picture) => ({ picture, image: await load(picture), patches: [], places: [] });

async function load(source) {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

/** Returns the colour that a picture has in its corner, for what is around it. */
function edgeOf(image) {
  const pen = h("canvas", { width: 1, height: 1 }).getContext("2d");
  pen.drawImage(image, 0, 0, 2, 2, 0, 0, 1, 1);
  return `rgb(${pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join(" ")})`;
}

/** Says whether a point lies within a shape. */
function isWithin([x, y], corners) {
  return corners.reduce((within, [ax, ay], at) => {
    const [bx, by] = corners.at(at - 1);
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay) ? !within : within;
  }, false);
}
