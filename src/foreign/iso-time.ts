import { LATEST_TIME } from "../domain/time";

/** A time in milliseconds since 1970 as ISO 8601 in UTC; null for one that has no such form. */
export function toIso(ms: number): string | null {
  return ms >= Date.UTC(0, 0, 1) && ms <= LATEST_TIME ? new Date(ms).toISOString() : null;
}

/** Its day and minute, as `2025-08-24 16:36`; empty for one that has no such form. */
export function toMinute(ms: number): string {
  return toIso(ms)?.slice(0, 16).replace("T", " ") ?? "";
}
