import type { Note } from "./note";
import { readMilliseconds } from "./read-time";

/** The forms that SillyTavern wrote before ISO: `June 3, 2025 4:05pm`, `2025-06-03@15h04m33s123ms`. */
const SPOKEN = /^([A-Za-z]{3,9} \d{1,2}, \d{4}) (\d{1,2}:\d{2})\s?([ap]m)$/i;
const STAMPED = /^(\d{4})-(\d{1,2})-(\d{1,2}) ?@ ?(\d{1,2})h ?(\d{1,2})m ?(\d{1,2})s/;

/** Numbers below this are seconds. */
const FEWEST_MS = 100_000_000_000;

/** Milliseconds since 1970 of a time as SillyTavern writes one; null for one that cannot be. */
export function readTavernTime(value: unknown, now: number, note: Note): number | null {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "number") {
    return readMilliseconds(value < FEWEST_MS ? value * 1_000 : value, now, note);
  }
  return readMilliseconds(typeof value === "string" ? parse(value.trim()) : Number.NaN, now, note);
}

function parse(text: string): number {
  const spoken = SPOKEN.exec(text);
  if (spoken !== null) return Date.parse(`${spoken[1]} ${spoken[2]} ${spoken[3]}`);
  const stamped = STAMPED.exec(text);
  if (stamped === null) return Date.parse(text);
  // The time of the machine that wrote it, as far as anybody knows.
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = stamped
    .slice(1)
    .map(Number);
  return new Date(year, month - 1, day, hour, minute, second).getTime();
}
