import { describe, expect, it } from "vitest";
import { toFailure } from "../../domain/app-error";
import type { ModelEvent } from "../../domain/provider";
import { createChatReader } from "./chat-reader";

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

describe("createChatReader", () => {
  it("gives the same events wherever a recorded reply is cut", () => {
    const bytes = encode(RECORDED);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(read([bytes.subarray(0, cut), bytes.subarray(cut)]).events).toEqual(EVENTS);
    }
  });

  it("gives the same events byte by byte", () => {
    expect(read([...encode(RECORDED)].map((byte) => Uint8Array.of(byte))).events).toEqual(EVENTS);
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

/** Events until `finish` or a failure, as the stream reads them. */
function read(pieces: readonly Uint8Array[]) {
  const reader = createChatReader("h:1");
  const events: ModelEvent[] = [];
  try {
    for (const piece of pieces) for (const event of reader.read(piece)) events.push(event);
    if (events.at(-1)?.type === "finish") return { events, failure: null };
    for (const event of reader.end()) {
      events.push(event);
      if (event.type === "finish") return { events, failure: null };
    }
  } catch (error) {
    return { events, failure: toFailure(error) };
  }
  return { events, failure: null };
}
