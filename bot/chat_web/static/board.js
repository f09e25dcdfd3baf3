// The table, always in view: its board, beside it what else is chosen from, such as a hand, and what can be done there.
//
// A thing is pressed, then where it goes. What is pressed first is kept here until the words are a way on that the
// server knows; it keeps the rest.

import { Around, piece } from "./around.js";
import { Bar } from "./bar.js";
import { Choices } from "./choices.js";
import { makeCourse } from "./course.js";
import { byId, h, icon } from "./dom.js";
import { Drag } from "./drag.js";
import { Hints, saidOf } from "./hints.js";
import { NARROW, choicesOf, focusAgain, makeAnswer, makeButtons, makeMenus, makeText, plainText } from "./message.js";
import { Primer } from "./primer.js";
import { Recap } from "./recap.js";
import { makeLuck, makeResult } from "./result.js";
import { Sheet } from "./sheet.js";
import { Spoken, beginningOf } from "./spoken.js";
import { priceOfMany } from "./spots.js";
import { LATER, SAID_BELOW, amountsOf, countsOf, goingOn, nameOfBegun, onward, placeByPlace, takenOf, targetsOf } from "./ways.js";
import { say } from "./words.js";
import { Zoom } from "./zoom.js";

const [ONWARD, ANEW] = [">", "^"]; // before words that are chosen behind what is chosen already, or instead of it
const LONGEST_PRESS = 64;
const DRAWN = 24; // pixels from which on a press of the handle is a draw
const LESSON = ["show", "before", "skip", "stop"]; // what leads through a lesson
const REPLAY = "replay:"; // a press that shows a game once more, which the time line does on the board itself
const SIDES = ["panel", "story", "log"];
const LOOKS_BACK = ["show-past", "show-since"]; // a button of the header and, on a phone, of the sheet
let leftFor = null; // what had the focus when another side was shown than the panel

export class Board {
  /** `play` is called with the press of a choice, and with the button that it was made by; `peek` with one of which it
   *  only returns what it shows, `ask` with one of which it returns what it says, `before` with an entry, of which it returns
   *  what happened before it; `enlarge` with a picture. */
  constructor({ play, peek, ask, before, enlarge }) {
    this.ask = ask;
    this.play = (...pressed) => {
      this.around.pause();
      return this.step(...pressed);
    };
    this.step = (...pressed) => {
      this.recap.stop();
      this.answered = play(...pressed);
      return this.answered;
    };
    this.enlarge = enlarge;
    this.panel = byId("panel");
    const marks = {
      choose: (choices, button, word) => this.choose(choices, button, word),
      aim: (text, holds) => this.bar.aim(text, holds),
      back: (word) => this.putBack(word),
      elsewhere: (event) => this.elsewhere(event),
    };
    const near = { closer: (...asked) => this.closer(...asked), elsewhere: (event) => this.elsewhereOnBoard(event) };
    this.board = new Sheet(byId("board"), { ...marks, ...near }, { fills: true });
    this.beside = new Sheet(byId("beside"), { ...marks, closer: () => false });
    this.zoom = new Zoom(byId("board-sheet"), this.board.frame);
    this.sheets = [this.board, this.beside];
    new Drag(this.sheets.map(({ frame }) => frame), {
      holds: (event) => this.holdsThing(event),
      take: (event) => this.takeAt(event),
      carry: (event) => this.carry(event),
      drop: (event) => this.drop(event),
    });
    this.bar = new Bar({
      press: (press, button) => this.act(press, button),
      putBack: () => this.putBack(),
      count: (step) => this.countOn(step),
    });
    this.choices = new Choices({
      choose: (choice, button) => this.choose([choice], button),
      back: (word) => this.putBack(word),
      point: (item) => this.pointAt(item),
    });
    this.recap = new Recap({ sheet: this.board, play: (press) => this.play(press), peek, tell: (text) => this.bar.pass(text) });
    this.around = new Around((press) => this.step(press), before);
    this.hints = new Hints({ press: (press, button) => this.play(press, button), look: (line) => this.look(line) });
    this.primer = new Primer({ play: (press, button) => this.play(press, button), look: (shown) => this.look(shown) });
    this.spoken = new Spoken();
    this.seen = null; // a line of a hint, or a legend, that the board shows for a while
    this.note = null;
    this.notedBy = ""; // what the button says that was pressed for it
    this.further = null;
    this.recapped = -1; // the last entry of what others did that needs no telling any more
    this.anew = false;
    this.names = new Set(); // of what lies on both pictures; those before count until the next ones are there
    this.begun = [];
    this.also = []; // what else is begun with the same thing: the place that it goes to says which is meant
    this.count = 0;
    this.fresh = false; // whether its number was not set yet
    this.turns = []; // how what is taken can be turned, each as a target
    this.turned = -1; // which of them is shown
    this.meant = ""; // which number is meant by where it was pressed
    byId("board-enlarge").append(icon("enlarge"));
    byId("show-past").append(icon("past"));
    for (const id of LOOKS_BACK) byId(id).addEventListener("click", (event) => this.play(this.table.past, event.currentTarget));
    for (const id of ["show-keys", "show-guide"]) byId(id).addEventListener("click", () => byId("keys").showModal());
    byId("keys-close").addEventListener("click", () => byId("keys").close());
    for (const side of SIDES) byId(`show-${side}`).addEventListener("click", () => showSide(side, true));
    byId("handle").addEventListener("click", turnSheet);
    byId("more").addEventListener("click", () => openSheet(true));
    byId("handle").addEventListener("pointerdown", drawSheet);
    document.addEventListener("keydown", (event) => this.key(event));
    NARROW.addEventListener("change", () => this.rearrange());
    new ResizeObserver(() => this.rearrange()).observe(this.board.sheet);
    new ResizeObserver(() => this.noteTools()).observe(this.panel);
  }

