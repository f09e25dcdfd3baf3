// Asks the server. What does something carries an id of its own, so asking again after a lost answer does it once.

/** The server refuses; `code` says why. The code "offline" means that it could not be reached. */
export class Refusal extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** The ids of what this page has done itself. */
export const ownEvents = new Set();

const TRIES = 4;
const PAUSE = 400;

export const newEvent = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // randomUUID is missing where a page came without TLS
  const event = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  ownEvents.add(event);
  return event;
};

export const get = (path) => ask(path, {});

export const post = (path, body, signal) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });

async function ask(path, options) {
  for (let pause = PAUSE, left = TRIES; ; pause *= 2) {
    left -= 1;
    try {
      const response = await fetch(path, options);
      if (response.ok) return await response.json();
      if (!left || ![502, 503, 504].includes(response.status)) throw new Refusal(await readCode(response));
    } catch (error) {
      if (error instanceof Refusal || options.signal?.aborted) throw error;
      if (!left) throw new Refusal("offline");
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function readCode(response) {
  try {
    return (await response.json()).error;
  } catch {
    return "failed"; // not our server's answer but that of something between
  }
}
