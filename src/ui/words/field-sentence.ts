import type { Failure } from "../../domain/app-error";
import { catalogue } from "./catalogue";
import { enFieldLimits } from "./en-field-limits";
import { formatNumber } from "./format";

/** The texts of fields beyond their limit, apart from the others: only forms load them. */
const fieldLimitWords: typeof enFieldLimits = catalogue("fieldLimits", enFieldLimits);

/** The sentence for a field that goes beyond its limit, with that limit; null for any other failure. */
export function fieldSentence({ code, data }: Failure): string | null {
  const { field, problem, limit } = data;
  if (code !== "invalid-field" || typeof limit !== "number") return null;
  const byField = own(fieldLimitWords, problem);
  const sentence = byField === null ? null : own(byField, field);
  return sentence === null ? null : sentence(formatNumber(limit));
}

function own<T>(all: Readonly<Record<string, T>>, name: unknown): T | null {
  return typeof name === "string" && Object.hasOwn(all, name) ? (all[name] ?? null) : null;
}