  /** Shows a table, or none; `note` is what has just come of an action of one's own, until the table is another one. */
  show(table, note = null) {
    if (!note && JSON.stringify(table) === JSON.stringify(this.table)) return; // nothing under a hand that plays changes
    if (note && !this.note) this.notedBy = document.activeElement.textContent;
    const turnEnds = Boolean(this.table?.onward && !table?.onward);
    this.note = note;
    if (note) showSide("panel");
    document.body.classList.toggle("asked-now", Boolean(table?.onward)); // it moves nothing that is looked at
    this.table = table;
    this.board.broad = table?.broad ?? 0;
    this.board.bare = Boolean(table?.bare);
    this.recap.stop();
    this.primer.left();
    this.bar.example("");
    this.seen = null;
    this.anew = false; // whether what is pressed takes the place of what the server knows as chosen
    this.begin(this.line);
    document.body.classList.toggle("at-table", Boolean(table));
    this.makeRoom(table);
    this.panel.hidden = !table;
    byId("board-enlarge").hidden = !table?.picture;
    if (!table || turnEnds) this.zoom.fit(); // what others do is anywhere
    if (!table) this.spoken.forget();
    if (!table) this.choices.forget();
    byId("show-keys").hidden = !table?.picture;
    for (const id of LOOKS_BACK) byId(id).hidden = !table?.past;
    document.body.classList.toggle("looking-back", table?.stage === "earlier");
    document.body.classList.toggle("trying", table?.stage === "trial");
    document.body.classList.toggle("in-lesson", table?.stage === "lesson");
    showSteps(table?.step ?? null);
    this.around.showEntry(table?.entry ?? null);
    this.showBar();
    if (!this.hasChosen) this.zoom.release();
    const { place } = this.hints;
    const hinted = this.hints.show(table?.hints ?? null);
    document.body.classList.toggle("with-hints", Boolean(table?.hints));
    this.pictured = this.showPictures(); // they are drawn while the panel is shown
    if (table) this.showPanel();
    if (note) this.scrollTo(this.panel.querySelector(".note"));
    else if (hinted) this.bringInto(byId("hints"));
    else if (table?.stage === "lesson" && !this.hasBegun) this.panel.scrollTop = 0; // what came of an answer stands there
    this.showRecap();
    this.hints.keep(place);
  }

  /** Brings a part of the panel into view, where all of it is not there anyway: another button would come under the pointer. */
  bringInto(part) {
    const [its, whole] = [part, this.panel].map((one) => one.getBoundingClientRect());
    if (its.top < whole.top || its.bottom > whole.bottom) this.scrollTo(part);
  }

  /** Brings a part of the panel to its upper end, all of it. */
  scrollTo(part) {
    const above = Number.parseFloat(getComputedStyle(part).scrollMarginTop) + 1;
    this.panel.scrollTop += Math.floor(part.getBoundingClientRect().top - this.panel.getBoundingClientRect().top - above);
  }

  /** Shows what was done after an entry, step by step, once the table as it is lies below. */
  async runSince(entry) {
    const { table } = this;
    await this.pictured;
    if (this.table === table) this.recap.runSince(entry);
  }

  /** Shows what others have done since the member's last turn, until he plays himself, and on a phone until he looks at a
   *  hint: it stays while he chooses, or what he presses next would move. */
  showRecap() {
    const { around } = this.around;
    if (this.offers("undo")) this.noteRecap(); // what comes to light in a turn does not bring it back
    const known = around?.turns.every(({ last }) => last <= this.recapped);
    const rests = known || (NARROW.matches && this.table?.hints) || this.table?.stage || !this.table;
    const told = this.recap.turns.length;
    this.recap.show(rests ? null : around, piece);
    if (told || !this.recap.turns.length) return;
    if (NARROW.matches) this.panel.scrollTop = 0; // it stands there
    else if (!this.table.beside) byId("recap").firstElementChild.scrollIntoView({ block: "nearest" }); // with a hand it is too far below
  }

  /** Remembers what others did as seen, also where the page is loaded anew, and tells it no longer unless it `stays`. */
  noteRecap({ stays = false } = {}) {
    const { around } = this.around;
    const last = around?.turns.at(-1)?.last;
    if (last === undefined) return;
    sessionStorage.setItem(around.at, last);
    if (!stays) this.recapped = last;
  }

  /** Whether the member has begun to play this turn. */
  get hasBegun() {
    return this.offers("undo") || this.offers("back");
  }

  offers(what) {
    return Boolean(this.table?.buttons.flat().some(({ does }) => does === what));
  }

  /** Does what a button of the bar stands for: with it a choice is played. */
  act(press, button) {
    if (this.around.around?.over && press.startsWith(REPLAY)) return this.around.run(0);
    if (!this.table.stage) this.noteRecap();
    return this.play(press, button);
  }

  /** Shows who plays and what has happened, and beside a result how the game went. */
  showAround(around, further = null) {
    const shown = JSON.stringify(further) === JSON.stringify(this.further);
    const first = !this.around.around;
    this.further = further;
    if (first) this.recapped = Number((around && sessionStorage.getItem(around.at)) ?? -1);
    this.around.show(around);
    this.primer.show(around);
    this.showRecap();
    this.showBar();
    if (!this.table) return;
    byId("show-panel").textContent = say(around?.over ? "web-result" : "web-side-panel");
    if (first) this.showPanel();
    if (shown) return;
    this.makeRoom(this.table);
    this.showPanel();
    this.showPictures();
  }

