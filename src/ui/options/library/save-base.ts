import type { SavedPrompt } from "../../../domain/saved-prompt";

/**
 * What a form that began with `begun` is saved on: as it is `now` where nothing but its place has
 * changed, or where the form shows that. Any other is refused: what another window has written is not lost.
 */
export function saveBase(begun: SavedPrompt, now: SavedPrompt, isShown: boolean): SavedPrompt {
  return isShown || !isRewritten(begun, now) ? now : begun;
}

/** Whether another window has written anything of it anew. */
export function isRewritten(begun: SavedPrompt, now: SavedPrompt): boolean {
  const { title, command, text } = begun;
  return now.title !== title || now.command !== command || now.text !== text;
}
