// What a board can be pressed for: the ways on, found by the names of the things that lie on its pictures.

export const LATER = "?"; // stands for a word that is asked later
export const PART = "/"; // between the name of a thing and the word that is meant where a part of it is pressed
export const LIES = "~"; // behind the name of a try, for where it would lie
export const SAID_BELOW = new Set(["end", "pass", "no"]); // what gives something up has its button in the bar alone

const nameOf = (words) => words.filter((word) => word !== LATER).join(" ");

/** Returns ways of which a word names two places, ``B5-C5``, as ways that go over the one to the other, in either order.
 *  ``sent`` is what each is for the server. */
export const placeByPlace = (ways, names) =>
  ways.flatMap((way) => {
    const at = way.words.findIndex((word) => word.includes("-") && word.split("-").every((part) => names.has(part)));
    if (at < 0 || way.taken) return [{ ...way, sent: way.words }];
    const places = way.words[at].split("-");
    return [places, places.toReversed()].map((order) => ({ ...way, sent: way.words, words: way.words.toSpliced(at, 1, ...order) }));
  });

/** Returns the ways that go on with the words begun with. */
export const goingOn = (ways, begun) =>
  ways.filter(
    ({ words, taken }) => !taken && words.length > begun.length && begun.every((word, at) => words[at] === word),
  );

/** Returns the numbers of which one is chosen before any thing, such as how many workers move; empty where none is, or
 *  where there is no choice. */
export function countsOf(ways, begun, names) {
  const further = goingOn(ways, begun);
  const next = [...new Set(further.map(({ words }) => words[begun.length]))];
  const lies = (word) => names.has(word) || names.has(nameOf([...begun, word]));
  const before = begun.length > 0 && further.every(({ words }) => words.length > begun.length + 1);
  return before && next.length > 1 && !next.some(lies) ? next : [];
}

/** Returns the amounts of which one is chosen last, such as what is bid, with the one that is taken; empty where anything
 *  else can be chosen behind the words begun with. */
export function amountsOf(ways, begun) {
  const further = goingOn(ways, begun).filter(({ words }) => !SAID_BELOW.has(words.at(-1)));
  const heads = new Set(further.map(({ words }) => words.slice(0, -1).join(" ")));
  if (heads.size !== 1 || !further.every(({ amount }) => amount)) return [];
  return [...further, ...ways.filter(({ words, taken }) => taken && heads.has(words.slice(0, -1).join(" ")))].toSorted((one, other) => one.words.at(-1) - other.words.at(-1));
}

/** Returns what can be pressed: each thing by the name under which it lies on a picture, with the words that pressing
 *  it comes to and what these are called: a whole way by itself, others as they are `called`. A thing that begins several
 *  ways stands for all of them. */
export function targetsOf(ways, begun, names, called = {}) {
  const targets = new Map();
  for (const way of goingOn(ways, begun)) {
    const found = SAID_BELOW.has(way.words.at(-1)) ? null : thingOf(way.words, begun.length, names);
    if (!found) continue;
    const { name, length } = found;
    if (!targets.has(name)) targets.set(name, { name, choices: new Map(), leads: false });
    const { choices } = targets.get(name);
    targets.get(name).leads ||= Boolean(way.leads);
    const words = way.words.slice(0, length);
    const whole = length === way.words.length;
    if (!choices.has(words.join(" ")) || whole) {
      const sent = whole ? way.sent : words;
      choices.set(words.join(" "), { words, sent, whole, label: whole ? way.label : called[words.join(" ")] || way.label, short: whole ? way.short : "", mark: whole ? way.mark : "", opens: !whole || Boolean(way.opens), leads: false, seldom: Boolean(whole && way.seldom) });
    }
    choices.get(words.join(" ")).leads ||= Boolean(way.leads);
  }
  return [...targets.values()].map(({ name, choices, leads }) => ({ name, leads, choices: [...choices.values()] }));
}

/** Finds the first thing on the way: by all its words so far, or by the last one of them. */
function thingOf(words, from, names) {
  for (let length = from + 1; length <= words.length; length += 1) {
    const name = [nameOf(words.slice(0, length)), words[length - 1]].find((one) => names.has(one));
    if (name) return { name, length };
  }
  return null;
}

/** Returns the names of what was chosen and lies on a picture, with the word that puts each back. */
export function takenOf(ways, names) {
  return ways
    .filter(({ taken }) => taken)
    .map(({ words, label, taken }) => ({ word: taken, label, name: [nameOf(words), words.at(-1), words.slice(-2).join(" ")].find((name) => names.has(name)) }))
    .filter(({ name }) => name);
}

/** Returns of the words of a press those that the server does not know already. */
export const onward = (words, line) => words.slice(line.length).join(" ");

/** Returns the name of the thing that was pressed last of words which are not sent yet. */
export const nameOfBegun = (begun, names) => {
  for (let length = begun.length; length > 0; length -= 1) {
    const name = [nameOf(begun.slice(0, length)), begun[length - 1]].find((one) => names.has(one));
    if (name) return name;
  }
  return "";
};
