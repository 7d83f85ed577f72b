import type { Usage } from "../../src/domain/message";
import { createOpenaiProvider } from "../../src/providers/openai/create-openai-provider";
import type { Dialect, Part, Payload } from "./dialect";

/** Chat completions as OpenAI and its kin stream them. */
export const OPENAI: Dialect = {
  id: "openai",
  name: "openai",
  format: "sse",
  contentType: "text/event-stream; charset=utf-8",
  path: "/v1/chat/completions",
  create: createOpenaiProvider,
  open: () => [chunk({ role: "assistant", content: "" })],
  say: (parts) => {
    let call = -1;
    return parts.flatMap((part) => {
      if (part.type === "call") call += 1;
      return sayPart(part, call);
    });
  },
  close: (word, usage) => [
    chunk({}, word),
    ...(usage === null ? [] : [payload({ choices: [], usage: toUsage(usage) })]),
    { data: "[DONE]" },
  ],
  reasons: [
    ["stop", "stop"],
    ["length", "length"],
    ["content_filter", "refusal"],
    ["tool_calls", "tool-calls"],
    ["a_word_of_tomorrow", "stop"],
  ],
  fail: (text) => ({ data: JSON.stringify({ error: { message: text, type: "server_error" } }) }),
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
    describedError(404, { code: "model_not_found" }, "provider-model-missing"),
  ],
  cutsArguments: true,
  namesCalls: true,
  unknown: [
    payload({ choices: [] }),
    payload({ choices: [], prompt_filter_results: [{ prompt_index: 0 }] }),
    chunk({}),
    payload({ choices: [{ index: 0, delta: { annotations: [] }, finish_reason: null }], x: {} }),
    payload({ choices: [{ index: 1, delta: { content: "of another" }, finish_reason: null }] }),
  ],
};

function sayPart(part: Part, call: number): readonly Payload[] {
  switch (part.type) {
    case "text":
      return part.chunks.map((content) => chunk({ content }));
    case "thinking":
      return part.chunks.map((text) => chunk({ reasoning_content: text }));
    case "call": {
      const invocation = { name: part.name, arguments: "" };
      return [
        chunk({
          tool_calls: [{ index: call, id: part.id, type: "function", function: invocation }],
        }),
        ...part.chunks.map((text) =>
          chunk({ tool_calls: [{ index: call, function: { arguments: text } }] }),
        ),
      ];
    }
  }
}

/** One chunk of the first choice. */
export function chunk(delta: object, reason: string | null = null): Payload {
  return payload({ choices: [{ index: 0, delta, finish_reason: reason }] });
}

function payload(fields: object): Payload {
  const about = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m" };
  return { data: JSON.stringify({ ...about, ...fields }) };
}

function toUsage({ promptTokens, replyTokens }: Usage) {
  return { prompt_tokens: promptTokens, completion_tokens: replyTokens };
}

function describedError(status: number, error: object, code: string) {
  return { status, body: JSON.stringify({ error: { message: "No.", ...error } }), code };
}
