import { perLocale } from "../../words/format";

const short = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }),
);
const year = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: "numeric", timeZone: "UTC" }),
);

/** Of `2026-01` the month in short and the year, as they stand below a bar; both empty for no month. */
export function monthLabel(name: string): { readonly month: string; readonly year: string } {
  const time = Date.parse(`${name}-01T00:00:00Z`);
  if (Number.isNaN(time)) return { month: "", year: "" };
  return { month: short().format(time), year: year().format(time) };
}
