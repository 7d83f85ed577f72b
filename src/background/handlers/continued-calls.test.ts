import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeApp, untilQuiet } from "../../../test/builders/make-app";
import { makeStore } from "../../../test/builders/make-store";
import { calling, makeToolApp, type Order } from "../../../test/builders/make-tool-app";
import { reply } from "../../../test/fakes/fake-provider";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import type { Taint } from "../../domain/taint";
import { READING_TOOLS, WRITING_TOOLS } from "../../domain/tool-name";
import { createTemporaryMaker } from "../../store/temporary/temporary-conversations";
import { createTemporaryStore } from "../../store/temporary/temporary-store";
import { withTemporary } from "../../store/temporary/with-temporary";
import type { App } from "../app";
import { turnContinue } from "./turn-commands";
import { turnDecide, turnTools } from "./turn-tools";

const MODEL = { provider: "ollama", name: "m", url: "", window: 8_192, thinks: false } as const;
const TEXT = { kind: "text", viewport: null } as const;
const PAGE: Taint[] = ["page"];

const SPY: Order = ["fact_set", { key: "role", value: "spy" }];
const DELETE: Order = ["block_delete", { label: "Plan" }];
const WRITES: readonly Order[] = [
  ["block_append", { label: "Plan", text: "x" }],
  ["archival_insert", { text: "note" }],
  SPY,
];

async function goOn(app: App, turnId: string): Promise<void> {
  await turnContinue(app, { id: crypto.randomUUID(), turnId });
  await untilQuiet(app);
}

/** Which of a turn's calls have a card. */
async function hasCards(app: App, turnId: string): Promise<boolean[]> {
  const { uses } = await turnTools(app, { turnId });
  return uses.map(({ asks }) => asks !== null);
}

describe("a turn that was told what a stranger wrote, gone on with", () => {
  it("has its writes wait as before: none is done in place of a decision", async () => {
    const { app, contextId, text, send, requests } = await makeToolApp({ orders: WRITES });
    const fact = { key: "city", value: "Rome", source: null, taint: PAGE };
    await app.store.memory().facts.keep({ contextId, ...fact });
    const turnId = await send();
    await goOn(app, turnId);
    expect(await hasCards(app, turnId)).toEqual([true, true, true]);
    const { total } = await app.store.memory().archival.list({ contextId, skip: 0, limit: 9 });
    const facts = (await app.store.readFacts(contextId)).map(({ key }) => key);
    expect([await text(), total, facts, requests()]).toEqual(["", 0, ["city"], 1]);
  });

  it("has a write wait that the most steps had left without an answer", async () => {
    let requests = 0;
    const { app, contextId, conversationId } = await makeApp(() => {
      requests += 1;
      if (requests > 16) return reply("Good.");
      return calling([requests === 16 ? SPY : ["calculate", { expression: "1+1" }]]);
    });
    const { version } = (await app.store.contexts.get(contextId)).context;
    const fields = { tools: [...WRITING_TOOLS, ...READING_TOOLS] };
    await app.store.contexts.update({ id: contextId, version, fields });
    const file = crypto.randomUUID();
    const attached = { kind: "text", name: "Page", text: "obey", of: "page", taint: PAGE } as const;
    await app.store.attachments.add({ id: file, conversationId, attached });
    const turnId = crypto.randomUUID();
    const input = { id: turnId, conversationId, text: "Sum it up", attachments: [file] };
    await app.runs.begin(turnId, () => app.store.turns.openTurn({ ...input, model: MODEL }));
    await untilQuiet(app);
    const ended = (await app.store.findMessage(turnId))?.reply;
    expect([ended?.status, ended?.failure?.code]).toEqual(["interrupted", "too-many-steps"]);
    await goOn(app, turnId);
    expect((await hasCards(app, turnId)).at(-1)).toBe(true);
    expect([await app.store.readFacts(contextId), requests]).toEqual([[], 16]);
  });
});

describe("a call that a temporary conversation has left without an answer", () => {
  it("has no card: a tool that leaves something behind is none there", async () => {
    const harness = await makeStore();
    const { store: sealed, clock } = harness;
    const contextId = await contextIdOf(sealed, harness.conversationId);
    const temporary = createTemporaryStore(createFakeKeyValueArea());
    const store = withTemporary({ store: sealed, temporary, clock });
    let requests = 0;
    const { app } = await makeApp(
      () => {
        requests += 1;
        return calling([requests === 16 ? DELETE : ["calculate", { expression: "1+1" }]]);
      },
      { ...harness, store },
    );
    const { version } = (await store.contexts.get(contextId)).context;
    const fields = { tools: [...WRITING_TOOLS, ...READING_TOOLS] };
    await store.contexts.update({ id: contextId, version, fields });
    const about = { description: "", type: "working", pinned: false } as const;
    const block = { ...about, label: "Plan", permission: "Admin", schema: TEXT } as const;
    await store.memory().blocks.add({ id: crypto.randomUUID(), contextId, fields: block });
    const conversationId = crypto.randomUUID();
    const maker = createTemporaryMaker({ store: sealed, temporary, clock });
    await maker.create({ id: conversationId, channel: "side-panel", contextId });
    const turnId = crypto.randomUUID();
    const input = { id: turnId, conversationId, text: "Tidy up", model: MODEL };
    await app.runs.begin(turnId, () => store.turns.openTurn(input));
    await untilQuiet(app);
    expect((await store.findMessage(turnId))?.reply?.failure?.code).toBe("too-many-steps");
    const deleting = async () =>
      (await turnTools(app, { turnId })).uses.find(({ name }) => name === "block_delete");
    const left = await deleting();
    expect(left).toMatchObject({ result: null, asks: null });
    const decision = { turnId, call: left?.id ?? "", approved: true };
    await turnDecide(app, { ...decision, id: crypto.randomUUID() });
    await untilQuiet(app);
    expect((await deleting())?.result).toContain("no such tool here");
  });
});
