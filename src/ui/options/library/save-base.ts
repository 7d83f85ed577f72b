import type { SavedPrompt } from "../../../domain/saved-prompt";

/** What a form that began with `begun` is saved on: as it is `now` where nothing but its place has changed. */
export function saveBase(begun: SavedPrompt, now: SavedPrompt): SavedPrompt {
  const { title, command, text } = begun;
  // Any other is left as it was begun, and refused: what another window has written is not lost.
  return now.title === title && now.command === command && now.text === text ? now : begun;
}
