import { describe, expect, it } from "vitest";
import { parseChatLine } from "./chat-line";

const parse = (value: unknown) => parseChatLine(JSON.stringify(value));

describe("parseChatLine", () => {
  it("reads a token without created_at and with unknown fields", () => {
    expect(parse({ message: { content: "a", more: 1 }, done: false, other: {} })).toEqual({
      type: "delta",
      thinking: "",
      text: "a",
    });
  });

  it("reads thinking and text of one line", () => {
    expect(parse({ message: { thinking: "t", content: "a" } })).toMatchObject({
      thinking: "t",
      text: "a",
    });
  });

  it("reads the last line with its counts", () => {
    const line = { done: true, done_reason: "length", prompt_eval_count: 7, eval_count: 0 };
    expect(parse(line)).toEqual({
      type: "done",
      thinking: "",
      text: "",
      reason: "length",
      usage: { promptTokens: 7, replyTokens: 0 },
    });
  });

  it.each([[-1], [1.5], ["7"], [1e12], [null], [undefined]])(
    "takes a count of %j for untold",
    (count) => {
      expect(parse({ done: true, prompt_eval_count: count, eval_count: 3 })).toMatchObject({
        usage: { promptTokens: null, replyTokens: 3 },
      });
      expect(parse({ done: true, prompt_eval_count: count })).toMatchObject({ usage: null });
    },
  );

  it("takes any other reason to end for a stop", () => {
    expect(parse({ done: true })).toMatchObject({ reason: "stop" });
    expect(parse({ done: true, done_reason: "unload" })).toMatchObject({ reason: "stop" });
  });

  it("tells a missing model from other errors", () => {
    expect(parse({ error: 'model "x" not found, try pulling it first' })).toEqual({
      type: "error",
      missing: true,
    });
    expect(parse({ error: "out of memory" })).toEqual({ type: "error", missing: false });
    expect(parse({ error: { code: 1 } })).toEqual({ type: "error", missing: false });
  });

  it.each([
    "",
    "{",
    "x",
    "null",
    "[]",
    "1",
    "{}",
    '{"done":false}',
    '{"response":"a","done":false}',
    '{"message":"a"}',
    '{"message":{"content":1}}',
  ])("knows that %s is no chat line", (text) => {
    expect(parseChatLine(text)).toBeNull();
  });
});
