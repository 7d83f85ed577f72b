import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import {
  backUp,
  plainRows,
  restore,
  rowsIn,
  twinOf,
  type Vault,
} from "../../../test/builders/make-restore";
import { makeStore } from "../../../test/builders/make-store";

/** Two vaults with the same note and the same fact, and what changes these. */
async function makeSame() {
  const here = await makeStore();
  const contextId = await contextIdOf(here.store, here.conversationId);
  const said = { contextId, source: null, taint: [] };
  const { archival, facts } = here.store.memory();
  const id = crypto.randomUUID();
  await archival.insert({ ...said, id, text: "Begun.", tags: [] });
  await facts.keep({ ...said, key: "city", value: "Turin" });
  const other = await twinOf(here);
  const now = here.clock.now();
  const write = async (vault: Vault, text: string, time: number) => {
    vault.clock.time = now + time;
    const [note] = await vault.store.memory().archival.open([id]);
    const version = note?.version ?? 0;
    await vault.store.memory().archival.update({ id, version, text, tags: [] });
  };
  const move = async (vault: Vault, value: string, time: number) => {
    vault.clock.time = now + time;
    await vault.store.memory().facts.keep({ ...said, key: "city", value });
  };
  return { here, other, write, move };
}

async function valuesIn(vault: Vault, table: "archival_entries" | "facts") {
  const rows = [...rowsIn(await plainRows(vault), table).values()];
  return rows.map(({ payload }) => payload.text ?? payload.value).sort();
}

describe("merging a note that was written anew on both sides", () => {
  it.each([
    ["here", 9],
    ["there", 3],
  ])("keeps the words of both, the last ones %s, and once", async (_where, time) => {
    const { here, other, write } = await makeSame();
    await write(here, "Mine.", time);
    await write(other, "Theirs.", 4);
    await write(other, "Theirs again.", 5);
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    expect(await valuesIn(vault, "archival_entries")).toEqual(["Mine.", "Theirs again."]);
    const twice = await restore(backup, vault, "merge");
    expect(await plainRows(twice.vault)).toEqual(await plainRows(vault));
    expect((await vault.restart().check()).mismatched).toEqual([]);
  });
});

describe("merging a note that was written anew there alone", () => {
  it("has it as it is there, and nothing beside it", async () => {
    const { here, other, write } = await makeSame();
    await write(other, "Theirs.", 4);
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await valuesIn(vault, "archival_entries")).toEqual(["Theirs."]);
  });
});

describe("merging a fact that was changed on both sides", () => {
  it("holds the value that was said last, however often the other was changed", async () => {
    const { here, other, move } = await makeSame();
    await move(other, "Lyon", 1);
    await move(other, "Nice", 2);
    await move(here, "Oslo", 3);
    const backup = await backUp(other);
    expect(await valuesIn((await restore(backup, here, "merge")).vault, "facts")).toEqual(["Oslo"]);
    await move(other, "Rome", 4);
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await valuesIn(vault, "facts")).toEqual(["Rome"]);
  });
});
