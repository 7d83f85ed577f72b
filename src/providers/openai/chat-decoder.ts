import * as z from "zod/mini";
import type { FinishReason, Usage } from "../../domain/message";
import type { ModelEvent } from "../../domain/provider";
import type { Decoder } from "../wire/decoder";
import { parseJson } from "../wire/parse-json";
import { cutOffError, malformedError } from "../wire/provider-error";
import { streamError } from "../wire/stream-error";
import { createThinkSplitter } from "../wire/think-splitter";
import { createCallBook } from "./call-book";
import {
  type CallChunk,
  type ChatChunk,
  type ChatDelta,
  parseBehindTear,
  parseChatChunk,
} from "./chat-chunk";
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

/**
 * A decoder of chat completion chunks: the terminal is `[DONE]`, or the end after a finish reason. Some
 * servers tell neither behind one, and hold the connection; others have one on every chunk.
 */
export function createChatDecoder(host: string): Decoder {
  const splitter = createThinkSplitter();
  const calls = createCallBook(host);
  const ending = createEnding(host);
  const sources = createSourceBook();
  const deltas = createDeltaReader({ host, splitter, calls, ending, sources });
  let hasSaid = false;
  let usage: Usage | null = null;

  function* readChunk(chunk: ChatChunk): Iterable<ModelEvent> {
    // Only one answer is ever asked for; a server that gives several is read for its first.
    const choice = chunk.choices?.find(({ index }) => index === 0 || index == null);
    const delta = choice?.delta ?? (hasSaid ? null : choice?.message);
    hasSaid ||= choice?.delta != null;
    yield* sources.read(chunk.citations, chunk.search_results);
    calls.setModel(chunk.model);
    if (delta) yield* deltas.read(delta);
    if (chunk.usage) usage = usageOf(chunk.usage);
    failFor(host, chunk.error ?? choice?.error);
    ending.read(choice?.finish_reason, choice?.native_finish_reason);
  }

  function* readTorn(data: string): Iterable<ModelEvent> {
    const chunk = parseBehindTear(data);
    if (chunk === null) throw malformedError(host);
    if (!deltas.hasBegun()) return yield* readChunk(chunk);
    // It would be said twice.
    yield* splitter.flush();
    throw cutOffError(host);
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
      if (event === "error") throw streamError(host, chunk?.error ?? parseJson(data));
      if (chunk !== null) yield* readChunk(chunk);
      // Events that have a name of their own are none of ours, whatever stands in them.
      else if (event === undefined || event === "message") yield* readTorn(data);
    },
    // Before any word a pause is a model that reads or thinks, though "stop" came with its role.
    mayEnd: () => ending.isFinal() && (deltas.hasBegun() || ending.reason(0) !== "stop"),
    end: function* () {
      if (ending.hasReason()) return yield* finish();
      yield* splitter.flush();
      throw cutOffError(host);
    },
  };
}

type Reading = {
  readonly host: string;
  readonly splitter: ReturnType<typeof createThinkSplitter>;
  readonly calls: ReturnType<typeof createCallBook>;
  readonly ending: Pick<ReturnType<typeof createEnding>, "refuse" | "say">;
  readonly sources: ReturnType<typeof createSourceBook>;
};

/** What deltas say, and whether anything was said or called yet. */
function createDeltaReader({ host, splitter, calls, ending, sources }: Reading) {
  let hasBegun = false;

  function begin(): void {
    hasBegun = true;
    ending.say();
  }

  function* readCall(chunk: CallChunk): Iterable<ModelEvent> {
    begin();
    yield* splitter.flush();
    yield* calls.read(chunk);
  }

  function* read(delta: ChatDelta): Iterable<ModelEvent> {
    const said = readSaid(delta);
    if (said === null) throw malformedError(host);
    if (said.thinking !== "" || said.text !== "") begin();
    if (said.thinking !== "") yield { type: "thinking-delta", text: said.thinking };
    if (said.text !== "") yield* splitter.push(said.text);
    if (typeof delta.refusal === "string" && delta.refusal !== "") {
      begin();
      ending.refuse();
      yield* splitter.flush();
      yield { type: "text-delta", text: delta.refusal };
    }
    yield* sources.read(delta.annotations);
    if (delta.reasoning_details) calls.seal(delta.reasoning_details);
    for (const chunk of delta.tool_calls ?? []) yield* readCall(chunk);
    if (delta.function_call) {
      yield* readCall({ index: OLD_CALL_INDEX, function: delta.function_call });
    }
  }

  return { read, hasBegun: () => hasBegun };
}

