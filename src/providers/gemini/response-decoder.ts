import { AppError } from "../../domain/app-error";
import type { FinishReason, Usage } from "../../domain/message";
import type { ModelEvent } from "../../domain/provider";
import type { Decoder } from "../wire/decoder";
import { cutOffError, malformedError } from "../wire/provider-error";
import { readTokens, readUsage } from "../wire/read-usage";
import { argumentsText, createToolCalls } from "../wire/tool-calls";
import {
  type GenerateResponse,
  type Part,
  parseResponse,
  type ToldUsage,
} from "./generate-response";
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

/** Google's words for an answer that is none, or is no whole one, through no fault of the person's. */
const FAILURES: ReadonlySet<string> = new Set([
  "OTHER",
  "LANGUAGE",
  "MALFORMED_FUNCTION_CALL",
  "UNEXPECTED_TOOL_CALL",
]);

/**
 * A decoder of the responses of `streamGenerateContent`, whose terminal is the first candidate's
 * `finishReason`, or the reason why the prompt was blocked.
 */
export function createResponseDecoder(host: string): Decoder {
  const calls = createToolCalls(host);
  let usage: Usage | null = null;

  function* readPart({ text, thought, functionCall }: Part): Iterable<ModelEvent> {
    if (text) yield { type: thought === true ? "thinking-delta" : "text-delta", text };
    if (!functionCall) return;
    const call = calls.count();
    yield calls.begin(functionCall);
    yield* calls.append(call, argumentsText(functionCall.args));
  }

  function* read(response: GenerateResponse): Iterable<ModelEvent> {
    usage = usageOf(response.usageMetadata) ?? usage;
    if (response.promptFeedback?.blockReason) {
      return yield { type: "finish", reason: "refusal", usage };
    }
    const first = response.candidates?.find(({ index = 0 }) => index === 0);
    for (const part of first?.content?.parts ?? []) yield* readPart(part);
    const word = first?.finishReason;
    if (word && FAILURES.has(word)) throw new AppError("provider-failed", { data: { host } });
    if (word && word !== "FINISH_REASON_UNSPECIFIED") {
      yield { type: "finish", reason: reasonOf(word, calls.count()), usage };
    }
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
    end: () => {
      throw cutOffError(host);
    },
  };
}

function reasonOf(word: string, calls: number): FinishReason {
  if (word === "MAX_TOKENS") return "length";
  if (REFUSALS.has(word)) return "refusal";
  return calls > 0 ? "tool-calls" : "stop";
}

/** Thoughts are paid like the answer, and counted apart there. */
function usageOf(told: ToldUsage | null | undefined): Usage | null {
  const said = readTokens(told?.candidatesTokenCount);
  const thought = readTokens(told?.thoughtsTokenCount);
  const reply = said === null && thought === null ? null : (said ?? 0) + (thought ?? 0);
  return readUsage(told?.promptTokenCount, reply);
}
