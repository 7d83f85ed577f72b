import { BARS, barText, type Figure, inUnit, keeps } from "./figure";

/** One line of JSON. */
export function toJsonLine({ name, value, unit, n }: Figure): string {
  return JSON.stringify({ name, value: Number(value.toPrecision(4)), unit, n });
}

/** One line of the table: name, value, the bar and whether it is kept, samples. */
export function toTableLine(figure: Figure): string {
  const { name, value, n, of } = figure;
  const bar = BARS[name] ?? {};
  const verdict = `${barText(bar, figure.unit) || "told"}${keeps(value, bar) ? "" : "  MISSED"}`;
  const line = `${name.padEnd(24)}${inUnit(figure).padStart(12)}   ${verdict.padEnd(24)}n = ${n}`;
  return of === undefined ? line : `${line} (${of})`;
}
