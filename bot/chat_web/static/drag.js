// A drag of a thing to where it goes: two presses, of the thing and of what lies where it is let go.

const FAR = 8; // pixels from which on it is a drag, and no press of a hand that trembles

export class Drag {
  /** `frames` are what things are dragged from. `holds` says whether a thing that can be taken lies where a pointer comes
   *  down, `take` takes it, `carry` lets it follow the pointer, and `drop` presses what lies where that is let go. */
  constructor(frames, { holds, take, carry, drop }) {
    Object.assign(this, { holds, take, carry, drop });
    this.from = null; // where the pointer came down
    this.dragged = false;
    for (const frame of frames) {
      frame.addEventListener("pointerdown", (event) => this.begin(event));
      frame.addEventListener("touchstart", (event) => this.from && keepStill(event), { passive: true });
      frame.addEventListener("dragstart", (event) => event.preventDefault()); // of a picture, as a browser has it
    }
    document.addEventListener("pointermove", (event) => this.move(event));
    document.addEventListener("pointerup", (event) => this.end(event));
    document.addEventListener("pointercancel", () => this.forget());
    document.addEventListener("click", (event) => this.keepFrom(event), { capture: true });
  }

  begin(event) {
    this.forget();
    if (event.isPrimary && event.button === 0 && this.holds(event)) this.from = event;
  }

  forget() {
    this.from = null;
    this.dragged = false;
  }

  move(event) {
    const { from } = this;
    if (!from || event.pointerId !== from.pointerId) return;
    const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > FAR;
    if (far && !this.dragged) {
      this.dragged = true;
      this.take(from);
    }
    if (this.dragged) this.carry(event);
  }

  end(event) {
    const ends = this.dragged && event.pointerId === this.from?.pointerId;
    this.from = null;
    if (ends) setTimeout(() => this.drop(event)); // a finger leaves the page before it counts as a press
  }

  /** Lets the click come to nothing that a browser makes of a drag with a mouse. */
  keepFrom(event) {
    if (this.dragged && event.isTrusted && event.detail > 0) event.stopPropagation();
  }
}

/** Keeps a finger that drags something from moving what lies below it; it is told to what it came down on alone, be that
 *  gone by then. */
function keepStill({ target }) {
  const still = (event) => event.cancelable && event.preventDefault();
  target.addEventListener("touchmove", still, { passive: false });
  for (const kind of ["touchend", "touchcancel"]) target.addEventListener(kind, () => target.removeEventListener("touchmove", still), { once: true });
}
