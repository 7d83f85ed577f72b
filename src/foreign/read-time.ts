import type { Note } from "./note";

/** Neither product is as old. */
const EARLIEST = Date.UTC(2000, 0, 1);

/** What two clocks may differ by. */
const TOLERANCE_MS = 24 * 60 * 60 * 1_000;

/**
 * Milliseconds since 1970 from seconds (a number) or from an ISO text; null for none, and for a time
 * that cannot be, which is noted.
 */
export function readTime(value: unknown, now: number, note: Note): number | null {
  if (value === undefined || value === null) return null;
  return readMilliseconds(typeof value === "number" ? value * 1_000 : parseIso(value), now, note);
}

/** As `readTime`, from milliseconds. */
export function readMilliseconds(value: unknown, now: number, note: Note): number | null {
  if (value === undefined || value === null) return null;
  const ms = typeof value === "number" ? Math.round(value) : Number.NaN;
  if (ms >= EARLIEST && ms <= now + TOLERANCE_MS) return Math.min(ms, now);
  note("date");
  return null;
}

function parseIso(value: unknown): number {
  return typeof value === "string" ? Date.parse(value) : Number.NaN;
}
