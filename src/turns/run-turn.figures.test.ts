import { describe, expect, it } from "vitest";
import { makeRun } from "../../test/builders/make-run";
import { reply } from "../../test/fakes/fake-provider";
import { AppError } from "../domain/app-error";
import { GUIDE_MODEL } from "../domain/model";
import type { Tools } from "./tools/tool";

const toolCallEvents = [
  { type: "tool-call-start", call: 0, id: "a", name: "look" },
  { type: "tool-call-delta", call: 0, text: '{"at":"home"}' },
] as const;

describe("tools that a model asks for", () => {
  const call = { id: "a", name: "look", arguments: '{"at":"home"}' };

  it("are part of the reply, and nothing is done with them", async () => {
    const end = { type: "finish", reason: "tool-calls", usage: null } as const;
    const { run, closed, requests, live } = await makeRun(() => [...toolCallEvents, end]);
    await run();
    expect(requests).toHaveLength(1);
    expect(closed[0]?.outcome).toMatchObject({ finish: "tool-calls", toolCalls: [call] });
    expect(live.state().toolCalls).toEqual([call]);
  });

  it("are part of a reply that breaks off after them, and of no other", async () => {
    const broken = await makeRun(() => [...toolCallEvents, new AppError("provider-cut-off")]);
    await broken.run();
    expect(broken.closed[0]?.outcome).toMatchObject({ status: "failed", toolCalls: [call] });
    const plain = await makeRun(() => reply("x"));
    await plain.run();
    expect(plain.closed[0]?.outcome).not.toHaveProperty("toolCalls");
  });
});

describe("what a provider has counted", () => {
  const toolCalls = [{ id: "a", name: "look", arguments: "{}" }];
  const results = [{ call: "a", text: "found it all ".repeat(40) }];

  it("teaches nothing of a request that tells calls, though their tools are off by now", async () => {
    const step = { index: 0, text: "", toolCalls, results };
    const usage = { promptTokens: 150, replyTokens: 2 };
    const end = { type: "finish", reason: "stop", usage } as const;
    const script = () => [{ type: "text-delta", text: "Good day." } as const, end];
    const plain = await makeRun(script);
    await plain.run();
    expect(plain.learnt[0]?.map(({ tokens }) => tokens)).toEqual([150, 2]);
    const { run, learnt } = await makeRun(script, { source: { steps: [step as never] } });
    await run();
    expect(learnt[0]?.map(({ tokens }) => tokens)).toEqual([2]);
  });
});

describe("what a reply came to", () => {
  const price = { prompt: 2, reply: 8 };
  const model = { ...GUIDE_MODEL, provider: "ollama", name: "m", url: "", price } as const;

  it("is told to the store with the end of the turn, and so is the model's price", async () => {
    const ticks = [0, 40];
    const { run, used, closed } = await makeRun(() => reply("Good ", "day."), {
      source: { model },
      ticks: () => ticks.shift() ?? 90,
    });
    await run();
    expect(closed[0]?.price).toEqual(price);
    expect(used).toEqual([
      { model, promptTokens: 7, replyTokens: 2, cost: 30 / 1e6, firstTokenMs: 40, replyMs: 90 },
    ]);
  });

  it("is timed without what its later requests waited for their first words", async () => {
    const first = [
      { type: "text-delta", text: "one " },
      ...toolCallEvents,
      { type: "finish", reason: "tool-calls", usage: null },
    ] as const;
    let requests = 0;
    let time = 0;
    const tools: Tools = {
      waiting: async () => null,
      leaveOf: async ({ name }) => name,
      answer: async ({ id }) => ({ result: { call: id, text: "found" }, isKept: false }),
    };
    const { run, used } = await makeRun(() => (requests++ === 0 ? first : reply("two")), {
      source: { model },
      tools,
      ticks: () => {
        time += 10;
        return time;
      },
    });
    await run();
    // 40 ms of the first request's words and calls, 20 of the second's words.
    expect(used).toMatchObject([{ firstTokenMs: 10, replyMs: 10 + 40 + 20 }]);
  });

  it("is estimated where the provider did not count, without a cost", async () => {
    const end = { type: "finish", reason: "stop", usage: null } as const;
    const { run, used } = await makeRun(() => [{ type: "text-delta", text: "Good day." }, end], {
      source: { model },
    });
    await run();
    expect(used).toMatchObject([{ model, cost: null }]);
    expect(used[0]?.promptTokens).toBeGreaterThan(10);
    expect(used[0]?.replyTokens).toBeGreaterThan(1);
  });

  it("is nothing of the guide, of a temporary conversation, and where no word came", async () => {
    const guide = await makeRun(() => reply("x"), { source: { model: GUIDE_MODEL } });
    const temporary = await makeRun(() => reply("x"), { source: { temporary: true } });
    const failed = await makeRun(() => [new AppError("provider-failed")]);
    for (const { run, used } of [guide, temporary, failed]) {
      await run();
      expect(used).toEqual([]);
    }
  });
});
