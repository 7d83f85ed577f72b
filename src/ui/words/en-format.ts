export const locale = "en";

const number = new Intl.NumberFormat(locale);
const plural = new Intl.PluralRules(locale);
const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
const exactDate = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short" });

/** A number as the person writes it. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** A number with its noun, as `1 row` or `2 rows`. */
export function countOf(value: number, one: string, many: string): string {
  return `${number.format(value)} ${plural.select(value) === "one" ? one : many}`;
}

/** A length of time in seconds, or in minutes and seconds from one minute on; at least a second. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 60
    ? `${number.format(seconds)} s`
    : `${number.format(Math.floor(seconds / 60))} min ${number.format(seconds % 60)} s`;
}

/** The day of a time in milliseconds since 1970. */
export function formatDate(time: number): string {
  return date.format(time);
}

/** Day and minute of a time in milliseconds since 1970. */
export function formatExactDate(time: number): string {
  return exactDate.format(time);
}
