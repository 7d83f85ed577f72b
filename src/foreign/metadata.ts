import { type ImportedMessage, MAX_METADATA_TEXT } from "../domain/imported";
import type { Note } from "./note";
import { type Fields, own } from "./own-fields";

/** What is told beside one message; more is no note of somebody's, and is counted. */
const MAX_ENTRIES = 50;
const MAX_KEY = 100;

/** What our own rows say there of themselves. */
const OWN_KEYS: ReadonlySet<string> = new Set(["importId"]);

/** The texts that a file tells beside a message, by their names; undefined where there are none. */
export function readMetadata(
  fields: Fields | null,
  { note, without = [] }: { readonly note: Note; readonly without?: readonly string[] },
): ImportedMessage["metadata"] {
  const found: (readonly [string, string])[] = [];
  for (const name of Object.keys(fields ?? {})) {
    if (OWN_KEYS.has(name) || without.includes(name)) continue;
    const value = fields === null ? undefined : own(fields, name);
    const fits = typeof value === "string" && value.length <= MAX_METADATA_TEXT;
    const isNamed = name !== "" && name.length <= MAX_KEY && name !== "__proto__";
    if (fits && isNamed && found.length < MAX_ENTRIES) found.push([name, value]);
    else note("unknown");
  }
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** What a message tells beside itself, to be written; undefined where that is nothing. */
export function exportedMetadata(
  metadata: Readonly<Record<string, string>> | null,
): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(metadata ?? {}).filter(([name]) => !OWN_KEYS.has(name));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
