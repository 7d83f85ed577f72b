import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import type { FinishReason, Usage } from "../../domain/message";
import type { ModelEvent } from "../../domain/provider";
import type { Decoder } from "../wire/decoder";
import { parseJson } from "../wire/parse-json";
import { cutOffError, malformedError } from "../wire/provider-error";
import { readTokens, readUsage } from "../wire/read-usage";
import { argumentsText, createToolCalls } from "../wire/tool-calls";
import { codeOfError } from "./read-error";

/** Google's words for an answer that was held back. */
const REFUSALS: ReadonlySet<string> = new Set([
  "SAFETY",
  "RECITATION",
  "PROHIBITED_CONTENT",
  "BLOCKLIST",
  "SPII",
  "MODEL_ARMOR",
  "IMAGE_SAFETY",
  "IMAGE_PROHIBITED_CONTENT",
  "IMAGE_RECITATION",
]);

/** A tool was asked for in a form that cannot be read, or one that nobody offered. */
const BAD_CALLS: ReadonlySet<string> = new Set([
  "MALFORMED_FUNCTION_CALL",
  "UNEXPECTED_TOOL_CALL",
  "TOO_MANY_TOOL_CALLS",
]);

/** The one word for an answer that is whole. */
const WHOLE = "STOP";

const TOO_LONG = "MAX_TOKENS";

/** What proxies that translate leave of other makers' words. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ["LENGTH", TOO_LONG],
  ["TOOL_CALLS", WHOLE],
  ["FUNCTION_CALL", WHOLE],
  ["END_TURN", WHOLE],
  ["CONTENT_FILTER", "SAFETY"],
]);

/** Not told yet, or told as nothing. */
const NO_REASON = "FINISH_REASON_UNSPECIFIED";

/** Stands for a prompt that was blocked, whatever reason is given. */
const BLOCKED = "SAFETY";

/**
 * A decoder of the responses of `streamGenerateContent`. Older models and translating proxies tell
 * a `finishReason` with every response, so it counts, with the usage, once the bytes have ended; the
 * last one that says more than `STOP` wins.
 */
export function createResponseDecoder(host: string): Decoder {
  const calls = createToolCalls(host);
  let usage: Usage | null = null;
  let word: string | null = null;

  function* readPart({
    text,
    thought,
    functionCall,
    thoughtSignature,
  }: Part): Iterable<ModelEvent> {
    if (text) yield { type: thought === true ? "thinking-delta" : "text-delta", text };
    if (!functionCall) return;
    const call = calls.count();
    yield calls.begin({ ...functionCall, signature: thoughtSignature });
    yield* calls.append(call, argumentsText(functionCall.args));
  }

  const hear = (reason: string | null | undefined) => {
    const said = reason?.toUpperCase();
    if (!said || said === NO_REASON) return;
    const heard = FOREIGN.get(said) ?? said;
    if (word === null || word === WHOLE || heard !== WHOLE) word = heard;
  };

  function* read(response: GenerateResponse): Iterable<ModelEvent> {
    usage = usageOf(response.usageMetadata) ?? usage;
    const first = response.candidates?.find(({ index = 0 }) => index === 0);
    for (const part of first?.content?.parts ?? []) yield* readPart(part);
    hear(first?.finishReason);
    if (response.promptFeedback?.blockReason) hear(BLOCKED);
  }

  return {
    push: function* (data) {
      const response = parseResponse(data);
      if (response === null) throw malformedError(host);
      if (response.error !== undefined && response.error !== null) {
        throw new AppError(codeOfError(response.error) ?? "provider-failed", { data: { host } });
      }
      yield* read(response);
    },
    mayEnd: () => word !== null,
    end: function* () {
      if (word === null) throw cutOffError(host);
      const reason = reasonOf(word, calls.count());
      if (reason === null) throw failure(word, host);
      yield { type: "finish", reason, usage };
    },
  };
}

function failure(word: string, host: string): AppError {
  const data = BAD_CALLS.has(word) ? { host, reason: "call" } : { host };
  return new AppError("provider-failed", { data });
}

/** Null where the answer is none, or is no whole one: every word of Google's but those says so, newer ones too. */
function reasonOf(word: string, calls: number): FinishReason | null {
  if (word === TOO_LONG) return "length";
  if (REFUSALS.has(word)) return "refusal";
  if (word !== WHOLE) return null;
  return calls > 0 ? "tool-calls" : "stop";
}

/** Thoughts are paid like the answer, and counted apart there. */
function usageOf(usage: ReportedUsage | null | undefined): Usage | null {
  const said = readTokens(usage?.candidatesTokenCount);
  const thought = readTokens(usage?.thoughtsTokenCount);
  const reply = said === null && thought === null ? null : (said ?? 0) + (thought ?? 0);
  return readUsage(usage?.promptTokenCount, reply);
}

const partSchema = z.object({
  text: z.nullish(z.string()),
  /** Whether the text is a summary of what the model thought. */
  thought: z.nullish(z.boolean()),
  /** To be told again with the call that it comes with. */
  thoughtSignature: z.optional(z.unknown()),
  functionCall: z.nullish(
    z.object({
      id: z.optional(z.unknown()),
      name: z.optional(z.unknown()),
      args: z.optional(z.unknown()),
    }),
  ),
});
type Part = z.infer<typeof partSchema>;

const candidateSchema = z.object({
  index: z.optional(z.unknown()),
  content: z.nullish(z.object({ parts: z.nullish(z.array(partSchema)) })),
  finishReason: z.nullish(z.string()),
});

const usageSchema = z.object({
  promptTokenCount: z.optional(z.unknown()),
  candidatesTokenCount: z.optional(z.unknown()),
  thoughtsTokenCount: z.optional(z.unknown()),
});
type ReportedUsage = z.infer<typeof usageSchema>;

const responseSchema = z.object({
  error: z.optional(z.unknown()),
  candidates: z.nullish(z.array(candidateSchema)),
  promptFeedback: z.nullish(z.object({ blockReason: z.nullish(z.string()) })),
  usageMetadata: z.nullish(usageSchema),
});
type GenerateResponse = z.infer<typeof responseSchema>;

/** One GenerateContentResponse as far as it matters; null where it is nothing of the kind. */
function parseResponse(data: string): GenerateResponse | null {
  return responseSchema.safeParse(parseJson(data)).data ?? null;
}
