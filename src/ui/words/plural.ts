import { formatNumber } from "./format";

/** The plural forms that each language of the product has for whole numbers. */
type Categories = {
  readonly ar: "zero" | "one" | "two" | "few" | "many" | "other";
  readonly de: "one" | "other";
  readonly es: "one" | "many" | "other";
  readonly fr: "one" | "many" | "other";
  readonly ja: "other";
  readonly ko: "other";
  readonly pt: "one" | "many" | "other";
  readonly ru: "one" | "few" | "many" | "other";
  readonly zh: "other";
};

/** A text for each of a language's plural forms; `#` stands for the number. */
export type PluralForms<L extends keyof Categories> = Readonly<Record<Categories[L], string>>;

/** Of a language: gives the text for a number, with the number written into it. */
export function createPlural<L extends keyof Categories>(
  language: L,
): (value: number, forms: PluralForms<L>) => string {
  const rules = new Intl.PluralRules(language);
  return (value, forms) => {
    const texts: Readonly<Record<string, string>> = forms;
    return (texts[rules.select(value)] ?? texts.other ?? "").replaceAll("#", formatNumber(value));
  };
}
