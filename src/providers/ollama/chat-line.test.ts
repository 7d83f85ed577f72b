import { describe, expect, it } from "vitest";
import { parseChatLine } from "./chat-line";

const parse = (value: unknown) => parseChatLine(JSON.stringify(value));

describe("parseChatLine", () => {
  it("reads a token without created_at and with unknown fields", () => {
    expect(parse({ message: { content: "a", more: 1 }, done: false, other: {} })).toEqual({
      type: "said",
      thinking: "",
      text: "a",
      calls: [],
      done: null,
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
      type: "said",
      thinking: "",
      text: "",
      calls: [],
      done: { length: true, usage: { promptTokens: 7, replyTokens: 0 } },
    });
  });

  it.each([[-1], [1.5], ["7"], [1e12], [null], [undefined]])(
    "takes a count of %j for untold",
    (count) => {
      expect(parse({ done: true, prompt_eval_count: count, eval_count: 3 })).toMatchObject({
        done: { usage: { promptTokens: null, replyTokens: 3 } },
      });
      expect(parse({ done: true, prompt_eval_count: count })).toMatchObject({
        done: { usage: null },
      });
    },
  );

  it("reads the calls of a line, whatever they hold", () => {
    const calls = [{ function: { name: "a", arguments: { b: 1 } } }, { function: {} }];
    expect(parse({ message: { content: "", tool_calls: calls } })).toMatchObject({
      calls: [{ name: "a", arguments: { b: 1 } }, {}],
    });
  });

  it("takes any other reason to end for a stop", () => {
    expect(parse({ done: true })).toMatchObject({ done: { length: false } });
    expect(parse({ done: true, done_reason: "unload" })).toMatchObject({ done: { length: false } });
  });

  it("tells a missing model from other errors", () => {
    expect(parse({ error: 'model "x" not found, try pulling it first' })).toEqual({
      type: "error",
      code: "provider-model-missing",
      data: {},
    });
    expect(parse({ error: "out of memory" })).toEqual({
      type: "error",
      code: "provider-cannot-run",
      data: {},
    });
    expect(parse({ error: { code: 1 } })).toMatchObject({ code: "provider-failed", data: {} });
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

  // Source: ollama/ollama#17638.
  it("takes nothing that a model wrote for a reason why its call could not be read", () => {
    const error = `error parsing tool call: raw='{"text":"The invoice is overdue: out of memory"}]', err=`;
    const data = { reason: "call" };
    expect(parse({ error })).toEqual({ type: "error", code: "provider-failed", data });
    expect(parse({ error: "out of memory" })).toMatchObject({ code: "provider-cannot-run" });
  });
});
