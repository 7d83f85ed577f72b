import { AppError } from "../../domain/app-error";
import type { FinishReason, Usage } from "../../domain/message";
import type { ModelEvent } from "../../domain/provider";
import type { Decoder } from "../wire/decoder";
import { parseJson } from "../wire/parse-json";
import { cutOffError, malformedError } from "../wire/provider-error";
import { createThinkSplitter } from "../wire/think-splitter";
import { createCallBook } from "./call-book";
import {
  type ChatChunk,
  type ChatDelta,
  parseBehindTear,
  parseChatChunk,
  type ToldCall,
} from "./chat-chunk";
import { codeOfStreamError } from "./read-error";
import { readSaid } from "./said-text";
import { createSourceBook } from "./source-book";
import { usageOf } from "./usage-of";

const TERMINAL = "[DONE]";

/** The one call that a reply could ask for before there were several. */
const OLD_CALL_INDEX = "function_call";

/** `error` is no end: the server broke off. */
const ENDINGS: ReadonlyMap<string, FinishReason | "error"> = new Map([
  ["length", "length"],
  ["max_tokens", "length"],
  ["model_length", "length"],
  ["model_context_window_exceeded", "length"],
  ["content_filter", "refusal"],
  ["refusal", "refusal"],
  ["sensitive", "refusal"],
  ["tool_calls", "tool-calls"],
  ["function_call", "tool-calls"],
  ["error", "error"],
  ["network_error", "error"],
  ["network-error", "error"],
  ["insufficient_system_resource", "error"],
]);

/** A decoder of chat completion chunks: the terminal is `[DONE]`, or the end after a finish reason. */
export function createChatDecoder(host: string): Decoder {
  const splitter = createThinkSplitter();
  const calls = createCallBook(host);
  const ending = createEnding(host);
  const sources = createSourceBook();
  let hasSaid = false;
  /** Whether anything was said or called: what is begun anew behind that would say it twice. */
  let hasBegun = false;
  let usage: Usage | null = null;

  function* readCall(piece: ToldCall): Iterable<ModelEvent> {
    yield* splitter.flush();
    yield* calls.read(piece);
  }

  function* readDelta(delta: ChatDelta): Iterable<ModelEvent> {
    const said = readSaid(delta);
    if (said === null) throw malformedError(host);
    hasBegun ||= said.thinking !== "" || said.text !== "" || (delta.tool_calls ?? []).length > 0;
    if (said.thinking !== "") yield { type: "thinking-delta", text: said.thinking };
    if (said.text !== "") yield* splitter.push(said.text);
    if (typeof delta.refusal === "string" && delta.refusal !== "") {
      ending.refuse();
      yield* splitter.flush();
      yield { type: "text-delta", text: delta.refusal };
    }
    yield* sources.read(delta.annotations);
    for (const piece of delta.tool_calls ?? []) yield* readCall(piece);
    if (delta.function_call) {
      yield* readCall({ index: OLD_CALL_INDEX, function: delta.function_call });
    }
  }

  function* readChunk(chunk: ChatChunk): Iterable<ModelEvent> {
    // Only one answer is ever asked for; a server that gives several is read for its first.
    const choice = chunk.choices?.find(({ index }) => index === 0 || index == null);
    const delta = choice?.delta ?? (hasSaid ? null : choice?.message);
    hasSaid ||= choice?.delta != null;
    yield* sources.read(chunk.citations, chunk.search_results);
    if (delta) yield* readDelta(delta);
    if (chunk.usage) usage = usageOf(chunk.usage);
    failFor(host, chunk.error ?? choice?.error);
    ending.read(choice?.finish_reason, choice?.native_finish_reason);
  }

  function* readTorn(data: string): Iterable<ModelEvent> {
    const chunk = parseBehindTear(data);
    if (chunk === null) throw malformedError(host);
    if (hasBegun) {
      yield* splitter.flush();
      throw cutOffError(host);
    }
    yield* readChunk(chunk);
  }

  function* finish(): Iterable<ModelEvent> {
    yield* splitter.flush();
    yield* calls.end();
    yield { type: "finish", reason: ending.reason(calls.count()), usage };
  }

  return {
    push: function* (data, event) {
      if (data.trim() === "") return;
      if (data.trim() === TERMINAL) return yield* finish();
      const chunk = parseChatChunk(data);
      if (event === "error") throw brokenOff(host, chunk?.error ?? parseJson(data));
      if (chunk !== null) yield* readChunk(chunk);
      // Events that have a name of their own are none of ours, whatever stands in them.
      else if (event === undefined || event === "message") yield* readTorn(data);
    },
    end: function* () {
      if (ending.isTold()) return yield* finish();
      yield* splitter.flush();
      throw cutOffError(host);
    },
  };
}

function endingOf(reason: unknown): FinishReason | "error" | undefined {
  return typeof reason === "string" ? ENDINGS.get(reason.toLowerCase()) : undefined;
}

/** Why a reply ends, as far as its server tells. */
function createEnding(host: string) {
  let told: FinishReason | null = null;
  let refused = false;
  return {
    isTold: () => told !== null,
    refuse: () => {
      refused = true;
    },
    read: (reason: unknown, native: unknown) => {
      if (typeof reason !== "string" || reason === "") return;
      const [ending = "stop", behind] = [reason, native].map(endingOf);
      if (ending === "error" || behind === "error") throw brokenOff(host, reason);
      told = ending;
    },
    reason: (calls: number): FinishReason => {
      if (told === "length") return "length";
      if (refused || told === "refusal") return "refusal";
      return calls > 0 ? "tool-calls" : (told ?? "stop");
    },
  };
}

function failFor(host: string, error: unknown): void {
  if (error !== null && error !== undefined) throw brokenOff(host, error);
}

function brokenOff(host: string, error: unknown): AppError {
  return new AppError(codeOfStreamError(error), { data: { host } });
}
