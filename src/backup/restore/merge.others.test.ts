import { describe, expect, it } from "vitest";
import { addContext } from "../../../test/builders/add-conversation";
import { makeServerModel } from "../../../test/builders/make-connection";
import { makeFullStore } from "../../../test/builders/make-full-store";
import {
  backUp,
  plainRows,
  restore,
  rowsIn,
  twinOf,
  type Vault,
} from "../../../test/builders/make-restore";
import { makeStore } from "../../../test/builders/make-store";

/** Two vaults that have the same context. */
async function makeSame() {
  const here = await makeStore();
  const contextId = await addContext(here.store, "Garden");
  const other = await twinOf(here);
  const change = async (vault: Vault, systemPrompt: string, time: number) => {
    vault.clock.time = time;
    const { context } = await vault.store.contexts.get(contextId);
    const fields = { systemPrompt };
    await vault.store.contexts.update({ id: contextId, version: context.version, fields });
  };
  const now = here.clock.now();
  return { here, other, contextId, change, now };
}

async function prompts(vault: Vault): Promise<Record<string, unknown>> {
  const rows = [...rowsIn(await plainRows(vault), "contexts").values()];
  const gardens = rows.filter(({ payload }) => String(payload.name).startsWith("Garden"));
  return Object.fromEntries(gardens.map(({ payload }) => [payload.name, payload.systemPrompt]));
}

describe("merging a context that was changed on both sides", () => {
  it("keeps the one of here beside the backup's where that was changed last", async () => {
    const { here, other, change, now } = await makeSame();
    await change(here, "mine", now + 1_000);
    await change(other, "theirs", now + 2_000);
    await change(other, "theirs again", now + 3_000);
    const backup = await backUp(other);
    const { vault, comparison } = await restore(backup, here, "merge");
    expect(comparison.diffCounts.others).toMatchObject({ both: 1, newer: 0 });
    expect(await prompts(vault)).toEqual({ Garden: "theirs again", "Garden 2": "mine" });
    const twice = await restore(backup, vault, "merge");
    expect(await plainRows(twice.vault)).toEqual(await plainRows(vault));
    expect((await vault.restart().check()).mismatched).toEqual([]);
  });

  it("puts the backup's beside the one of here where that was changed last", async () => {
    const { here, other, change, now } = await makeSame();
    await change(other, "theirs", now + 1_000);
    await change(other, "theirs again", now + 2_000);
    await change(here, "mine", now + 3_000);
    const backup = await backUp(other);
    const { vault, comparison } = await restore(backup, here, "merge");
    expect(comparison.diffCounts.others).toMatchObject({ both: 1, newer: 0 });
    expect(await prompts(vault)).toEqual({ Garden: "mine", "Garden 2": "theirs again" });
    const twice = await restore(backup, vault, "merge");
    expect(await plainRows(twice.vault)).toEqual(await plainRows(vault));
    expect(twice.comparison.diffCounts.others).toMatchObject({ both: 0 });
  });

  it("leaves one that was changed here only, and adds nothing", async () => {
    const { here, other, change, now } = await makeSame();
    await change(here, "mine", now + 1_000);
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await plainRows(vault)).toEqual(await plainRows(here));
  });
});

/** Where a context's model is reached. */
async function urlIn(vault: Vault, contextId: string) {
  const store = vault.restart();
  const { model } = (await store.contexts.get(contextId)).context;
  return (await store.connections.find(model?.connection ?? ""))?.url;
}

