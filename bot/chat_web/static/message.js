// Turns a message of the channel into elements.

import { h, icon } from "./dom.js";
import { makeFile } from "./file.js";
import { makeMenu } from "./menu.js";
import { fullTime, sayTime } from "./times.js";
import { say } from "./words.js";

/** Makes the element of a message. `actions` has what can be done: press, dismiss, enlarge. */
export function makeMessage(message, actions) {
  const name = `message-${message.id}-name`;
  const shown = message.kind === "opened" ? openedBody(message) : shownBody(message, actions);
  const body = message.folded ? [h("details", {}, h("summary", {}, firstLine(message)), ...shown)] : shown;
  return h(
    "article",
    {
      class: classes(message),
      id: `message-${message.id}`,
      tabindex: "-1",
      "aria-labelledby": name,
      keydown: pressByKey,
    },
    header(message, name, actions),
    ...body,
  );
}

/** Returns the text of a message as it would be read out. */
export function plainText(message) {
  if (message.kind === "opened") return say("web-opened", { title: message.title });
  return message.text.map((part) => part.text).join("");
}

const firstLine = (message) => plainText(message).split("\n")[0];

export const authorOf = (message) =>
  message.kind === "said" ? message.author || say("web-former-member") : say("web-bot");

function classes(message) {
  const marks = ["message", message.kind];
  if (message.private) marks.push("private");
  if (message.mentioned) marks.push("mentioned");
  if (message.own) marks.push("own");
  return marks.join(" ");
}

function header(message, id, actions) {
  return h(
    "header",
    {},
    h(
      "h3",
      { class: "author", id },
      authorOf(message),
      message.private ? h("span", { class: "only-you" }, icon("lock"), say("web-only-you")) : "",
    ),
    h(
      "time",
      { datetime: new Date(message.at * 1000).toISOString(), "data-at": message.at, title: fullTime(message.at) },
      sayTime(message.at),
    ),
    message.private
      ? h(
          "button",
          { type: "button", class: "plain icon-only dismiss", "aria-label": say("web-dismiss"), click: actions.dismiss },
          icon("cross"),
        )
      : "",
  );
}

function openedBody(message) {
  return [
    h(
      "p",
      { class: "text" },
      say("web-opened", { title: message.title }),
      " ",
      h("a", { href: `#/${encodeURIComponent(message.opens)}` }, say("web-go-to-table")),
    ),
  ];
}

function shownBody(message, actions) {
  const line = message.line ? h("p", { class: "line" }, h("span", { class: "unseen" }, say("web-you-typed")), message.line) : "";
  return [line, ...makeAnswer(message, actions)].filter(Boolean);
}

/** Makes all that a message of the bot says, shows and offers. */
export const makeAnswer = (message, actions) =>
  [
    makeText(message),
    message.picture ? makePicture(message, actions) : "",
    message.file ? makeFile(message.file, makeText({ text: message.file.told })) : "",
    makeMenus(message, actions),
    makeButtons(message, actions),
  ].filter(Boolean);

/** Makes the text of a message, its menus or its buttons; empty where it has none. */
export function makeText(message) {
  return message.text.length ? h("div", { class: "text" }, ...message.text.map(makePart)) : "";
}

export function makeMenus(message, actions) {
  const menus = (message.menus ?? []).map((menu) => makeMenu(menu, (press) => actions.press(press)));
  return menus.length ? h("div", { class: "menus" }, ...menus) : "";
}

export function makeButtons(message, actions) {
  const rows = (message.buttons ?? []).map((row) =>
    h("div", { class: "button-row" }, ...row.map((button) => makeButton(button, actions))),
  );
  return rows.length ? h("div", { class: "buttons" }, ...rows) : "";
}

/** Returns what can be chosen in an element: what it lists, its menus and buttons. */
export const choicesOf = (element) => [...element.querySelectorAll(".choices [data-words], [role=combobox], .buttons button")];

/** Remembers what has the focus in an element that is to change; what it returns gives the focus to one that is like
 *  it among others, or to what is there otherwise. */
export function focusAgain(element) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const label = focused?.textContent;
  return (choices, otherwise) => {
    if (focused) (choices.find((choice) => choice.textContent === label) ?? otherwise).focus({ preventScroll: true });
  };
}

function makePart(part) {
  if (part.style === "bold") return h("strong", {}, part.text);
  if (part.style === "code") return h("code", {}, part.text);
  if (part.style === "mention") return h("strong", { class: part.me ? "mention me" : "mention" }, part.text);
  if (part.style === "block") {
    return h("pre", { tabindex: "0", role: "group", "aria-label": say("web-block") }, part.text);
  }
  return document.createTextNode(part.text);
}

/** Matches where a page is narrow and high, most likely on a phone; a low one has the board beside all else. */
export const NARROW = matchMedia("(max-width: 61.99rem) and (not ((max-height: 32rem) and (min-aspect-ratio: 4/3)))");

const PHONE = matchMedia("(max-width: 47.99rem)"); // there a board has the full width, and the rest of it is moved to
const UPRIGHT = 0.75; // times its height up to which a room shows a board larger that has its panels below
const RIBBON = 53; // pixels above a board, for what is to be done

/** Returns what is asked of a picture's address for the layout that suits the page, or the room that it fills there:
 *  from `broad` times its height on it is larger in that with all panels beside it. Beside a result it is seen as a whole,
 *  in less room than it is high in. */
export function layout(room = null, broad = 0) {
  const whole = document.body.matches(".with-result:not(.looking-back)");
  const high = (PHONE.matches && !(room && whole)) || (room && room.clientWidth < UPRIGHT * (room.clientHeight - RIBBON));
  if (NARROW.matches && high) return "?layout=tall";
  return room && broad && room.clientWidth > broad * (room.clientHeight - RIBBON) ? "?layout=broad" : "?layout=wide";
}

function makePicture(message, actions) {
  const image = h("img", {
    loading: "lazy", // before the address, which may be asked for as soon as it is said
    src: message.picture + layout(),
    alt: message.alt || say("web-picture"),
    error: () => frame.remove(), // the text is complete without it
    load: () => frame.classList.add("loaded"),
  });
  const frame = h(
    "button",
    { type: "button", class: "picture", click: () => actions.enlarge(image, frame) },
    image,
    h("span", { class: "drawing", "aria-hidden": "true" }, say("web-drawing")),
    h("span", { class: "enlarge" }, icon("enlarge"), h("span", {}, say("web-enlarge"))),
    h("span", {}, say("web-picture")),
  );
  return frame;
}

/** Makes a button that carries its press out. */
export function makeButton({ press, label, style, key }, actions) {
  const keys = key ? { "data-key": key, "aria-keyshortcuts": key } : {};
  const click = (event) => actions.press(press, event.currentTarget);
  return h("button", { type: "button", class: style, ...keys, click }, label);
}

/** Presses the button that a key stands for, where the message has one. */
function pressByKey(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const button = event.currentTarget.querySelector(`.buttons [data-key="${event.key}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}
