import { describe, expect, it } from "vitest";
import { addContext, addConversation, contextIdOf } from "../../../test/builders/add-conversation";
import {
  backUp,
  makeTwo,
  plainRows,
  restore,
  rowsIn,
  textsIn,
  twinOf,
  type Vault,
} from "../../../test/builders/make-restore";
import { makeStore, sayTurn } from "../../../test/builders/make-store";

/** A vault that has deleted its conversation for good, and a backup from before. */
async function afterPurge() {
  const here = await makeStore();
  await sayTurn(here, "first", "one");
  const backup = await backUp(here);
  await here.store.conversations.purge({ conversationId: here.conversationId, messages: 2 });
  return { here, backup };
}

/** The same as `restore`, with what was deleted here brought back. */
const bringBack = (backup: Parameters<typeof restore>[0], here: Vault) =>
  restore(backup, here, "merge", 0, false, true);

describe("merging a backup from before something was deleted for good", () => {
  it("does not bring a conversation back, and tells of it", async () => {
    const { here, backup } = await afterPurge();
    const { vault, comparison, result } = await restore(backup, here, "merge");
    expect(await textsIn(vault)).toEqual([]);
    expect(result).toMatchObject({ conversations: 0, messages: 0 });
    expect(comparison.conversations.get(here.conversationId)?.diffStatus).toBe("deleted");
    const { conversations, messages } = comparison.diffCounts;
    expect([conversations.deleted, conversations.new]).toEqual([1, 0]);
    expect([messages.deleted, messages.new]).toEqual([2, 0]);
    expect((await vault.restart().check()).mismatched).toEqual([]);
  });

  it("brings it back whole where the person says so, and it stays over the next merge", async () => {
    const { here, backup } = await afterPurge();
    const { vault } = await bringBack(backup, here);
    expect(await textsIn(vault)).toEqual(["first", "one"]);
    const again = await restore(backup, vault, "merge");
    expect(await textsIn(again.vault)).toEqual(["first", "one"]);
    expect(again.comparison.diffCounts.conversations.deleted).toBe(0);
  });

  it("leaves a reference away that was deleted here, unless the person says so", async () => {
    const here = await makeStore();
    const { store, conversationId } = here;
    await sayTurn(here, "first", "one");
    const thing = { kind: "workflow", target: "wf-1" } as const;
    const said = { name: "Tasks", action: "discussed", aliases: [], mentionedAt: 1 } as const;
    await store.references.note({ conversationId, ...thing, ...said, aliases: [] });
    const other = await twinOf(here);
    await sayTurn(other, "second", "two");
    const backup = await backUp(other);
    const contextId = await contextIdOf(store, conversationId);
    await store.memory().references.remove({ contextId, ...thing });
    const namesIn = async (vault: Vault) =>
      (await vault.restart().references.listOf({ conversationId, limit: 9 })).map(
        ({ name }) => name,
      );
    const { vault } = await restore(backup, here, "merge");
    expect(await textsIn(vault)).toEqual(["first", "one", "second", "two"]);
    expect(await namesIn(vault)).toEqual([]);
    expect((await vault.restart().check()).mismatched).toEqual([]);
    expect(await namesIn((await bringBack(backup, here)).vault)).toEqual(["Tasks"]);
  });

  it("leaves a context away with all that was in it, and a preset and a connection", async () => {
    const here = await makeStore();
    const { store } = here;
    const contextId = await addContext(store, "Gone");
    const conversationId = await addConversation(store, { contextId });
    await sayTurn({ ...here, conversationId }, "secret", "answer");
    const fields = { name: "Preset", systemPrompt: "p" };
    const preset = await store.presets.create({ id: crypto.randomUUID(), fields });
    const url = "https://api.example.com/v1";
    const connection = await store.connections.add({ kind: "openai", preset: null, url, key: "k" });
    const backup = await backUp(here, { withSecrets: true });
    await store.contexts.purge({ id: contextId, name: "Gone" });
    await store.presets.purge({ id: preset.id, name: "Preset" });
    await store.connections.remove({ id: connection.id });
    const { vault, comparison } = await restore(backup, here, "merge");
    const rows = await plainRows(vault);
    const left = ["uses", "messages", "presets", "connections", "secrets"] as const;
    for (const table of left) {
      expect([table, ...rowsIn(rows, table).keys()]).toEqual([
        table,
        ...rowsIn(await plainRows(here), table).keys(),
      ]);
    }
    expect(rowsIn(rows, "contexts").has(contextId)).toBe(false);
    expect(comparison.diffCounts.others.deleted).toBe(3);
    const back = rowsIn(await plainRows((await bringBack(backup, here)).vault), "contexts");
    expect(back.has(contextId)).toBe(true);
  });

  it("brings a context back with a conversation in it that was never deleted here", async () => {
    const here = await makeStore();
    const contextId = await addContext(here.store, "Gone");
    const other = await twinOf(here);
    other.clock.time = here.clock.time;
    const conversationId = await addConversation(other.store, { contextId });
    await sayTurn({ ...other, conversationId }, "there", "only");
    await here.store.contexts.purge({ id: contextId, name: "Gone" });
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await textsIn(vault)).toEqual(["only", "there"]);
    expect(rowsIn(await plainRows(vault), "contexts").has(contextId)).toBe(true);
  });

  it("leaves a context away whose conversation was moved, and goes on there, in the one that it lies in here", async () => {
    const here = await makeStore();
    const { store } = here;
    const contextId = await addContext(store, "Gone");
    const conversationId = await addConversation(store, { contextId });
    await sayTurn({ ...here, conversationId }, "first", "one");
    const known = { key: "city", value: "Paris", source: null, taint: [] };
    await store.memory().facts.keep({ contextId, ...known });
    const other = await twinOf(here);
    other.clock.time = here.clock.time;
    await sayTurn({ ...other, conversationId }, "second", "two");
    const stays = await addContext(store, "Stays");
    await store.conversations.move({ conversationId, contextId: stays });
    for (let nth = 0; nth < 5; nth += 1) {
      await store.conversations.rename({ conversationId, title: `Title ${nth}` });
    }
    await store.contexts.purge({ id: contextId, name: "Gone" });
    const { vault } = await restore(await backUp(other), here, "merge");
    const rows = await plainRows(vault);
    expect(await textsIn(vault)).toEqual(["first", "one", "second", "two"]);
    expect(rowsIn(rows, "conversations").get(conversationId)?.columns.parent).toBe(stays);
    expect(rowsIn(rows, "contexts").has(contextId)).toBe(false);
    expect(rowsIn(rows, "facts").size).toBe(0);
  });

  it("quotes no message of a conversation that was deleted here", async () => {
    const here = await makeStore();
    const { store, conversationId } = here;
    const { userMessageId: messageId } = await sayTurn(here, "I live in Paris", "one");
    const contextId = await contextIdOf(store, conversationId);
    const source = { conversationId, messageId, quote: "I live in Paris" };
    const known = { contextId, key: "city", taint: [] };
    await store.memory().facts.keep({ ...known, value: "Paris", source });
    const other = await twinOf(here);
    other.clock.time = here.clock.now() + 1_000;
    await other.store.memory().facts.keep({ ...known, value: "Lyon", source: null });
    await store.conversations.purge({ conversationId, messages: 2 });
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    const [fact] = rowsIn(await plainRows(vault), "facts").values();
    expect(fact?.payload).toMatchObject({ value: "Lyon", former: [{ value: "Paris" }] });
    expect(JSON.stringify(fact?.payload)).not.toContain("I live in");
    const back = rowsIn(await plainRows((await bringBack(backup, here)).vault), "facts");
    expect(JSON.stringify([...back.values()])).toContain("I live in");
  });

  it("does not bring a copy back that an earlier merge of it had made", async () => {
    const { here, other } = await makeTwo();
    await sayTurn(here, "here", "here");
    await sayTurn(other, "there", "there");
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    const heads = [...rowsIn(await plainRows(vault), "conversations").keys()];
    const copy = heads.find((id) => id !== here.conversationId) ?? "";
    await vault.restart().conversations.purge({ conversationId: copy, messages: 4 });
    const again = await restore(backup, vault, "merge");
    expect(again.result.copies).toBe(0);
    expect([...rowsIn(await plainRows(again.vault), "conversations").keys()]).toEqual([
      here.conversationId,
    ]);
  });
});

