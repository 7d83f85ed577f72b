import { describe, expect, it } from "vitest";
import {
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  type StoreHarness,
  sayTurn,
  seedTurns,
  textsOf,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";

async function edit(harness: StoreHarness, edits: string, text: string) {
  const { store, conversationId } = harness;
  const input = { id: crypto.randomUUID(), conversationId, text, model: MODEL, edits };
  const { turn } = await store.turns.openTurn(input);
  await closeTurn(harness, turn.id, `to ${text}`);
  return turn;
}

async function retry(harness: StoreHarness, turnId: string, answer: string) {
  const { turn } = await harness.store.turns.reopenTurn({
    ...{ id: crypto.randomUUID(), turnId, model: MODEL },
  });
  await closeTurn(harness, turn.id, answer);
  return turn;
}

/** A branch with a branch of its own in it, beside another such. */
async function setup() {
  const harness = await makeStore();
  const { store, conversationId } = harness;
  const root = await sayTurn(harness, "1", "one");
  const second = await sayTurn(harness, "2", "two");
  const third = await sayTurn(harness, "3", "three");
  await edit(harness, third.userMessageId, "3b");
  await edit(harness, second.userMessageId, "2b");
  const deep = await sayTurn(harness, "3c", "three c");
  await retry(harness, deep.id, "three d");
  await edit(harness, root.userMessageId, "1b");
  const reveal = (messageId: string) => store.branches.reveal({ conversationId, messageId });
  return { harness, store, conversationId, third, deep, root, reveal };
}

describe("showing the branch that a message is on", () => {
  it("goes through every fork on the way, from wherever it begins", async () => {
    const { harness, store, third, deep, root, reveal } = await setup();
    await reveal(third.id);
    expect(await textsOf(harness)).toEqual(["1", "one", "2", "two", "3", "three"]);
    await reveal(deep.id);
    expect(await textsOf(harness)).toEqual(["1", "one", "2b", "to 2b", "3c", "three c"]);
    await reveal(root.id);
    expect(await textsOf(harness)).toEqual(["1", "one", "2b", "to 2b", "3c", "three c"]);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("shows each message there is", async () => {
    const { harness, reveal } = await setup();
    const seen = new Set<string>();
    for (const { id, text } of await allOf(harness)) {
      await reveal(id);
      expect(await textsOf(harness)).toContain(text);
      seen.add(text);
    }
    expect(seen.size).toBe(15);
  });

  it("asks for the messages of a long way in parts, not for each by itself", async () => {
    const seeded = await makeStore();
    await seedTurns(seeded, 300);
    const harness = { ...seeded, store: seeded.restart() };
    const { store, conversationId, database } = harness;
    const last = await sayTurn(harness, "last", "to last");
    await retry(harness, last.id, "other");
    let reads = 0;
    const { rows } = database;
    const counted: typeof rows = (table) => {
      reads += table === "messages" ? 1 : 0;
      return rows(table);
    };
    Object.assign(database, { rows: counted });
    await store.branches.reveal({ conversationId, messageId: last.id });
    expect(reads).toBeLessThan(40);
    expect((await textsOf(harness)).at(-1)).toBe("to last");
  });

  it("refuses one whose place in the log was altered to what is no number", async () => {
    const { harness, third, reveal } = await setup();
    for (const order of ["5", {}]) {
      await rawTable(harness.database, "messages").update(third.id, { order });
      await expect(reveal(third.id)).rejects.toMatchObject({ code: "not-found" });
    }
  });

  it("refuses while an answer runs, and what is of another conversation", async () => {
    const { harness, third, reveal } = await setup();
    await expect(reveal(crypto.randomUUID())).rejects.toMatchObject({ code: "not-found" });
    await openTurn(harness, "4");
    await expect(reveal(third.id)).rejects.toMatchObject({ code: "turn-running" });
  });
});

async function allOf({ store }: StoreHarness): Promise<{ id: string; text: string }[]> {
  const all: { id: string; text: string }[] = [];
  for await (const { docs } of store.searchTexts.eachMissing(async () => [])) {
    for (const { kind, id, text } of docs) if (kind === "message") all.push({ id, text });
  }
  return all;
}
