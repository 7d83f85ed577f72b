/** The language of the texts; what is a word in them, as in "3 days ago", is said in it. */
export const language = "en";

/** How numbers and dates are written: as the person's browser writes them, whatever the texts' language. */
export const locale = globalThis.document === undefined ? language : navigator.language;

const number = new Intl.NumberFormat(locale);
const plain = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 });
const plural = new Intl.PluralRules(language);
const ago = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
const exactDate = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short" });

/** A number as the person writes it. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** A number as it stands in a field: ungrouped, in full. */
export function formatPlain(value: number): string {
  return plain.format(value);
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

/** A share as `34 %`; what is more than nothing and less than a hundredth as `<1 %`. */
export function formatPercent(share: number): string {
  return share > 0 && share < 0.005
    ? `<${number.format(1)} %`
    : `${number.format(Math.round(share * 100))} %`;
}

/** A number of tokens, from 1,000 on in thousands: `950`, `1.2k`, `12k`. */
export function formatTokens(tokens: number): string {
  if (tokens < 1_000) return number.format(tokens);
  const thousands = tokens / 1_000;
  return `${number.format(thousands < 9.95 ? Math.round(thousands * 10) / 10 : Math.round(thousands))}k`;
}

/** A length of time in seconds with one decimal, for what is short and measured. */
export function formatSeconds(ms: number): string {
  return `${number.format(Math.round(ms / 100) / 10)} s`;
}

/** In the mean: 365.25 / 12. */
const DAYS_OF_MONTH = 30.44;

/** How long ago something was, by the largest unit that it fills. */
export function formatAgo(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 60) return ago.format(-minutes, "minute");
  const hours = Math.round(minutes / 60);
  if (hours < 24) return ago.format(-hours, "hour");
  const days = Math.round(hours / 24);
  if (days < DAYS_OF_MONTH) return ago.format(-days, "day");
  const months = Math.round(days / DAYS_OF_MONTH);
  return months < 12 ? ago.format(-months, "month") : ago.format(-Math.round(months / 12), "year");
}
