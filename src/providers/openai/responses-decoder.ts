import type { FinishReason } from "../../domain/message";
import type { ModelEvent } from "../../domain/provider";
import type { Decoder } from "../wire/decoder";
import { parseJson } from "../wire/parse-json";
import { errorIn } from "../wire/payload-error";
import { cutOffError, malformedError } from "../wire/provider-error";
import { streamError } from "../wire/stream-error";
import { createItemBook, type ItemBook } from "./item-book";
import {
  parseResponsesEvent,
  parseWholeResponse,
  type Response,
  type ResponsesEvent,
} from "./responses-event";
import { createSourceBook, type SourceBook } from "./source-book";
import { usageOf } from "./usage-of";

const TERMINAL = "[DONE]";

/** Between two parts of a summary of what was thought. */
const PART_BREAK = "\n\n";

type Parts = {
  readonly host: string;
  readonly items: ItemBook;
  readonly sources: SourceBook;
  readonly speech: Speech;
};

/**
 * A decoder of OpenAI's Responses API, which others speak as well. The terminal is
 * `response.completed` or `response.incomplete`; `response.failed` and `error` are failures.
 */
export function createResponsesDecoder(host: string): Decoder {
  const parts = {
    host,
    items: createItemBook(host),
    sources: createSourceBook(),
    speech: createSpeech(host),
  };
  return {
    push: function* (data, name) {
      if (data.trim() === "" || data.trim() === TERMINAL) return;
      const whole = parseWholeResponse(data);
      if (whole !== null) return yield* finish(parts, whole);
      const event = parseResponsesEvent(data);
      if (event === null) throw malformedError(host);
      // Proxies that only tell an error tell it as they do elsewhere.
      const error = event.type === undefined ? errorIn(parseJson(data)) : null;
      if (error !== null) throw streamError(host, error);
      yield* read(parts, event.type ?? name, event);
    },
    end: () => {
      throw cutOffError(host);
    },
  };
}

function* read(parts: Parts, type: unknown, event: ResponsesEvent): Iterable<ModelEvent> {
  const { host, items, sources, speech } = parts;
  switch (type) {
    case "response.output_text.delta":
      return yield* speech.say(event.delta);
    case "response.refusal.delta":
      return yield* speech.refuse(event.delta);
    case "response.reasoning_summary_part.added":
      return yield* speech.think(speech.has().thought ? PART_BREAK : "");
    case "response.reasoning_summary_text.delta":
    case "response.reasoning_text.delta":
      return yield* speech.think(event.delta);
    case "response.output_text.annotation.added":
      return yield* sources.read([event.annotation]);
    case "response.output_item.added":
      return yield* items.begin(event);
    case "response.function_call_arguments.delta":
    case "response.custom_tool_call_input.delta":
      return yield* items.append(event);
    case "response.output_item.done":
      return yield* event.item ? items.whole(event.item, event.output_index) : [];
    case "response.completed":
    case "response.incomplete":
      return yield* finish(parts, event.response ?? {});
    case "response.failed":
      throw streamError(host, event.response?.error);
    case "error":
      throw streamError(host, event.error ?? event);
    default:
    // Nobody knew of it when this was written, or it says again what was told in pieces.
  }
}

function* finish(parts: Parts, response: Response): Iterable<ModelEvent> {
  const { error, status, usage } = response;
  if (error) throw streamError(parts.host, error);
  if (status === "failed" || status === "cancelled") throw streamError(parts.host, null);
  yield* sayRest(parts, response);
  const reason = reasonOf(parts, response);
  yield { type: "finish", reason, usage: usageOf(usage ?? {}) };
}

/** What of the answer came with its end only: some servers stream no chunks. */
function* sayRest({ items, sources, speech }: Parts, { output }: Response): Iterable<ModelEvent> {
  const isSaid = speech.has().said;
  for (const item of output ?? []) {
    for (const part of (item.type === "message" && item.content) || []) {
      const { text, refusal, annotations } = part;
      if (part.type === "refusal") yield* speech.refuse(isSaid ? "" : refusal);
      else if (!isSaid) yield* speech.say(text);
      yield* sources.read(annotations);
    }
  }
  yield* items.rest(output ?? []);
}

function reasonOf({ items, speech }: Parts, response: Response): FinishReason {
  const { incomplete_details: details, status } = response;
  if (speech.has().refused || details?.reason === "content_filter") return "refusal";
  if (details?.reason || status === "incomplete") return "length";
  return items.count() > 0 ? "tool-calls" : "stop";
}

/** What one answer has said so far, as far as its end depends on it. */
type Speech = {
  /** Nothing for no text; fails with `provider-malformed` for what is none. */
  readonly say: (text: unknown) => Iterable<ModelEvent>;
  readonly think: (text: unknown) => Iterable<ModelEvent>;
  /** Words by which the model refuses. */
  readonly refuse: (text: unknown) => Iterable<ModelEvent>;
  readonly has: () => {
    readonly said: boolean;
    readonly thought: boolean;
    readonly refused: boolean;
  };
};

/** The speech of one answer from that host. */
function createSpeech(host: string): Speech {
  let [said, thought, refused] = [false, false, false];

  function* chunk(type: "text-delta" | "thinking-delta", text: unknown): Iterable<ModelEvent> {
    if (text === undefined || text === null || text === "") return;
    if (typeof text !== "string") throw malformedError(host);
    said ||= type === "text-delta";
    thought ||= type === "thinking-delta";
    yield { type, text };
  }

  return {
    say: (text) => chunk("text-delta", text),
    think: (text) => chunk("thinking-delta", text),
    refuse: (text) => {
      refused = true;
      return chunk("text-delta", text);
    },
    has: () => ({ said, thought, refused }),
  };
}
