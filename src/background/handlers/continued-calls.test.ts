import { describe, expect, it } from "vitest";
import { makeApp, untilQuiet } from "../../../test/builders/make-app";
import { calling, makeToolApp, type Order } from "../../../test/builders/make-tool-app";
import { reply } from "../../../test/fakes/fake-provider";
import type { Taint } from "../../domain/taint";
import { READING_TOOLS, WRITING_TOOLS } from "../../domain/tool-name";
import type { App } from "../app";
import { turnContinue } from "./turn-commands";
import { turnTools } from "./turn-tools";

const MODEL = { provider: "ollama", name: "m", url: "", window: 8_192, thinks: false } as const;
const PAGE: Taint[] = ["page"];

const SPY: Order = ["fact_set", { key: "role", value: "spy" }];
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
async function asked(app: App, turnId: string): Promise<boolean[]> {
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
    expect(await asked(app, turnId)).toEqual([true, true, true]);
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
    expect((await asked(app, turnId)).at(-1)).toBe(true);
    expect([await app.store.readFacts(contextId), requests]).toEqual([[], 16]);
  });
});
