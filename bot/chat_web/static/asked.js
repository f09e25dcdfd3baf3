// What the start page leaves for the page of a member, which is opened next in the same tab.

/** By which the lounge knows with which game to begin. */
const FIRST_GAME = "first-game";
/** By which the lounge knows that whoever is here can let others in. */
const HOST = "host";

export const askFor = (game) => sessionStorage.setItem(FIRST_GAME, game);
export const noteHost = () => sessionStorage.setItem(HOST, "");
export const isHost = () => sessionStorage.getItem(HOST) !== null;

/** Returns the game that was asked for, once. */
export function takeAsked() {
  const game = sessionStorage.getItem(FIRST_GAME);
  sessionStorage.removeItem(FIRST_GAME);
  return game;
}