  /** Brings what depends on the time of day up to date. */
  tick() {
    this.around.tick();
    if (this.table && !this.table.onward) this.showBar();
  }

  /** Returns the buttons that show something of the table, but for those that the panel has already. */
  looks(rows) {
    const had = new Set(this.table.buttons.flat().map(({ press }) => press));
    return rows.map((row) => row.filter(({ press }) => !had.has(press))).filter((row) => row.length);
  }

  /** Says what the bar and the ribbon say while nothing that was begun here changes it. */
  showBar() {
    const past = Boolean(this.table && this.around.around && !this.table.onward && this.table.stage !== "lesson");
    byId("seats").hidden = !this.around.around || this.table?.stage === "lesson";
    this.bar.show(this.table, past ? this.around : null, this.resultOf(this.table));
    this.bar.canPutBack(this.hasChosen);
    if (this.resultOf(this.table)) this.bar.next([this.table.below, this.further?.went?.lead].filter(Boolean).join(" "));
  }

  /** How a game has ended that is over, while the board shows its end. */
  resultOf(table) {
    return table && !table.stage ? (this.around.around?.result ?? null) : null;
  }

  /** Gives what stands beside the board, a picture or a result, the room that it needs: on a desk from the beginning, where
   *  a game of this kind has something beside its board now and then, and while one looks back from a result, or all would
   *  move when it comes. */
  makeRoom(table) {
    const beside = Boolean(table?.beside || this.resultOf(table));
    const comes = table?.roomy || (table?.stage === "earlier" && this.around.around?.over);
    document.body.classList.toggle("with-beside", beside);
    document.body.classList.toggle("roomy", beside || Boolean(comes));
  }

  showPanel() {
    const { table } = this;
    const actions = { press: (press, button) => this.play(press, button) };
    const parts = [byId("panel-text"), byId("panel-choices")];
    const again = parts.map(focusAgain);
    const note = this.note ? this.makeNote(actions) : "";
    document.body.classList.toggle("with-note", Boolean(note));
    const inLesson = table.stage === "lesson" && Boolean(table.task);
    const isListed = ({ does }) => !does || (!inLesson && LESSON.includes(does));
    const listed = { buttons: table.buttons.map((row) => row.filter(isListed)).filter((row) => row.length) };
    const looks = makeButtons({ buttons: this.looks(table.onward && !table.stage ? (this.around.around?.looks ?? []) : []) }, actions);
    if (looks) looks.classList.add("looks");
    const around = table.stage ? null : this.around.around;
    const result = this.resultOf(table);
    const signs = result ? makeLuck(result.secret) : around?.signs ? h("p", { class: "signs" }, around.signs) : "";
    this.panel.style.setProperty("--places", result?.places.length ?? 0);
    const text = result ? makeResult(result, around.seats) : makeText(inLesson ? { text: table.told } : table);
    const ways = inLesson ? this.makeWays(actions) : "";
    const further = result ? [makeCourse(this.further?.went ?? null, around.seats, actions.press)] : [];
    const last = table.onward && table.stage !== "lesson"; // what is said of a choice does not move what is chosen from
    parts[0].replaceChildren(...[ways, note, last ? "" : text].filter(Boolean));
    if (last) further.unshift(signs, text);
    byId("panel-further").replaceChildren(...further.filter(Boolean));
    const choosing = [makeMenus(table, actions), makeButtons(listed, actions), makeSteps(table, actions.press), last ? "" : signs, looks];
    parts[1].replaceWith(h("div", { class: "panel-part", id: "panel-choices" }, ...choosing)); // it stands where there is room
    this.showChoices();
    this.noteTools();
    const choices = choicesOf(this.panel);
    for (const focus of again) focus(choices, choices[0] ?? this.panel);
  }

  /** Notes how high what can be asked for is, as in a low window it stands in view below the list. */
  noteTools() {
    this.panel.style.setProperty("--tools", `${byId("panel-choices").offsetHeight}px`);
  }

  /** Makes the row of what leads through a lesson, before it what is to be pressed that lies on no picture. */
  makeWays(actions) {
    const buttons = this.table.buttons.flat();
    const first = makeButtons({ buttons: [buttons.filter(({ does, style }) => !does && style === "main")] }, actions);
    const ways = LESSON.flatMap((way) => buttons.filter(({ does }) => does === way));
    first.classList.add("first");
    return h("div", { class: "ways" }, first, makeButtons({ buttons: [ways] }, actions));
  }

  /** Makes what has just come of an action of one's own, beside the board that it is about, to be put away. */
  makeNote(actions) {
    const away = h("button", { type: "button", class: "plain icon-only dismiss", "aria-label": say("web-dismiss"), click: () => this.putAway() }, icon("cross"));
    return h("div", { class: "note" }, away, ...makeAnswer(this.note, { ...actions, enlarge: this.enlarge }));
  }

  putAway() {
    this.note = null;
    this.showPanel();
    this.returnTo(this.notedBy);
  }

  /** Gives the focus back to a button of the panel, by what it says, where what had it is gone or only stood in for that. */
  returnTo(label) {
    const { activeElement } = document;
    const stands = [document.body, byId("board-sheet")].includes(activeElement);
    if (!stands && activeElement.checkVisibility()) return;
    const button = choicesOf(this.panel).find(({ textContent }) => textContent === label);
    (button ?? byId("board-sheet")).focus({ preventScroll: true });
  }

