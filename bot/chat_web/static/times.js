// Says when something was, as people do, and keeps it true while the page is open.

import { language, say } from "./words.js";

const ago = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const clock = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" });
const date = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
const full = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short" });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ["day", DAY, 3 * DAY], // in hours until three days, as turns are
  ["hour", HOUR, HOUR],
  ["minute", MINUTE, 0],
];

export const fullTime = (seconds) => full.format(seconds * 1000);

export const dayOf = (seconds) => new Date(seconds * 1000).toDateString();

/** Says a day: today, yesterday, or its date. */
export function sayDay(seconds) {
  const days = Math.round((startOfDay(Date.now()) - startOfDay(seconds * 1000)) / 86400000);
  return capital(days < 2 ? ago.format(-days, "day") : date.format(seconds * 1000));
}

/** Says a time of a day that is named elsewhere: how long ago while that is short, else the time of the clock. */
export function sayTime(seconds) {
  const age = Date.now() / 1000 - seconds;
  if (age < MINUTE) return say("web-just-now");
  if (age < HOUR) return ago.format(-Math.floor(age / MINUTE), "minute");
  if (age < 12 * HOUR && dayOf(seconds) === new Date().toDateString()) {
    return ago.format(-Math.floor(age / HOUR), "hour");
  }
  return clock.format(seconds * 1000);
}

/** Says a length of time in its largest unit, shortly: 38h. */
export function sayLength(seconds) {
  const [unit, length] = UNITS.find(([, , from]) => seconds >= from) ?? UNITS.at(-1);
  const options = { style: "unit", unit, unitDisplay: "narrow", maximumFractionDigits: 0 };
  return new Intl.NumberFormat(language, options).format(Math.max(0, Math.floor(seconds / length)));
}

/** Brings all times and days on the page up to date. */
export function refreshTimes() {
  for (const element of document.querySelectorAll("time[data-at]")) {
    const said = sayTime(Number(element.dataset.at));
    if (element.textContent !== said) element.textContent = said;
  }
  for (const element of document.querySelectorAll(".day[data-at]")) {
    const said = sayDay(Number(element.dataset.at));
    if (element.textContent !== said) element.textContent = said;
  }
}

const startOfDay = (milliseconds) => new Date(milliseconds).setHours(0, 0, 0, 0);

const capital = (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
