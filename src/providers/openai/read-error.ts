import * as z from "zod/mini";
import type { ErrorCode } from "../../domain/app-error";
import { parseJson } from "../wire/parse-json";
import { codeOfStatus } from "../wire/provider-error";

const errorSchema = z.object({
  code: z.optional(z.unknown()),
  type: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
});

const wrappedSchema = z.object({ error: z.unknown() });

/**
 * What the known codes, types and phrases mean; the first that fits counts. Codes are OpenAI's, the
 * phrases are those of servers that have no code for it. None of the words go any further.
 */
const MEANINGS: readonly (readonly [RegExp, ErrorCode])[] = [
  [
    /insufficient_quota|insufficient_credits|insufficient balance|billing|credit balance/i,
    "provider-no-credit",
  ],
  [
    /context_length_exceeded|exceed_context_size|string_above_max_length|context (length|size|window)|prompt is too long|too many tokens/i,
    "provider-too-long",
  ],
  [
    /model_not_found|model_decommissioned|invalid_model|model not exist|model\b.{0,200} (not found|does not exist)/i,
    "provider-model-missing",
  ],
  [
    /invalid_api_key|authentication|invalid_auth|api_key_invalid|(incorrect|invalid) api key|api key not valid/i,
    "provider-auth",
  ],
  [/overloaded|unavailable_error|server_busy|insufficient_system_resource/i, "provider-overloaded"],
  [/rate_limit|too_many_requests/i, "provider-rate-limited"],
];

/** What an error body of an OpenAI-compatible server means beyond its status; null for nothing. */
export function readOpenaiError(status: number, body: string): ErrorCode | null {
  // A request that is over a limit by itself is told by some as the limit that it is over.
  if (status === 413) return "provider-too-long";
  const answer = parseJson(body);
  // Google's compatible server tells its errors in an array.
  const told: unknown = Array.isArray(answer) ? answer[0] : answer;
  const wrapped = wrappedSchema.safeParse(told);
  return meaningOf(wrapped.success ? wrapped.data.error : told);
}

/** What an error inside a stream means: by its words, by the status it names, or `provider-failed`. */
export function codeOfStreamError(error: unknown): ErrorCode {
  const parsed = errorSchema.safeParse(error);
  const status = parsed.success ? Number(parsed.data.code) : Number.NaN;
  return meaningOf(error) ?? (status >= 400 ? codeOfStatus(status) : "provider-failed");
}

function meaningOf(error: unknown): ErrorCode | null {
  const parsed = errorSchema.safeParse(typeof error === "string" ? { message: error } : error);
  if (!parsed.success) return null;
  const { code, type, message } = parsed.data;
  // Code and type are made to be read by programs: they come before any phrase.
  for (const words of [code, type, message]) {
    const text = typeof words === "string" ? words : "";
    const found = MEANINGS.find(([pattern]) => pattern.test(text));
    if (found !== undefined) return found[1];
  }
  return null;
}
