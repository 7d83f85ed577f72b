import * as z from "zod/mini";
import type { ErrorCode } from "../../domain/app-error";
import { codeOfWords } from "../wire/error-words";
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
  const usual = CODE_BY_STATUS.get(status) ?? null;
  return (
    codeOfWords(message) ??
    (/api key/i.test(message) && usual !== "provider-model-missing" ? "provider-auth" : usual)
  );
}

const bodySchema = z.object({ error: z.unknown() });

/** What the body of a failed request to Gemini means beyond its status; null where nothing. */
export function readGeminiError(_status: number, body: string): ErrorCode | null {
  const answer = parseJson(body);
  // Without `alt=sse` everything is a list there, errors too.
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  return codeOfError(bodySchema.safeParse(first).data?.error);
}
