import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allCuts, readAnswer } from "../../../test/builders/read-answer";
import { createMessageDecoder } from "./message-decoder";

const OPEN = { type: "message_start", message: { usage: { input_tokens: 5, output_tokens: 1 } } };
const STOP = { type: "message_stop" };

const start = (index: unknown, content_block: object) => ({
  type: "content_block_start",
  index,
  content_block,
});
const chunk = (index: unknown, delta: object) => ({ type: "content_block_delta", index, delta });
const args = (index: unknown, partial_json: unknown) =>
  chunk(index, { type: "input_json_delta", partial_json });
const call = (id: string, input: unknown = {}) => ({ type: "tool_use", id, name: "add", input });

describe("createMessageDecoder", () => {
  it("gives the same events wherever a recorded answer with calls is cut", () => {
    const bytes = readFileSync("test/recordings/anthropic/parallel-tool-use.sse");
    const whole = readBytes([bytes]);
    expect(whole.events.at(-1)).toEqual({
      type: "finish",
      reason: "tool-calls",
      usage: { promptTokens: 502, replyTokens: 137 },
    });
    expect(whole.events.filter(({ type }) => type === "tool-call-start")).toHaveLength(2);
    for (const chunks of allCuts(bytes)) expect(readBytes(chunks)).toEqual(whole);
  });

  it("reads thinking without its signature", () => {
    const { events } = readBytes([
      readFileSync("test/recordings/anthropic/thinking-signature.sse"),
    ]);
    const said = new Set(events.map(({ type }) => type));
    expect([...said]).toEqual(["thinking-delta", "text-delta", "finish"]);
    expect(JSON.stringify(events)).not.toContain("EsECCokBCBAY");
  });

  it("counts what was read from and written to the cache as part of the prompt", () => {
    const usage = {
      input_tokens: 3,
      cache_creation_input_tokens: 20,
      cache_read_input_tokens: 100,
      output_tokens: 7,
    };
    const atEnd = read([OPEN, { type: "message_delta", delta: {}, usage }, STOP]);
    expect(atEnd.events.at(-1)).toMatchObject({ usage: { promptTokens: 123, replyTokens: 7 } });
    const atStart = read([{ type: "message_start", message: { usage } }, STOP]);
    expect(atStart.events.at(-1)).toMatchObject({
      usage: { promptTokens: 123, replyTokens: null },
    });
  });

  it.each([[-1], [2 ** 53], [0.5], ["__proto__"], [undefined], [null]])(
    "keeps the calls of index %j and another apart",
    (index) => {
      const { events } = read([
        OPEN,
        start(index, call("a")),
        start("other", call("b")),
        args("other", "{}"),
        args(index, "[]"),
        STOP,
      ]);
      expect(events.slice(0, -1)).toEqual([
        { type: "tool-call-start", call: 0, id: "a", name: "add" },
        { type: "tool-call-start", call: 1, id: "b", name: "add" },
        { type: "tool-call-delta", call: 1, text: "{}" },
        { type: "tool-call-delta", call: 0, text: "[]" },
      ]);
    },
  );

  it("takes the arguments of the block where no pieces came, and only then", () => {
    const { events } = read([
      start(0, call("a", { x: 1 })),
      { type: "content_block_stop", index: 0 },
      start(1, call("b", { x: 1 })),
      args(1, '{"x":2}'),
      start(2, call("c")),
      STOP,
    ]);
    expect(events.filter(({ type }) => type === "tool-call-delta")).toEqual([
      { type: "tool-call-delta", call: 0, text: '{"x":1}' },
      { type: "tool-call-delta", call: 1, text: '{"x":2}' },
    ]);
  });

  it("passes by tools that run at the server", () => {
    const { events } = read([
      start(0, { type: "server_tool_use", id: "s", name: "web_search", input: {} }),
      args(0, '{"query":"x"}'),
      start(1, { type: "web_search_tool_result", content: [] }),
      start(2, { type: "redacted_thinking", data: "x" }),
      STOP,
    ]);
    expect(events).toEqual([{ type: "finish", reason: "stop", usage: null }]);
  });

  // Source: ollama/ollama, anthropic/anthropic.go, as others in Go: what is empty is left out.
  it("takes a text or arguments that are left out for empty", () => {
    const { events, failure } = read([
      start(0, { type: "text" }),
      chunk(0, { type: "text_delta" }),
      start(1, { type: "thinking", thinking: null }),
      chunk(1, { type: "thinking_delta" }),
      start(2, call("a")),
      chunk(2, { type: "input_json_delta" }),
      args(2, '{"x":1}'),
      STOP,
    ]);
    expect(failure).toBeNull();
    expect(events.map(({ type }) => type)).toEqual([
      "tool-call-start",
      "tool-call-delta",
      "finish",
    ]);
  });

  it("does not lose arguments in silence that belong to no call", () => {
    expect(read([OPEN, args(0, '{"x":1}'), STOP]).failure?.code).toBe("provider-malformed");
    expect(read([start(0, call("a")), args(0, { x: 1 })]).failure?.code).toBe("provider-malformed");
  });

  it("says what a block begins with", () => {
    const { events } = read([
      start(0, { type: "thinking", thinking: "hm" }),
      start(1, { type: "text", text: "Hi" }),
      chunk(1, { type: "text_delta", text: "!" }),
    ]);
    expect(events).toEqual([
      { type: "thinking-delta", text: "hm" },
      { type: "text-delta", text: "Hi" },
      { type: "text-delta", text: "!" },
    ]);
  });

  it.each([
    ["overloaded_error", "", "provider-overloaded"],
    ["authentication_error", "", "provider-auth"],
    ["invalid_request_error", "prompt is too long: 9 tokens > 8", "provider-too-long"],
    ["of_tomorrow", "canary", "provider-failed"],
  ])("fails at an error event of %s %s with %s", (type, message, code) => {
    const { failure } = read([OPEN, { type: "error", error: { type, message } }]);
    expect(failure).toEqual({ code, data: { host: "h:1" } });
  });

  // Source: BerriAI/litellm, proxy/common_request_processing.py: an error is told without a type there.
  it.each([
    ["Overloaded", "provider-overloaded", "500"],
    ["litellm.RateLimitError: rate limit exceeded", "provider-rate-limited", "500"],
    ["canary", "provider-failed", "500"],
    ["litellm.ServiceUnavailableError: canary", "provider-overloaded", "503"],
  ])("fails as a proxy says that tells its error as OpenAI does: %s", (message, code, status) => {
    const error = { message, type: "None", param: "None", code: status };
    const { failure } = read([OPEN, { error }]);
    expect(failure).toEqual({ code, data: { host: "h:1" } });
  });

  // Source: ollama/ollama and ggml-org/llama.cpp, which speak this language with the same words.
  it("tells a call that the server cannot read as one", () => {
    const error = { type: "api_error", message: "error parsing tool call: raw='ls', err=invalid" };
    for (const event of [{ type: "error", error }, { error }]) {
      const { failure } = read([OPEN, event]);
      expect(failure).toEqual({
        code: "provider-failed",
        data: { host: "h:1", reason: "call" },
      });
    }
  });

  it("fails at an error event without words", () => {
    expect(read([{ type: "error" }]).failure?.code).toBe("provider-failed");
  });

  it.each([
    [chunk(0, { type: "text_delta", text: 1 })],
    [{ type: "content_block_delta", index: 0 }],
    [{ type: "message_start", message: { type: "message", usage: "x" } }],
    [{ type: 1 }],
    [[]],
    [{}],
  ])("calls %j malformed", (event) => {
    expect(read([event]).failure).toEqual({ code: "provider-malformed", data: { host: "h:1" } });
  });

  it("is cut off without message_stop", () => {
    const delta = { type: "message_delta", delta: { stop_reason: "end_turn" } };
    expect(read([OPEN, delta]).failure?.code).toBe("provider-cut-off");
  });
});

function read(events: readonly unknown[]) {
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  return readBytes([new TextEncoder().encode(text)]);
}

function readBytes(chunks: readonly Uint8Array[]) {
  return readAnswer({ format: "sse", createDecoder: createMessageDecoder, chunks });
}
