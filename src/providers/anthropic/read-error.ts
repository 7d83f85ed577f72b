import * as z from "zod/mini";
import type { ErrorCode } from "../../domain/app-error";
import { codeOfWords } from "../wire/error-words";
import { parseJson } from "../wire/parse-json";

const CODE_BY_TYPE: ReadonlyMap<string, ErrorCode> = new Map([
  ["authentication_error", "provider-auth"],
  ["billing_error", "provider-no-credit"],
  ["permission_error", "provider-forbidden"],
  ["not_found_error", "provider-model-missing"],
  ["request_too_large", "provider-too-long"],
  ["rate_limit_error", "provider-rate-limited"],
  ["overloaded_error", "provider-overloaded"],
  ["api_error", "provider-failed"],
]);

const errorSchema = z.object({ type: z.string(), message: z.catch(z.string(), "") });

/** What an error of Anthropic's (`{type, message}`) means; null where it tells nothing. */
export function codeOfError(error: unknown): ErrorCode | null {
  const parsed = errorSchema.safeParse(error);
  if (!parsed.success) return null;
  const { type, message } = parsed.data;
  // One type for whatever is wrong with a request or an account: only its words tell these apart.
  return codeOfWords(message) ?? CODE_BY_TYPE.get(type) ?? null;
}

const bodySchema = z.object({ error: z.unknown() });

/** What the body of a failed request to Anthropic means beyond its status; null where nothing. */
export function readAnthropicError(_status: number, body: string): ErrorCode | null {
  return codeOfError(bodySchema.safeParse(parseJson(body)).data?.error);
}
