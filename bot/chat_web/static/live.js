// The connection by which the server tells of changes. It is made anew, from where it was, whenever it is lost.

import { Refusal, get } from "./api.js";
import { language } from "./words.js";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15000;

export class Live {
  /** `told` gets each batch of messages, `waiting` the tables that wait, `own` those where the member sits, `over` those of them that are over, `acted` the id of what the member has done
   *  somewhere; `speak` is called when the page is to speak another language, `behind` when there was too much to be told one by one, `changed` gets "open",
   *  "again" when the connection was lost before, "lost" or the code of a refusal. */
  constructor({ told, waiting, own, over, acted, speak, behind, changed }) {
    this.told = told;
    this.waiting = waiting;
    this.own = own;
    this.over = over;
    this.acted = acted;
    this.speak = speak;
    this.behind = behind;
    this.changed = changed;
    this.revision = 0;
    this.wasLost = false;
    this.pause = FIRST_PAUSE;
    this.timer = 0;
    this.socket = null;
    addEventListener("online", () => this.retryNow());
    document.addEventListener("visibilitychange", () => !document.hidden && this.retryNow());
  }

  start(revision) {
    this.revision = revision;
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    this.timer = 0;
    const address = new URL(`socket?after=${this.revision}&language=${language}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.pause = FIRST_PAUSE;
      this.changed(this.wasLost ? "again" : "open");
      this.wasLost = false;
    });
    socket.addEventListener("message", (event) => this.read(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.socket === socket && this.lost());
  }

  read(frame) {
    if (frame.reset) {
      const closing = this.socket;
      this.socket = null; // the page starts this connection again once it has loaded everything anew
      closing.close();
      this.behind();
      return;
    }
    if (frame.own) this.own(frame.own);
    if (frame.over) this.over(frame.over);
    if (frame.waiting) this.waiting(frame.waiting);
    if (frame.acted) this.acted(frame.acted);
    if (frame.language) return this.speak();
    if (!frame.messages) return;
    this.revision = frame.revision;
    this.told(frame.messages);
  }

  async lost() {
    this.socket = null;
    this.wasLost = true;
    this.changed("lost");
    const pause = this.pause * (0.75 + Math.random() / 2);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.timer = setTimeout(() => this.checkAndConnect(), pause);
  }

  /** A refused connection does not say why, so an ordinary question is asked first. */
  async checkAndConnect() {
    this.timer = 0;
    try {
      const { waiting, own, over } = await get("state");
      this.own(own);
      this.over(over);
      this.waiting(waiting);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "not-member" || error.code === "too-many-pages") {
        this.changed(error.code);
        return;
      }
      this.lost();
      return;
    }
    this.connect();
  }

  retryNow() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.checkAndConnect();
  }
}
