import { describe, expect, it } from "vitest";
import { closeTurn, MODEL, makeStore, openTurn, sayTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { createFakeProvider, reply } from "../../../test/fakes/fake-provider";
import { fakeProviders } from "../../../test/fakes/fake-providers";
import { nothingEarlier } from "../../../test/fakes/nothing-earlier";
import type { PromptSettings } from "../../domain/prompt-settings";
import type { Turn } from "../../domain/turn";
import { createLiveTurn } from "../../turns/live-turn";
import { createPrepareTurn } from "../../turns/prepare-turn";
import { runTurn } from "../../turns/run-turn";
import { createTokenCounters } from "../../turns/token-counters";
import { contextStoreOf } from "../create-context-store";
import { debugPromptInfo, health, memoryStats } from "./health-handlers";
import { promptCopy, promptMeasure, promptPreview } from "./prompt-handlers";
import { promptSent } from "./prompt-sent";

/** The slices of an app over a real store, and a provider that answers every turn. */
async function setup(settings: Partial<PromptSettings> = {}) {
  const harness = await makeStore();
  const { store, clock, conversationId } = harness;
  await store.settings.update((current) => ({
    ...current,
    model: MODEL,
    prompt: { ...current.prompt, ...settings },
  }));
  const counters = createTokenCounters(store.counters);
  const prepare = createPrepareTurn({
    store: () => ({ ...contextStoreOf(store), findEarlier: nothingEarlier }),
    counters,
    settings: async () => (await store.settings.read()).prompt,
    clock,
  });
  const { provider, requests } = createFakeProvider(() => reply("Good ", "day."));
  let ticks = 0;
  const app = {
    store,
    prepare,
    signal: new AbortController().signal,
    runs: { list: () => [] },
  } as unknown as Parameters<typeof promptPreview>[0] & Parameters<typeof health>[0];
  /** A turn from its message to its end, as the app runs it. */
  const say = async (text: string) => run(await openTurn(harness, text));
  const run = async (turn: Turn) => {
    const live = createLiveTurn(turn);
    await runTurn(
      {
        turns: store.turns,
        prepare,
        providers: fakeProviders({ ollama: provider, guide: provider }),
        counters,
        ticks: () => (ticks += 100),
        keepAlive: () => () => {},
        onError: (error) => {
          throw error;
        },
      },
      live,
    );
    return turn;
  };
  return { app, harness, conversationId, requests, say, run };
}

describe("prompt.preview", () => {
  it("shows the very request that is sent when the message is sent at that moment", async () => {
    const { app, conversationId, say, requests } = await setup();
    await say("Hello");
    const text = "And now?\r\nTell me.";
    const view = await promptPreview(app, { conversationId, text });
    await say("And now?\nTell me.");
    expect(view.request).toEqual({
      method: "POST",
      url: "http://127.0.0.1:11434/api/chat",
      headers: { "content-type": "application/json" },
      body: requests[1]?.body,
    });
    expect(view.plan.message).toMatchObject({ id: null, text: "And now?\nTell me." });
    expect(view.plan.history.map((message) => message.text)).toEqual(["Hello", "Good day."]);
  });

  it("P-007 has the context's own recent events as a part, fifteen at most, as they are sent", async () => {
    const { app, harness, conversationId, say, requests } = await setup();
    const [entry] = await app.store.contexts.list();
    const { id: contextId, version } = entry!.context;
    const fields = { contextProviders: ["activity" as const, "last-n" as const] };
    await app.store.contexts.update({ id: contextId, version, fields });
    for (let at = 0; at < 17; at += 1) {
      const id = crypto.randomUUID();
      await app.store.conversations.create({ id, channel: "side-panel", contextId: null });
      const other = { ...harness, conversationId: id };
      await sayTurn(other, `Question ${at}`, "Yes.");
      await app.store.conversations.rename({ conversationId: id, title: `Trip ${at}` });
      harness.clock.time += 1_000;
    }
    const { plan } = await promptPreview(app, { conversationId, text: "Hello" });
    const part = plan.sections.find(({ kind }) => kind === "activity");
    expect(part?.text).toContain("“Trip 16” was begun");
    expect(part?.text.match(/was begun/g)).toHaveLength(15);
    await say("Hello");
    expect(requests[0]?.body).toContain("“Trip 16” was begun");
  });

  it("A-006 A-010 finds the branch in memory the second time", async () => {
    const { app, conversationId, say } = await setup();
    await say("Hello");
    await promptPreview(app, { conversationId, text: "a" });
    await promptPreview(app, { conversationId, text: "ab" });
    const { cache } = await health(app);
    expect(cache).toMatchObject({ hits: 1, misses: 1, hitRate: 0.5 });
  });

  it("shows that the guide is asked within the browser", async () => {
    const { app, conversationId } = await setup();
    await app.store.settings.update((current) => ({ ...current, model: null }));
    const { request } = await promptPreview(app, { conversationId, text: "Hi" });
    expect(request).toMatchObject({ url: "", headers: {} });
  });

  it("E-051 shows a text as it would be kept", async () => {
    const redactions = [{ kind: "word", text: "Zanzibar", when: "stored" }] as const;
    const { app, conversationId } = await setup({ redactions: [...redactions] });
    const view = await promptPreview(app, { conversationId, text: "To Zanzibar!" });
    expect(view.plan.message.text).toBe("To [redacted]!");
  });

  it.each([
    ["a conversation that is not there", "x", crypto.randomUUID(), "not-found"],
    ["more than a message may hold", "x".repeat(1_048_577), null, "limit-exceeded"],
  ])("refuses %s", async (_, text, id, code) => {
    const { app, conversationId } = await setup();
    const preview = promptPreview(app, { conversationId: id ?? conversationId, text });
    await expect(preview).rejects.toMatchObject({ code });
  });

  it("says what to cut where the system text does not fit the window", async () => {
    const limits = { memoryTokens: null, historyTokens: null, reservedResponseTokens: null };
    const { app, conversationId } = await setup({ defaultLimits: { ...limits, maxTokens: 64 } });
    const preview = promptPreview(app, { conversationId, text: "x" });
    await expect(preview).rejects.toMatchObject({
      code: "window-too-small",
      data: { window: 64, section: expect.any(String) },
    });
  });
});

describe("prompt.measure", () => {
  it("A-046 tells the numbers of the same plan, and no text", async () => {
    const { app, conversationId, say } = await setup();
    await say("Hello");
    const input = { conversationId, text: "And now?" };
    const { plan } = await promptPreview(app, input);
    const totals = await promptMeasure(app, input);
    expect(totals).toEqual({
      mode: plan.mode,
      budget: plan.budget,
      tokens: plan.tokens,
      overflow: 0,
      warnings: [],
      leftOut: [],
    });
  });
});

describe("prompt.sent", () => {
  it("shows byte for byte what was sent for an earlier turn, and what the provider counted", async () => {
    const { app, say, requests } = await setup();
    const first = await say("Hello");
    await say("And now?");
    const sent = await promptSent(app, { turnId: first.id });
    expect(sent.match).toBe("sent");
    expect(sent.request.body).toBe(requests[0]?.body);
    expect(sent.usage).toEqual({ promptTokens: 7, replyTokens: 2 });
    expect([sent.firstTokenMs, sent.replyMs]).toEqual([100, 400]);
  });

  it("says so where something that it names was changed since", async () => {
    const { app, say, harness } = await setup();
    await say("Hello");
    const second = await say("And now?");
    const gone = (await promptSent(app, { turnId: second.id })).plan.history[0]?.id ?? "";
    await rawTable(harness.database, "messages").delete(gone);
    const sent = await promptSent(app, { turnId: second.id });
    expect(sent.match).toBe("changed");
    expect(sent.plan.history.map(({ text }) => text)).toEqual(["", "Good day."]);
  });

  it("knows nothing of a turn that was never asked", async () => {
    const { app, harness } = await setup();
    const { id } = await openTurn(harness, "Hello");
    await closeTurn(harness, id);
    const sent = promptSent(app, { turnId: id });
    await expect(sent).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("prompt.copy", () => {
  it("E-030 E-031 gives a typed message in a document's layout", async () => {
    const { app, conversationId, say } = await setup();
    await say("Hello");
    const of = { type: "typed", conversationId, text: "And now?" } as const;
    const { text } = await promptCopy(app, { of, layout: "elara" });
    expect(text).toMatch(/^Previous context:\nUser: Hello\nAssistant: Good day\.\n\n/);
    expect(text.endsWith("User: And now?\nAssistant:")).toBe(true);
  });

  it("gives a turn's own request in its provider's shape", async () => {
    const { app, say, requests } = await setup();
    const turn = await say("Hello");
    const of = { type: "turn", turnId: turn.id } as const;
    expect(await promptCopy(app, { of, layout: "ollama" })).toEqual({ text: requests[0]?.body });
  });
});

describe("health", () => {
  it("A-049 A-074 tells the store's state and what the newest turn used", async () => {
    const { app, say } = await setup();
    await say("Hello");
    const turn = await say("And now?");
    expect(await health(app)).toMatchObject({
      status: "well",
      damaged: 0,
      running: 0,
      waiting: 1,
      newest: {
        turnId: turn.id,
        model: "llama3.2",
        mode: "general",
        promptTokens: 7,
        replyTokens: 2,
        firstTokenMs: 100,
        tokensPerSecond: 2 / 0.3,
        cached: false,
      },
    });
  });

  it("A-046 tells the share of the window", async () => {
    const { app, say } = await setup();
    await say("Hello");
    const { newest } = await health(app);
    expect(newest?.share).toBeCloseTo((newest?.tokens.total ?? 0) / (newest?.window ?? 1), 10);
    expect(newest?.share).toBeGreaterThan(0);
  });

  it("is damaged where rows do not open", async () => {
    const { app, harness } = await setup();
    const turn = await sayTurn(harness, "q", "a");
    const rows = rawTable(harness.database, "messages");
    await rows.update(turn.id, { sealed: new Uint8Array(64) });
    await harness.store.findMessage(turn.id).catch(() => null);
    expect(await health(app)).toMatchObject({ status: "damaged", damaged: 1, newest: null });
  });
});

describe("memory.stats and debug.promptInfo", () => {
  it("A-075 gives the figures of the newest turns, newest first", async () => {
    const { app, say } = await setup();
    const turns = [await say("one"), await say("two"), await say("three")];
    const stats = await memoryStats(app, { limit: 2 });
    expect(stats.turns.map(({ turnId }) => turnId)).toEqual([turns[2]?.id, turns[1]?.id]);
    expect(stats.rows).toBeGreaterThan(6);
  });

  it("A-076 gives mode and tokens of a conversation's newest turn, or null before its first", async () => {
    const { app, say, conversationId } = await setup();
    expect(await debugPromptInfo(app, { conversationId })).toEqual({ newest: null });
    const turn = await say("Hello");
    expect((await debugPromptInfo(app, { conversationId })).newest).toMatchObject({
      turnId: turn.id,
      mode: "general",
    });
    const unknown = debugPromptInfo(app, { conversationId: crypto.randomUUID() });
    await expect(unknown).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a reply that was continued", () => {
  it("shows each of its requests byte for byte as it was sent, the last where none is named", async () => {
    const { app, harness, say, run, requests } = await setup();
    const { id: turnId } = await say("Hello");
    const command = { id: crypto.randomUUID(), turnId, model: MODEL };
    const { turn } = await harness.store.turns.resumeTurn(command);
    await run(turn);
    const shown = async (step?: number) => promptSent(app, { turnId, step });
    const [first, last] = [await shown(0), await shown()];
    expect([first.request.body, last.request.body]).toEqual(requests.map(({ body }) => body));
    expect([first.match, last.match]).toEqual(["sent", "sent"]);
    expect([first, last]).toMatchObject([
      { step: 0, requests: 2, usage: { promptTokens: 7 }, plan: { begun: "" } },
      { step: 1, requests: 2, usage: { promptTokens: 7 }, plan: { begun: "Good day." } },
    ]);
    await expect(shown(2)).rejects.toMatchObject({ code: "not-found" });
    const layout = "openai" as const;
    const { text } = await promptCopy(app, { of: { type: "turn", turnId, step: 0 }, layout });
    expect(text).not.toContain("Good day.");
  });
});
