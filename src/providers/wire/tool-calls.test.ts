import { describe, expect, it } from "vitest";
import { MAX_ARGUMENTS_LENGTH, MAX_TOOL_CALLS } from "../../domain/tool-call";
import { argumentsText, createToolCalls } from "./tool-calls";

const malformed = expect.objectContaining({ code: "provider-malformed", data: { host: "h" } });

describe("createToolCalls", () => {
  it("counts calls from 0 and makes every id one of its own", () => {
    const calls = createToolCalls("h");
    const ids = ["a", "a", "", undefined, 7, "call-2"].map((id) => calls.begin({ id, name: "n" }));
    expect(ids).toEqual(
      ["a", "a-1", "call-2", "call-3", "call-4", "call-2-5"].map((id, call) => ({
        type: "tool-call-start",
        call,
        id,
        name: "n",
      })),
    );
    expect(calls.count()).toBe(6);
  });

  it("refuses one call too many", () => {
    const calls = createToolCalls("h");
    for (let count = 0; count < MAX_TOOL_CALLS; count += 1) calls.begin({ name: "n" });
    expect(() => calls.begin({ name: "n" })).toThrow(malformed);
  });

  it("refuses one character of arguments too many, over all pieces of a call", () => {
    const calls = createToolCalls("h");
    calls.begin({ name: "n" });
    calls.begin({ name: "m" });
    const most = "x".repeat(MAX_ARGUMENTS_LENGTH);
    expect(calls.append(0, most)).toHaveLength(1);
    expect(calls.append(1, "x")).toEqual([{ type: "tool-call-delta", call: 1, text: "x" }]);
    expect(() => calls.append(0, "x")).toThrow(malformed);
  });

  it("refuses endless names and says nothing for an empty piece", () => {
    const calls = createToolCalls("h");
    expect(() => calls.begin({ name: "n".repeat(1_001) })).toThrow(malformed);
    expect(calls.append(0, "")).toEqual([]);
  });
});

describe("argumentsText", () => {
  it("writes parsed arguments as JSON", () => {
    expect([{ a: 1 }, "{", null, undefined, 0].map(argumentsText)).toEqual([
      '{"a":1}',
      "{",
      "",
      "",
      "0",
    ]);
  });
});
