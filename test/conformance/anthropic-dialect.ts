import { createAnthropicProvider } from "../../src/providers/anthropic/create-anthropic-provider";
import type { Dialect, Part, Payload } from "./dialect";

/** Messages as Anthropic streams them. */
export const ANTHROPIC: Dialect = {
  id: "anthropic",
  name: "anthropic",
  format: "sse",
  contentType: "text/event-stream; charset=utf-8",
  path: "/v1/messages",
  create: createAnthropicProvider,
  open: (usage) => [
    event("message_start", {
      message: {
        id: "msg_1",
        type: "message",
        role: "assistant",
        content: [],
        ...(usage === null
          ? {}
          : { usage: { input_tokens: usage.promptTokens, output_tokens: 1 } }),
      },
    }),
  ],
  say: (parts) => parts.flatMap(sayPart),
  close: (word, usage) => [
    event("message_delta", {
      delta: { stop_reason: word, stop_sequence: null },
      ...(usage === null ? {} : { usage: { output_tokens: usage.replyTokens } }),
    }),
    event("message_stop", {}),
  ],
  reasons: [
    ["end_turn", "stop"],
    ["stop_sequence", "stop"],
    ["pause_turn", "stop"],
    ["max_tokens", "length"],
    ["model_context_window_exceeded", "length"],
    ["refusal", "refusal"],
    ["tool_use", "tool-calls"],
    ["a_word_of_tomorrow", "stop"],
  ],
  fail: (text) => event("error", { error: { type: "api_error", message: text } }),
  describedErrors: [
    describedError(401, "authentication_error", "provider-auth"),
    describedError(413, "request_too_large", "provider-too-long"),
    describedError(400, "invalid_request_error", "provider-too-long", "prompt is too long: 9 > 8"),
    describedError(
      400,
      "invalid_request_error",
      "provider-no-credit",
      "Your credit balance is too low",
    ),
    describedError(404, "not_found_error", "provider-model-missing"),
    describedError(529, "overloaded_error", "provider-overloaded"),
  ],
  cutsArguments: true,
  namesCalls: true,
  unknown: [
    event("ping", {}),
    event("of_tomorrow", { index: 0, delta: { type: "text_delta", text: "not to be shown" } }),
    delta(0, { type: "signature_delta", signature: "EsECCok" }),
    delta(0, { type: "of_tomorrow_delta", text: "not to be shown" }),
    delta(0, { type: "citations_delta", citation: {} }),
  ],
};

function sayPart(part: Part, index: number): readonly Payload[] {
  return [
    event("content_block_start", { index, content_block: blockOf(part) }),
    ...part.chunks.map((text) => delta(index, deltaOf(part, text))),
    event("content_block_stop", { index }),
  ];
}

function blockOf(part: Part) {
  switch (part.type) {
    case "text":
      return { type: "text", text: "" };
    case "thinking":
      return { type: "thinking", thinking: "", signature: "" };
    case "call":
      return { type: "tool_use", id: part.id, name: part.name, input: {} };
  }
}

function deltaOf(part: Part, text: string) {
  switch (part.type) {
    case "text":
      return { type: "text_delta", text };
    case "thinking":
      return { type: "thinking_delta", thinking: text };
    case "call":
      return { type: "input_json_delta", partial_json: text };
  }
}

/** A chunk of the block with that index. */
export function delta(index: unknown, fields: object): Payload {
  return event("content_block_delta", { index, delta: fields });
}

/** One event; its name stands in the data once more, as Anthropic does. */
export function event(name: string, fields: object): Payload {
  return { name, data: JSON.stringify({ type: name, ...fields }) };
}

function describedError(status: number, type: string, code: string, message = "No.") {
  return { status, body: JSON.stringify({ type: "error", error: { type, message } }), code };
}
