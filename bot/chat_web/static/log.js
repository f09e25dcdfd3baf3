// The log of one thread at a time: what was said, with the newest at the end.

import { byId, h } from "./dom.js";
import { choicesOf, focusAgain, makeMessage } from "./message.js";
import { dayOf, sayDay } from "./times.js";

const NEAR = 120;
const TOGETHER = 5 * 60;

export class Log {
  /** `actionsOf` returns what can be done with a message. */
  constructor(actionsOf) {
    this.actionsOf = actionsOf;
    this.messages = new Map();
    this.log = byId("log");
    this.list = byId("messages");
    this.stick = true;
    this.log.addEventListener("scroll", () => this.noticeScroll(), { passive: true });
    new ResizeObserver(() => this.stick && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.stick && this.toEnd()).observe(this.log);
    byId("to-end").addEventListener("click", () => {
      this.stick = true;
      this.toEnd();
      byId("line").focus();
    });
  }

  /** Shows other messages in place of all. */
  show(messages, more) {
    this.messages = new Map(messages.map((message) => [message.id, message]));
    this.list.replaceChildren(...messages.filter(lasting).map((message) => this.item(message)));
    this.stick = true;
    this.arrange(more);
    this.toEnd();
  }

  /** Puts earlier messages before those that are shown, and leaves what is seen where it is. */
  prepend(messages, more) {
    const before = this.log.scrollHeight - this.log.scrollTop;
    for (const message of messages) this.messages.set(message.id, message);
    this.list.prepend(...messages.filter(lasting).map((message) => this.item(message)));
    this.arrange(more);
    this.log.scrollTop = this.log.scrollHeight - before;
  }

  /** Adds new messages and changes those that have changed; returns the ones that are new. */
  update(messages, more) {
    const fresh = [];
    for (const message of messages) {
      const known = this.messages.get(message.id);
      if (known && known.revision >= message.revision) continue;
      this.messages.set(message.id, message);
      if (!known) fresh.push(message);
      if (!known && lasting(message)) this.list.insertBefore(this.item(message), this.firstAfter(message.id));
      else if (known) this.change(message);
    }
    this.arrange(more);
    if (this.stick) this.toEnd(); // at once: a page in the background is not laid out until it is looked at again
    else if (fresh.length) byId("to-end").hidden = false;
    return fresh.filter(lasting);
  }

  item(message) {
    return h("li", { "data-id": message.id }, makeMessage(message, this.actionsOf(message)));
  }

  firstAfter(id) {
    return [...this.list.children].find((item) => Number(item.dataset.id) > id) ?? null;
  }

  /** Replaces a message in place; whoever worked in it with the keyboard goes on there. */
  change(message) {
    const item = this.list.querySelector(`li[data-id="${message.id}"]`);
    if (!item) return;
    const focused = item.contains(document.activeElement);
    const again = focusAgain(item);
    const next = item.nextElementSibling ?? item.previousElementSibling;
    if (!lasting(message)) {
      item.remove();
      if (focused) (next?.querySelector("article") ?? byId("line")).focus();
      return;
    }
    const kept = item.querySelector(".picture.loaded");
    const fresh = makeMessage(message, this.actionsOf(message));
    if (kept) keepHeight(fresh, kept.offsetHeight);
    if (item.querySelector("details[open]")) fresh.querySelector("details")?.setAttribute("open", "");
    item.querySelector("article").replaceWith(fresh);
    again(choicesOf(fresh), fresh);
  }

  /** Names the days, draws together what one member says in a row, and lets the latest pictures be large. */
  arrange(more) {
    byId("earlier").hidden = !more;
    byId("empty").hidden = more || this.list.children.length > 0;
    let before = null;
    const latest = { true: null, false: null };
    for (const item of this.list.children) {
      const message = this.messages.get(Number(item.dataset.id));
      nameDay(item, message, before);
      item.classList.toggle("follows", follows(message, before));
      item.classList.remove("latest");
      if (message.picture) latest[Boolean(message.private)] = item;
      before = message;
    }
    latest.true?.classList.add("latest");
    latest.false?.classList.add("latest");
  }

  /** Brings a message into sight and returns whether it is there. What is longer than the log is read from its
   *  beginning, and so is what others have followed meanwhile, which then lie below it. */
  reveal(id) {
    const shown = byId(`message-${id}`);
    if (!shown) return false;
    const long = shown.offsetHeight > this.log.clientHeight;
    if (long || !this.list.lastElementChild.contains(shown)) {
      shown.scrollIntoView({ block: "start" });
      this.noticeScroll();
      byId("to-end").hidden = this.stick;
    } else {
      this.stick = true;
      this.toEnd();
    }
    return true;
  }

  toEnd() {
    this.log.scrollTop = this.log.scrollHeight;
    byId("to-end").hidden = true;
  }

  noticeScroll() {
    this.stick = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR;
    if (this.stick) byId("to-end").hidden = true;
  }
}

const lasting = (message) => message.kind !== "gone";

function nameDay(item, message, before) {
  const shown = item.querySelector(".day");
  const needed = !before || dayOf(before.at) !== dayOf(message.at);
  if (shown && !needed) shown.remove();
  if (!shown && needed) item.prepend(h("p", { class: "day", "data-at": message.at }, sayDay(message.at)));
}

function follows(message, before) {
  return (
    before !== null &&
    message.kind === "said" &&
    before.kind === "said" &&
    message.author === before.author &&
    message.at - before.at < TOGETHER &&
    dayOf(message.at) === dayOf(before.at)
  );
}

/** Keeps the place of a picture until the next one is there, so that what is below does not jump. */
function keepHeight(fresh, height) {
  const picture = fresh.querySelector(".picture");
  if (!picture) return;
  picture.style.minHeight = `${height}px`;
  picture.querySelector("img").addEventListener("load", () => (picture.style.minHeight = ""));
}

