import { formatDaysAgo, formatMonthOf, toTime } from "../words/format";

/** Under which heading of the list a time stands: today, yesterday, or its month. */
export function dateGroup(time: number, now: number): string {
  // Days of the calendar, of which one may have 23 hours.
  const days = Math.round((dayOf(now) - dayOf(time)) / 86_400_000);
  return days > 1 ? formatMonthOf(time) : formatDaysAgo(Math.max(0, days));
}

/**
 * By which time each row of the list is grouped, newest row first: its own, or that of a newer one below
 * it. The list is in the order in which conversations came here or went on, so that an old one that was
 * imported today stands among those of today.
 */
export function groupTimes(times: readonly number[]): readonly number[] {
  const grouped = [...times];
  for (let at = grouped.length - 2; at >= 0; at -= 1) {
    grouped[at] = Math.max(grouped[at] ?? 0, grouped[at + 1] ?? 0);
  }
  return grouped;
}

function dayOf(time: number): number {
  return new Date(toTime(time)).setHours(0, 0, 0, 0);
}
