import type { Prompt } from "../domain/prompt";

/** What is said directly before the message: the notes, and the time last. */
export function joinNotes({ notes, nowUtc }: Prompt): string {
  return [...notes, timeNote(nowUtc)].join("\n\n");
}

/** The time that a model is told, in words; it lies beside the message, not in the system text (D-11). */
export function timeNote(nowUtc: number): string {
  return `Current time: ${new Date(nowUtc).toISOString()} (UTC).`;
}
