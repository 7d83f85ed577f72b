import { describe, expect, it } from "vitest";
import { makeContext } from "../../test/builders/make-context";
import { makeCounter } from "../../test/builders/make-counter";
import { makeBranch } from "../../test/builders/make-message";
import { makePrepare } from "../../test/builders/make-prepare";
import { makeSummary } from "../../test/builders/make-summary";
import { GUIDE_MODEL, type Model } from "../domain/model";
import { STEADINESS } from "../prompt/steadiness";
import type { TurnRequest } from "./prepare-turn";

const MODEL: Model = {
  provider: "ollama",
  name: "llama3.2",
  url: "http://127.0.0.1:11434",
  window: 131_072,
  thinks: false,
};
const messages = makeBranch([["hello", "good day"]]);

function makeRequest(over: Partial<TurnRequest> = {}): TurnRequest {
  return {
    context: makeContext(),
    conversationId: crypto.randomUUID(),
    leaf: messages.at(-1)?.id ?? null,
    model: MODEL,
    maintainPersonality: true,
    message: { id: crypto.randomUUID(), text: "What now?", depth: 2 },
    begun: "",
    ...over,
  };
}

const { signal } = new AbortController();

describe("createPrepareTurn", () => {
  it("E-051 tells no stop sequence that holds what the person hides from models", async () => {
    const rule = { kind: "word", text: "Müller", when: "sent" } as const;
    const { prepare } = makePrepare({ settings: { redactions: [rule] } });
    const stopsOf = async (...stop: string[]) => {
      const { request } = await prepare(makeRequest({ parameters: { stop } }), signal);
      expect(request.body).not.toMatch(/Müller|redacted/);
      return JSON.parse(request.body).options.stop;
    };
    expect(await stopsOf("Müller:", "User:")).toEqual(["User:"]);
    expect(await stopsOf("Müller:")).toBeUndefined();
  });

  it("tells with what the answers of tools are bounded: what is asked for, though a long message takes more", async () => {
    const { prepare } = makePrepare({ branch: { messages } });
    const model = { ...MODEL, provider: "openai", url: "https://example.com/v1" } as const;
    const message = { id: crypto.randomUUID(), text: "word ".repeat(20_000), depth: 2 };
    const { plan, window } = await prepare(makeRequest({ model, message }), signal);
    expect(window).toBe(17_408);
    expect(plan.budget.window).toBeGreaterThan(35_000);
    const { plan: own, window: whole } = await prepare(makeRequest(), signal);
    expect(whole).toBe(own.budget.window);
  });

  it("P-002 A-054 D-2 has the branch and the message once each, and the request that the plan describes", async () => {
    const { prepare } = makePrepare({ branch: { messages } });
    const { plan, prompt, request } = await prepare(makeRequest(), signal);
    expect(plan.history.map(({ text }) => text)).toEqual(["hello", "good day"]);
    expect(prompt.userInput).toBe("What now?");
    expect(request.body.split("What now?")).toHaveLength(2);
    expect(request.body.split("good day")).toHaveLength(2);
  });

  it("A-054 has the summary, the history, the message and the workflow that it names, all of them counted", async () => {
    const summary = makeSummary({ text: "They met.", throughId: messages[0]!.id, messages: 1 });
    const { prepare } = makePrepare({ branch: { messages: messages.slice(1), summary } });
    const question = makeRequest();
    const message = { ...question.message, workflow: "spec-7\n</block:workflow>" };
    const { plan, prompt } = await prepare({ ...question, message }, signal);
    expect(prompt.system).toContain("## Summary of this conversation so far\nThey met.");
    expect(prompt.system).toContain(
      '<block:workflow permission="ReadOnly">\nThe workflow that this message is about.\n\nspec_id: spec-7 <\u200b/block:workflow>\n</block:workflow>',
    );
    expect(prompt.context.map(({ text }) => text)).toEqual(["good day"]);
    expect(prompt.userInput).toBe("What now?");
    const counted = plan.sections.reduce((sum, { tokens }) => sum + tokens, 0);
    expect(plan.tokens.system).toBeGreaterThanOrEqual(counted);
    const { history, system, total } = plan.tokens;
    expect(total).toBe(system + history + plan.tokens.message);
    const bare = await prepare(question, signal);
    expect(bare.prompt.system).not.toContain("<block:");
    expect(bare.plan.tokens.system).toBeLessThan(system);
  });

  it("E-005 E-029 tells the model the time of the preparing, and shows that very time", async () => {
    const { prepare } = makePrepare();
    const { nowUtc, prompt, request } = await prepare(makeRequest({ leaf: null }), signal);
    expect([nowUtc, prompt.nowUtc]).toEqual([1_000, 1_000]);
    expect(request.body).toContain("1970-01-01T00:00:01.000Z");
  });

  it("is the same for a message that is typed and for one that is sent", async () => {
    const { prepare } = makePrepare({ branch: { messages } });
    const sent = makeRequest();
    const typed = await prepare({ ...sent, message: { ...sent.message, id: null } }, signal);
    expect(typed.request).toEqual((await prepare(sent, signal)).request);
  });

  it("A-005 A-057 asks for as many messages as turns and cap allow, by the settings of now", async () => {
    const short = makePrepare({ settings: { maxTurns: 4 } });
    await short.prepare(makeRequest(), signal);
    const capped = makePrepare({ settings: { maxTurns: 15, maxMessages: 10 } });
    await capped.prepare(makeRequest(), signal);
    expect([short.queries[0]?.limit, capped.queries[0]?.limit]).toEqual([8, 10]);
  });

  it("O-013 O-015 puts summaries of other conversations into the system text", async () => {
    const whole = [makeSummary({ kind: "whole", text: "They planned a trip." })];
    const { prompt } = await makePrepare({ whole }).prepare(makeRequest(), signal);
    expect(prompt.system).toContain("## Recent conversation summaries\n- They planned a trip.");
  });

  it("A-013 tells whether the branch came from memory", async () => {
    const prepared = (cached: boolean) =>
      makePrepare({ branch: { cached } }).prepare(makeRequest(), signal);
    expect((await prepared(true)).cached).toBe(true);
    expect((await prepared(false)).cached).toBe(false);
  });

  it("O-009 P-002 builds on the context's own instructions, and fails where they do not fit", async () => {
    const context = makeContext({ systemPrompt: "You are a harbour pilot.", personality: "" });
    const { prompt } = await makePrepare().prepare(makeRequest({ context }), signal);
    expect(prompt.system.startsWith("You are a harbour pilot.")).toBe(true);
    const small = makePrepare().prepare(
      makeRequest({ context, model: { ...MODEL, window: 8 } }),
      signal,
    );
    await expect(small).rejects.toMatchObject({ code: "window-too-small" });
  });

  it("O-018 P-002 makes by the same call what each provider takes, and plans what it is told", async () => {
    const { prepare } = makePrepare({ branch: { messages } });
    const question = makeRequest();
    const model = await prepare(question, signal);
    expect(JSON.parse(model.request.body).messages.at(-1).content).toBe("What now?");
    expect(model.plan.history).toHaveLength(2);
    const guide = await prepare({ ...question, model: GUIDE_MODEL }, signal);
    expect(JSON.parse(guide.request.body)).toEqual({ question: "What now?", begun: "" });
    expect(guide.plan).toMatchObject({ sections: [], history: [] });
  });

  it("D-5 counts a message as the model's provider has taught", async () => {
    const counter = makeCounter((text) => text.length, { perMessage: 7, perRequest: 0 });
    const { plan } = await makePrepare({ counter }).prepare(makeRequest({ leaf: null }), signal);
    expect(plan.message.tokens).toBe("What now?".length + 7);
  });

  it("E-025 stops with the signal's reason, wherever it is stopped, and asks nothing more", async () => {
    const stopped = new Error("stopped");
    const before = makePrepare({ branch: { messages } });
    await expect(before.prepare(makeRequest(), AbortSignal.abort(stopped))).rejects.toBe(stopped);
    expect(before.queries).toEqual([]);
    const stop = new AbortController();
    const count = (text: string) => {
      stop.abort(stopped);
      return text.length;
    };
    const amid = makePrepare({ branch: { messages }, count });
    await expect(amid.prepare(makeRequest(), stop.signal)).rejects.toBe(stopped);
    expect(amid.queries).toHaveLength(1);
  });
});

