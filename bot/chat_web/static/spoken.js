// What is said to who does not see the page, by regions that a screen reader reads out when something is added.

import { byId, h } from "./dom.js";

const LAST = 10000;
const MOST = 300; // characters
const REST = 100; // milliseconds in which several changes are one

/** Returns the beginning of a text that is too long to be read out at once, up to the end of a word. */
export const beginningOf = (text) => (text.length > MOST ? `${text.slice(0, text.lastIndexOf(" ", MOST))} …` : text);

/** Lets a text be read out once; it goes again, so that nobody finds it at the end of the page. */
export function speak(region, text) {
  const entry = h("p", {}, text);
  byId(region).append(entry);
  setTimeout(() => entry.remove(), LAST);
}

/** Says of a table what is other than it was: what came of a press, what is chosen, and what is asked next. */
export class Spoken {
  constructor() {
    this.forget();
  }

  /** Says all of it the next time. */
  forget() {
    clearTimeout(this.timer);
    this.before = new Set();
  }

  tell(texts) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.say(texts.flatMap((text) => text.split("\n")).filter(Boolean)), REST);
  }

  say(lines) {
    const fresh = [...new Set(lines)].filter((line) => !this.before.has(line));
    const told = fresh.filter((line) => !fresh.some((other) => other !== line && other.includes(line)));
    this.before = new Set(lines);
    if (told.length) speak("spoken", told.map(sentence).join(" "));
  }
}

/** Returns a text with the pause behind it that a voice makes at a full stop. */
const sentence = (text) => (/[.?!…:]$/.test(text) ? text : `${text}.`);
