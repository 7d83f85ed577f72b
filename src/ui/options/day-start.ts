/** The first moment of a day as a date field names it, in this place's time (ms); null for no day. */
export function dayStart(day: string): number | null {
  const [, year = "", month = "", date = ""] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === "") return null;
  const time = new Date(Number(year), Number(month) - 1, Number(date)).getTime();
  return Number.isNaN(time) ? null : time;
}
