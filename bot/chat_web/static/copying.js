// Copies a text, or marks it where a page may not write to where it would be copied: without TLS.

import { say } from "./words.js";

/** Copies a text that an element shows, and says in `copied` what has come of it. */
export async function copyFrom(element, text, copied) {
  if (element.select) element.select();
  else getSelection().selectAllChildren(element);
  try {
    await navigator.clipboard.writeText(text);
    copied.textContent = say("web-copied");
  } catch {
    copied.textContent = say("web-copy-yourself");
  }
}
