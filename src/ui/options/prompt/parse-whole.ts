type Range = { readonly min: number; readonly max: number };

/** The whole number that was typed, grouped or not; null for nothing, `wrong` for anything else. */
export function parseWhole(typed: string, { min, max }: Range): number | null | "wrong" {
  const digits = typed.replace(/[\s.,'’_]/gu, "");
  if (digits === "") return typed.trim() === "" ? null : "wrong";
  if (!/^\d{1,9}$/.test(digits)) return "wrong";
  const value = Number(digits);
  return value < min || value > max ? "wrong" : value;
}