  /** Shows on the board where a line of a hint leads, or a legend; with none the board as it is. */
  async look(line) {
    if (line === this.seen) return;
    this.seen = line;
    if (line !== this.primer.legend) this.primer.left();
    this.recap.stop();
    this.board.clear(line ?? this.table);
    const example = line && line === this.primer.legend;
    this.bar.example(example ? say("web-example") : "");
    this.bar.aim(example ? "" : (line?.alt ?? ""));
    await this.board.show();
    if (!line && !this.seen) this.mark();
  }

  /** Shows both pictures; the focus stays on the place where it was, or goes to one like it. */
  async showPictures() {
    const { table } = this;
    const sheets = [
      [this.board, this.board.clear(table)],
      [this.beside, this.beside.clear(table?.beside ?? null)],
    ];
    await Promise.all(sheets.map(([sheet]) => sheet.show()));
    if (this.table !== table || this.seen) return; // another one is to be shown by now
    this.mark();
    this.zoom.showMap();
    this.focusOn(sheets);
  }

  /** Asks for the pictures again that could not be had, as the server is reached again. */
  showWanting() {
    if (this.sheets.some(({ isWanting }) => isWanting)) this.showPictures();
  }

  /** Shows both pictures in the layout that suits the page by now, if that is another one than it was. */
  rearrange() {
    if (!this.board.sheet.hidden && this.board.layout !== this.board.asked) this.showPictures();
  }

  /** Gives the focus to the place where it was before the places became others, or to one like it, unless it has gone
   *  elsewhere since. */
  focusOn(sheets) {
    const stays = [document.body, ...sheets.map(([sheet]) => sheet.spots.list)].includes(document.activeElement);
    const token = stays && sheets.map(([, focused]) => focused).find(Boolean);
    sheets.sort(([, one], [, other]) => Boolean(other) - Boolean(one)); // the one that had the focus comes first
    if (!token || sheets.some(([sheet]) => sheet.spots.focus(token))) return;
    const others = [byId("bar-done"), byId("bar-end")].filter((button) => button.dataset.press);
    (choicesOf(this.panel)[0] ?? others[0] ?? this.panel).focus({ preventScroll: true });
  }

  // ---------------------------------------------------------------- what is pressed

  get ways() {
    return placeByPlace((this.anew ? this.table.anew : this.table?.spots) ?? [], this.names);
  }

  /** The words behind which the ways go on. */
  get line() {
    return (this.anew ? this.table.start : this.table?.line) ?? [];
  }

  /** Returns the words begun with and, where a number comes before a thing, the one that is set; a single word that
   *  comes there is none to set. */
  wordsWithCount(begun = this.begun) {
    const counts = countsOf(this.ways, begun, this.names);
    const words = counts.length ? [...begun, counts[Math.min(this.count, counts.length - 1)]] : begun;
    return { counts: counts.length > 1 ? counts : [], words };
  }

  /** Returns which of some numbers a lesson asks for, -1 where it asks for none. */
  askedOf(counts) {
    return counts.findIndex((word) => goingOn(this.ways, [...this.begun, word]).some(({ leads }) => leads));
  }

  /** Returns which of some numbers is set first: the one that was meant, or the one before what a lesson asks for, so that
   *  one press shows how it is set. */
  firstOf(counts) {
    return Math.max(0, counts.indexOf(this.meant), this.askedOf(counts) - 1);
  }

  /** Shows what can be pressed now on both pictures, and brings it in sight unless it only is `tried`. */
  mark({ tried = false } = {}) {
    this.names = new Set([...this.board.places.keys(), ...this.beside.places.keys()]);
    const { names, line } = this;
    if (this.fresh) this.count = this.firstOf(this.wordsWithCount().counts);
    this.fresh = false;
    const { counts, words } = this.wordsWithCount();
    const targets = [this.begun, ...this.also].flatMap((begun) => this.targetsBehind(begun));
    const taken = takenOf(this.ways, names);
    const thing = this.isBegun ? nameOfBegun(this.begun, names) : "";
    if (thing) taken.push({ name: thing, word: "", label: this.labelOf(words) });
    const other = this.otherOf(counts);
    const counted = other < 0 ? null : taken.at(-1);
    if (counted) counted.again = { label: this.askedAgain(counts[other]), take: () => this.countTo(other) };
    this.turns = targets.every(({ name }) => this.board.tries.has(name)) ? targets : [];
    if (this.turns.length && taken.length) taken.at(-1).again = { label: say("web-next-turn"), take: () => this.turn() };
    const rests = this.recap.turns.length > 0 && !this.hasChosen; // nothing is shaded of what was done
    const lit = words.length > 0 && !rests;
    for (const sheet of [this.board, this.beside]) sheet.mark({ targets, taken, lit, thing });
    const asked = this.askedOf(counts);
    const at = Math.min(this.count, counts.length - 1);
    const { amounts } = this;
    const chosen = this.isBegun ? this.labelOf(words) : (this.table?.chosen ?? "");
    if (amounts.length) this.showAmounts(chosen, amounts);
    else this.bar.showChosen(chosen, counts.map((word) => (/\d/.test(word) ? word : this.called(word))), at, asked < 0 ? at : asked);
    this.showTurned();
    byId("chosen").title = this.isBegun ? words.filter((word) => word !== LATER).join(" ") : (this.table?.notation ?? "");
    this.bar.canPutBack(this.hasChosen);
    byId("put-back").classList.toggle("main", Boolean(this.table) && this.isAstray);
    this.showChoices();
    if (this.table?.onward) this.bar.next(this.next(counts, targets, lit));
    if (this.table?.onward) this.bar.leadTo("end", this.onlyEnds);
    const leads = targets.some((target) => target.leads);
    document.body.classList.toggle("leads-on-picture", leads || asked >= 0 || (Boolean(this.table) && this.isAstray));
    const spots = [...byId("board").querySelectorAll(".spot:not(.taken)")];
    const leading = spots.filter((spot) => spot.matches(".leads"));
    if (tried) return;
    this.zoom.keepInSight(leading.length ? leading : [...this.subject, ...spots]);
    if (this.table) this.spoken.tell(this.told);
  }

