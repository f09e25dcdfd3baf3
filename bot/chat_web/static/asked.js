// What is asked for on the start page and done on the page of a member, which is opened next.

/** By which the lounge knows with which game to begin. */
const FIRST_GAME = "first-game";

export const askFor = (game) => sessionStorage.setItem(FIRST_GAME, game);

/** Returns the game that was asked for, once. */
export function takeAsked() {
  const game = sessionStorage.getItem(FIRST_GAME);
  sessionStorage.removeItem(FIRST_GAME);
  return game;
}