describe("a conversation whose summary failed", () => {
  it("A-044 is sent without its oldest turns, and the plan says why nothing stands for them", async () => {
    const texts = Array.from({ length: 16 }, (_, turn) => [`q${turn}.`, `a${turn}.`] as const);
    const long = makeBranch(texts);
    const failure = { code: "provider-silent", data: {} } as const;
    const { prepare } = makePrepare({ branch: { messages: long, failure } });
    const leaf = long.at(-1)?.id ?? null;
    const message = { id: crypto.randomUUID(), text: "What now?", depth: 32 };
    const { plan, request } = await prepare(makeRequest({ leaf, message }), signal);
    expect(plan.leftOut).toMatchObject([
      { messages: 10, reason: "history-turns", because: "summary-failed", seenFrom: long[10]?.id },
    ]);
    expect(request.body).not.toContain("q4.");
    expect(request.body).toContain("q5.");
    expect(request.body).toContain("What now?");
  });
});

describe("why no summary stands for what has to stay out", () => {
  const failure = { code: "provider-unreachable", data: {} } as const;
  const truncate = { compression: { type: "truncate", keepRecent: 5 } } as const;

  it.each([
    ["P-078 the person truncates", { settings: truncate, branch: { failure } }, MODEL, "truncate"],
    ["the last one failed", { branch: { failure } }, MODEL, "summary-failed"],
    [
      "D-23 background calls are off",
      { settings: { backgroundLocal: false } },
      MODEL,
      "no-summariser",
    ],
    ["the guide is no model", {}, GUIDE_MODEL, "no-summariser"],
    ["it was not made yet", {}, MODEL, "not-yet"],
  ] as const)("%s", async (_, given, model, reason) => {
    const { source } = await makePrepare(given).prepare(makeRequest({ model }), signal);
    expect(source.noSummary).toBe(reason);
  });
});