  /** What on the board the member is asked about, as long as nothing is begun. */
  get subject() {
    const isAsked = this.table?.onward && !this.hasChosen;
    return isAsked ? this.board.lyingCalled(this.table.subject) : [];
  }

  /** What of the table is read out where it changes; a lesson says by itself what it is about. */
  get told() {
    const { note, table } = this;
    const came = table.stage === "lesson" ? [plainText(table).split("\n")[0], plainText({ text: table.told })] : [plainText(table)];
    const hint = table.hints ? saidOf(table.hints) : "";
    const count = byId("count-place").hidden ? "" : `${say("web-count")}: ${byId("count").textContent}`;
    return [note ? beginningOf(plainText(note)) : "", hint, ...came, table.task, byId("chosen").textContent, count, byId("next").textContent];
  }

  /** Whether something was begun here that the server does not know. */
  get isBegun() {
    return this.begun.length > this.line.length;
  }

  /** Whether something is begun, or chosen as far as the server knows it. */
  get hasChosen() {
    return this.isBegun || Boolean(this.bar.back);
  }

  /** Lists what goes on with what is begun; a lesson has its own few choices. */
  showChoices() {
    const { table, begun, also } = this;
    const listed = table?.onward && table.stage !== "lesson" ? this.ways : [];
    const ways = this.bar.canEnd && this.turned < 0 ? listed : listed.filter(({ taken }) => !taken);
    const chosen = this.isBegun ? this.labelOf(begun) : this.bar.back && table?.chosen;
    this.choices.show({ ways, behind: [begun, ...also], begun: chosen || "", kinds: table?.kinds ?? {}, holds: new Map([...this.board.holds, ...this.beside.holds]), coordinates: Boolean(table?.coordinates) });
  }

  /** Lets small places grow that a finger covers together, and says so; returns whether they are larger then. */
  closer(...asked) {
    const grown = this.zoom.closer(...asked);
    if (grown) this.bar.aim(say("web-next-enlarged"));
    return grown;
  }

  /** Shows on the board what is pointed at in the list, and says in the ribbon what it comes to. */
  pointAt(item) {
    const name = item && nameOfBegun(item.key.trim().split(" "), this.names);
    const spots = [this.board, this.beside].map((sheet) => sheet.pointAt(name)).find(Boolean);
    this.board.aim(item?.choice?.label ?? "", spots?.holds ?? "", name);
  }

  /** Says what is to be done next - how many, where, or Done - or what the task is good for. */
  next(counts, targets, lit) {
    const { below, stage } = this.table;
    const shown = this.showsAny(targets);
    if (stage === "lesson" && this.bar.leadsDone) return say("web-next-done", { text: byId("bar-done").textContent });
    if (stage === "lesson") return this.isAstray ? say("web-next-astray") : below;
    if (counts.length) {
      const other = this.otherOf(counts);
      return [say("web-next-count"), other < 0 ? "" : this.askedAgain(counts[other])].filter(Boolean).join(" ");
    }
    if (this.turned >= 0) return say("web-next-turned", { text: byId("bar-done").textContent });
    const done = say(shown && lit ? "web-next-further" : "web-next-done", { text: byId("bar-done").textContent });
    if (this.bar.canEnd) return below ? `${below}${/[.?…]$/.test(below) ? "" : " ·"} ${done}` : done;
    if (below) return below;
    if (this.onlyEnds) return say(shown ? "web-next-end-or" : "web-next-end", { text: byId("bar-end").textContent });
    if (!shown) return this.nextBeside();
    const [where, begin] = NARROW.matches ? ["web-next-where-below", "web-next-begin-below"] : ["web-next-where-beside", "web-next-begin-beside"];
    if (!this.board.holdsAny(targets)) return say(lit ? where : begin);
    const cost = lit ? priceOfMany(targets) : "";
    if (cost) return say("web-next-where-priced", { count: cost });
    if (lit && targets.every(({ name }) => name.includes(" "))) return say("web-next-which"); // with its verb it is no place
    if (!lit && !this.begun.length && targets.every(({ choices }) => choices.every(({ whole }) => whole))) return say("web-next-press");
    return say(lit ? "web-next-where" : this.begun.length ? "web-next-cornered" : "web-next-begin");
  }

  /** Whether in a lesson something is begun that does not lead to what it asks for. */
  get isAstray() {
    const begun = this.hasChosen;
    const onTheWay = [this.begun, ...this.also].some((words) => goingOn(this.ways, words).some(({ leads }) => leads));
    return this.table.stage === "lesson" && begun && !this.bar.canEnd && !onTheWay;
  }

  showsAny(targets) {
    return [this.board, this.beside].some((sheet) => sheet.holdsAny(targets));
  }

  /** Whether anything is chosen in the list. */
  get listed() {
    return !byId("choices").hidden;
  }

  /** Whether nothing is left to do but to end the turn, or what is seldom meant. */
  get onlyEnds() {
    const further = goingOn(this.ways, this.begun).filter(({ words }) => !SAID_BELOW.has(words.at(-1)));
    return Boolean(byId("bar-end").dataset.press) && !this.bar.canEnd && further.every(({ seldom }) => seldom && !this.begun.length);
  }

