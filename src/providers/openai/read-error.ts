import * as z from "zod/mini";
import { AppError, type ErrorCode } from "../../domain/app-error";
import { codeOfError } from "../wire/error-words";
import { parseJson } from "../wire/parse-json";
import { codeOfStatus } from "../wire/provider-error";
import { toldError } from "../wire/told-error";

/** Alibaba frames the body of a refusal as an event, whatever it calls it. */
const FRAMED = /^data:(.*)$/m;

/** What an error body of an OpenAI-compatible server means beyond its status; null for nothing. */
export function readOpenaiError(status: number, body: string): ErrorCode | null {
  const told = parseJson(body) ?? parseJson(FRAMED.exec(body)?.[1] ?? "");
  const code = codeOfError(status < 400 ? toldError(told) : told);
  // A request that is over a limit by itself is told by some as the limit that it is over.
  return status === 413 && (code === null || code === "provider-rate-limited")
    ? "provider-too-long"
    : code;
}

const errorSchema = z.object({ code: z.optional(z.unknown()) });

/** An error inside a stream: told by its words, by the status it names, or `provider-failed`. */
export function streamError(host: string, error: unknown): AppError {
  const parsed = errorSchema.safeParse(error);
  const status = parsed.success ? Number(parsed.data.code) : Number.NaN;
  const usual = status >= 400 ? codeOfStatus(status) : "provider-failed";
  return new AppError(codeOfError(error) ?? usual, { data: { host } });
}