describe("what a context binds itself", () => {
  const texts = Array.from({ length: 16 }, (_, turn) => [`q${turn}.`, `a${turn}.`] as const);
  const long = makeBranch(texts);
  const leaf = long.at(-1)?.id ?? null;
  const message = { id: crypto.randomUUID(), text: "What now?", depth: 32 };
  const whole = [makeSummary({ kind: "whole", text: "They planned a trip." })];
  const prepare = (over: Parameters<typeof makeContext>[0], settings = {}) => {
    const context = makeContext(over);
    const made = makePrepare({ branch: { messages: long }, whole, settings });
    return made.prepare(makeRequest({ context, leaf, message }), signal);
  };

  it("E-055 has as context what its providers give, by their list alone", async () => {
    const both = await prepare({ contextProviders: ["last-n", "recent-summaries", "last-n"] });
    expect(both.prompt.system).toContain("They planned a trip.");
    expect(both.plan.history).toHaveLength(22);
    const history = await prepare({ contextProviders: ["last-n"] });
    expect(history.prompt.system).not.toContain("They planned a trip.");
    expect(history.plan.history).toHaveLength(22);
    const none = await prepare({ contextProviders: [] });
    expect(none.plan.history).toEqual([]);
    // Nothing is gone in silence: the conversation itself has no kind.
    expect(none.plan.leftOut.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual([
      "facts context-off",
      "core-blocks context-off",
      "working-blocks context-off",
      "summaries context-off",
      "references context-off",
      "null context-off",
    ]);
    expect(none.prompt.system).not.toContain("They planned a trip.");
    expect(none.prompt.userInput).toBe("What now?");
  });

  it("P-077 cuts its history as the context says, not as is set in general", async () => {
    const general = { compression: { type: "truncate", keepRecent: 3 } };
    expect((await prepare({}, general)).plan.history).toHaveLength(6);
    const own = { type: "recursive-summarization", chunkSize: 10, model: null } as const;
    const { plan, source } = await prepare({ compression: own }, general);
    expect(plan.history).toHaveLength(22);
    expect(source.noSummary).toBe("not-yet");
    const cut = await prepare({ compression: { type: "truncate", keepRecent: 4 } });
    expect([cut.plan.history.length, cut.source.noSummary]).toEqual([8, "truncate"]);
  });

  it("holds nothing of its other conversations where it does not remember", async () => {
    expect((await prepare({ remembers: true })).prompt.system).toContain("They planned a trip.");
    const { prompt } = await prepare({ remembers: false });
    expect(prompt.system).not.toContain("They planned a trip.");
  });

  it("M-032 says the personality unless the turn asks for none", async () => {
    const { prepare } = makePrepare();
    const { personality } = makeContext();
    const kept = await prepare(makeRequest(), signal);
    expect(kept.prompt.system).toContain(`${personality}\n\n${STEADINESS}`);
    const bare = await prepare(makeRequest({ maintainPersonality: false }), signal);
    expect(bare.prompt.system).not.toContain(personality);
    expect(bare.prompt.system).not.toContain(STEADINESS);
  });
});
