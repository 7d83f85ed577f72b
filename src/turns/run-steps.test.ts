import { describe, expect, it } from "vitest";
import { makeRun } from "../../test/builders/make-run";
import { reply } from "../../test/fakes/fake-provider";
import { AppError } from "../domain/app-error";
import type { ModelEvent } from "../domain/provider";
import type { ToolResult } from "../domain/step";
import type { TurnSource } from "../domain/turn-store";
import { CANCELLED } from "./run-steps";
import type { Answered, CallSite, Tools } from "./tools/tool";

const AGAIN: Tools = {
  answer: async ({ id }) => ({ result: { call: id, text: "again" }, isKept: false }),
  waiting: async () => null,
  leaveOf: async ({ name }) => name,
};

const USAGE = { promptTokens: 10, replyTokens: 2 };

/** A step of an earlier run, whose call has its answer. */
const ANSWERED = {
  index: 0,
  text: "zero ",
  toolCalls: [{ id: "a", name: "look", arguments: "{}" }],
  results: [{ call: "a", text: "done" }],
};

/** What says something and asks for a tool, as often as there are ids. */
function calling(text: string, ...ids: readonly string[]): ModelEvent[] {
  const calls = ids.flatMap((id, call): ModelEvent[] => [
    { type: "tool-call-start", call, id, name: "look" },
    { type: "tool-call-delta", call, text: "{}" },
  ]);
  return [
    { type: "text-delta", text },
    ...calls,
    { type: "finish", reason: "tool-calls", usage: USAGE },
  ];
}

