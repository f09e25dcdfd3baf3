// The page's own words, in the language of the page.

export const language = document.documentElement.lang;

const messages = await (await fetch(new URL(`words-${language}.json`, import.meta.url))).json();

/** Says a message; its arguments stand in braces. */
export function say(id, args = {}) {
  return messages[id].replace(/\{([a-z]+)\}/g, (hole, name) => args[name] ?? hole);
}

/** Says why something was refused. */
export function sayError(code) {
  return say(`web-error-${code}` in messages ? `web-error-${code}` : "web-error-failed");
}