  /** Says what is left where nothing can be pressed on a picture: to choose in the list, to end, or to put back. */
  nextBeside() {
    if (this.listed) return say("web-next-listed");
    return byId("put-back").hidden ? "" : say("web-next-back", { text: byId("put-back").textContent });
  }

  /** Returns what can be pressed behind words that are begun with; of each choice also whether the thing that it begins
   *  with may be taken up for several at once, as no number is asked for it. */
  targetsBehind(begun) {
    const targets = targetsOf(this.ways, this.wordsWithCount(begun).words, this.names, this.table?.begun);
    for (const choice of targets.flatMap(({ choices }) => choices)) {
      choice.short ||= this.table.kinds[choice.words.join(" ")]?.label;
      choice.together = !this.anew && !choice.whole && !this.wordsWithCount(choice.words).counts.length;
    }
    return targets;
  }

  /** Returns what words come to that are begun with, with the number among them, and what else is begun. */
  labelOf(words) {
    const labels = [this.table.begun[words.join(" ")] || this.begunLabel, ...this.also.map((also) => this.table.begun[also.join(" ")])];
    return labels.filter(Boolean).join(" / ");
  }

  /** Notes what is begun here, with how it is called and what else is begun. */
  begin(words, label = "", also = []) {
    Object.assign(this, { begun: words, begunLabel: label, also, count: 0, fresh: true, turned: -1 });
  }

  /** Chooses what a place stands for; `word` is the one that is meant by where it was pressed, if any is. */
  choose([{ words, sent, whole, label, joined = false }, ...others], button, word = "") {
    this.meant = word; // also where the server is asked first how many there are
    if (!this.table.stage) this.noteRecap({ stays: true }); // or what is pressed next would move
    if (whole || this.anew) return this.send(sent, button); // what the bar would do is not what is taken anew
    if (!joined && !others.length && !this.targetsBehind(words).length) return this.send(words, button);
    this.hints.forgo?.(); // it would come in the middle of the choice
    this.recap.stop();
    this.begin(words, label, others.map((other) => other.words));
    this.again(() => this.mark());
    this.bar.aim("");
  }

  send(words, button) {
    this.play(this.pressOf(words), button);
  }

  /** Returns the press that chooses some words. */
  pressOf(words) {
    return this.table.onward + (this.anew ? ANEW : ONWARD) + onward(words, this.line);
  }

  /** Puts back a thing, or what was begun or chosen last. */
  putBack(word = "") {
    if (word) return this.play(`${this.table.onward}<${word}`);
    if (this.isBegun) {
      this.begin(this.line);
      this.showBar();
      this.again(() => this.mark());
    } else if (this.bar.back) this.play(this.bar.back);
  }

  /** Takes another thing up that is pressed while one is, be it in place of what is chosen already; else says which is
   *  chosen, and which rule forbids the place. */
  elsewhere(event) {
    const { begun, begunLabel, also, count, table } = this;
    if (this.hints.held) return this.hints.choose(this.hints.held); // back to the board as it is
    if (!table?.onward) return;
    const pressed = this.beside.frame.contains(event.target) ? this.beside : this.board;
    const thing = pressed.lyingAt(event, ({ name }) => name);
    if (this.leadsByTask(thing)) return;
    const before = { anew: false, begun, begunLabel, also, count };
    const tried = [...(begun.length > table.line.length ? [false] : []), ...(table.anew.length ? [true] : [])];
    for (const anew of tried) {
      const instead = { anew, begun: anew ? table.start : table.line, also: [], count: 0 };
      this.takeUp(instead);
      const other = document.elementFromPoint(event.clientX, event.clientY)?.closest(".spot:not(.taken)");
      if (!other) continue;
      const { spots } = [this.board, this.beside].find(({ spots: { list } }) => list.contains(other));
      const place = other.getBoundingClientRect();
      this.takeUp(before); // it stays begun while a menu is open, and until the server knows another thing
      const word = spots.meant(event, other.dataset.token);
      spots.offer(other.choices, place, (choices, button) => this.chooseInstead(choices, button, { instead, before, word }));
      return;
    }
    if (tried.length) this.takeUp(before);
    if (!byId("put-back").hidden) this.bar.next(say("web-next-elsewhere", { text: byId("chosen").textContent }));
    else if (table.stage === "lesson") this.bar.next(say("web-next-glows"));
    this.sayWhy(thing);
  }

  /** Takes the space that the task of a lesson names for what glows, where that is to be pressed before it, and then for
   *  itself where the task leads on there. */
  leadsByTask(thing) {
    const { stage, task } = this.table;
    const names = stage === "lesson" && !this.isBegun && thing && task.split(/[^\p{L}\d]+/u).includes(thing.name);
    const glowing = names ? document.querySelector("#board .spot.leads, #beside .spot.leads") : null;
    glowing?.click();
    if (glowing) this.goOnAt(thing);
    return Boolean(glowing);
  }

  /** Presses a place that a task leads to, once what was pressed before it is shown. */
  async goOnAt({ name }) {
    const { table } = this;
    await this.answered;
    await this.pictured;
    if (this.table.task === table.task) document.querySelector(`#board .spot.leads[data-token="${CSS.escape(name)}"]`)?.click();
  }

  elsewhereOnBoard(event) {
    if (event.pointerType === "touch") this.zoom.tap(event);
    return this.elsewhere(event);
  }

  /** Chooses as if something else were begun; what was is kept where the choice is sent. */
  chooseInstead(choices, button, { instead, before, word }) {
    Object.assign(this, instead);
    this.choose(choices, button, word);
    if (this.begun === instead.begun) Object.assign(this, before);
  }

