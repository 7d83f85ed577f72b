import type { Prompt } from "../domain/prompt";
import { timeNote } from "./time-note";

/** What is said directly before the message: the notes, and the time last. */
export function joinNotes({ notes, nowUtc }: Prompt): string {
  return [...notes, timeNote(nowUtc)].join("\n\n");
}
