import { describe, expect, it } from "vitest";
import { addContext, addConversation } from "../../../test/builders/add-conversation";
import {
  backUp,
  plainRows,
  restore,
  rowsIn,
  twinOf,
  type Vault,
} from "../../../test/builders/make-restore";
import { makeOrdinaryStore, makeStore, sayTurn } from "../../../test/builders/make-store";
import { DAY_MS, WARNING_MS } from "../../domain/expiry";

/** A vault with a context that is talked in now, and lasts for seven days. */
async function makeTalked() {
  const vault = await makeOrdinaryStore();
  await sayTurn(vault, "question", "answer");
  const { context } = await vault.store.branches.readPosition(vault);
  return { vault, contextId: context.id, talkedAt: vault.clock.now() };
}

/** When a context's time began in that vault, and its version. */
async function readRenewal(vault: Vault, contextId: string) {
  const row = rowsIn(await plainRows(vault), "contexts").get(contextId);
  return { version: row?.version, renewedAt: row?.payload.renewedAt };
}

/** What a first unlock at that time would archive. */
async function archivedAt({ clock, restart }: Vault, time: number): Promise<number> {
  clock.time = time;
  return (await restart().contexts.archiveExpired()).archived;
}

describe("contexts of an old backup", () => {
  it("D-10 begin their time anew where it would be over, or nearly", async () => {
    for (const age of [7 * DAY_MS - WARNING_MS, 7 * DAY_MS, 400 * DAY_MS]) {
      const { vault, contextId, talkedAt } = await makeTalked();
      const before = await readRenewal(vault, contextId);
      const now = talkedAt + age;
      const { vault: restored } = await restore(await backUp(vault), null, "replace", now);
      const after = await readRenewal(restored, contextId);
      expect(after).toEqual({ version: Number(before.version) + 1, renewedAt: now });
      expect(await archivedAt(restored, now + DAY_MS)).toBe(0);
      expect((await restored.restart().check()).mismatched).toEqual([]);
    }
  });

  it("D-10 are as they were where there is time left, by when they were last talked in", async () => {
    const vault = await makeOrdinaryStore();
    vault.clock.time += 6.5 * DAY_MS;
    await sayTurn(vault, "question", "answer");
    const now = vault.clock.now() + 5 * DAY_MS;
    const { vault: restored } = await restore(await backUp(vault), null, "replace", now);
    expect(await plainRows(restored)).toEqual(await plainRows(vault));
  });

  it("stay archived where the backup has them so", async () => {
    const vault = await makeOrdinaryStore();
    const id = await addContext(vault.store, "Garden");
    vault.clock.time += 30 * DAY_MS;
    expect(await archivedAt(vault, vault.clock.time)).toBe(2);
    const now = vault.clock.now() + 30 * DAY_MS;
    const { vault: restored } = await restore(await backUp(vault), null, "replace", now);
    expect(await readRenewal(restored, id)).toEqual(await readRenewal(vault, id));
  });

  it("begin their time anew when they are merged, once, under a free name too", async () => {
    const [here, other] = [await makeOrdinaryStore(), await makeOrdinaryStore()];
    await addContext(here.store, "Garden");
    const contextId = await addContext(other.store, "garden");
    await addConversation(other.store, { contextId });
    const backup = await backUp(other);
    const now = other.clock.now() + 60 * DAY_MS;
    const { vault } = await restore(backup, here, "merge", now);
    const row = rowsIn(await plainRows(vault), "contexts").get(contextId);
    expect(row).toMatchObject({ version: 2, payload: { name: "garden 2", renewedAt: now } });
    const twice = await restore(backup, vault, "merge", now + DAY_MS);
    expect(await plainRows(twice.vault)).toEqual(await plainRows(vault));
  });

  it("leave those of here as they are in a merge", async () => {
    const { vault, contextId, talkedAt } = await makeTalked();
    const backup = await backUp(vault);
    const merged = await restore(backup, vault, "merge", talkedAt + 60 * DAY_MS);
    expect(await readRenewal(merged.vault, contextId)).toEqual(await readRenewal(vault, contextId));
  });

  it("D-24 leave a first context and a pinned one as they are, which have no end", async () => {
    const vault = await makeStore();
    const id = await addContext(vault.store, "Garden");
    await vault.store.contexts.pin({ id, pinned: true });
    const now = vault.clock.now() + 400 * DAY_MS;
    const { vault: restored } = await restore(await backUp(vault), null, "replace", now);
    expect(await plainRows(restored)).toEqual(await plainRows(vault));
    expect(await archivedAt(restored, now + 400 * DAY_MS)).toBe(0);
  });

  it("stay where they were talked in later here, however often they were there before", async () => {
    const here = await makeStore();
    const contextId = await addContext(here.store, "Garden");
    const other = await twinOf(here);
    const talk = async (vault: Vault, time: number) => {
      vault.clock.time = time;
      const conversationId = await addConversation(vault.store, { contextId });
      await sayTurn({ ...vault, conversationId }, "question", "answer");
    };
    const begun = here.clock.now();
    for (const nth of [1, 2, 3]) await talk(other, begun + nth);
    await talk(here, begun + 6 * DAY_MS);
    const now = begun + 8 * DAY_MS;
    const { vault } = await restore(await backUp(other), here, "merge", now);
    const use = rowsIn(await plainRows(vault), "uses").get(contextId);
    expect(use).toEqual(rowsIn(await plainRows(here), "uses").get(contextId));
    expect(await archivedAt(vault, now)).toBe(0);
  });
});
