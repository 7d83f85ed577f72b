import { asciiDigits } from "./ascii-digits";

type Range = { readonly min: number; readonly max: number };

/** Digits, or groups of three with one and the same separator between them. */
const WHOLE = /^(?:\d+|\d{1,3}(?<separator>[\s.,'’_٬])\d{3}(?:\k<separator>\d{3})*)$/u;

/** The whole number that was typed, grouped or not; null for nothing, `wrong` for anything else. */
export function parseWhole(typed: string, { min, max }: Range): number | null | "wrong" {
  const text = asciiDigits(typed.trim());
  if (text === "") return null;
  // A longer one is beyond every range, and not a number that can be compared exactly.
  if (text.length > 20 || !WHOLE.test(text)) return "wrong";
  const value = Number(text.replace(/\D/gu, ""));
  return value < min || value > max ? "wrong" : value;
}
