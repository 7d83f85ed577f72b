import type { UnplacedItem } from "./export-item";
import { createNotes } from "./note";
import { asFields } from "./own-fields";
import { readCard } from "./read-card";
import { finishReading } from "./read-conversation";
import type { ReadOptions } from "./reading";

/** What a character card gives: the character, and the conversation that it begins. */
export function readCardItems(value: unknown, options: ReadOptions): readonly UnplacedItem[] {
  const counter = createNotes();
  const fields = asFields(value);
  const found = fields === null ? null : readCard(fields, counter.note);
  if (found === null) {
    const problem = "card-damaged";
    return [{ type: "problem", position: null, problem, notes: counter.notes }];
  }
  const { card, greeting: reading } = found;
  const greeting =
    reading === null
      ? null
      : finishReading({ source: "sillytavern", reading, counter: createNotes() }, options);
  const hasGreeting = greeting?.type === "conversation";
  const item: UnplacedItem = { type: "card", card, hasGreeting, notes: counter.notes };
  return hasGreeting ? [item, { ...greeting, position: 1 }] : [item];
}
