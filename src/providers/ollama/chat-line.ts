import * as z from "zod/mini";
import type { ErrorCode, ErrorData } from "../../domain/app-error";
import type { Usage } from "../../domain/message";
import { failureData } from "../wire/error-words";
import { parseJson } from "../wire/parse-json";
import { readUsage } from "../wire/read-usage";
import { codeOfError } from "./read-error";

export type ReportedCall = { readonly name: unknown; readonly arguments: unknown };

/** One line of `/api/chat`, as far as it matters; `null` where the line is nothing of the kind. */
export type ChatLine =
  | { readonly type: "error"; readonly code: ErrorCode; readonly data: ErrorData }
  | {
      readonly type: "said";
      readonly thinking: string;
      readonly text: string;
      readonly calls: readonly ReportedCall[];
      /** What the last line tells; null on any other. */
      readonly done: { readonly length: boolean; readonly usage: Usage | null } | null;
    };

const callSchema = z.object({
  function: z.object({ name: z.optional(z.unknown()), arguments: z.optional(z.unknown()) }),
});

// Servers that only speak like Ollama leave fields out or add their own: neither matters here.
const lineSchema = z.object({
  error: z.optional(z.unknown()),
  message: z.nullish(
    z.object({
      content: z.nullish(z.string()),
      thinking: z.nullish(z.string()),
      tool_calls: z.nullish(z.array(callSchema)),
    }),
  ),
  done: z.nullish(z.boolean()),
  done_reason: z.optional(z.unknown()),
  prompt_eval_count: z.optional(z.unknown()),
  eval_count: z.optional(z.unknown()),
});

/** The meaning of one line of NDJSON, or null where it is not JSON or not a chat answer. */
export function parseChatLine(text: string): ChatLine | null {
  const parsed = lineSchema.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { error, message, done, ...line } = parsed.data;
  if (error !== undefined && error !== null) {
    const code = codeOfError(error) ?? "provider-failed";
    return { type: "error", code, data: failureData(code, error) };
  }
  if (done !== true && !message) return null;
  const usage = () => readUsage(line.prompt_eval_count, line.eval_count);
  return {
    type: "said",
    thinking: message?.thinking ?? "",
    text: message?.content ?? "",
    calls: (message?.tool_calls ?? []).map((call) => ({
      name: call.function.name,
      arguments: call.function.arguments,
    })),
    done: done === true ? { length: line.done_reason === "length", usage: usage() } : null,
  };
}
