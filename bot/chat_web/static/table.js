// A member's page: puts the channels, the log, the line and the connection together.

import { Alerts } from "./alerts.js";
import { Refusal, get, newEvent, ownEvents, post } from "./api.js";
import { Board, closeSide, openSheet, showSide } from "./board.js";
import { Channels } from "./channels.js";
import { Composer } from "./composer.js";
import { byId, icon, tell } from "./dom.js";
import { asksForHint } from "./hints.js";
import { Live } from "./live.js";
import { Log } from "./log.js";
import { Lounge } from "./lounge.js";
import { authorOf, plainText } from "./message.js";
import "./naming.js";
import { beginningOf, speak } from "./spoken.js";
import { refreshTimes } from "./times.js";
import { Viewer } from "./viewer.js";
import { say, sayError } from "./words.js";

const LOST_AFTER = 1500;
const LOAD_AGAIN = 3000;
const FAR_BEHIND = 500;

const channels = new Channels(document.body.dataset.user);
const viewer = new Viewer();
const log = new Log(actionsOf);
const board = new Board({ play: playAtTable, peek, ask, before: askBefore, enlarge: (image) => viewer.show(image) });
const lounge = new Lounge({ play: playInLounge, go });
const alerts = new Alerts();
const composer = new Composer({ threadOf: () => channels.current, sent: settle, leave: closeSide });
const live = new Live({ told, waiting: noteWaiting, own: (threads) => channels.setOwn(threads), over: (threads) => channels.setOver(threads), acted, speak: () => location.reload(), behind: () => load(), changed: connectionChanged });
let more = false;
let meanwhile = null; // what was told while a thread was being fetched
let loads = 0;
let looks = 0;
let played = null; // what was played last, until it is answered
let lostTimer = 0;
let stage = ""; // what is shown where a table would be: a step of a "lesson", an "earlier" position or a "trial"
let stagedBy = ""; // what the button says that was pressed for it
let awaited = 0; // a message of our own doing that is to be brought into sight once it is there

// ------------------------------------------------------------------ what is shown

async function load() {
  try {
    const state = await get("state");
    channels.setThreads(state.threads);
    channels.setOwn(state.own);
    channels.setOver(state.over);
    noteWaiting(state.waiting);
    composer.setCommands(state.commands);
    const since = channels.since(state.revision, state.now);
    await open();
    live.start(state.revision - since < FAR_BEHIND ? since : state.revision);
  } catch (error) {
    document.body.classList.remove("loading");
    sayRefusal("connection", error);
    if (error.code === "offline") setTimeout(load, LOAD_AGAIN);
  }
}

/** Opens the thread that the address names. */
async function open() {
  const thread = threadOfAddress();
  channels.go(channels.has(thread) ? thread : "");
  byId("title").textContent = channels.titleOf(channels.current);
  closeChannels();
  const turn = (loads += 1);
  meanwhile = [];
  stage = "";
  byId("log").setAttribute("aria-busy", "true");
  board.show(null);
  board.showAround(null);
  showSide("panel");
  const looked = Promise.all([look(), lounge.show(!channels.current)]);
  const page = await get(`messages?${new URLSearchParams({ thread: channels.current })}`);
  await looked;
  document.body.classList.remove("loading");
  lounge.beginAsked();
  if (turn !== loads) return; // another thread was opened since
  more = page.more;
  log.show(page.messages, more);
  byId("log").setAttribute("aria-busy", "false");
  const missed = meanwhile;
  meanwhile = null;
  showChanges(missed);
  noticeSeen();
}

async function openEarlier() {
  const first = byId("messages").firstElementChild?.dataset.id ?? "";
  const turn = loads;
  const page = await get(`messages?${new URLSearchParams({ thread: channels.current, before: first })}`);
  if (turn !== loads) return;
  more = page.more;
  log.prepend(page.messages, more);
}

function told(messages) {
  channels.notice(messages, looking(), hearing());
  if (channels.current !== threadOfAddress() && channels.has(threadOfAddress())) attempt(open); // it was not known until now
  if (meanwhile) meanwhile.push(...messages);
  else showChanges(messages);
  noticeSeen();
}

function showChanges(messages) {
  const here = messages.filter((message) => message.thread === channels.current);
  const known = new Set(here.filter((message) => log.messages.has(message.id)).map((message) => message.id));
  const fresh = log.update(here.filter((message) => known.has(message.id) || !tooOld(message)), more);
  for (const message of here) {
    const ours = message.private && known.has(message.id) && message.kind !== "gone";
    if ((fresh.includes(message) && !message.own) || ours) announce(message);
  }
  if (awaited) reveal(awaited);
  if (here.some((message) => message.kind === "shown" && !message.private)) attempt(look);
  refreshLounge();
}

