import type { Usage } from "../../src/domain/message";
import { createOpenaiProvider } from "../../src/providers/openai/create-openai-provider";
import type { Dialect, Part, Payload } from "./dialect";

const LENGTH = "max_output_tokens";
const FILTER = "content_filter";

/** OpenAI's Responses API, as OpenAI and its kin stream it: no `[DONE]`, an event has a name. */
export const RESPONSES: Dialect = {
  id: "openai",
  name: "openai responses",
  format: "sse",
  contentType: "text/event-stream; charset=utf-8",
  path: "/v1/responses",
  create: createOpenaiProvider,
  open: () => [
    event("response.created", { response: { object: "response.part", status: "in_progress" } }),
  ],
  say: (parts) => parts.flatMap((part, index) => sayPart(part, index)),
  close: (word, usage) => [endOf(word, usage)],
  reasons: [
    ["completed", "stop"],
    [LENGTH, "length"],
    [FILTER, "refusal"],
    ["a_word_of_tomorrow", "length"],
  ],
  fail: (text) => event("error", { error: { type: "server_error", message: text } }),
  describedErrors: [
    describedError(
      401,
      { type: "invalid_request_error", code: "invalid_api_key" },
      "provider-auth",
    ),
    describedError(
      429,
      { type: "insufficient_quota", code: "insufficient_quota" },
      "provider-no-credit",
    ),
    describedError(400, { code: "context_length_exceeded" }, "provider-too-long"),
    describedError(400, { code: "model_not_found" }, "provider-model-missing"),
  ],
  cutsArguments: true,
  namesCalls: true,
  unknown: [
    event("response.in_progress", { response: { status: "in_progress" } }),
    event("response.web_search_call.searching", { item_id: "ws_1", output_index: 9 }),
    event("response.output_item.added", { output_index: 8, item: { type: "reasoning", id: "r" } }),
    event("response.output_text.done", { text: "told in pieces before" }),
    event("keepalive", {}),
  ],
};

function sayPart(part: Part, index: number): readonly Payload[] {
  const at = { output_index: index, item_id: `item_${index}` };
  switch (part.type) {
    case "text":
      return part.chunks.map((delta) => event("response.output_text.delta", { ...at, delta }));
    case "thinking":
      return part.chunks.map((delta) =>
        event("response.reasoning_summary_text.delta", { ...at, summary_index: 0, delta }),
      );
    case "call": {
      const { id, name } = part;
      const item = { type: "function_call", id: at.item_id, call_id: id, name, arguments: "" };
      return [
        event("response.output_item.added", { output_index: index, item }),
        ...part.chunks.map((delta) =>
          event("response.function_call_arguments.delta", { ...at, delta }),
        ),
        event("response.output_item.done", {
          output_index: index,
          item: { ...item, arguments: part.chunks.join("") },
        }),
      ];
    }
  }
}

function endOf(word: string, usage: Usage | null): Payload {
  const isWhole = word === "completed";
  const response = {
    status: isWhole ? "completed" : "incomplete",
    incomplete_details: isWhole ? null : { reason: word },
    usage: usage === null ? null : toUsage(usage),
  };
  return event(isWhole ? "response.completed" : "response.incomplete", { response });
}

/** Cached tokens are part of the input there, and those of reasoning part of the output. */
function toUsage({ promptTokens, replyTokens }: Usage) {
  return {
    input_tokens: promptTokens,
    input_tokens_details: { cached_tokens: 4 },
    output_tokens: replyTokens,
    output_tokens_details: { reasoning_tokens: 2 },
  };
}

function event(type: string, fields: object): Payload {
  return { name: type, data: JSON.stringify({ type, sequence_number: 1, ...fields }) };
}

function describedError(status: number, error: object, code: string) {
  return { status, body: JSON.stringify({ error: { message: "No.", ...error } }), code };
}
