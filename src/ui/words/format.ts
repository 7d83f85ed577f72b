import { currentLanguage, ENGLISH } from "./language";

/** What is made once for how numbers and dates are written at present, and anew after that changed. */
export function perLocale<T>(make: (locale: string) => T): () => T {
  return once(make, () => currentLanguage().locale);
}

/** What is made once for the language of the texts, and anew after that changed. */
export function perLanguage<T>(make: (language: string) => T): () => T {
  return once(make, () => currentLanguage().language);
}

function once<T>(make: (tag: string) => T, read: () => string): () => T {
  let made: { readonly tag: string; readonly value: T } | null = null;
  return () => {
    const tag = read();
    if (made?.tag !== tag) made = { tag, value: make(tag) };
    return made.value;
  };
}

function perUnit(unit: string, digits: number): () => Intl.NumberFormat {
  const options = {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: digits,
  } as const;
  return perLocale((locale) => new Intl.NumberFormat(locale, options));
}

function money(least: number, most: number): () => Intl.NumberFormat {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  return perLocale(
    (locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "USD", ...digits }),
  );
}

const number = perLocale((locale) => new Intl.NumberFormat(locale));
const plain = perLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 }),
);
const percent = perLocale((locale) => new Intl.NumberFormat(locale, { style: "percent" }));
const compact = perLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 }),
);
const round = perLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 0 }),
);
const date = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium" }));
const exactDate = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short" }),
);
const dollars = money(2, 2);
const cents = money(2, 4);
const month = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
);
const monthHere = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric" }),
);
const seconds = perUnit("second", 1);
const minutes = perUnit("minute", 0);
const milliseconds = perUnit("millisecond", 0);
// What is a word, as in "3 days ago", is said in the language of the texts, with the person's digits.
const relative = (numeric: "auto" | "always") =>
  once(
    (tag) => new Intl.RelativeTimeFormat(tag, { numeric }),
    () => `${currentLanguage().language}-u-nu-${number().resolvedOptions().numberingSystem}`,
  );
const ago = relative("auto");
// "Yesterday" and "last month" are the calendar's: a length of time says neither.
const agoInNumbers = relative("always");
const either = perLanguage((language) => new Intl.ListFormat(language, { type: "disjunction" }));
const english = new Intl.PluralRules(ENGLISH);

/** A number as the person writes it. */
export function formatNumber(value: number): string {
  return number().format(value);
}

/** A number as it stands in a field: ungrouped, in full. */
export function formatPlain(value: number): string {
  return plain().format(value);
}

/** A number with its English noun, as `1 row` or `2 rows`. */
export function countOf(value: number, one: string, many: string): string {
  return `${formatNumber(value)} ${english.select(value) === "one" ? one : many}`;
}

/** A length of time in seconds, or in minutes and seconds from one minute on; at least a second. */
export function formatDuration(ms: number): string {
  const all = Math.max(1, Math.round(ms / 1000));
  return all < 60
    ? seconds().format(all)
    : `${minutes().format(Math.floor(all / 60))} ${seconds().format(all % 60)}`;
}

/** A length of time in milliseconds. */
export function formatMilliseconds(ms: number): string {
  return milliseconds().format(ms);
}

const LATEST = Date.UTC(9999, 11, 31);

/**
 * A stored time within what calendars know: a backup may bring any whole number, and beyond some
 * 275,000 years nothing can be drawn of one.
 */
export function toTime(stored: number): number {
  return Math.min(Math.max(stored, -LATEST), LATEST);
}

/** A time in milliseconds since 1970 as ISO 8601, for elements that tell it to programs. */
export function formatIso(time: number): string {
  return new Date(toTime(time)).toISOString();
}

/** The day of a time in milliseconds since 1970. */
export function formatDate(time: number): string {
  return date().format(toTime(time));
}

/** Day and minute of a time in milliseconds since 1970. */
export function formatExactDate(time: number): string {
  return exactDate().format(toTime(time));
}

/** A share as `34%`; what is more than nothing and less than a hundredth as `<1%`. */
export function formatPercent(share: number): string {
  return share > 0 && share < 0.005 ? `<${percent().format(0.01)}` : percent().format(share);
}

/** A number of tokens, from 1,000 on in short: `950`, `1.2k`, `12k`. */
export function formatTokens(tokens: number): string {
  if (tokens < 1_000) return formatNumber(tokens);
  const short = (tokens < 9_950 ? compact() : round()).format(tokens);
  // Of thousands, English writes a small letter in print.
  return currentLanguage().language === ENGLISH ? short.replace(/K$/, "k") : short;
}

/** A length of time in seconds with one decimal, for what is short and measured. */
export function formatSeconds(ms: number): string {
  return seconds().format(ms / 1000);
}

/** In the mean: 365.25 / 12. */
const DAYS_OF_MONTH = 30.44;

/** How long ago something was, by the largest unit that it fills. */
export function formatAgo(ms: number): string {
  const past = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    (value === 0 ? ago() : agoInNumbers()).format(-value, unit);
  const minutesAgo = Math.max(0, Math.round(ms / 60_000));
  if (minutesAgo < 60) return past(minutesAgo, "minute");
  const hours = Math.round(minutesAgo / 60);
  if (hours < 24) return past(hours, "hour");
  const days = Math.round(hours / 24);
  if (days < DAYS_OF_MONTH) return past(days, "day");
  const months = Math.round(days / DAYS_OF_MONTH);
  return months < 12 ? past(months, "month") : past(Math.round(months / 12), "year");
}

/** `today`, `yesterday`, or how many days ago, by days of the calendar. */
export function formatDaysAgo(days: number): string {
  return ago().format(-days, "day");
}

/** The month that a time lies in, here: `March 2026`. */
export function formatMonthOf(time: number): string {
  return monthHere().format(toTime(time));
}

/** US dollars to the cent, to the hundredth of a cent below one dollar; less than that as so. */
export function formatCost(cost: number): string {
  if (cost > 0 && cost < 0.0001) return `<${cents().format(0.0001)}`;
  return (cost < 1 ? cents() : dollars()).format(cost);
}

/** A price in US dollars, to the hundredth of a cent: that is what small models cost. */
export function formatPrice(price: number): string {
  return cents().format(price);
}

/** `2026-01` as a person says it; anything else as it is. */
export function formatMonth(name: string): string {
  const time = Date.parse(`${name}-01T00:00:00Z`);
  return Number.isNaN(time) ? name : month().format(time);
}

/** Some of several things: `a, b, or c`. */
export function formatEither(things: readonly string[]): string {
  return either().format(things);
}

/** A language by its own name, as `Deutsch`; its code where the browser knows no name. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return `${name.charAt(0).toLocaleUpperCase(code)}${name.slice(1)}`;
}
