import { describe, expect, it } from "vitest";
import { makeRun } from "../../test/builders/make-run";
import { reply } from "../../test/fakes/fake-provider";
import { AppError } from "../domain/app-error";
import type { ModelEvent } from "../domain/provider";
import type { ToolResult } from "../domain/step";
import { CANCELLED, type Tools } from "./run-steps";

const USAGE = { promptTokens: 10, replyTokens: 2 };

/** What says something and asks for a tool. */
function calling(text: string, id: string): ModelEvent[] {
  return [
    { type: "text-delta", text },
    { type: "tool-call-start", call: 0, id, name: "look" },
    { type: "tool-call-delta", call: 0, text: "{}" },
    { type: "finish", reason: "tool-calls", usage: USAGE },
  ];
}

/** A turn whose model asks for a tool in its first steps, and answers in the third. */
async function setup(
  given: {
    readonly onAnswer?: (id: string) => void;
    readonly last?: ReturnType<Parameters<typeof makeRun>[0]>;
  } = {},
) {
  const order: string[] = [];
  let asked = 0;
  const tools: Tools = {
    goesOn: ({ toolCalls = [] }) => toolCalls.length > 0,
    answer: async ({ id }): Promise<ToolResult> => {
      order.push(`answered ${id}`);
      given.onAnswer?.(id);
      return { call: id, text: `result of ${id}`, taint: ["tool"] };
    },
  };
  const harness = await makeRun(
    () => {
      asked += 1;
      order.push(`asked ${asked}`);
      if (asked === 1) return calling("one ", "a");
      return asked === 2 ? calling("two ", "b") : (given.last ?? reply("three"));
    },
    { tools },
  );
  return { ...harness, order };
}

describe("a turn of three steps", () => {
  it("asks, has each call answered, and asks again until no tool is asked for", async () => {
    const { run, order, ended, kept, closed, live } = await setup();
    await run();
    expect(order).toEqual(["asked 1", "answered a", "asked 2", "answered b", "asked 3"]);
    expect(ended).toMatchObject([
      { text: "one ", usage: USAGE, toolCalls: [{ id: "a" }], results: [{ text: "result of a" }] },
      { text: "two ", usage: USAGE, toolCalls: [{ id: "b" }], results: [{ text: "result of b" }] },
    ]);
    expect(kept.map(({ plan }) => plan.step)).toEqual([undefined, 1, 2]);
    expect(kept.map(({ plan }) => plan.plan.begun)).toEqual(["", "one ", "one two "]);
    expect(closed).toMatchObject([{ steps: 2, outcome: { status: "complete", finish: "stop" } }]);
    expect(live.state()).toMatchObject({ text: "one two three", status: "complete" });
  });

  it("keeps with each plan the taint of all that was told before it", async () => {
    const { run, kept } = await setup();
    await run();
    expect(kept.map(({ plan }) => plan.plan.taint)).toEqual([undefined, ["tool"], ["tool"]]);
  });

  it("counts as one answer in the month, with the tokens of all its requests", async () => {
    const { run, used, learnt } = await setup();
    await run();
    expect(used).toHaveLength(1);
    expect(used[0]?.replyTokens).toBeGreaterThanOrEqual(4);
    // Two figures of each request that was counted: what was told, and what was said.
    expect(learnt[0]?.length).toBeGreaterThanOrEqual(4);
  });

  it("is stopped between two steps: what was done is kept, and nothing more is asked", async () => {
    const stop = () => live.abort.abort(CANCELLED);
    const { run, order, ended, closed, live } = await setup({ onAnswer: () => stop() });
    await run();
    expect(order).toEqual(["asked 1", "answered a"]);
    expect(ended[0]?.results).toHaveLength(1);
    expect(closed).toMatchObject([{ steps: 1, outcome: { status: "cancelled" } }]);
    expect(live.state().text).toBe("one ");
  });

  it("locks in its second step: it ends as interrupted with what both have said", async () => {
    const lock = () => live.abort.abort(new AppError("locked"));
    const { run, closed, live } = await setup({ onAnswer: (id) => id === "b" && lock() });
    await run();
    expect(closed).toMatchObject([
      { outcome: { status: "interrupted", failure: { code: "locked" } }, steps: 2 },
    ]);
    expect(live.state().text).toBe("one two ");
  });

  it("fails in its third step with the text of the others", async () => {
    const last = [
      { type: "text-delta" as const, text: "thr" },
      new AppError("provider-unreachable"),
    ];
    const { run, closed, live, ended } = await setup({ last });
    await run();
    expect(closed).toMatchObject([{ outcome: { status: "failed" }, steps: 2 }]);
    expect([live.state().text, ended.length]).toEqual(["one two thr", 2]);
  });
});

it("a turn without tools ends with its first step, whatever its model asks for", async () => {
  const { run, ended, closed, kept } = await makeRun(() => calling("one", "a"));
  await run();
  expect([ended, kept.length]).toEqual([[], 1]);
  expect(closed).toMatchObject([{ steps: 0, outcome: { toolCalls: [{ id: "a" }] } }]);
});

it("does nothing for a call where its step cannot be kept", async () => {
  const answered: string[] = [];
  const tools: Tools = {
    goesOn: () => true,
    answer: async ({ id }) => {
      answered.push(id);
      return { call: id, text: "" };
    },
  };
  const endStep = async () => {
    throw new AppError("quota-exceeded");
  };
  const { run, closed } = await makeRun(() => calling("one", "a"), { tools, turns: { endStep } });
  await run();
  expect(answered).toEqual([]);
  expect(closed).toMatchObject([{ outcome: { status: "failed" } }]);
});
