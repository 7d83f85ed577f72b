import { describe, expect, it } from "vitest";
import { makeBranch } from "../../test/builders/make-message";
import { makePrepare } from "../../test/builders/make-prepare";
import { makeSummary } from "../../test/builders/make-summary";
import { makeContext } from "../../test/builders/make-turn-source";
import { GUIDE_MODEL, type Model } from "../domain/model";
import type { Asked } from "./prepare-turn";

const MODEL: Model = {
  provider: "ollama",
  name: "llama3.2",
  url: "http://127.0.0.1:11434",
  window: 131_072,
  thinks: false,
};
const messages = makeBranch([["hello", "good day"]]);

function asked(over: Partial<Asked> = {}): Asked {
  return {
    context: makeContext(),
    conversationId: crypto.randomUUID(),
    leaf: messages.at(-1)?.id ?? null,
    model: MODEL,
    message: { id: crypto.randomUUID(), text: "What now?", depth: 2 },
    begun: "",
    ...over,
  };
}

const { signal } = new AbortController();

describe("createPrepareTurn", () => {
  it("D-2 has the branch and the message once each, and the request that the plan describes", async () => {
    const { prepare } = makePrepare({ branch: { messages } });
    const { plan, prompt, request } = await prepare(asked(), signal);
    expect(plan.history.map(({ text }) => text)).toEqual(["hello", "good day"]);
    expect(prompt.userInput).toBe("What now?");
    expect(request.body.split("What now?")).toHaveLength(2);
    expect(request.body.split("good day")).toHaveLength(2);
  });

  it("E-005 E-029 tells the model the time of the preparing, and shows that very time", async () => {
    const { prepare } = makePrepare();
    const { nowUtc, prompt, request } = await prepare(asked({ leaf: null }), signal);
    expect([nowUtc, prompt.nowUtc]).toEqual([1_000, 1_000]);
    expect(request.body).toContain("1970-01-01T00:00:01.000Z");
  });

  it("is the same for a message that is typed and for one that is sent", async () => {
    const { prepare } = makePrepare({ branch: { messages } });
    const sent = asked();
    const typed = await prepare({ ...sent, message: { ...sent.message, id: null } }, signal);
    expect(typed.request).toEqual((await prepare(sent, signal)).request);
  });

  it("A-005 P-073 asks for as many messages as turns and cap allow, by the settings of now", async () => {
    const short = makePrepare({ settings: { maxTurns: 4 } });
    await short.prepare(asked(), signal);
    const capped = makePrepare({ settings: { maxTurns: 15, maxMessages: 10 } });
    await capped.prepare(asked(), signal);
    expect([short.queries[0]?.limit, capped.queries[0]?.limit]).toEqual([8, 10]);
  });

  it("O-013 O-015 puts summaries of other conversations into the system text", async () => {
    const whole = [makeSummary({ kind: "whole", text: "They planned a trip." })];
    const { prompt } = await makePrepare({ whole }).prepare(asked(), signal);
    expect(prompt.system).toContain("## Recent conversation summaries\n- They planned a trip.");
  });

  it("A-013 tells whether the branch came from memory", async () => {
    const prepared = (cached: boolean) =>
      makePrepare({ branch: { cached } }).prepare(asked(), signal);
    expect((await prepared(true)).cached).toBe(true);
    expect((await prepared(false)).cached).toBe(false);
  });

  it("stops with the signal's reason", async () => {
    const stopped = new Error("stopped");
    const preparing = makePrepare().prepare(asked(), AbortSignal.abort(stopped));
    await expect(preparing).rejects.toBe(stopped);
  });
});

describe("why no summary stands for what has to stay out", () => {
  const failure = { code: "provider-unreachable", data: {} } as const;
  const truncate = { compression: { type: "truncate", keepRecent: 5 } } as const;

  it.each([
    ["P-078 the person truncates", { settings: truncate, branch: { failure } }, MODEL, "truncate"],
    ["A-044 the last one failed", { branch: { failure } }, MODEL, "summary-failed"],
    [
      "D-23 background calls are off",
      { settings: { backgroundLocal: false } },
      MODEL,
      "no-summariser",
    ],
    ["the guide is no model", {}, GUIDE_MODEL, "no-summariser"],
    ["it was not made yet", {}, MODEL, "not-yet"],
  ] as const)("%s", async (_, given, model, reason) => {
    const { source } = await makePrepare(given).prepare(asked({ model }), signal);
    expect(source.noSummary).toBe(reason);
  });
});
