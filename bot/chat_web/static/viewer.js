// A picture enlarged: fits the window at first, can be made larger and moved about.

import { byId, icon } from "./dom.js";

const STEP = 1.4;
const LARGEST = 4;

export class Viewer {
  constructor() {
    this.dialog = byId("viewer");
    this.sheet = byId("viewer-sheet");
    this.image = byId("viewer-image");
    this.scale = 0; // of the picture's own size; 0 fits the window
    this.dragged = null;
    byId("viewer-in").append(icon("plus"));
    byId("viewer-out").append(icon("minus"));
    byId("viewer-in").addEventListener("click", () => this.zoom(STEP));
    byId("viewer-out").addEventListener("click", () => this.zoom(1 / STEP));
    byId("viewer-fit").addEventListener("click", () => this.fit());
    byId("viewer-close").addEventListener("click", () => this.dialog.close());
    this.image.addEventListener("load", () => this.fit());
    this.dialog.addEventListener("keydown", (event) => this.key(event));
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.dialog.close());
    this.sheet.addEventListener("dblclick", (event) => (this.scale ? this.fit() : this.zoomTo(1.5, event)));
    this.sheet.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.sheet.addEventListener("pointerdown", (event) => this.grab(event));
    this.sheet.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) this.sheet.addEventListener(end, () => this.letGo());
  }

  /** Shows a picture; when it is closed the focus goes back to where it was, which dialogs do by themselves. */
  show(image) {
    this.image.alt = image.alt;
    this.image.src = image.src;
    this.dialog.showModal();
    this.fit();
    this.sheet.focus();
  }

  get fitting() {
    const { naturalWidth, naturalHeight } = this.image;
    if (!naturalWidth) return 1;
    return Math.min(this.sheet.clientWidth / naturalWidth, this.sheet.clientHeight / naturalHeight);
  }

  fit() {
    this.scale = 0;
    this.place(this.fitting);
  }

  zoom(by) {
    const { left, top, width, height } = this.sheet.getBoundingClientRect();
    this.zoomTo((this.scale || this.fitting) * by, { clientX: left + width / 2, clientY: top + height / 2 });
  }

  /** Makes the picture of that scale, and leaves the point that is meant where it is on the screen. */
  zoomTo(scale, { clientX, clientY }) {
    const wanted = Math.min(scale, LARGEST);
    if (wanted <= this.fitting * 1.01) {
      this.fit();
      return;
    }
    const before = this.image.getBoundingClientRect();
    const x = (clientX - before.left) / before.width;
    const y = (clientY - before.top) / before.height;
    this.scale = wanted;
    this.place(wanted);
    const after = this.image.getBoundingClientRect();
    this.sheet.scrollBy(after.left + x * after.width - clientX, after.top + y * after.height - clientY);
  }

  place(scale) {
    this.image.style.width = `${Math.floor(this.image.naturalWidth * scale)}px`;
    this.sheet.classList.toggle("zoomed", this.scale > 0);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.zoom(STEP);
    else if (event.key === "-") this.zoom(1 / STEP);
    else if (event.key === "0") this.fit();
  }

  wheel(event) {
    if (!event.ctrlKey && this.scale) return; // a wheel moves a large picture
    event.preventDefault();
    this.zoomTo((this.scale || this.fitting) * (event.deltaY < 0 ? STEP : 1 / STEP), event);
  }

  grab(event) {
    if (event.pointerType !== "mouse" || event.button !== 0 || !this.scale) return;
    this.dragged = { x: event.clientX, y: event.clientY };
    this.sheet.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  drag(event) {
    if (!this.dragged) return;
    this.sheet.scrollBy(this.dragged.x - event.clientX, this.dragged.y - event.clientY);
    this.dragged = { x: event.clientX, y: event.clientY };
  }

  letGo() {
    this.dragged = null;
  }
}
