import { describe, expect, it } from "vitest";
import { makeContext } from "../../../test/builders/make-context";
import { makeCounter } from "../../../test/builders/make-counter";
import { makeBranch } from "../../../test/builders/make-message";
import { makePrepare } from "../../../test/builders/make-prepare";
import { MODEL } from "../../../test/builders/make-store";
import { createFakeProvider, reply } from "../../../test/fakes/fake-provider";
import { fakeProviders } from "../../../test/fakes/fake-providers";
import type { AnsweredReply } from "../../domain/add-usage";
import { AppError } from "../../domain/app-error";
import type { Model } from "../../domain/model";
import { DEFAULT_PROMPT_SETTINGS } from "../../domain/prompt-settings";
import type { TokenCounter } from "../../domain/tokens";
import { rangeSummaryPrompt } from "../../prompt/summary-prompts";
import { createAskPrompt } from "./ask-prompt";

const quarter: TokenCounter = (text) => Math.ceil(text.length / 4);
const context = makeContext();

/** Asks for a summary of these turns and gives the body that was sent. */
async function ask(
  texts: readonly (readonly [string, string])[],
  over: Partial<Model> = {},
  script: Parameters<typeof createFakeProvider>[0] = () => reply("Fine."),
  failing = false,
  used: AnsweredReply[] = [],
) {
  const { provider, requests } = createFakeProvider(script);
  const errors: unknown[] = [];
  const learnt: string[][] = [];
  const asking = createAskPrompt({
    providers: fakeProviders({
      ...{ ollama: provider, openai: provider, anthropic: provider, guide: provider },
    }),
    counters: {
      counterFor: async () => makeCounter(quarter),
      learnHabits: async ({ name }, habits) => void learnt.push([name, ...habits]),
    },
    usage: {
      add: async (one) => {
        if (failing) throw new AppError("locked");
        used.push(one);
      },
    },
    onError: (error) => errors.push(error),
  });
  const { answer, request } = await asking(
    {
      model: { ...MODEL, ...over },
      settings: DEFAULT_PROMPT_SETTINGS,
      signal: new AbortController().signal,
    },
    {
      context,
      tokens: 400,
      write: (room) => {
        const messages = makeBranch(texts);
        return { prompt: rangeSummaryPrompt({ previous: null, messages, nowUtc: 0, room }), room };
      },
    },
  );
  const sent = requests[0]?.body ?? "";
  const bodies = requests.map(({ body }) => JSON.parse(body));
  return { answer, request, used, errors, sent, body: bodies[0], bodies, learnt };
}

