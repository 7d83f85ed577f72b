import { BARS, type Bar, type Figure, keeps } from "./figure";

/** One line of JSON. */
export function toJsonLine({ name, value, unit, n }: Figure): string {
  return JSON.stringify({ name, value: Number(value.toPrecision(4)), unit, n });
}

/** One line of the table: name, value, the bar and whether it is kept, samples. */
export function toTableLine(figure: Figure): string {
  const { name, value, n, of } = figure;
  const bar = BARS[name];
  const verdict = bar === undefined ? "told" : barText(bar, figure, keeps(value, bar));
  const line = `${name.padEnd(24)}${inUnit(figure).padStart(12)}   ${verdict.padEnd(24)}n = ${n}`;
  return of === undefined ? line : `${line} (${of})`;
}

function barText({ least, most }: Bar, figure: Figure, kept: boolean): string {
  const from = least === undefined ? "" : `≥ ${inUnit({ ...figure, value: least })}`;
  const to = most === undefined ? "" : `≤ ${inUnit({ ...figure, value: most })}`;
  return `${[from, to].filter(Boolean).join(", ")}${kept ? "" : "  MISSED"}`;
}

function inUnit({ value, unit }: Figure): string {
  if (unit === "ratio") return `${value.toFixed(2)} ×`;
  if (unit === "bytes") return `${(value / 1_000).toFixed(1)} KB`;
  if (unit === "ms") return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
  return `${value.toFixed(0)} ${unit}`;
}
