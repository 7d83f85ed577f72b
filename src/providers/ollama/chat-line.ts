import * as z from "zod/mini";
import type { FinishReason, Usage } from "../../domain/message";

/** One line of `/api/chat`, as far as it matters; `null` where the line is nothing of the kind. */
export type ChatLine =
  | { readonly type: "error"; readonly missing: boolean }
  | { readonly type: "delta"; readonly thinking: string; readonly text: string }
  | {
      readonly type: "done";
      readonly thinking: string;
      readonly text: string;
      readonly reason: FinishReason;
      readonly usage: Usage | null;
    };

// Servers that only speak like Ollama leave fields out or add their own: neither matters here.
const lineSchema = z.object({
  error: z.optional(z.unknown()),
  message: z.nullish(z.object({ content: z.nullish(z.string()), thinking: z.nullish(z.string()) })),
  done: z.nullish(z.boolean()),
  done_reason: z.optional(z.unknown()),
  prompt_eval_count: z.optional(z.unknown()),
  eval_count: z.optional(z.unknown()),
});
type Line = z.infer<typeof lineSchema>;

/** More tokens than any model holds: a count above it is a server's mistake. */
const MAX_PLAUSIBLE_TOKENS = 100_000_000;

const tokensSchema = z.catch(
  z.nullable(z.int().check(z.nonnegative(), z.lte(MAX_PLAUSIBLE_TOKENS))),
  null,
);

/** The meaning of one line of NDJSON, or null where it is not JSON or not a chat answer. */
export function parseChatLine(text: string): ChatLine | null {
  const parsed = lineSchema.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const line = parsed.data;
  if (line.error !== undefined && line.error !== null) {
    return { type: "error", missing: /not found/i.test(String(line.error)) };
  }
  if (line.done !== true && !line.message) return null;
  const said = { thinking: line.message?.thinking ?? "", text: line.message?.content ?? "" };
  if (line.done !== true) return { type: "delta", ...said };
  const reason = line.done_reason === "length" ? "length" : "stop";
  return { type: "done", ...said, reason, usage: toUsage(line) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toUsage(line: Line): Usage | null {
  const promptTokens = tokensSchema.parse(line.prompt_eval_count);
  const replyTokens = tokensSchema.parse(line.eval_count);
  return promptTokens === null && replyTokens === null ? null : { promptTokens, replyTokens };
}
