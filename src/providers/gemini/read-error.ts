import * as z from "zod/mini";
import type { ErrorCode } from "../../domain/app-error";
import { parseJson } from "../wire/parse-json";

const CODE_BY_STATUS: ReadonlyMap<string, ErrorCode> = new Map([
  ["UNAUTHENTICATED", "provider-auth"],
  ["PERMISSION_DENIED", "provider-forbidden"],
  ["NOT_FOUND", "provider-model-missing"],
  ["RESOURCE_EXHAUSTED", "provider-rate-limited"],
  ["UNAVAILABLE", "provider-overloaded"],
  ["INTERNAL", "provider-failed"],
  ["DEADLINE_EXCEEDED", "provider-failed"],
]);

// What Google says in words only, under statuses that mean many things.
const CODE_BY_WORDS: readonly (readonly [RegExp, ErrorCode])[] = [
  [/exceeds the maximum number of tokens/i, "provider-too-long"],
  [/credits are depleted|enable billing/i, "provider-no-credit"],
  [/api key/i, "provider-auth"],
];

const WORDY: ReadonlySet<string> = new Set([
  "INVALID_ARGUMENT",
  "FAILED_PRECONDITION",
  "PERMISSION_DENIED",
  "RESOURCE_EXHAUSTED",
]);

const errorSchema = z.object({
  status: z.catch(z.string(), ""),
  message: z.catch(z.string(), ""),
  details: z.catch(z.array(z.object({ reason: z.catch(z.string(), "") })), []),
});

/** What an error of Google's (`{status, message, details}`) means; null where it tells nothing. */
export function codeOfError(error: unknown): ErrorCode | null {
  const parsed = errorSchema.safeParse(error);
  if (!parsed.success) return null;
  const { status, message, details } = parsed.data;
  if (details.some(({ reason }) => reason === "API_KEY_INVALID")) return "provider-auth";
  const told = WORDY.has(status) ? CODE_BY_WORDS.find(([words]) => words.test(message)) : undefined;
  return told?.[1] ?? CODE_BY_STATUS.get(status) ?? null;
}

const bodySchema = z.object({ error: z.unknown() });

/** What the body of a failed request to Gemini means beyond its status; null where nothing. */
export function readGeminiError(_status: number, body: string): ErrorCode | null {
  const answer = parseJson(body);
  // Without `alt=sse` everything is a list there, errors too.
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  return codeOfError(bodySchema.safeParse(first).data?.error);
}