/** A turn whose model asks for a tool in its first steps, and answers in the third. */
async function setup(
  given: {
    readonly onAnswer?: (id: string) => void;
    readonly first?: readonly string[];
    readonly last?: ReturnType<Parameters<typeof makeRun>[0]>;
    readonly source?: Partial<TurnSource>;
  } = {},
) {
  const order: string[] = [];
  const callSites: CallSite[] = [];
  let requestCount = 0;
  const tools: Tools = {
    waiting: async () => null,
    leaveOf: async ({ name }) => name,
    answer: async ({ id }, at): Promise<Answered> => {
      callSites.push(at);
      order.push(`answered ${id}`);
      given.onAnswer?.(id);
      const result: ToolResult = { call: id, text: `result of ${id}`, taint: ["tool"] };
      return { result, isKept: false };
    },
  };
  const harness = await makeRun(
    () => {
      requestCount += 1;
      order.push(`asked ${requestCount}`);
      if (requestCount === 1) return calling("one ", ...(given.first ?? ["a"]));
      return requestCount === 2 ? calling("two ", "b") : (given.last ?? reply("three"));
    },
    { tools, ...(given.source === undefined ? {} : { source: given.source }) },
  );
  return { ...harness, order, callSites };
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
    expect(kept.map(({ plan }) => plan.plan.begun)).toEqual(["", "", ""]);
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
    // How a provider writes out tools and calls is its own affair: nothing is learned of its counting.
    expect(learnt).toEqual([]);
  });

  it("tells each next request what was asked for and answered, in what it is sent, and no row twice", async () => {
    const { run, requests, kept } = await setup();
    await run();
    const messages = requests.map(({ body }) => JSON.parse(body).messages.slice(-2));
    expect(messages[1]).toMatchObject([
      { role: "assistant", content: "one ", tool_calls: [{ function: { name: "look" } }] },
      { role: "tool", tool_name: "look", content: "result of a" },
    ]);
    expect(messages[2]).toMatchObject([{ content: "two " }, { content: "result of b" }]);
    expect(kept.map(({ plan }) => plan.plan.steps)).toEqual([undefined, undefined, undefined]);
    expect(kept[0]?.plan.plan.tools).toMatchObject([{ name: "look" }]);
  });

  it("names the tools that were used, for whoever reads the reply", async () => {
    const { run, closed, live } = await setup();
    await run();
    expect(closed[0]?.outcome.tools).toEqual(["look", "look"]);
    expect(live.state().tools).toEqual(["look", "look"]);
  });

  it("goes on after a worker that died between a call and its answer: that call alone is answered", async () => {
    const toolCalls = ["x", "y"].map((id) => ({ id, name: "look", arguments: "{}" }));
    const before = { index: 0, text: "zero ", toolCalls, results: [{ call: "x", text: "done" }] };
    const { run, order, requests, kept } = await setup({
      source: { begun: "zero ", steps: [before as never] },
    });
    await run();
    expect(order.slice(0, 2)).toEqual(["answered y", "asked 1"]);
    const sentMessages = JSON.parse(requests[0]?.body ?? "").messages.slice(-3);
    expect(sentMessages).toMatchObject([
      { content: "zero " },
      { content: "done" },
      { content: "result of y" },
    ]);
    expect(kept[0]?.plan).toMatchObject({ step: 1, plan: { begun: "" } });
  });

  it.each([
    ["the reply", { taint: ["page"] as const }, {}],
    ["its step's request", {}, { kept: { plan: { taint: ["page"] } } }],
  ])("answers an earlier run's call with the taint of %s", async (_, of, kept) => {
    const toolCalls = [{ id: "x", name: "look", arguments: "{}" }];
    const step = { index: 0, text: "zero ", toolCalls, ...kept } as never;
    const { run, callSites } = await setup({ source: { begun: "zero ", steps: [step], ...of } });
    await run();
    expect(callSites[0]?.taint).toEqual(["page"]);
  });

  it.each(["stored", "sent"] as const)(
    "hides what is hidden, and bounds what is long, in an answer to a call of an earlier worker's: %s",
    async (when) => {
      const toolCalls = [{ id: "x", name: "look", arguments: "{}" }];
      // Wherever it is cut, it would be amid the word.
      const hidden = `${"secret ".repeat(1_000)}${"b".repeat(40_000)}`;
      const kept: ToolResult[] = [];
      const { run, ended, requests } = await makeRun(() => reply("three"), {
        source: { begun: "zero ", steps: [{ index: 0, text: "zero ", toolCalls } as never] },
        prompt: { settings: { redactions: [{ kind: "word", text: "secret", when }] } },
        tools: {
          waiting: async () => null,
          leaveOf: async ({ name }) => name,
          answer: async () => ({ result: { call: "x", text: hidden }, isKept: false }),
        },
        turns: { keepResult: async ({ result }) => void kept.push(result) },
      });
      await run();
      expect(ended).toEqual([]);
      expect(kept[0]?.whole).toContain("[redacted]");
      expect(JSON.stringify(kept)).not.toMatch(/sec/);
      expect(requests[0]?.body).toContain("[redacted]");
      expect(requests[0]?.body).not.toMatch(/sec/);
      expect(kept[0]?.text.length).toBeGreaterThan(1_000);
    },
  );

  it("knows calls apart whose server begins to count anew with each answer", async () => {
    const { run, callSites } = await setup({
      source: { begun: "zero ", steps: [ANSWERED as never] },
    });
    await run();
    expect(callSites[0]?.steps.at(-1)?.toolCalls).toMatchObject([{ id: "a-1" }]);
  });

  it("knows calls of one answer apart where one has the id that another would be given", async () => {
    const { run, order } = await setup({
      first: ["a", "a-1", "a-1-1"],
      source: { begun: "zero ", steps: [ANSWERED as never] },
    });
    await run();
    const answered = order.slice(1, order.indexOf("asked 2"));
    expect(answered).toHaveLength(3);
    expect(new Set(["answered a", ...answered]).size).toBe(4);
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

it("a model that asks without end is stopped after 16 requests that tools were used for", async () => {
  let requestCount = 0;
  const script = () => {
    requestCount += 1;
    return calling("more ", `${requestCount}`);
  };
  const { run, closed, requests } = await makeRun(script, {
    tools: AGAIN,
  });
  await run();
  expect(requests).toHaveLength(16);
  expect(closed).toMatchObject([
    { outcome: { status: "interrupted", failure: { code: "too-many-steps" } } },
  ]);
});

it("a turn that has used tools for five minutes asks for nothing more", async () => {
  let now = 0;
  const script = () => {
    now += 200_000;
    return calling("more ", `${now}`);
  };
  const { run, closed, requests } = await makeRun(script, {
    ticks: () => now,
    tools: AGAIN,
  });
  await run();
  expect(requests).toHaveLength(3);
  expect(closed).toMatchObject([{ outcome: { failure: { code: "too-many-steps" } } }]);
});

it("does nothing for a call where its step cannot be kept", async () => {
  const answered: string[] = [];
  const tools: Tools = {
    answer: async ({ id }) => {
      answered.push(id);
      return { result: { call: id, text: "" }, isKept: false };
    },
    waiting: async () => null,
    leaveOf: async ({ name }) => name,
  };
  const endStep = async () => {
    throw new AppError("quota-exceeded");
  };
  const { run, closed } = await makeRun(() => calling("one", "a"), { tools, turns: { endStep } });
  await run();
  expect(answered).toEqual([]);
  expect(closed).toMatchObject([{ outcome: { status: "failed" } }]);
});
