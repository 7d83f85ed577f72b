import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allCuts, readAnswer } from "../../../test/builders/read-answer";
import { createResponseDecoder } from "./response-decoder";

const candidate = (parts: unknown, fields: object = {}) => ({
  candidates: [{ content: { parts, role: "model" }, ...fields }],
});
const END = candidate([], { finishReason: "STOP" });

describe("createResponseDecoder", () => {
  it("gives the same events wherever a recorded answer with calls is cut", () => {
    const bytes = readFileSync("test/recordings/gemini/parallel-function-calls.sse");
    const whole = readBytes([bytes]);
    const signature = expect.stringMatching(/^[\w+/=]{100,}$/);
    expect(whole.events).toEqual([
      // Of calls at once the first is signed, and has to be told so again.
      { type: "tool-call-start", call: 0, id: "call-0", name: "add", signature },
      { type: "tool-call-delta", call: 0, text: '{"a":2,"b":3}' },
      { type: "tool-call-start", call: 1, id: "call-1", name: "multiply" },
      { type: "tool-call-delta", call: 1, text: '{"b":3,"a":2}' },
      { type: "finish", reason: "tool-calls", usage: { promptTokens: 121, replyTokens: 75 } },
    ]);
    for (const chunks of allCuts(bytes)) expect(readBytes(chunks)).toEqual(whole);
  });

  it("tells thoughts from the answer", () => {
    const { events } = read([candidate([{ text: "hm", thought: true }, { text: "Hi" }]), END]);
    expect(events.slice(0, 2)).toEqual([
      { type: "thinking-delta", text: "hm" },
      { type: "text-delta", text: "Hi" },
    ]);
  });

  it("takes a prompt that was blocked for a refusal", () => {
    const { events } = readBytes([readFileSync("test/recordings/gemini/prompt-blocked.sse")]);
    const usage = { promptTokens: 9, replyTokens: null };
    expect(events).toEqual([{ type: "finish", reason: "refusal", usage }]);
  });

  it("reads the first candidate only", () => {
    const other = { index: 1, content: { parts: [{ text: "other" }] }, finishReason: "STOP" };
    const first = { index: 0, content: { parts: [{ text: "first" }] } };
    const { events } = read([{ candidates: [other, first] }, END]);
    expect(events).toEqual([
      { type: "text-delta", text: "first" },
      { type: "finish", reason: "stop", usage: null },
    ]);
  });

  it("says what was left of an answer that was cut for length, though it held a call", () => {
    const parts = [{ functionCall: { name: "add" } }];
    const { events } = read([candidate(parts, { finishReason: "MAX_TOKENS" })]);
    expect(events.map(({ type }) => type)).toEqual(["tool-call-start", "finish"]);
    expect(events.at(-1)).toMatchObject({ reason: "length" });
  });

  it("keeps the usage that was told last", () => {
    const usageMetadata = { promptTokenCount: 4, candidatesTokenCount: 2, thoughtsTokenCount: -1 };
    const { events } = read([{ ...candidate([]), usageMetadata }, END]);
    expect(events.at(-1)).toMatchObject({ usage: { promptTokens: 4, replyTokens: 2 } });
  });

  it.each([
    [{ status: "UNAVAILABLE", message: "canary" }, "provider-overloaded"],
    [{ code: 500 }, "provider-failed"],
    ["canary", "provider-failed"],
  ])("fails at the error %j in its middle with %s", (error, code) => {
    const { events, failure } = read([candidate([{ text: "a" }]), { error }, END]);
    expect(events).toEqual([{ type: "text-delta", text: "a" }]);
    expect(failure).toEqual({ code, data: { host: "h:1" } });
  });

  it.each([
    "OTHER",
    "LANGUAGE",
    "MALFORMED_FUNCTION_CALL",
    "UNEXPECTED_TOOL_CALL",
    "MALFORMED_RESPONSE",
    "MISSING_THOUGHT_SIGNATURE",
    "IMAGE_OTHER",
    "NO_IMAGE",
    "A_WORD_OF_TOMORROW",
  ])("fails where an answer ends for %s, and keeps what it said", (finishReason) => {
    const { events, failure } = read([candidate([{ text: "a" }], { finishReason })]);
    expect(events).toEqual([{ type: "text-delta", text: "a" }]);
    const expected = /CALL/.test(finishReason) ? { host: "h:1", reason: "call" } : { host: "h:1" };
    expect(failure).toEqual({ code: "provider-failed", data: expected });
  });

  it("takes a word for the same in small letters, as proxies may write it", () => {
    expect(
      read([candidate([{ text: "a" }], { finishReason: "stop" })]).events.at(-1),
    ).toMatchObject({ type: "finish", reason: "stop" });
  });

  it.each([
    ["length", "length"],
    ["tool_calls", "stop"],
    ["content_filter", "refusal"],
  ])(
    "takes %s, which a proxy has left of another maker's words, for what it says",
    (word, reason) => {
      const ended = candidate([{ text: "a" }], { finishReason: word });
      expect(read([ended]).events.at(-1)).toMatchObject({ type: "finish", reason });
    },
  );

  it("goes on past a reason that stands on every response, and counts what is told after it", () => {
    const stopped = (text: string) => candidate([{ text }], { finishReason: "STOP" });
    const usageMetadata = { promptTokenCount: 3, candidatesTokenCount: 5 };
    const { events } = read([stopped("a"), stopped("b"), stopped("c"), { usageMetadata }]);
    expect(events).toEqual([
      { type: "text-delta", text: "a" },
      { type: "text-delta", text: "b" },
      { type: "text-delta", text: "c" },
      { type: "finish", reason: "stop", usage: { promptTokens: 3, replyTokens: 5 } },
    ]);
  });

  it("keeps the text that stands beside the reason why a prompt was blocked", () => {
    const blocked = { ...candidate([{ text: "half" }]), promptFeedback: { blockReason: "SAFETY" } };
    expect(read([blocked, END]).events).toEqual([
      { type: "text-delta", text: "half" },
      { type: "finish", reason: "refusal", usage: null },
    ]);
  });

  it.each(["SAFETY", "RECITATION"])("tells %s for a refusal, with what was said before", (word) => {
    const ended = candidate([{ text: "half" }], { finishReason: word });
    expect(read([ended, END]).events.at(-1)).toMatchObject({ reason: "refusal" });
  });

  it.each([
    [[]],
    [[candidate([{ text: "a" }])]],
    [candidate([{ text: 1 }])],
    [candidate("a")],
    [1],
  ])("calls %j malformed", (response) => {
    const { failure } = read([response]);
    expect(failure).toEqual({ code: "provider-malformed", data: { host: "h:1" } });
  });

  it("is cut off without a reason to finish", () => {
    const unspecified = candidate([], { finishReason: "FINISH_REASON_UNSPECIFIED" });
    expect(read([candidate([{ text: "a" }]), unspecified]).failure?.code).toBe("provider-cut-off");
  });
});

function read(responses: readonly unknown[]) {
  const text = responses.map((response) => `data: ${JSON.stringify(response)}\r\n\r\n`).join("");
  return readBytes([new TextEncoder().encode(text)]);
}

function readBytes(chunks: readonly Uint8Array[]) {
  return readAnswer({ format: "sse", createDecoder: createResponseDecoder, chunks });
}
