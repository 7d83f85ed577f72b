import { describe, expect, it } from "vitest";
import {
  allRawRows,
  makeStore,
  openTurn,
  rawRows,
  rowText,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { DEFAULT_SETTINGS } from "../../domain/settings";
import { createStore } from "../create-store";
import { nativeDatabase } from "../database/open-database";

describe("commitChanges", () => {
  it("E-012 A-007 A-019 writes nothing when another writer was first, and works on the next try", async () => {
    const harness = await makeStore();
    const other = harness.restart();
    await sayTurn({ ...harness, store: other }, "1", "one");
    const before = await allRawRows(harness.database);
    await expect(openTurn(harness, "2")).rejects.toMatchObject({ code: "conflict" });
    expect(await allRawRows(harness.database)).toEqual(before);
    await sayTurn(harness, "2", "two");
    expect(await textsOf(harness)).toEqual(["1", "one", "2", "two"]);
    expect((await harness.store.check()).mismatched).toEqual([]);
  });

  it("raises the version of every row it changes by one", async () => {
    const harness = await makeStore();
    const versions = async () => ({
      head: (await rawRows(harness.database, "conversations"))[0]?.version,
      manifest: (await rawRows(harness.database, "manifest"))[0]?.version,
    });
    expect(await versions()).toEqual({ head: 1, manifest: 1 });
    const turn = await sayTurn(harness, "1", "one");
    expect(await versions()).toEqual({ head: 3, manifest: 3 });
    const reply = (await rawRows(harness.database, "messages")).find(({ id }) => id === turn.id);
    expect(reply?.version).toBe(2);
  });

  it("asks for strict durability for a turn and for relaxed for a draft", async () => {
    const harness = await makeStore();
    const durabilities: unknown[] = [];
    const native = nativeDatabase(harness.database);
    const begin = native.transaction.bind(native);
    native.transaction = (names, mode, options) => {
      if (mode === "readwrite") durabilities.push(options?.durability);
      return begin(names, mode, options);
    };
    const { id: turnId } = await openTurn(harness, "1");
    await harness.store.turns.checkpoint({ turnId, text: "o", thinking: "" });
    await harness.store.saveDraft({ conversationId: harness.conversationId, text: "t" });
    await harness.store.turns.closeTurn({
      turnId,
      outcome: { status: "complete", failure: null, finish: "stop", usage: null },
      rest: { text: "ne", thinking: "" },
      thinkingMs: 0,
      seenFrom: null,
    });
    expect(durabilities).toEqual(["strict", "relaxed", "relaxed", "strict"]);
  });

  it("M-074 tells a full disk apart and keeps what was there", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const before = await allRawRows(harness.database);
    const native = nativeDatabase(harness.database);
    const begin = native.transaction.bind(native);
    native.transaction = (names, mode, options) => {
      const transaction = begin(names, mode, options);
      if (mode === "readwrite") {
        Object.defineProperty(transaction, "error", {
          value: new DOMException("full", "QuotaExceededError"),
        });
        queueMicrotask(() => transaction.abort());
      }
      return transaction;
    };
    await expect(openTurn(harness, "2")).rejects.toMatchObject({ code: "quota-exceeded" });
    native.transaction = begin;
    expect(await allRawRows(harness.database)).toEqual(before);
    await sayTurn(harness, "2", "two");
    expect(await textsOf(harness)).toEqual(["1", "one", "2", "two"]);
  });

  it("M-074 answers store-unavailable when the database was closed under it", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    harness.database.close();
    await expect(openTurn(harness, "1")).rejects.toMatchObject({ code: "store-unavailable" });
    await expect(textsOf(harness)).rejects.toMatchObject({ code: "store-unavailable" });
  });

  it("publishes the generation of strict writes beside the database", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await harness.store.saveDraft({ conversationId: harness.conversationId, text: "t" });
    await expect.poll(() => harness.local.get("manifest-generation:confidant")).toBe(3);
  });

  it("writes on when what lies beside the database cannot be written", async () => {
    const harness = await makeStore();
    const local = {
      get: () => Promise.reject(new Error()),
      set: () => Promise.reject(new Error()),
    };
    const locks = { run: <T>(_name: string, work: () => Promise<T>) => work() };
    const store = createStore({ ...harness, locks, local });
    await sayTurn({ ...harness, store }, "1", "one");
    expect(await textsOf({ ...harness, store })).toEqual(["1", "one"]);
  });

  it("E-006 leaves no clear text in any stored row", async () => {
    const harness = await makeStore();
    const token = "canary7f3a9";
    const { store, conversationId } = harness;
    const { id: turnId } = await openTurn(harness, `${token} question`);
    await store.turns.checkpoint({ turnId, text: `${token} draft`, thinking: token });
    await store.saveDraft({ conversationId, text: token });
    await store.settings.update(() => ({
      ...DEFAULT_SETTINGS,
      ollamaUrl: `http://127.0.0.1/${token}`,
    }));
    await sayTurn(harness, token, token);
    const rows = [...(await allRawRows(harness.database)).values()].flat();
    const bytes = rows.map(rowText);
    expect(bytes.filter((text) => text.includes(token))).toEqual([]);
    expect(bytes.filter((text) => /user|assistant|Professional|side-panel/.test(text))).toEqual([]);
    expect(await textsOf(harness)).toContain(token);
  });
});
