// What this browser remembers of a page. Private windows may refuse to: then it is known until the page is closed.

export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns an object that was remembered as text, an empty one from any other text. */
export function parsed(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

export function keep(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    return; // it is not remembered
  }
}