describe("what was deleted for good", () => {
  it("is known to the vault that a later backup was restored into", async () => {
    const { here, backup } = await afterPurge();
    const { vault } = await restore(await backUp(here), null, "replace");
    expect(await textsIn((await restore(backup, vault, "merge")).vault)).toEqual([]);
  });

  it("is known to a vault that merges the backup of the one that deleted it, and takes nothing from it", async () => {
    const { here, other } = await makeTwo();
    await here.store.conversations.purge({ conversationId: here.conversationId, messages: 2 });
    const { vault } = await restore(await backUp(here), other, "merge");
    expect(await textsIn(vault)).toEqual(["first", "one"]);
    expect(rowsIn(await plainRows(vault), "tombstones").size).toBe(1);
  });

  it("comes back by replacing, and is known over it where the backup does not have it", async () => {
    const here = await makeStore();
    await sayTurn(here, "first", "one");
    const early = await backUp(here);
    const conversationId = await addConversation(here.store);
    await sayTurn({ ...here, conversationId }, "second", "two");
    const late = await backUp(here);
    await here.store.conversations.purge({ conversationId, messages: 2 });
    const { vault } = await restore(early, here, "replace");
    expect(await textsIn(vault)).toEqual(["first", "one"]);
    expect(await textsIn((await restore(late, vault, "merge")).vault)).toEqual(["first", "one"]);
    expect(await textsIn((await restore(late, here, "replace")).vault)).toHaveLength(4);
  });

  it("is not told by somebody else's backup", async () => {
    const { here, backup } = await afterPurge();
    const foreign = await backUp(here);
    const fresh = await makeStore();
    const { vault } = await restore(foreign, fresh, "merge", 0, true);
    expect(rowsIn(await plainRows(vault), "tombstones").size).toBe(0);
    expect(await textsIn((await restore(backup, vault, "merge")).vault)).toHaveLength(2);
  });
});
