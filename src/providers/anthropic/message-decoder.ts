import type { AppError } from "../../domain/app-error";
import { assertNever } from "../../domain/assert-never";
import type { FinishReason, Usage } from "../../domain/message";
import type { ModelEvent } from "../../domain/provider";
import type { Decoder } from "../wire/decoder";
import { parseJson } from "../wire/parse-json";
import { errorIn } from "../wire/payload-error";
import { cutOffError, malformedError } from "../wire/provider-error";
import { readTokens, readUsage } from "../wire/read-usage";
import { streamError } from "../wire/stream-error";
import { argumentsText, createToolCalls, type ToolCalls } from "../wire/tool-calls";
import {
  type Block,
  type Delta,
  type MessageEvent,
  parseMessageEvent,
  type ReportedUsage,
} from "./message-event";
import { codeOfError } from "./read-error";

/** A call as it arrives; `input` is what its block began with, for servers that send no chunks. */
type OpenCall = { readonly call: number; readonly input: unknown; hasChunks: boolean };

/** A decoder of the events of `/v1/messages`, whose terminal is `message_stop`. */
export function createMessageDecoder(host: string): Decoder {
  const calls = createToolCalls(host);
  const blocks = createBlockReader(host, calls);
  const usage = createUsageReader();
  let stopReason: string | null = null;

  function* read(event: MessageEvent): Iterable<ModelEvent> {
    switch (event.type) {
      case "message_start":
        return usage.begin(event.message.usage);
      case "content_block_start":
        return yield* blocks.begin(event.index, event.content_block);
      case "content_block_delta":
        return yield* blocks.addChunk(event.index, event.delta);
      case "content_block_stop":
        return yield* blocks.close(event.index);
      case "message_delta":
        stopReason = event.delta.stop_reason ?? stopReason;
        return usage.update(event.usage);
      case "message_stop":
        yield* blocks.closeAll();
        yield { type: "finish", reason: reasonOf(stopReason, calls.count()), usage: usage.read() };
        return;
      case "error":
        throw streamError(host, event.error, codeOfError);
      default:
        return assertNever(event);
    }
  }

  return {
    push: function* (data) {
      const event = parseMessageEvent(data);
      if (event === null) throw malformedError(host);
      if (event === "untyped") throw failureIn(data, host);
      if (event !== "unknown") yield* read(event);
    },
    end: () => {
      throw cutOffError(host);
    },
  };
}

/** Of what has no type: an error, which proxies tell as OpenAI does, or nothing that can be read. */
function failureIn(data: string, host: string): AppError {
  const error = errorIn(parseJson(data));
  return error === null ? malformedError(host) : streamError(host, error);
}

/** Reads the blocks of an answer, which come in chunks. */
function createBlockReader(host: string, calls: ToolCalls) {
  /** By the server's index; null for a block that is no call of ours. */
  const blocks = new Map<unknown, OpenCall | null>();

  function* begin(index: unknown, block: Block): Iterable<ModelEvent> {
    if (block.type === "text") yield* say("text-delta", block.text);
    if (block.type === "thinking") yield* say("thinking-delta", block.thinking);
    const isCall = block.type === "tool_use";
    const call = { call: calls.count(), input: block.input, hasChunks: false };
    blocks.set(index, isCall ? call : null);
    if (isCall) yield calls.begin(block);
  }

  function* addChunk(index: unknown, delta: Delta): Iterable<ModelEvent> {
    if (delta.type === "text_delta") yield* say("text-delta", delta.text);
    if (delta.type === "thinking_delta") yield* say("thinking-delta", delta.thinking);
    if (delta.type !== "input_json_delta") return;
    const open = blocks.get(index);
    // Tools that run at the server have arguments too, and are no business of ours.
    if (open === null) return;
    // Arguments that belong to no call must not be lost in silence.
    const text = delta.partial_json ?? "";
    if (open === undefined || typeof text !== "string") throw malformedError(host);
    if (text === "") return;
    open.hasChunks = true;
    yield* calls.append(open.call, text);
  }

  function* close(index: unknown): Iterable<ModelEvent> {
    const open = blocks.get(index);
    blocks.delete(index);
    if (!open || open.hasChunks || isEmpty(open.input)) return;
    yield* calls.append(open.call, argumentsText(open.input));
  }

  function* closeAll(): Iterable<ModelEvent> {
    for (const index of [...blocks.keys()]) yield* close(index);
  }

  /** Servers that speak like it leave out what is empty. */
  function* say(type: "text-delta" | "thinking-delta", chunk: unknown): Iterable<ModelEvent> {
    const text = chunk ?? "";
    if (typeof text !== "string") throw malformedError(host);
    if (text !== "") yield { type, text };
  }

  return { begin, addChunk, close, closeAll };
}

function reasonOf(word: string | null, calls: number): FinishReason {
  if (word === "max_tokens" || word === "model_context_window_exceeded") return "length";
  if (word === "refusal") return "refusal";
  return word === "tool_use" || calls > 0 ? "tool-calls" : "stop";
}

function isEmpty(input: unknown): boolean {
  return typeof input !== "object" || input === null || Object.keys(input).length === 0;
}

/** Puts an answer's usage together, which is told in two events. */
type UsageReader = {
  readonly begin: (usage: ReportedUsage | null | undefined) => void;
  readonly update: (usage: ReportedUsage | null | undefined) => void;
  readonly read: () => Usage | null;
};

/** What was read from or written to the provider's cache is not part of `input_tokens` there. */
const INPUTS = ["input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"] as const;

/** A reader of one answer's usage. */
function createUsageReader(): UsageReader {
  const inputs = new Map<string, number>();
  let reply: unknown;

  const hear = (usage: ReportedUsage | null | undefined) => {
    for (const name of INPUTS) {
      const tokens = readTokens(usage?.[name]);
      if (tokens !== null) inputs.set(name, tokens);
    }
  };

  return {
    // The output told at the beginning is a placeholder.
    begin: hear,
    update: (usage) => {
      hear(usage);
      reply = usage?.output_tokens ?? reply;
    },
    read: () => readUsage(sumOf(inputs), reply),
  };
}

/** Some that speak like it tell the cache's part alone; without it and the rest nothing is known. */
function sumOf(inputs: ReadonlyMap<string, number>): number | null {
  const sum = [...inputs.values()].reduce((all, one) => all + one, 0);
  return inputs.has("input_tokens") || sum > 0 ? sum : null;
}
