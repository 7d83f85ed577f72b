import type { ErrorCode } from "../../domain/app-error";
import { codeOfError } from "../wire/error-words";
import { parseJson } from "../wire/parse-json";
import { errorIn } from "../wire/payload-error";

/** Alibaba frames the body of a refusal as an event, whatever it calls it. */
const FRAMED = /^data:(.*)$/m;

/** What an error body of an OpenAI-compatible server means beyond its status; null for nothing. */
export function readOpenaiError(status: number, body: string): ErrorCode | null {
  const payload = parseJson(body) ?? parseJson(FRAMED.exec(body)?.[1] ?? "");
  const code = codeOfError(status < 400 ? errorIn(payload) : payload);
  // A request that is over a limit by itself is told by some as the limit that it is over.
  return status === 413 && (code === null || code === "provider-rate-limited")
    ? "provider-too-long"
    : code;
}