describe("createAskPrompt", () => {
  it("asks for a short answer, calmly", async () => {
    const { answer, request, body } = await ask([["hello", "good day"]]);
    expect(answer).toEqual({ text: "Fine.", isCut: false });
    expect(request.room.tokens).toBeGreaterThan(1_000);
    expect(body.options).toMatchObject({ num_predict: 400, temperature: 0.2 });
    expect(JSON.stringify(body.messages)).toContain("User: hello");
  });

  it("adds what it came to to the month, as counted and at its price, and does not time it", async () => {
    const price = { prompt: 2, reply: 4 };
    const { used } = await ask([["hello", "good day"]], { price });
    expect(used).toEqual([
      {
        model: { ...MODEL, price },
        promptTokens: 7,
        replyTokens: 1,
        cost: 0.000_018,
        firstTokenMs: null,
        replyMs: null,
      },
    ]);
  });

  it("estimates what the provider does not count", async () => {
    const end = { type: "finish", reason: "stop", usage: null } as const;
    const script = () => [{ type: "text-delta", text: "Fine." } as const, end];
    const { used, sent } = await ask([["hello", "good day"]], {}, script);
    expect(used).toMatchObject([
      { promptTokens: quarter(sent), replyTokens: quarter("Fine."), cost: null },
    ]);
  });

  it("adds what was thought and said before an answer broke off, as estimated", async () => {
    const used: AnsweredReply[] = [];
    const script = () => [
      { type: "thinking-delta", text: "Hm. " } as const,
      { type: "text-delta", text: "They m" } as const,
      new AppError("provider-cut-off"),
    ];
    const talk = [["hello", "good day"]] as const;
    const broken = ask(talk, {}, script, false, used);
    await expect(broken).rejects.toMatchObject({ code: "provider-cut-off" });
    expect(used).toMatchObject([{ replyTokens: quarter("Hm. They m"), cost: null }]);
    const silent = ask(talk, {}, () => [new AppError("provider-failed")], false, used);
    await expect(silent).rejects.toMatchObject({ code: "provider-failed" });
    expect(used).toHaveLength(1);
  });

  it("has its answer also where the figures cannot be written", async () => {
    const { answer, errors } = await ask([["hello", "good day"]], {}, undefined, true);
    expect(answer.text).toBe("Fine.");
    expect(errors).toMatchObject([{ code: "locked" }]);
  });

  it("asks once more as a refusal wants it, and keeps that for the model", async () => {
    const data = { habit: "no-temperature" };
    const answers = [[new AppError("provider-unsupported", { data })], reply("Fine.")];
    const other = {
      provider: "openai",
      name: "kimi-k2.5",
      url: "https://api.example.com",
    } as const;
    const talk = [["hello", "good day"]] as const;
    const { answer, bodies, learnt } = await ask(talk, other, () => answers.shift() ?? []);
    expect(answer.text).toBe("Fine.");
    expect(bodies.map(({ temperature }) => temperature)).toEqual([0.2, undefined]);
    expect(learnt).toEqual([["kimi-k2.5", "no-temperature"]]);
    const refusing = () => [new AppError("provider-unsupported", { data })];
    await expect(ask(talk, other, refusing)).rejects.toMatchObject({ data });
  });

  it("keeps num_ctx in step with the context's own turns, so that the model is not loaded anew", async () => {
    const { body } = await ask([["hello", "good day"]]);
    const { plan } = await makePrepare({ count: quarter }).prepare(
      {
        context,
        conversationId: crypto.randomUUID(),
        leaf: null,
        model: MODEL,
        maintainPersonality: true,
        message: { id: null, text: "x", depth: 0 },
        begun: "",
      },
      new AbortController().signal,
    );
    expect(body.options.num_ctx).toBe(plan.budget.window);
  });

  it("asks a model not to think, and leaves one that does all the same some room for it", async () => {
    const { body } = await ask([["hello", "good day"]], { thinks: true });
    const without = await ask([["hello", "good day"]], { thinks: false });
    expect([body.think, without.body.think]).toEqual([false, false]);
    expect(body.options.num_predict).toBe(without.body.options.num_predict + 1_000);
  });

  it("leaves room to a model that thinks unasked, though nobody has told that it thinks", async () => {
    const claude = {
      provider: "anthropic",
      url: "https://api.anthropic.com",
      thinks: false,
    } as const;
    const { body } = await ask([["hello", "good day"]], { ...claude, name: "claude-opus-5-5" });
    const without = await ask([["hello", "good day"]], { ...claude, name: "claude-opus-4-8" });
    expect([body.max_tokens, without.body.max_tokens]).toEqual([1_400, 400]);
  });

  it("clips what is larger than the summariser's window in its middle", async () => {
    const { body } = await ask([["x".repeat(100_000), "good day"]], { window: 2_048 });
    const text: string = body.messages.map(({ content }: { content: string }) => content).join("");
    expect(text).toContain("[…]");
    expect(quarter(text) + body.options.num_predict).toBeLessThanOrEqual(2_048);
  });

  it("asks nothing where even that does not fit", async () => {
    const turns = Array.from({ length: 10 }, () => ["x".repeat(900), "y".repeat(900)] as const);
    await expect(ask(turns, { window: 256 })).rejects.toMatchObject({
      code: "window-too-small",
      data: { window: 256, section: "summary" },
    });
  });
});
