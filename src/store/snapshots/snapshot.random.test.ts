import { describe, expect, it } from "vitest";
import { addContext, addConversation } from "../../../test/builders/add-conversation";
import { makeImage } from "../../../test/builders/make-attached";
import { makeStaged } from "../../../test/builders/make-staged";
import {
  closeTurn,
  makeStore,
  openTurn,
  type StoreHarness,
  sayTurn,
} from "../../../test/builders/make-store";
import { readRows, readSnapshot } from "../../../test/builders/read-snapshot";
import * as fc from "../../../test/builders/steady-check";
import { summarise } from "../../../test/builders/summarise";

const KINDS = [
  "say",
  "say",
  "run",
  "draft",
  "attach",
  "delete",
  "converse",
  "purge",
  "purge-context",
  "summarise",
  "rename",
  "connect",
  "disconnect",
] as const;

type Step = { readonly kind: (typeof KINDS)[number]; readonly at: number };

const stepsArbitrary = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat({ max: 30 }) }),
  { minLength: 2, maxLength: 14 },
);

type World = { harness: StoreHarness; conversations: string[]; running: string[] };

/** Does a step, or nothing where there is nothing that it could be done to. */
async function take(world: World, { kind, at }: Step): Promise<void> {
  const { harness, conversations } = world;
  const { store } = harness;
  const conversationId = conversations[at % Math.max(1, conversations.length)];
  if (kind === "converse") world.conversations.push(String(await addConversation(store)));
  if (kind === "connect") {
    const url = `https://api${at}.example.com`;
    await store.connections.add({ kind: "openai", preset: null, url, key: "sk" });
  }
  if (kind === "disconnect") {
    const [connection] = (await store.connections.list()).filter(({ kind: of }) => of === "openai");
    if (connection !== undefined) await store.connections.remove(connection);
  }
  if (kind === "purge-context") {
    const contextId = await addContext(store, `c${crypto.randomUUID()}`);
    const entry = (await store.contexts.list()).find(({ context }) => context.id === contextId);
    if (entry !== undefined) await store.contexts.purge(entry.context);
  }
  if (conversationId === undefined) return;
  const own = { ...harness, conversationId };
  if (kind === "say") await sayTurn(own, `q${at}`, `a${at}`);
  if (kind === "run") await runStep(world, own, at);
  if (kind === "draft") await store.saveDraft({ conversationId, text: "d".repeat(at) });
  if (kind === "attach") {
    await store.attachments.add({ id: crypto.randomUUID(), conversationId, attached: makeImage() });
  }
  if (kind === "rename") await store.conversations.rename({ conversationId, title: `t${at}` });
  if (kind === "purge") await purge(world, conversationId);
  const isChange = kind === "delete" || kind === "summarise";
  if (isChange && world.running.length === 0) await changeMessages(own, kind, at);
}

/** Opens a turn, or ends the one that runs. */
async function runStep(world: World, own: StoreHarness, at: number): Promise<void> {
  const id = world.running.pop();
  if (id === undefined) {
    const turn = await openTurn(own, "runs");
    await own.store.turns.checkpoint({ turnId: turn.id, text: "piece", thinking: "" });
    world.running.push(turn.id);
  } else {
    await closeTurn(own, id, `end${at}`);
  }
}

async function purge(world: World, conversationId: string): Promise<void> {
  const { store } = world.harness;
  if (world.running.length > 0) return;
  const { conversation } = await store.conversations.show({ conversationId });
  await store.conversations.purge({ conversationId, messages: conversation.messageCount });
  world.conversations = world.conversations.filter((id) => id !== conversationId);
}

async function changeMessages(own: StoreHarness, kind: "delete" | "summarise", at: number) {
  const { store, conversationId } = own;
  const { messages } = await store.listMessages({ conversationId, before: null, limit: 50 });
  if (messages.length === 0) return;
  if (kind === "summarise") {
    await summarise(own, { through: at % messages.length }).catch((error) => {
      // Another one stands for some of these messages.
      if (error.code !== "conflict") throw error;
    });
  }
  const message = messages[at % messages.length];
  if (kind === "summarise" || message === undefined) return;
  const { contextId } = (await store.conversations.show({ conversationId })).conversation;
  const what = { type: "ids", ids: [message.id] } as const;
  await store.deleteMessages({ contextId, conversationId, what });
}

describe("a snapshot of any history", () => {
  it("M-085 is, with what its end tells, the rows at that end, and a store when it is staged", async () => {
    const histories = fc.tuple(stepsArbitrary, stepsArbitrary, stepsArbitrary);
    await fc.assert(
      fc.asyncProperty(histories, async ([before, during, last]) => {
        const harness = await makeStore();
        const world: World = { harness, conversations: [harness.conversationId], running: [] };
        for (const step of before) await take(world, step);
        const snapshot = harness.store.snapshot({ withSecrets: true });
        const { rows, end } = await readSnapshot(snapshot, async (nth) => {
          const step = during[nth];
          if (step !== undefined) await take(world, step);
        });
        expect(rows).toEqual(await readRows(harness));
        const total = Object.values(end.counts).reduce((sum, count) => sum + count, 0);
        expect({ total, unreadable: end.unreadable }).toEqual({ total: rows.size, unreadable: 0 });

        const { staged, open, ...target } = await makeStaged(harness);
        await staged.add([...rows.values()]);
        await staged.finish({ lastOrder: end.lastOrder, backups: null });
        expect(new Set((await readRows(target)).keys())).toEqual(new Set(rows.keys()));
        const clean = { unreadable: [], mismatched: [], rewound: false };
        const store = open();
        expect(await store.check()).toMatchObject(clean);
        const again = { ...world, harness: { ...harness, store } };
        for (const step of last) await take(again, step);
        expect(await open().check()).toMatchObject(clean);
      }),
      { numRuns: 20 },
    );
  });
});