/** Shows the table of the current thread as it is now. */
async function look() {
  const thread = channels.current;
  if (!thread) return board.showAround(null);
  await played;
  await board.pictured; // what was pressed comes first
  if (thread !== channels.current) return;
  const turn = (looks += 1);
  const { table, around } = await get(`table?${new URLSearchParams({ thread })}`);
  if (turn !== looks || thread !== channels.current) return;
  const wasAsked = board.around.ownTurn;
  const known = board.around.around?.last;
  document.body.classList.toggle("with-result", Boolean(table && around?.over)); // its board is asked for as a whole then
  if (!stage) board.show(table);
  board.showAround(around ?? null, board.further);
  if (stage && board.around.ownTurn && !wasAsked) announceText(say("web-bot"), say("web-now-your-turn"));
  if (!stage && known !== undefined && board.around.ownTurn && around.turns.some(({ last }) => last > known)) board.runSince(known);
  if (around?.over && !board.further) attempt(() => lookFurther(thread));
}

/** Shows how many points everybody has by now, and what has happened, and leaves the table as it is. */
async function lookAround() {
  const [turn, thread] = [looks, channels.current];
  await board.pictured; // what was pressed comes first
  const { around } = await get(`table?${new URLSearchParams({ thread, around: "" })}`);
  if (around && turn === looks && thread === channels.current) board.around.show(around);
}

/** Shows how a game went that is over: all of it is replayed for that, so it comes when the result is there. */
async function lookFurther(thread) {
  const { around, further } = await get(`table?${new URLSearchParams({ thread, whole: "" })}`);
  if (thread === channels.current) board.showAround(around, further);
}

function noteWaiting(threads) {
  const known = threads.filter((thread) => channels.has(thread));
  for (const thread of alerts.note(known, (one) => channels.titleOf(one), looking())) {
    if (thread !== channels.current) announceText(say("web-bot"), say("web-your-turn-at", { title: channels.titleOf(thread) }));
  }
  channels.setWaiting(threads);
  refreshLounge();
}

/** Takes note of what the member has done; on another page of his the table may be another one by now. */
function acted(event) {
  if (!ownEvents.has(event)) attempt(look);
  refreshLounge();
}

/** Whether a message belongs before those that have been fetched; it is fetched with its neighbours when asked for. */
function tooOld(message) {
  const first = Number(byId("messages").firstElementChild?.dataset.id ?? 0);
  return more && message.id < first;
}

const looking = () => !document.hidden && document.hasFocus();

/** Whether what members say is in sight: at a table it lies behind the panel. */
const hearing = () => looking() && byId("log").checkVisibility();

function noticeSeen() {
  channels.seen(looking(), hearing(), live.revision);
}

