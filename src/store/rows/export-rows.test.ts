import { describe, expect, it } from "vitest";
import { makeModelFile } from "../../../test/builders/make-connection";
import {
  BACKUP_IDENTITY,
  CONNECTION_KEY,
  flipRow,
  makeFullStore,
} from "../../../test/builders/make-full-store";
import { allRawRows, makeStore, sayTurn } from "../../../test/builders/make-store";
import type { Store } from "../create-store";

async function exportAll(store: Store) {
  const all = { lines: [] as string[], unreadable: 0 };
  for await (const { lines, unreadable } of store.export()) {
    all.lines.push(...lines);
    all.unreadable += unreadable;
  }
  return { rows: all.lines.map((line) => JSON.parse(line)), unreadable: all.unreadable };
}

describe("exportRows", () => {
  it("gives every row of every table in clear, with its columns, but keys of connections and backups and programs with their tokens' digests", async () => {
    const { store, conversationId, database } = await makeFullStore();
    const { rows, unreadable } = await exportAll(store);
    const count = (table: string) => rows.filter((row) => row.table === table).length;
    for (const [table, { length }] of await allRawRows(database)) {
      expect(length, table).toBeGreaterThan(0);
      expect(count(table), table).toBe(
        ["secrets", "backups", "programs"].includes(table) ? 0 : length,
      );
    }
    expect(JSON.stringify(rows)).not.toContain(CONNECTION_KEY);
    expect(JSON.stringify(rows)).not.toContain(BACKUP_IDENTITY);
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

  it("gives a connection without its key", async () => {
    const { store } = await makeStore();
    const url = "https://api.example.com";
    await store.connections.add({ kind: "openai", preset: null, url, key: "sk-secret" });
    const { rows } = await exportAll(store);
    expect(rows.filter(({ table }) => table === "connections")).toMatchObject([{ hasKey: true }]);
    expect(JSON.stringify(rows)).not.toContain("sk-secret");
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
    // Nor does it give secrets, of connections, of backups or of programs.
    expect(rows).toHaveLength((await store.countRows()) - 6);
    expect(await allRawRows(database)).toEqual(before);
  });

  it("gives long texts in several pieces", async () => {
    const harness = await makeStore();
    for (const text of ["a", "b", "c"]) await sayTurn(harness, text.repeat(700_000), "ok");
    let chunks = 0;
    for await (const { lines } of harness.store.export()) {
      if (lines.some((line) => line.includes('"messages"'))) chunks += 1;
      expect(lines.join("").length).toBeLessThan(1_800_000);
    }
    expect(chunks).toBeGreaterThan(1);
  });

  it("gives model files without the address they are asked for, which may hold a token", async () => {
    const { store } = await makeStore();
    const file = makeModelFile(3, { source: "https://files.example/a.gguf", state: "paused" });
    const url = "https://files.example/a.gguf?X-Signature=canary-51f";
    await store.modelFiles.add({ ...file, url, validator: null });
    const { rows } = await exportAll(store);
    const modelFiles = rows.filter(({ table }) => table === "model_files");
    expect(modelFiles).toMatchObject([{ source: "https://files.example/a.gguf", name: file.name }]);
    expect(JSON.stringify(modelFiles)).not.toContain("canary-51f");
    expect(modelFiles[0]).not.toHaveProperty("url");
  });
});
