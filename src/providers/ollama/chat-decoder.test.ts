import { describe, expect, it } from "vitest";
import { allCuts, readAnswer } from "../../../test/builders/read-answer";
import type { ModelEvent } from "../../domain/provider";
import { createChatDecoder } from "./chat-decoder";

const RECORDED = [
  '{"model":"m","created_at":"2026-01-01T00:00:00Z","message":{"role":"assistant","content":"","thinking":"Hm 🤔"},"done":false}\r',
  '{"model":"m","message":{"role":"assistant","content":"Grüße, "},"done":false}',
  "",
  '{"model":"m","message":{"role":"assistant","content":"你好"},"done":false}',
  '{"model":"m","message":{"role":"assistant","content":"."},"done":true,"done_reason":"stop","prompt_eval_count":3,"eval_count":4}',
  "",
].join("\n");

const EVENTS: readonly ModelEvent[] = [
  { type: "thinking-delta", text: "Hm 🤔" },
  { type: "text-delta", text: "Grüße, " },
  { type: "text-delta", text: "你好" },
  { type: "text-delta", text: "." },
  { type: "finish", reason: "stop", usage: { promptTokens: 3, replyTokens: 4 } },
];

describe("createChatDecoder", () => {
  it("gives the same events wherever a recorded reply is cut", () => {
    for (const chunks of allCuts(encode(RECORDED))) expect(read(chunks).events).toEqual(EVENTS);
  });

  it("reads a last line that has no line break", () => {
    expect(read([encode(RECORDED.trimEnd())]).events).toEqual(EVENTS);
  });

  it("gives what came before a bad line, then fails", () => {
    const { events, failure } = read([encode('{"message":{"content":"a"}}\nsecret words\n')]);
    expect(events).toEqual([{ type: "text-delta", text: "a" }]);
    expect(failure).toEqual({ code: "provider-malformed", data: { host: "h:1" } });
  });

  it("calls a reply without its end cut off, and keeps what was held back", () => {
    const { events, failure } = read([encode('{"message":{"content":"<thi"}}\n{"mess')]);
    expect(events).toEqual([{ type: "text-delta", text: "<thi" }]);
    expect(failure).toEqual({ code: "provider-cut-off", data: { host: "h:1" } });
  });

  it("gives what was held back before it finishes", () => {
    const { events } = read([encode('{"message":{"content":"<"}}\n{"done":true}\n')]);
    expect(events).toEqual([
      { type: "text-delta", text: "<" },
      { type: "finish", reason: "stop", usage: null },
    ]);
  });

  it("tells each call whole, after the text before it", () => {
    const calls = [
      { function: { name: "a", arguments: { place: "Köln" } } },
      { function: { name: "__proto__", arguments: {} } },
    ];
    const lines = [{ message: { content: "<", tool_calls: calls } }, { done: true }];
    const { events } = read([encode(lines.map((line) => JSON.stringify(line)).join("\n"))]);
    expect(events).toEqual([
      { type: "text-delta", text: "<" },
      { type: "tool-call-start", call: 0, id: "call-0", name: "a" },
      { type: "tool-call-delta", call: 0, text: '{"place":"Köln"}' },
      { type: "tool-call-start", call: 1, id: "call-1", name: "__proto__" },
      { type: "tool-call-delta", call: 1, text: "{}" },
      { type: "finish", reason: "tool-calls", usage: null },
    ]);
  });

  it("fails at an error line without repeating its words", () => {
    expect(read([encode('{"error":"canary went wrong"}\n')]).failure).toEqual({
      code: "provider-failed",
      data: { host: "h:1" },
    });
    expect(read([encode('{"error":"model not found"}\n')]).failure).toMatchObject({
      code: "provider-model-missing",
    });
  });
});

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function read(chunks: readonly Uint8Array[]) {
  return readAnswer({ format: "ndjson", createDecoder: createChatDecoder, chunks });
}
