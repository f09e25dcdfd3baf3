// The line at the foot of the page: words for the others, or a command, completed as it is typed.

import { Refusal, newEvent, post } from "./api.js";
import { byId, tell } from "./dom.js";
import { Listbox } from "./listbox.js";
import { say, sayError } from "./words.js";

const DEBOUNCE = 120;

export class Composer {
  /** `threadOf` returns the current thread; `sent` is called with what the server answered to a line, `leave` where
   *  whoever types wants to go back to where he was. */
  constructor({ threadOf, sent, leave }) {
    Object.assign(this, { threadOf, sent, leave });
    this.commands = new Map();
    this.input = byId("line");
    this.form = byId("composer");
    this.timer = 0;
    this.asking = null;
    this.failed = null;
    this.lines = []; // what has been sent, the latest last
    this.at = 0; // which of these stands in the line; behind the last one what is only begun
    this.begun = "";
    this.listbox = new Listbox(this.input, byId("completions"), (option) => this.take(option));
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => this.closeList());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
  }

  setCommands(commands) {
    this.commands = new Map(commands.map((command) => [command.name, command]));
    this.hint();
  }

  typed() {
    tell(byId("refusal"), "");
    this.hint();
    this.askSoon();
  }

  askSoon() {
    this.dropQuestion();
    if (!this.input.value.startsWith("/")) {
      this.listbox.close();
      return;
    }
    this.timer = setTimeout(() => this.ask(), DEBOUNCE);
  }

  /** Asks for completions. An answer that comes late, when more has been typed, was dropped with its question. */
  async ask() {
    const asking = new AbortController();
    this.asking = asking;
    try {
      const { lines } = await post("complete", { thread: this.threadOf(), line: this.input.value }, asking.signal);
      if (this.asking !== asking || document.activeElement !== this.input) return;
      this.listbox.show(lines.filter(({ line }) => line !== this.input.value));
    } catch (error) {
      if (!asking.signal.aborted && !(error instanceof Refusal)) throw error;
    }
  }

  dropQuestion() {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.asking = null;
  }

  closeList() {
    this.dropQuestion();
    this.listbox.close();
  }

  take({ line }) {
    this.input.value = line.endsWith(" ") ? line : `${line} `;
    this.listbox.close();
    this.hint();
    this.askSoon();
  }

  key(event) {
    if (event.isComposing) return;
    if (!this.listbox.open) {
      if (event.key === "ArrowUp" || event.key === "ArrowDown") this.recall(event);
      if (event.key === "Escape") this.leave();
      return;
    }
    if (event.key === "ArrowDown") this.listbox.move(1);
    else if (event.key === "ArrowUp") this.listbox.move(-1);
    else if (event.key === "Escape") this.closeList();
    else if (event.key === "Tab" && !event.shiftKey) this.take(this.listbox.chosen ?? this.listbox.options[0]);
    else if (event.key === "Enter" && this.listbox.chosen) this.take(this.listbox.chosen);
    else return;
    event.preventDefault();
  }

  /** Puts a line that was sent before into the line: the one before that which is there, or the one after it. */
  recall(event) {
    const at = this.at + (event.key === "ArrowUp" ? -1 : 1);
    if (at < 0 || at > this.lines.length) return;
    event.preventDefault();
    if (this.at === this.lines.length) this.begun = this.input.value;
    this.at = at;
    this.input.value = this.lines[at] ?? this.begun;
    this.hint();
  }

  remember(line) {
    if (this.lines.at(-1) !== line) this.lines.push(line);
    this.at = this.lines.length;
  }

  /** Says below the line what the typed command does. */
  hint() {
    const name = this.input.value.match(/^\/(\S+)/)?.[1].toLowerCase();
    const command = this.commands.get(name);
    const secret = this.input.value.startsWith("/");
    const said = command ? `/${command.name} ${command.usage}`.trim() + ` – ${command.summary}` : say("web-line-hint");
    byId("line-hint").textContent = said;
    byId("line-hint").classList.toggle("command", Boolean(command));
    this.form.classList.toggle("secret", secret);
  }

  async send() {
    const line = this.input.value.trim();
    if (!line || this.form.getAttribute("aria-busy") === "true") return;
    this.closeList();
    const thread = this.threadOf();
    const again = this.failed?.line === line && this.failed.thread === thread;
    const event = again ? this.failed.event : newEvent(); // sending the same again must not do it twice
    this.form.setAttribute("aria-busy", "true");
    try {
      const answer = await post("send", { event, thread, line });
      this.failed = null;
      this.remember(line);
      if (this.input.value.trim() === line) this.input.value = "";
      tell(byId("refusal"), "");
      this.sent(answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = { event, thread, line };
      tell(byId("refusal"), error.code === "offline" ? say("web-offline-line") : sayError(error.code));
    } finally {
      this.form.removeAttribute("aria-busy");
      this.hint();
    }
  }
}
