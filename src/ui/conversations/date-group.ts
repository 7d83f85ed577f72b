import { formatDaysAgo, formatMonthOf } from "../words/format";

/** Under which heading of the list a time stands: today, yesterday, or its month. */
export function dateGroup(time: number, now: number): string {
  // Days of the calendar, of which one may have 23 hours.
  const days = Math.round((dayOf(now) - dayOf(time)) / 86_400_000);
  return days > 1 ? formatMonthOf(time) : formatDaysAgo(Math.max(0, days));
}

function dayOf(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