function threadOfAddress() {
  try {
    return decodeURIComponent(location.hash.replace(/^#\/?/, ""));
  } catch {
    return "";
  }
}

/** Reads a message out to those who do not see it appear. */
function announce(message) {
  const hidden = message.private ? `${say("web-only-you")}. ` : "";
  announceText(authorOf(message), `${hidden}${plainText(message)}`);
}

function announceText(author, text) {
  speak("announcer", beginningOf(`${author}: ${text}`));
}

// ------------------------------------------------------------------ what is done

function actionsOf(message) {
  return {
    press: (press, button) => act(message, button, () => post("press", { event: newEvent(), message: message.id, press })),
    dismiss: (event) => act(message, event.currentTarget, () => post("dismiss", { message: message.id })),
    enlarge: (image) => viewer.show(image),
  };
}

async function act(message, button, ask) {
  const article = byId(`message-${message.id}`);
  if (article.getAttribute("aria-busy") === "true") return;
  article.setAttribute("aria-busy", "true");
  button?.classList.add("working");
  tell(byId("refusal"), "");
  try {
    settle(await ask(), message.id);
  } catch (error) {
    sayRefusal("refusal", error, "web-offline-press");
  } finally {
    article.removeAttribute("aria-busy");
    button?.classList.remove("working");
  }
}

/** Makes a choice at the table, on the board or in the panel. */
async function playAtTable(press, button) {
  if (!asksForHint(press)) board.hints.forgo?.(); // who plays on does so without it
  if (byId("panel").getAttribute("aria-busy") === "true") return;
  if (asksForHint(press)) {
    askForHint(press, button);
    return;
  }
  byId("panel").setAttribute("aria-busy", "true");
  button?.classList.add("working");
  tell(byId("refusal"), "");
  try {
    const asked = post("play", { event: newEvent(), thread: channels.current, press });
    played = asked.catch(() => null);
    const answer = await asked;
    const leaves = stage && !answer.table?.stage;
    if (leaves) await leaveStage(answer);
    settle(answer);
    if (leaves) board.returnTo(stagedBy);
  } catch (error) {
    sayRefusal("refusal", error, "web-offline-press");
  } finally {
    byId("panel").removeAttribute("aria-busy");
    button?.classList.remove("working");
  }
}

/** Asks for a hint, which is put away while it is thought about, be it by playing on: then it is never shown. */
async function askForHint(press, button) {
  const thread = channels.current;
  let waits = true;
  const end = () => {
    waits = false;
    byId("panel").removeAttribute("aria-busy");
    button?.classList.remove("working");
    board.hints.think(null);
  };
  byId("panel").setAttribute("aria-busy", "true");
  button?.classList.add("working");
  tell(byId("refusal"), "");
  board.hints.think(end);
  try {
    const answer = await post("play", { event: newEvent(), thread, press });
    if (waits) settle(answer);
    else if (answer.table?.hints && !answer.table.stage) await putAway(thread, answer.table.hints);
  } catch (error) {
    if (waits) sayRefusal("refusal", error, "web-offline-press");
  } finally {
    if (waits) end();
  }
}

/** Puts a hint away that came after the game had gone on. */
async function putAway(thread, hints) {
  await post("play", { event: newEvent(), thread, press: hints.away });
  if (board.table?.hints) await look(); // it came with what was played meanwhile
}

/** Returns what a press at the table shows, and shows nothing of it. */
async function peek(press) {
  return (await post("play", { event: newEvent(), thread: channels.current, press })).table;
}

/** Returns what a press at the table says that changes nothing. */
async function ask(press) {
  return (await post("ask", { event: newEvent(), thread: channels.current, press })).said;
}

/** Returns what happened at the table before an entry, null where that cannot be asked for. */
async function askBefore(entry) {
  let told = null;
  await attempt(async () => (told = (await get(`table?${new URLSearchParams({ thread: channels.current, around: "", before: entry })}`)).around?.story));
  return told;
}

/** Does in the lounge what a button there stands for, one thing at a time, and returns what is answered. */
async function playInLounge(press, button) {
  if (byId("lounge").getAttribute("aria-busy") === "true") return null;
  byId("lounge").setAttribute("aria-busy", "true");
  button?.classList.add("working");
  tell(byId("refusal"), "");
  try {
    const answer = await post("play", { event: newEvent(), thread: "", press });
    settle(answer);
    return answer;
  } catch (error) {
    sayRefusal("refusal", error, "web-offline-press");
    return null;
  } finally {
    byId("lounge").removeAttribute("aria-busy");
    button?.classList.remove("working");
    refreshLounge();
  }
}

function refreshLounge() {
  if (!channels.current && loads && !stage) attempt(() => lounge.refresh());
}

/** Goes to the table that waits for the member most urgently, but for the one in view. */
function goNext() {
  go(channels.next);
}

/** Brings the line into sight and lets it be typed in. */
function openLine(begun = "") {
  showSide("log");
  noticeSeen();
  byId("line").value ||= begun;
  byId("line").focus();
  byId("line").dispatchEvent(new Event("input"));
}

function go(thread) {
  location.hash = `#/${encodeURIComponent(thread)}`;
}

/** Shows what an action has led to: a table, or a message in the log; `from` is the message that it was done in. */
function settle(answer, from = 0) {
  if (answer.id && answer.id !== from) reveal(answer.id);
  if (answer.begun) {
    lounge.follow(answer.begun);
    if (channels.current) return go(""); // from where it leads on as soon as the table is there
    refreshLounge(); // or a table that is there already would not be gone to
  }
  if (answer.table?.stage) return showStage(answer.table);
  if (!answer.table) attempt(look);
  else if (answer.thread !== channels.current) location.hash = `#/${encodeURIComponent(answer.thread)}`;
  else {
    looks += 1; // whatever was asked for before is older
    showSide("panel");
    board.show(answer.table, answer.note);
    if (!answer.table.onward) attempt(look); // who is waited for is another one now
    else if (!answer.table.chosen) attempt(lookAround); // something may have been played, though it is not sent yet
  }
}

/** Shows a step of a lesson or an earlier position where a table would be, until it is left or another place opened. */
function showStage(shown) {
  if (!stage) stagedBy = document.activeElement.textContent;
  stage = shown.stage;
  lounge.cover(true);
  if (stage === "lesson") byId("title").textContent = plainText(shown).split("\n")[0];
  if (stage === "earlier" && document.body.classList.contains("story-shown")) openSheet(false);
  else showSide("panel");
  const focused = document.activeElement;
  board.show(shown);
  if (!focused.checkVisibility({ visibilityProperty: true })) byId("board-sheet").focus(); // a button goes that was pressed, and keys are to be heard
}

async function leaveStage(answer) {
  if (stage === "earlier") answer.note = null; // the table says itself how it stands
  stage = "";
  byId("title").textContent = channels.titleOf(channels.current);
  board.show(null);
  if (!channels.current) await lounge.show(true);
}

/** Says why something was refused; that the server cannot be reached means something else for each thing done. */
function sayRefusal(place, error, offline = "web-error-offline") {
  if (!(error instanceof Refusal)) throw error;
  tell(byId(place), error.code === "offline" ? say(offline) : sayError(error.code));
}

/** Does something that asks the server, and says in the line about the connection why it was refused. */
async function attempt(action) {
  try {
    await action();
  } catch (error) {
    sayRefusal("connection", error);
  }
}

/** Brings the message that something led to into sight, as soon as it is there. */
function reveal(id) {
  showSide("log");
  noticeSeen();
  awaited = log.reveal(id) ? 0 : id;
}

// ------------------------------------------------------------------ the connection

function connectionChanged(status) {
  clearTimeout(lostTimer);
  if (status === "again") reachedAgain();
  if (status === "open" || status === "again") tell(byId("connection"), "");
  else if (status === "lost") {
    lostTimer = setTimeout(() => tell(byId("connection"), say("web-connection-lost")), LOST_AFTER);
  } else tell(byId("connection"), sayError(status));
}

/** Shows what has come of what was pressed, and says no longer that the server cannot be reached. */
function reachedAgain() {
  attempt(async () => {
    await look();
    board.showWanting();
  });
  const unreached = ["web-offline-line", "web-offline-press"].map((id) => say(id));
  if (unreached.includes(byId("refusal").textContent)) tell(byId("refusal"), "");
}

// ------------------------------------------------------------------ channels on a phone

function openChannels() {
  document.body.classList.add("channels-open");
  byId("show-channels").setAttribute("aria-expanded", "true");
  byId("room").inert = true;
  byId("hide-channels").focus();
}

function closeChannels() {
  if (!document.body.classList.contains("channels-open")) return;
  document.body.classList.remove("channels-open");
  byId("show-channels").setAttribute("aria-expanded", "false");
  byId("room").inert = false;
  byId("show-channels").focus();
}

byId("show-channels").append(icon("list"));
byId("hide-channels").append(icon("cross"));
byId("show-channels").addEventListener("click", openChannels);
byId("hide-channels").addEventListener("click", closeChannels);
byId("channels").addEventListener("click", (event) => {
  if (!event.target.closest("a[aria-current]")) return;
  closeChannels(); // the address does not change then
  if (stage) attempt(open); // a lesson or an earlier position lies over what is gone to
});
document.addEventListener("keydown", (event) => event.key === "Escape" && closeChannels());
document.querySelector(".frame").addEventListener("click", (event) => event.target === event.currentTarget && closeChannels());
for (const width of ["48rem", "100rem"]) matchMedia(`(min-width: ${width})`).addEventListener("change", closeChannels);

// ------------------------------------------------------------------ beginning

byId("skip").addEventListener("click", (event) => {
  event.preventDefault(); // the address names the thread
  openLine();
});
byId("earlier").addEventListener("click", () => attempt(openEarlier));
addEventListener("online", () => board.showWanting()); // a connection can have outlived being offline
addEventListener("hashchange", () => {
  attempt(open);
  byId("title").focus(); // what had the focus may be gone; the heading says where one is
});
byId("show-log").addEventListener("click", noticeSeen);
byId("waits").addEventListener("click", goNext);
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, select, [role=combobox], [role=listbox], dialog[open]");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "/") openLine("/");
  else if (event.key === "c" && board.table) openLine();
  else if (event.key === "s" && board.table) showSide("story", true);
  else if (event.key === "n" && !byId("waits").hidden) goNext();
  else return;
  event.preventDefault();
});
addEventListener("focus", noticeSeen);
document.addEventListener("visibilitychange", noticeSeen);
document.addEventListener("visibilitychange", () => !document.hidden && attempt(look));
setInterval(() => {
  refreshTimes();
  board.tick();
}, 20000);
load();
