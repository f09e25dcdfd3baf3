// The list of channels: the lounge, the member's tables, played and finished, and those of others, with what is new in each.

import { byId, h } from "./dom.js";
import { keep, parsed, recall } from "./memory.js";
import { language, say } from "./words.js";

export class Channels {
  constructor(user) {
    this.memory = `longtable-read-${user}`;
    this.threads = new Map();
    this.unread = new Map();
    this.waiting = new Set();
    this.own = new Set();
    this.over = new Set();
    this.current = "";
    this.read = this.recall();
    this.others = h("details", { class: "others" }, h("summary", {}, say("web-others")), h("ul", { "aria-label": say("web-others") }));
    addEventListener("storage", (event) => {
      if (event.key !== this.memory) return;
      this.read = this.recall();
      this.forgetRead();
      this.draw();
    });
  }

  setThreads(threads) {
    this.threads = new Map(threads.map((thread) => [thread.thread, thread]));
  }

  /** Takes note of the threads whose tables wait for the member, as the server says. */
  setWaiting(threads) {
    this.waiting = new Set(threads);
    this.draw();
  }

  /** Takes note of the threads at whose tables the member sits. */
  setOwn(threads) {
    this.own = new Set(threads);
    this.draw();
  }

  /** Takes note of the threads of these whose game is over. */
  setOver(threads) {
    this.over = new Set(threads);
    this.draw();
  }

  has(thread) {
    return thread === "" || this.threads.has(thread);
  }

  titleOf(thread) {
    return thread === "" ? say("web-lounge") : this.threads.get(thread).title;
  }

  /** The revision from which on a page needs to be told of changes to know what is unread. */
  since(newest, now) {
    if (this.read.since === undefined || this.read.since > newest) this.keep({ since: newest, at: now, threads: {} });
    return this.read.since;
  }

  /** Takes note of messages; those of others that have not been seen count as unread. */
  notice(messages, seeing, hearing) {
    for (const message of messages) {
      if (message.kind === "opened") {
        this.threads.set(message.opens, { thread: message.opens, title: message.title, closed: message.closed });
      }
      const waiting = this.unread.get(message.thread) ?? new Map();
      const old = message.at <= this.read.at || message.id <= (this.read.threads[message.thread] ?? 0);
      if (message.kind === "gone") waiting.delete(message.id);
      else if (!message.own && !message.private && !old) waiting.set(message.id, message);
      if (waiting.size) this.unread.set(message.thread, waiting);
    }
    this.seen(seeing, hearing);
  }

  /** Takes note that the current thread is being looked at, if it is: what the bot posts is seen on the board, what
   *  members say only where the messages are in sight. */
  seen(seeing, hearing, revision = 0) {
    const waiting = this.unread.get(this.current);
    if (seeing && waiting) {
      const unheard = hearing ? [] : [...waiting.values()].filter(({ kind }) => kind === "said");
      const first = Math.min(...unheard.map(({ id }) => id));
      const last = Math.max(0, ...[...waiting.keys()].filter((id) => id < first));
      this.unread.set(this.current, new Map(unheard.map((message) => [message.id, message])));
      if (!unheard.length) this.unread.delete(this.current);
      if (last) this.keep({ ...this.read, threads: { ...this.read.threads, [this.current]: last } });
    }
    if (!this.unread.size && revision > (this.read.since ?? 0)) this.keep({ ...this.read, since: revision });
    this.draw();
  }

  forgetRead() {
    for (const [thread, waiting] of this.unread) {
      for (const id of waiting.keys()) if (id <= (this.read.threads[thread] ?? 0)) waiting.delete(id);
      if (!waiting.size) this.unread.delete(thread);
    }
  }

  go(thread) {
    this.current = thread;
    this.draw();
  }

