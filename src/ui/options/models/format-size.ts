import { currentLanguage } from "../../words/language";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A size as `4.1 GB`, by the largest unit of a thousand that it fills. */
export function formatSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const at = Math.min(UNITS.length - 1, Math.max(0, power));
  const value = bytes / 1_000 ** at;
  const format = new Intl.NumberFormat(currentLanguage().locale, {
    style: "unit",
    unit: UNITS[at] ?? "byte",
    unitDisplay: at === 0 ? "long" : "short",
    maximumFractionDigits: value < 10 && at > 0 ? 1 : 0,
  });
  return format.format(value);
}
