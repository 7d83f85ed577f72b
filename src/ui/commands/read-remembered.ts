import type { Fact } from "../../domain/fact";
import { isSameValue, normaliseFact } from "../../domain/fact-text";
import { readSaid } from "./read-said";

type Parts = Pick<Fact, "key" | "value">;

/** A blank behind the colon: an address and a time have none. */
const PAIR = /^([^:：\n]{1,60})(?::\s+|：\s*)(\S[\s\S]*)$/u;

const NOTE = "note";

/**
 * What is to be kept of a text: `key: value`, or “my key is value” in one of the ten languages, else a
 * note, numbered beside those that are known; one that is known already keeps its number.
 */
export function readRemembered(text: string, known: readonly Parts[]): Parts {
  const [, key, value] = PAIR.exec(text) ?? [];
  if (key !== undefined && value !== undefined) return { key: key.trim(), value: value.trim() };
  const said = readSaid(text);
  if (said !== null) return said;
  const notes = known.filter((one) => /^note(?: \d+)?$/u.test(normaliseFact(one.key)));
  const same = notes.find((one) => isSameValue(one.value, text));
  if (same !== undefined) return { key: same.key, value: text };
  const keys = new Set(notes.map((one) => normaliseFact(one.key)));
  let number = 1;
  while (keys.has(noteKey(number))) number += 1;
  return { key: noteKey(number), value: text };
}

function noteKey(number: number): string {
  return number === 1 ? NOTE : `${NOTE} ${number}`;
}