  draw() {
    const byTitle = new Intl.Collator(language, { numeric: true });
    const urgent = [...this.waiting];
    const waits = ({ thread }) => (urgent.includes(thread) ? urgent.indexOf(thread) : urgent.length);
    const tables = [...this.threads.values()].sort((a, b) => waits(a) - waits(b) || byTitle.compare(a.title, b.title));
    const [mine, others] = [true, false].map((own) => tables.filter(({ thread }) => own === this.own.has(thread)));
    const isOver = ({ thread, closed }) => closed || this.over.has(thread);
    const groups = [
      ["", [{ thread: "", title: say("web-lounge") }]],
      [say("web-tables"), mine.filter((table) => !isOver(table))],
      [say("web-finished"), mine.filter(isOver)],
    ];
    const lists = byId("channel-lists");
    const focused = lists.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
    this.others.hidden = !others.length;
    this.others.querySelector("ul").replaceChildren(...others.sort((a, b) => a.closed - b.closed).map((entry) => this.entry(entry)));
    if (!mine.length || others.some(({ thread }) => thread === this.current)) this.others.open = true;
    lists.replaceChildren(
      ...groups.filter(([, entries]) => entries.length).flatMap(([name, entries]) => this.group(name, entries)),
      this.others,
    );
    [...lists.querySelectorAll("a")].find((link) => link.getAttribute("href") === focused)?.focus();
    const mentioned = [...this.unread].filter(([, unread]) => [...unread.values()].some(calls)).map(([thread]) => thread);
    const calling = new Set([...this.waiting, ...mentioned]).size;
    const title = this.has(this.current) ? this.titleOf(this.current) : "";
    document.title = `${calling ? `(${calling}) ` : ""}${title ? `${title} – ` : ""}Longtable`;
    const elsewhere = [...this.waiting].filter((thread) => thread !== this.current).length;
    byId("waits").hidden = !elsewhere;
    const count = marked(String(elsewhere), say("web-waiting-count", { count: elsewhere }));
    byId("waits").replaceChildren(h("span", { class: "next-name" }, say("web-next-table")), " ", h("span", { class: "count waiting" }, ...count), h("span", { class: "next-short", "aria-hidden": "true" }, say("web-next-short")));
    const unheard = this.unread.get(this.current)?.size ?? 0;
    byId("unheard").hidden = !unheard;
    byId("unheard").replaceChildren(...marked(String(unheard), say("web-unheard", { count: unheard })));
  }

  /** The table that waits for the member most urgently, but for the one in view. */
  get next() {
    return [...this.waiting].find((thread) => thread !== this.current) ?? "";
  }

  group(name, entries) {
    const list = h("ul", name ? { "aria-label": name } : {}, ...entries.map((entry) => this.entry(entry)));
    return name ? [h("h2", {}, name), list] : [list];
  }

  entry({ thread, title }) {
    const waiting = [...(this.unread.get(thread)?.values() ?? [])];
    const mentions = this.waiting.has(thread) ? 0 : waiting.filter(calls).length; // where it is one's turn that is why
    return h(
      "li",
      {},
      h(
        "a",
        { href: `#/${encodeURIComponent(thread)}`, "aria-current": thread === this.current ? "page" : null },
        h("span", { class: "channel-name" }, title),
        this.waiting.has(thread) ? h("span", { class: "count waiting" }, say("web-your-turn")) : "",
        waiting.length ? h("span", { class: mentions ? "count mentions" : "count" }, ...badge(waiting.length, mentions)) : "",
      ),
    );
  }

  recall() {
    const kept = parsed(recall(this.memory));
    return typeof kept.threads === "object" ? kept : { threads: {} };
  }

  keep(read) {
    this.read = read;
    keep(this.memory, JSON.stringify(read));
  }
}

const calls = ({ mentioned }) => Boolean(mentioned);

function badge(count, mentions) {
  const said = mentions ? say("web-mentions", { count: mentions }) : say("web-unread", { count });
  return marked(mentions ? say("web-mentioned") : String(count), said);
}

/** Returns a mark as it is seen and as it is said. */
const marked = (shown, said) => [
  h("span", { "aria-hidden": "true" }, shown),
  h("span", { class: "unseen" }, said),
];
