import { type Fact, MAX_FACT_KEY, MAX_FACT_VALUE } from "./fact";
import { toInvalidField } from "./field-problem";
import { withoutHidden } from "./hidden-characters";

/** A key or a value as it is kept: one line, without what nobody sees. */
export function factLine(text: string): string {
  return withoutHidden(text.replace(/\s+/gu, " ")).trim();
}

/** A fact as models are told it. */
export function promptLine({ key, value }: Pick<Fact, "key" | "value">): string {
  return `- ${factLine(key)}: ${factLine(value)}`;
}

/**
 * Whether models are told a fact: none that waits, and in a context that does not remember only what the
 * person has written or approved.
 */
export function isIncluded({ state, confidence }: Fact, remembers: boolean): boolean {
  return state === "kept" && (remembers || confidence === 1);
}

/** Whether a fact is silent for no other reason than that its context does not remember. */
export function isNotRemembered(fact: Fact, remembers: boolean): boolean {
  return isIncluded(fact, true) && !isIncluded(fact, remembers);
}

/** What two keys have in common that are the same one: case, blanks, `_` and `-` do not tell them apart. */
export function normaliseFact(text: string): string {
  return factLine(text.normalize("NFKC"))
    .toLowerCase()
    .replace(/[\s_-]+/gu, " ")
    .trim();
}

/** Whether two values of a key say the same. */
export function isSameValue(left: string, right: string): boolean {
  return normaliseFact(left) === normaliseFact(right);
}

/** A fact as the person has written it, ready to be kept; `invalid-field` where a part is empty or too long. */
export function checkFact({
  key,
  value,
}: Pick<Fact, "key" | "value">): Pick<Fact, "key" | "value"> {
  return {
    key: checkPart("key", key, MAX_FACT_KEY),
    value: checkPart("value", value, MAX_FACT_VALUE),
  };
}

function checkPart(field: "key" | "value", text: string, limit: number): string {
  const line = factLine(text);
  if (normaliseFact(line) === "") throw toInvalidField({ field, problem: "empty" });
  if (line.length > limit) throw toInvalidField({ field, problem: "too-long", limit });
  return line;
}
