// What the browser does when a table begins to wait: nothing, unless the member has asked for it in this browser.

import { byId, tell } from "./dom.js";
import { keep, recall } from "./memory.js";
import { say } from "./words.js";

const TONES = [523.25, 659.25];

export class Alerts {
  constructor() {
    this.known = null; // the tables that waited before; those that wait at first are no news
    this.notify = option("notify", () => this.allow());
    this.sound = option("sound", () => this.ring());
  }

  /** Takes note of the tables that wait, and tells of those that did not before while nobody looks; returns them. */
  note(threads, titleOf, looking) {
    const fresh = this.known ? threads.filter((thread) => !this.known.has(thread)) : [];
    this.known = new Set(threads);
    if (fresh.length && !looking) this.tell(fresh, titleOf);
    return fresh;
  }

  tell(threads, titleOf) {
    if (this.sound.checked) this.ring();
    for (const thread of this.notify.checked ? threads : []) show(thread, titleOf(thread));
  }

  /** Asks the browser whether it may show notifications, and returns whether it may. */
  async allow() {
    const answer = "Notification" in window ? await Notification.requestPermission() : "denied";
    this.notify.checked = answer === "granted";
    tell(byId("alerts-refused"), this.notify.checked ? "" : say("web-notify-refused"));
    return this.notify.checked;
  }

  ring() {
    this.audio ??= new AudioContext();
    this.audio.resume();
    TONES.forEach((frequency, at) => {
      const start = this.audio.currentTime + at * 0.16;
      const voice = new OscillatorNode(this.audio, { frequency });
      const loudness = new GainNode(this.audio, { gain: 0 });
      loudness.gain.setValueAtTime(0, start);
      loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      voice.connect(loudness).connect(this.audio.destination);
      voice.start(start);
      voice.stop(start + 0.5);
    });
    return true;
  }
}

function show(thread, title) {
  try {
    const shown = new Notification(say("web-your-turn-at", { title }), { tag: thread }); // one for all open pages
    shown.addEventListener("click", () => {
      focus();
      location.hash = `#/${encodeURIComponent(thread)}`;
      shown.close();
    });
  } catch {
    return; // some phones let no page show any; the marks are there
  }
}

/** Returns a box to tick whose state this browser remembers; `tried` is called when it is ticked. */
function option(name, tried) {
  const box = byId(name);
  const memory = `longtable-${name}`;
  box.checked = recall(memory) === "on";
  box.addEventListener("change", async () => keep(memory, box.checked && (await tried()) ? "on" : "off"));
  return box;
}
