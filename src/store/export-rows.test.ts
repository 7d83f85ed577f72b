import { describe, expect, it } from "vitest";
import { flipRow, makeFullStore } from "../../test/builders/make-full-store";
import { allRawRows, makeStore, sayTurn } from "../../test/builders/make-store";
import type { Store } from "./create-store";

async function exportAll(store: Store) {
  const all = { lines: [] as string[], unreadable: 0 };
  for await (const { lines, unreadable } of store.export()) {
    all.lines.push(...lines);
    all.unreadable += unreadable;
  }
  return { rows: all.lines.map((line) => JSON.parse(line)), unreadable: all.unreadable };
}

describe("exportRows", () => {
  it("gives every row of every table in clear, with its columns", async () => {
    const { store, conversationId } = await makeFullStore();
    const { rows, unreadable } = await exportAll(store);
    expect(rows).toHaveLength(await store.countRows());
    expect(unreadable).toBe(0);
    const messages = rows.filter(({ table }) => table === "messages");
    const texts = messages.map(({ text }) => text).sort();
    expect(texts).toEqual(["", "1", "2", "3", "one", "two", "uno"]);
    expect(messages.every((row) => row.parent === conversationId && row.order > 0)).toBe(true);
    expect(rows.find(({ table }) => table === "composer_drafts")).toMatchObject({
      id: conversationId,
      text: "typing",
    });
    const own = ["uses", "forks", "presets", "references"];
    expect(rows.filter(({ table }) => own.includes(table))).toMatchObject([
      { lastChatAt: expect.any(Number), conversations: { "side-panel": conversationId } },
      { id: conversationId, forks: [{ ways: [{}, {}] }] },
      { name: "Coach", systemPrompt: "You coach.", isActive: true },
      { parent: conversationId, kind: "page", target: "https://example.org" },
    ]);
  });

  it("gives what opens where manifest and heads are broken, and changes nothing", async () => {
    const { database, restart } = await makeFullStore();
    await flipRow(database, "manifest");
    await flipRow(database, "conversations");
    await flipRow(database, "messages");
    const before = await allRawRows(database);
    const store = restart();
    const { rows, unreadable } = await exportAll(store);
    expect(unreadable).toBe(3);
    expect(rows).toHaveLength((await store.countRows()) - 3);
    expect(await allRawRows(database)).toEqual(before);
  });

  it("gives long texts in several pieces", async () => {
    const harness = await makeStore();
    for (const text of ["a", "b", "c"]) await sayTurn(harness, text.repeat(700_000), "ok");
    let pieces = 0;
    for await (const { lines } of harness.store.export()) {
      if (lines.some((line) => line.includes('"messages"'))) pieces += 1;
      expect(lines.join("").length).toBeLessThan(1_800_000);
    }
    expect(pieces).toBeGreaterThan(1);
  });
});