  /** Says in the ribbon why a thing on the board cannot be chosen, where a rule says it; of several things that are begun
   *  at once, by the last, which leads furthest. */
  async sayWhy(thing) {
    const { table } = this;
    const { words } = this.wordsWithCount(this.also.at(-1));
    const press = thing && table.why && `${table.why}:${words.join(" ")}:${thing.name}`;
    if (!press || press.length > LONGEST_PRESS) return;
    const said = await this.ask(press).catch(() => ""); // it is no more than a help
    if (said && this.table === table) this.bar.aim(said, thing.says);
  }

  // ---------------------------------------------------------------- what is dragged

  /** Whether a thing lies under a pointer with which something can be begun, be it in place of what is. */
  holdsThing(event) {
    if (!this.table?.onward || this.seen) return false;
    return this.isTaken(event) || this.sheetAt(event.target).liesAny(event, this.things);
  }

  /** Whether the thing under a pointer is taken already, be it because nothing else can be begun with. */
  isTaken(event) {
    const thing = this.sheetAt(event.target).lyingAt(event, ({ name }) => name);
    return Boolean(event.target.closest(".spot.taken")) || (thing !== null && thing.name === this.line.join(" "));
  }

  /** The names of the things with which something can be begun, for which a place is chosen afterwards. */
  get things() {
    const { table, names } = this;
    const asked = [this.ways, placeByPlace(table.anew, names)].flatMap((ways) => targetsOf(ways, table.start, names));
    return new Set(asked.filter(({ choices }) => choices.some(({ opens }) => opens)).map(({ name }) => name));
  }

  sheetAt(target) {
    return this.sheets.find(({ frame }) => frame.contains(target)) ?? null;
  }

  /** Takes the thing where a drag begins, unless it is taken. */
  takeAt(event) {
    if (this.isTaken(event)) return;
    if (this.hasChosen) this.elsewhere(event);
    else this.sheetAt(event.target).press(event);
  }

  carry(event) {
    for (const sheet of this.sheets) sheet.follow(event);
  }

  /** Presses what lies where a thing is let go that is taken by then; it stays taken where it is let go on itself. */
  async drop(event) {
    await this.answered;
    await this.pictured;
    for (const sheet of this.sheets) sheet.leave();
    const target = document.elementFromPoint(event.clientX, event.clientY);
    if ((this.hasChosen || this.line.length) && !target?.closest(".spot.taken, .spot-menu")) this.sheetAt(target)?.press(event);
  }

  takeUp(begun) {
    Object.assign(this, begun);
    this.again(() => this.mark({ tried: true }));
  }

  /** The amounts of which one is chosen last, such as what is bid. */
  get amounts() {
    return amountsOf(this.ways, this.begun);
  }

  /** Shows the amount that is chosen, or that none is yet. A lesson would answer each one, so there it is counted here
   *  and Done plays it. */
  showAmounts(chosen, amounts) {
    const asked = amounts.findIndex(({ leads }) => leads);
    const inLesson = this.table.stage === "lesson";
    const at = inLesson ? this.count - 1 : amounts.findIndex(({ taken }) => taken);
    const counted = inLesson ? amounts[at] : null;
    if (inLesson) this.bar.offerDone(counted ? this.pressOf(counted.sent) : "", at === asked);
    this.bar.showChosen(counted?.label ?? chosen, amounts.map(({ words }) => words.at(-1)), at, asked < 0 ? at : asked);
  }

  /** Chooses the next amount, in place of the one that is chosen. */
  countAmount(step, amounts) {
    if (this.table.stage === "lesson") return this.countTo(Math.max(0, Math.min(amounts.length, this.count + step)));
    const next = amounts[amounts.findIndex(({ taken }) => taken) + step];
    if (next) this.send(next.sent, byId(step > 0 ? "count-more" : "count-less"));
  }

  countOn(step) {
    const { amounts } = this;
    if (amounts.length) return this.countAmount(step, amounts);
    const { counts } = this.wordsWithCount();
    this.count = Math.max(0, Math.min(counts.length - 1, Math.min(this.count, counts.length - 1) + step));
    this.again(() => this.mark());
  }

  /** Turns what is taken on. */
  turn() {
    this.turned = (this.turned + 1) % this.turns.length;
    this.again(() => this.mark());
  }

  /** Shows how what is taken is turned, which Done plays. */
  showTurned() {
    const turn = this.turns[this.turned];
    this.board.turnTo(turn?.name ?? "");
    if (!turn) return;
    const [{ sent, label, leads }] = turn.choices;
    this.board.pointAt(turn.name);
    this.bar.offerDone(this.pressOf(sent), leads || this.table.stage !== "lesson");
    this.bar.showChosen(label, []);
  }

  countTo(at) {
    this.count = at;
    this.again(() => this.mark());
  }

  /** Returns which of some numbers is something else that stands at the same place, such as a leader beside workers, and
   *  is taken where the thing is pressed again; -1 where that is none, or it is taken already. */
  otherOf(counts) {
    const other = counts.findIndex((word) => !/\d/.test(word));
    return this.count < other ? other : -1;
  }

  /** Says what pressing a thing again takes in place of the number of others. */
  askedAgain(word) {
    return say("web-next-again", { text: this.called(word) });
  }

  /** Returns what a word is called that goes on with what is begun, such as the leader. */
  called(word) {
    const words = [...this.begun, word];
    const [way] = goingOn(this.ways, words);
    return (this.table.kinds[words.join(" ")]?.label ?? way.short).split(" · ")[0];
  }

