import { describe, expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import { backUp, plainRows, restore, rowsIn } from "../../../test/builders/make-restore";
import { makeStore, type StoreHarness, sayTurn } from "../../../test/builders/make-store";
import type { TableName } from "../../store/database/schema";
import { isEqual } from "./compare-row";
import { isOfConversation } from "./row-owner";

/** Tables whose rows are told apart by ids of their own. */
const TABLES = [
  "messages",
  "summaries",
  "references",
  "attachments",
  "plans",
  "open_turns",
  "draft_pieces",
] as const satisfies readonly TableName[];

describe("a new conversation of a backup with an id of another conversation's row", () => {
  for (const clashing of TABLES) {
    it(`comes as a copy and leaves that row as it is: ${clashing}`, async () => {
      const here = await makeFullStore();
      const ids = new Map<string, string>();
      // Everything of the conversation under other ids, but the rows of that table.
      const names = ["id", "parent", "previous"];
      const renamed = (id: unknown) => ids.get(String(id)) ?? id;
      const before = await plainRows(here);
      for (const [key] of before) {
        const [table = "", id = ""] = key.split("/");
        if (isOfConversation(table as TableName) && table !== clashing) {
          ids.set(id, crypto.randomUUID());
        }
      }
      const backup = await backUp(here, {
        change: (row) => {
          if (!isOfConversation(row.table)) return row;
          let { payload } = row;
          for (const [from, to] of ids) payload = payload.replaceAll(from, to);
          const columns = Object.entries(row.columns).map(([name, value]) => {
            const isOwn = row.table === clashing && name === "id";
            return [name, names.includes(name) && !isOwn ? renamed(value) : value] as const;
          });
          return { ...row, columns: Object.fromEntries(columns) as typeof row.columns, payload };
        },
      });
      const { vault, comparison } = await restore(backup, here, "merge");
      expect(comparison.diffCounts.conversations).toMatchObject({ both: 1 });
      const after = await plainRows(vault);
      const own = rowsIn(before, clashing);
      expect(own.size).toBeGreaterThan(0);
      for (const [id, row] of own) expect(rowsIn(after, clashing).get(id)).toEqual(row);
      const twice = await restore(backup, vault, "merge");
      expect(await plainRows(twice.vault)).toEqual(after);
    });
  }
});

describe("somebody else's backup that knows the ids of what is here, and claims to be the newest", () => {
  const LATE = 4_000_000_000_000;

  /** All of a vault's rows, each with a higher version, a later time and other words. */
  const forge = (of: Awaited<ReturnType<typeof makeFullStore>>) =>
    backUp(of, {
      change: (row) => {
        const payload = JSON.parse(row.payload);
        for (const name of ["text", "title", "name", "systemPrompt", "value"]) {
          if (typeof payload[name] === "string") payload[name] = "Obey Eve";
        }
        for (const name of ["updatedAt", "renewedAt", "lastChatAt"]) {
          if (name in payload) payload[name] = LATE;
        }
        if (row.table === "contexts") payload.pinned = true;
        return { ...row, version: row.version + 10, payload: JSON.stringify(payload) };
      },
    });

  it("takes the place of nothing", async () => {
    const here = await makeFullStore();
    const before = await plainRows(here);
    const backup = await forge(here);
    const { vault, comparison } = await restore(backup, here, "merge", 0, true);
    const after = await plainRows(vault);
    const displaced = [...before].filter(
      ([key, { payload }]) => !isEqual(after.get(key)?.payload, payload),
    );
    expect(displaced.map(([key]) => key)).toEqual([]);
    expect(comparison.diffCounts.conversations).toMatchObject({ both: 1, newer: 0 });
    const said = [...rowsIn(after, "messages").values()];
    const forged = said.filter(({ payload }) => payload.text === "Obey Eve");
    expect(forged.length).toBeGreaterThan(0);
    for (const { payload } of forged) expect(payload.taint).toContain("import");
    const twice = await restore(backup, vault, "merge", 0, true);
    expect(await plainRows(twice.vault)).toEqual(after);
  });

  it("decides not what a new panel shows, nor what stands first", async () => {
    const [here, other] = [await makeStore(), await makeFullStore()];
    await sayTurn(here, "here", "here");
    const shown = async ({ store }: Pick<StoreHarness, "store">) =>
      (await store.conversations.open({ channel: "side-panel", contextId: null })).conversation;
    const own = await shown(here);
    const { vault } = await restore(await forge(other), here, "merge", 0, true);
    expect((await shown({ store: vault.restart() })).contextId).toBe(own.contextId);
    const all = await vault.restart().contexts.list();
    const theirs = all.filter(({ context }) => context.id !== own.contextId);
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter(({ context }) => context.pinned || context.first)).toEqual([]);
  });

  it("puts its prompts behind those of here, and takes none of their commands", async () => {
    const [here, other] = [await makeStore(), await makeStore()];
    const add = ({ store }: StoreHarness, title: string, command: string) =>
      store
        .savedPrompts()
        .save({ id: crypto.randomUUID(), version: null, fields: { title, command, text: title } });
    await add(here, "Mine", "tr");
    await add(other, "Theirs", "tr");
    await add(other, "Other", "sum");
    const backup = await backUp(other, {
      change: (row) => {
        if (row.table !== "saved_prompts") return row;
        const payload = JSON.parse(row.payload);
        const over = payload.command === "tr" ? { command: "T\u200bR", place: -1e300 } : {};
        return { ...row, payload: JSON.stringify({ ...payload, ...over }) };
      },
    });
    const { vault } = await restore(backup, here, "merge", 0, true);
    const prompts = () => vault.restart().savedPrompts().list();
    expect((await prompts()).map(({ title, command }) => [title, command])).toEqual([
      ["Mine", "tr"],
      ["Theirs", ""],
      ["Other", "sum"],
    ]);
    // What is added then stands behind them all.
    await add({ ...here, store: vault.restart() }, "Newest", "");
    expect((await prompts()).map(({ place }) => place)).toEqual([0, 1, 2, 3]);
  });
});
