import { createPlural } from "../plural";

const choose = createPlural("ru");

/** A text for a number, in Russian: as of 1, of 2 (and of a fraction), of 5. */
export function plural(value: number, one: string, few: string, many: string): string {
  return choose(value, { one, few, many, other: few });
}
