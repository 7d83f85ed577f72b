import { describe, expect, it } from "vitest";
import { makeFullStore } from "../../test/builders/make-full-store";
import { rawRows } from "../../test/builders/make-store";

const BESIDE = ["summaries", "plans", "jobs"] as const;

describe("repair of what lies beside messages", () => {
  it("removes summaries, plans and jobs of a conversation of which nothing else is left", async () => {
    const { database, restart } = await makeFullStore();
    for (const table of ["messages", "conversations"]) await database.table(table).clear();
    const store = restart();
    await store.repair();
    for (const table of BESIDE) expect(await rawRows(database, table), table).toEqual([]);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("keeps them where the conversation's head is made anew", async () => {
    const { database, restart } = await makeFullStore();
    await database.table("conversations").clear();
    await restart().repair();
    for (const table of BESIDE) expect(await rawRows(database, table), table).toHaveLength(1);
  });
});
