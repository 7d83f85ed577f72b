import { describe, expect, it } from "vitest";
import { addConversation, contextIdOf } from "../../../test/builders/add-conversation";
import { backUp, compare, makeTwo, restore, type Vault } from "../../../test/builders/make-restore";
import { COMPLETE, openTurn, sayTurn } from "../../../test/builders/make-store";
import type { RestorableBackup } from "./comparison";
import { planRestore } from "./restore-plan";
import { takeRow } from "./take-row";

/** What taking all rows of a backup reads of the conversations of here, each time with how many ids. */
async function readsOf(backup: RestorableBackup, vault: Vault) {
  const { rows } = vault.restart();
  const { signal } = new AbortController();
  const comparison = await compare(backup, vault);
  const input = { backup, comparison, mode: "merge", here: rows, clock: vault.clock } as const;
  const plan = await planRestore({ ...input, signal });
  const reads: [string, number][] = [];
  const find: typeof rows.find = (table, ids) => {
    if (table === "messages" || table === "conversations") reads.push([table, ids.length]);
    return rows.find(table, ids);
  };
  const deps = { plan, manifest: backup.manifest, here: { ...rows, find } };
  for await (const { rows: slice } of backup.rows()) {
    for (const row of slice) await takeRow(deps, row);
  }
  return reads;
}

describe("taking a fact whose values were said in a conversation that comes as a copy", () => {
  it("asks once for all their messages, and for none where it does not come", async () => {
    const { here, other } = await makeTwo();
    await sayTurn(here, "here", "so");
    await sayTurn(other, "there", "so");
    const { conversationId, store } = other;
    const page = await store.listMessages({ conversationId, before: null, limit: 9 });
    const contextId = await contextIdOf(store, conversationId);
    for (const [at, value] of ["Turin", "Oslo", "Rome"].entries()) {
      other.clock.time += 1;
      const source = { conversationId, messageId: page.messages[at]?.id ?? "", quote: value };
      await store.memory().facts.keep({ contextId, key: "city", value, source, taint: [] });
    }
    const backup = await backUp(other);
    expect(await readsOf(backup, here)).toEqual([["messages", 3]]);
    const { vault } = await restore(backup, here, "merge");
    expect(await readsOf(backup, vault)).toEqual([]);
  });
});

describe("taking a conversation", () => {
  it("asks for the one of here only where that has gone on there", async () => {
    const { here, other } = await makeTwo();
    const conversationId = await addConversation(other.store);
    await sayTurn({ ...other, conversationId }, "new", "so");
    expect(await readsOf(await backUp(other), here)).toEqual([]);
    await sayTurn(other, "there", "so");
    expect(await readsOf(await backUp(other), here)).toEqual([["conversations", 1]]);
  });
});

describe("taking a turn that runs", () => {
  /** Months of usage once whoever opens the vault has closed what runs there. */
  async function usageOf(vault: Vault) {
    const store = vault.restart();
    for (const { id } of await store.turns.listOpenTurns()) {
      const outcome = { ...COMPLETE, status: "interrupted", finish: null } as const;
      const rest = { text: "", thinking: "" };
      await store.turns.closeTurn({ turnId: id, outcome, rest, thinkingMs: 0, seenFrom: null });
    }
    const months = await store.usage.read();
    return months.flatMap(({ models }) => models.map(({ replies }) => replies));
  }

  it("counts what it came to where the backup is this vault's own and stands in its place, else never", async () => {
    const { here, other } = await makeTwo();
    const { id: turnId } = await openTurn(other, "and?");
    await other.store.turns.checkpoint({ turnId, text: "half an ", thinking: "" });
    const backup = await backUp(other);
    expect(await usageOf((await restore(backup, here, "replace")).vault)).toEqual([1]);
    expect(await usageOf((await restore(backup, here, "merge")).vault)).toEqual([]);
    for (const mode of ["merge", "replace"] as const) {
      expect(await usageOf((await restore(backup, here, mode, 0, true)).vault)).toEqual([]);
    }
  });

  it("counts it not where its conversation comes as a copy, beside what was said here since", async () => {
    const { here, other } = await makeTwo();
    const { id: turnId } = await openTurn(other, "and?");
    await other.store.turns.checkpoint({ turnId, text: "half an ", thinking: "" });
    await sayTurn(here, "here", "so");
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await vault.restart().turns.listOpenTurns()).toMatchObject([
      { id: expect.not.stringContaining(turnId) },
    ]);
    expect(await usageOf(vault)).toEqual([]);
  });
});