describe("merging a connection that differs", () => {
  const changed = (change: object) => ({
    change: (row: Parameters<NonNullable<Parameters<typeof backUp>[1]>["change"] & object>[0]) =>
      row.table === "connections"
        ? {
            ...row,
            version: row.version + 5,
            payload: JSON.stringify({ ...JSON.parse(row.payload), ...change }),
          }
        : row,
    withSecrets: true,
  });

  it("keeps the one of here and its key, and adds the backup's without a key, once", async () => {
    const here = await makeFullStore();
    const backup = await backUp(here, changed({ url: "https://evil.example.com/v1" }));
    const { vault } = await restore(backup, here, "merge");
    const [before, after] = [await plainRows(here), await plainRows(vault)];
    const own = rowsIn(before, "connections");
    const connections = rowsIn(after, "connections");
    for (const [id, row] of own) expect(connections.get(id)).toEqual(row);
    expect(rowsIn(after, "secrets")).toEqual(rowsIn(before, "secrets"));
    const added = [...connections].filter(([id]) => !own.has(id)).map(([, row]) => row.payload);
    expect(added).toHaveLength(own.size);
    expect(added[0]).toMatchObject({
      url: "https://evil.example.com/v1",
      hasKey: false,
      headerNames: [],
    });
    const names = [...connections.values()].map(({ payload }) => payload.name);
    expect(new Set(names).size).toBe(names.length);
    const twice = await restore(backup, vault, "merge");
    expect(await plainRows(twice.vault)).toEqual(after);
  });

  it("lets a context that comes go on with the backup's, whose copy it is, however often", async () => {
    const here = await makeStore();
    const added = { kind: "openai", preset: null, key: "k" } as const;
    const url = "https://api.example.com/v1";
    const own = await here.store.connections.add({ ...added, url });
    const { id } = own;
    const sharedId = await addContext(here.store, "Both");
    const both = await here.store.contexts.get(sharedId);
    const known = { id: sharedId, fields: { model: makeServerModel(own) } };
    await here.store.contexts.update({ ...known, version: both.context.version });
    const other = await twinOf(here);
    other.clock.time = here.clock.now() + 1_000;
    await other.store.contexts.pin({ id: sharedId, pinned: true });
    const { version } = (await other.store.connections.find(id))!;
    const moved = "http://127.0.0.1:1234/v1";
    const elsewhere = await other.store.connections.update({ id, version, url: moved });
    const contextId = await addContext(other.store, "Local");
    const { context } = await other.store.contexts.get(contextId);
    const fields = { model: makeServerModel(elsewhere) };
    await other.store.contexts.update({ id: contextId, version: context.version, fields });
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    const { model: reached } = (await vault.restart().contexts.get(contextId)).context;
    const copy = await vault.restart().connections.find(reached?.connection ?? "");
    expect([copy?.id === id, copy?.url, copy?.hasKey]).toEqual([false, moved, false]);
    expect((await vault.restart().connections.find(id))?.url).toBe(url);
    const { context: shared } = await vault.restart().contexts.get(sharedId);
    expect(shared).toMatchObject({ pinned: true, model: { connection: id } });
    const rows = await plainRows(vault);
    expect(await plainRows((await restore(backup, vault, "merge")).vault)).toEqual(rows);
  });

  it("lets a context go on with the backup's that was given it there, or is brought back later", async () => {
    const here = await makeStore();
    const added = { kind: "openai", preset: null, key: "k" } as const;
    const { id } = await here.store.connections.add({
      ...added,
      url: "https://api.example.com/v1",
    });
    const knownId = await addContext(here.store, "Known");
    const other = await twinOf(here);
    other.clock.time = here.clock.now() + 1_000;
    const { version } = (await other.store.connections.find(id))!;
    const moved = "http://127.0.0.1:1234/v1";
    const elsewhere = await other.store.connections.update({ id, version, url: moved });
    const newId = await addContext(other.store, "New");
    const model = makeServerModel(elsewhere);
    for (const given of [knownId, newId]) {
      const { context } = await other.store.contexts.get(given);
      await other.store.contexts.update({ id: given, version: context.version, fields: { model } });
    }
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    expect([await urlIn(vault, knownId), await urlIn(vault, newId)]).toEqual([moved, moved]);
    const rows = await plainRows(vault);
    expect(await plainRows((await restore(backup, vault, "merge")).vault)).toEqual(rows);
    await vault.restart().contexts.purge({ id: newId, name: "New" });
    const again = await restore(backup, vault, "merge", 0, false, true);
    expect(await urlIn(again.vault, newId)).toBe(moved);
  });

  it("leaves the one of here as it is where its address is the same", async () => {
    const here = await makeFullStore();
    const { vault } = await restore(await backUp(here, changed({ name: "Other" })), here, "merge");
    const [before, after] = [await plainRows(here), await plainRows(vault)];
    expect(rowsIn(after, "connections")).toEqual(rowsIn(before, "connections"));
  });
});

describe("merging the prompt library", () => {
  const saved = (text: string) => ({ title: "Translate", command: "tr", text });
  const texts = async (vault: Vault) =>
    (await vault.restart().savedPrompts().list()).map(({ text }) => text);

  /** Two vaults that have the same prompt. */
  async function makeLibraries() {
    const here = await makeStore();
    const id = crypto.randomUUID();
    await here.store.savedPrompts().save({ id, version: null, fields: saved("both") });
    return { here, other: await twinOf(here), id };
  }

  async function change(vault: Vault, { id, text }: { id: string; text: string }) {
    vault.clock.time += 1_000;
    await vault.store.savedPrompts().save({ id, version: 1, fields: saved(text) });
  }

  it("takes what is new, whatever its place is there", async () => {
    const { here, other, id } = await makeLibraries();
    const added = crypto.randomUUID();
    await other.store.savedPrompts().save({ id: added, version: null, fields: saved("new") });
    await other.store.savedPrompts().move({ id: added, to: 0 });
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await texts(vault)).toEqual(["both", "new"]);
    expect((await vault.restart().check()).mismatched).toEqual([]);
    expect((await vault.store.savedPrompts().list()).map((one) => one.id)).toContain(id);
  });

  it("keeps both where one was changed on both sides, once", async () => {
    const { here, other, id } = await makeLibraries();
    await change(here, { id, text: "mine" });
    other.clock.time += 5_000;
    await change(other, { id, text: "theirs" });
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    expect((await texts(vault)).toSorted()).toEqual(["mine", "theirs"]);
    const twice = await restore(backup, vault, "merge");
    expect((await texts(twice.vault)).toSorted()).toEqual(["mine", "theirs"]);
  });

  it("does not bring one back that was deleted here", async () => {
    const { here, other, id } = await makeLibraries();
    await here.store.savedPrompts().remove({ id });
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await texts(vault)).toEqual([]);
  });
});