function endingOf(reason: unknown): FinishReason | "error" | undefined {
  return typeof reason === "string" ? ENDINGS.get(reason.toLowerCase()) : undefined;
}

/** Why a reply ends, as far as its server tells. */
function createEnding(host: string) {
  let finishReason: FinishReason | null = null;
  let refused = false;
  let isKnown = false;
  let goesOn = false;
  return {
    hasReason: () => finishReason !== null,
    /** Whether the reason is one that ends, and nothing was said behind one. */
    isFinal: () => isKnown && !goesOn,
    /** To be called for whatever is said. */
    say: () => {
      goesOn ||= finishReason !== null;
    },
    refuse: () => {
      refused = true;
    },
    read: (reason: unknown, native: unknown) => {
      if (typeof reason !== "string" || reason === "") return;
      const [ending = "stop", behind] = [reason, native].map(endingOf);
      if (ending === "error" || behind === "error") throw streamError(host, reason);
      finishReason = ending;
      isKnown = reason.toLowerCase() === "stop" || endingOf(reason) !== undefined;
    },
    reason: (calls: number): FinishReason => {
      if (finishReason === "length") return "length";
      if (refused || finishReason === "refusal") return "refusal";
      return calls > 0 ? "tool-calls" : (finishReason ?? "stop");
    },
  };
}

function failFor(host: string, error: unknown): void {
  if (error !== null && error !== undefined) throw streamError(host, error);
}

/** What a delta says; null where its content has no form that is known. */
type SaidText = { readonly thinking: string; readonly text: string };

const thoughtsSchema = z.array(
  z.object({ text: z.optional(z.unknown()), summary: z.optional(z.unknown()) }),
);

/** Mistral's models that think tell content as parts, the thinking as parts of a part. */
const partsSchema = z.array(
  z.object({ text: z.optional(z.unknown()), thinking: z.optional(z.unknown()) }),
);

/** The text and the thinking of a delta, in the dialects of several servers. */
function readSaid(delta: ChatDelta): SaidText | null {
  const content = readContent(delta.content);
  if (content === null) return null;
  return { thinking: readReasoning(delta) + content.thinking, text: content.text };
}

/** Servers that tell it twice tell the same: the first that is there counts. */
function readReasoning(delta: ChatDelta): string {
  return (
    textOf(delta.reasoning_content) ||
    textOf(delta.reasoning) ||
    joinThoughts(delta.reasoning_details)
  );
}

function readContent(content: unknown): SaidText | null {
  if (content === undefined || content === null) return { thinking: "", text: "" };
  if (typeof content === "string") return { thinking: "", text: content };
  const parts = partsSchema.safeParse(content);
  if (!parts.success) return null;
  return {
    thinking: parts.data.map(({ thinking }) => joinThoughts(thinking)).join(""),
    text: parts.data.map(({ text }) => textOf(text)).join(""),
  };
}

function joinThoughts(thoughts: unknown): string {
  if (typeof thoughts === "string") return thoughts;
  // Most deltas have none, and this is asked for every token.
  if (thoughts === undefined || thoughts === null) return "";
  const parts = thoughtsSchema.safeParse(thoughts);
  if (!parts.success) return "";
  return parts.data.map(({ text, summary }) => textOf(text) || textOf(summary)).join("");
}

function textOf(content: unknown): string {
  return typeof content === "string" ? content : "";
}
