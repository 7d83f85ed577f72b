import { describe, expect, it } from "vitest";
import type { ModelEvent } from "../domain/provider";
import { MAX_ARGUMENTS_LENGTH, MAX_CALLS_LENGTH, MAX_TOOL_CALLS } from "../domain/tool-call";
import { reduceTurn, startTurn } from "./turn-state";

const fold = (events: readonly ModelEvent[]) =>
  events.reduce(
    (state, event) => reduceTurn(state, event, 1),
    startTurn("turn", { text: "", thinking: "" }),
  );

const start = (call: number, name = "look"): ModelEvent => {
  return { type: "tool-call-start", call, id: `id${call}`, name };
};
const more = (call: number, text: string): ModelEvent => ({ type: "tool-call-delta", call, text });

/** Two calls of so many characters, all that is told of them together. */
const callsOf = (length: number): ModelEvent[] => {
  const signed: ModelEvent = { ...start(1), signature: "s".repeat(50_000) } as ModelEvent;
  const rest = length - MAX_ARGUMENTS_LENGTH - 2 * "id0look".length - 50_000;
  return [start(0), signed, more(0, "x".repeat(MAX_ARGUMENTS_LENGTH)), more(1, "x".repeat(rest))];
};

describe("reduceTurn", () => {
  it("puts each call's arguments together, however their pieces are mixed", () => {
    const { toolCalls, status } = fold([
      start(0),
      start(1, "find"),
      more(1, '{"b":'),
      more(0, "{"),
      more(1, "2}"),
      more(0, "}"),
    ]);
    expect(status).toBe("streaming");
    expect(toolCalls).toEqual([
      { id: "id0", name: "look", arguments: "{}" },
      { id: "id1", name: "find", arguments: '{"b":2}' },
    ]);
  });

  it("has no calls where none was asked for", () => {
    expect(fold([{ type: "text-delta", text: "x" }])).not.toHaveProperty("toolCalls");
  });

  it.each([
    ["a call out of turn", [start(1)]],
    ["a call begun twice", [start(0), start(0)]],
    ["arguments of no call", [more(0, "{}")]],
    ["arguments of a negative call", [start(0), more(-1, "{}")]],
    ["arguments that are too long", [start(0), more(0, "x".repeat(MAX_ARGUMENTS_LENGTH + 1))]],
    ["too many calls", Array.from({ length: MAX_TOOL_CALLS + 1 }, (_, call) => start(call))],
    ["calls that are too long together", [...callsOf(MAX_CALLS_LENGTH), more(1, "x")]],
    ["calls with too long ids and names", [...callsOf(MAX_CALLS_LENGTH), start(2)]],
  ])("refuses %s", (_, events) => {
    expect(() => fold(events)).toThrow("provider-malformed");
  });

  it("takes calls that are as long together as they may be", () => {
    const calls = fold(callsOf(MAX_CALLS_LENGTH)).toolCalls ?? [];
    const texts = calls.flatMap(({ id, name, arguments: given, signature = "" }) => [
      ...[id, name, given, signature],
    ]);
    expect(texts.join("")).toHaveLength(MAX_CALLS_LENGTH);
  });
});