  /** Changes the places and leaves the focus where it was, or near there. */
  again(change) {
    const sheets = [this.board, this.beside].map((sheet) => [sheet, sheet.spots.clear()]);
    change();
    this.focusOn(sheets);
  }

  /** Closes what lies on top, or puts back; returns whether there was anything to be closed. */
  escape() {
    if (closeSide()) return true;
    if (this.note) this.putAway();
    else if (!byId("put-back").hidden) this.putBack();
    else if (this.table?.stage === "trial") this.bar.go(byId("leave"));
    else if (this.table?.stage === "earlier") this.bar.go(byId("bar-done"));
    else return false;
    return true;
  }

  /** Keys of the table, for who does not type: Escape puts back, letters press what stands in the bar. */
  key(event) {
    const { target } = event;
    if (!isHeard(target) || target.closest("input:not([type=range]), textarea, [role=listbox], [role=menu]") || event.ctrlKey || event.metaKey || event.altKey) return;
    const own = this.table?.buttons.flat().find(({ key }) => key === event.key);
    const does = { u: "undo", U: "reset", d: "done", e: "end" }[event.key];
    if (event.key === "Escape" && this.recap.running) this.recap.stop();
    else if (event.key === "Escape" && this.primer.shows) this.primer.close();
    else if (event.key === "Escape" && this.hints.forgo) this.hints.forgo();
    else if (event.key === "Escape" && this.hints.held) this.hints.choose(this.hints.held);
    else if (event.key === "Escape" && this.escape()) event.stopPropagation();
    else if (event.key === "r" && this.turns.length) this.turn();
    else if (event.key === "+" || event.key === "-") this.countOn(event.key === "+" ? 1 : -1);
    else if (own && !this.ways.length) this.play(own.press);
    else if (event.key === "?") byId("keys").showModal();
    else if (does === "end") byId("bar-end").focus();
    else if (does) this.bar.go(byId(`bar-${does}`));
    else return;
    event.preventDefault();
  }
}

/** Returns whether a key is for the table: it has the focus, or nothing has that can be seen, as when what had it went
 *  or is in a dialog that has just been closed, and nothing lies above the table. */
function isHeard(target) {
  const room = byId("room");
  const isFree = !room.inert && !document.querySelector(":modal");
  return room.contains(target) || (isFree && (target === document.body || !target.checkVisibility()));
}

/** Makes the list of all steps of a lesson, in which the one in view is marked. */
function makeSteps({ step, steps }, press) {
  if (!steps.length) return "";
  const [at, count] = step;
  const items = steps.map(({ press: to, label }, n) =>
    h("li", {}, h("button", { type: "button", "aria-current": n + 1 === at ? "step" : null, click: (event) => press(to, event.currentTarget) }, label)),
  );
  return h("details", { class: "all-steps" }, h("summary", {}, say("web-steps", { count: at, total: count })), h("ol", {}, ...items));
}

/** Shows how far a lesson has come. */
function showSteps(step) {
  byId("steps").hidden = !step;
  if (!step) return;
  const [at, count] = step;
  byId("steps").replaceChildren(...Array.from({ length: count }, (_, n) => h("span", { class: n + 1 < at ? "done" : n + 1 === at ? "now" : "" })));
}

/** Shows one of what lies beside the board: the panel, the story or the messages. On a phone it is a sheet, of which all
 *  is shown where it is `asked` for and to be read. */
export function showSide(side, asked = false) {
  if (side === "panel") leftFor = null;
  else leftFor ??= document.activeElement;
  for (const one of SIDES) {
    document.body.classList.toggle(`${one}-shown`, one === side);
    byId(`show-${one}`).setAttribute("aria-pressed", String(one === side));
  }
  byId("story").hidden = side !== "story";
  if (side === "story") {
    byId("untold").hidden = true;
    byId("told").querySelector("[aria-current=step]")?.scrollIntoView({ block: "nearest" }); // of what the board shows
  }
  openSheet(side === "log" || (side === "story" && asked));
}

/** Draws the sheet down, or shows the panel again in place of what lies over it, with the focus where it was; returns
 *  whether there was anything to close. */
export function closeSide() {
  const { classList } = document.body;
  if (!classList.contains("at-table") || (classList.contains("panel-shown") && !classList.contains("sheet-open"))) return false;
  const before = leftFor;
  showSide("panel");
  (before?.checkVisibility() ? before : byId("board-sheet")).focus({ preventScroll: true });
  return true;
}

/** Lets the sheet follow whoever draws it up or down by its handle. */
function drawSheet({ target, pointerId, clientY }) {
  delete target.dataset.drawn; // a draw before that ended in no click, as by a finger or in WebKit
  target.setPointerCapture(pointerId);
  const draw = (event) => {
    if (Math.abs(event.clientY - clientY) <= DRAWN) return;
    target.dataset.drawn = "";
    openSheet(event.clientY < clientY);
  };
  target.addEventListener("pointermove", draw);
  target.addEventListener("lostpointercapture", () => target.removeEventListener("pointermove", draw), { once: true });
}

/** Draws the sheet up or down where its handle is pressed and not drawn, which may end in a click, too. */
function turnSheet({ currentTarget }) {
  if (!("drawn" in currentTarget.dataset)) openSheet(!document.body.classList.contains("sheet-open"));
  delete currentTarget.dataset.drawn;
}

/** Draws the sheet of a phone up over the board, or down again. */
export function openSheet(open) {
  document.body.classList.toggle("sheet-open", open);
  byId("handle").setAttribute("aria-expanded", String(open));
}
