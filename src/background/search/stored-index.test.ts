import { describe, expect, it } from "vitest";
import {
  find,
  type Host,
  indexer,
  setupSearch,
  untilWhole,
} from "../../../test/builders/make-search";
import { type StoreHarness, sayTurn } from "../../../test/builders/make-store";
import { openKeyring } from "../../crypto/keyring";
import { searchAskSchema } from "../../domain/search-index";

/** A store that was searched, whose index is stored, and whose host is gone. */
async function storedOnce() {
  const { harness, host, search } = await setupSearch();
  await untilWhole(search);
  await untilStored(harness, host, "violin");
  host.lose();
  host.filled.length = 0;
  return { harness, host };
}

/** Until the chunks that lie there hold that word; or hold it no more. */
async function untilStored({ store }: StoreHarness, host: Host, word: string, holds = true) {
  const has = async () => {
    const chunks = await host.stored(await store.searchTexts.key());
    return chunks.length > 0 && chunks.some((chunk) => Buffer.from(chunk).includes(word)) === holds;
  };
  await expect.poll(has).toBe(true);
}

describe("the index that is stored", () => {
  it("is gone on with after an unlock, with what was said since and nothing else", async () => {
    const { harness, host } = await storedOnce();
    await sayTurn(harness, "And the cello?", "In the cellar");
    const search = indexer(harness.store, host);
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 1, isAnew: false });
    expect(await find(search, "cello")).toMatchObject({ found: 1 });
    expect(host.filled).not.toContain("Under the piano");
    // What nobody needed of it was packed until then.
    for (const word of ["cellar", "violin"]) await untilStored(harness, host, word);
  });

  it("needs nothing to be read where nothing was committed since", async () => {
    const { harness, host } = await storedOnce();
    host.seen.length = 0;
    const search = indexer(harness.store, host);
    expect(await find(search, "violin")).toMatchObject({ found: 1, isWhole: true });
    expect(host.seen).toEqual(["open", "find"]);
  });

  it("holds no word of what was deleted, as soon as it is deleted", async () => {
    const { harness, host, search } = await setupSearch();
    await untilWhole(search);
    await untilStored(harness, host, "violin");
    const { messages } = await harness.store.listMessages({ ...harness, before: null, limit: 9 });
    const ids = messages.map(({ id }) => id);
    const position = await harness.store.branches.readPosition(harness);
    const { conversationId } = harness;
    const what = { type: "ids", ids } as const;
    await harness.store.deleteMessages({ contextId: position.context.id, conversationId, what });
    await untilStored(harness, host, "piano", false);
  });

  it("holds no word of what was deleted while nobody had it open, once it is loaded", async () => {
    const { harness, host } = await storedOnce();
    await sayTurn(harness, "And the cello?", "In the cellar");
    const { store, conversationId } = harness;
    const { messageCount: messages = 0 } = (await store.conversations.find(conversationId)) ?? {};
    await store.conversations.purge({ conversationId, messages });
    const search = indexer(harness.store, host);
    search.follow([]);
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 0 });
    await untilStored(harness, host, "violin", false);
  });

  it.each([
    ["cut off", (bytes: Uint8Array) => bytes.slice(0, bytes.length - 3_000)],
    ["altered", (bytes: Uint8Array) => bytes.fill(9, 2_100, 2_110)],
  ])("is made anew where it is %s, told, and nothing is lost", async (_, damage) => {
    const { harness, host } = await storedOnce();
    const bytes = damage(host.file.all());
    host.file.truncate(0);
    host.file.write(bytes, { at: 0 });
    const search = indexer(harness.store, host);
    expect((await find(search, "x")).isAnew).toBe(true);
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 1, isAnew: false });
  });

  it("is made anew under another vault key", async () => {
    const { harness, host } = await storedOnce();
    const vaultKey = new Uint8Array(32).fill(7);
    const current = await openKeyring({ keyId: "0bad0bad", vaultKey });
    harness.keys.use({ current, former: harness.keys.current() });
    const search = indexer(harness.store, host);
    expect((await find(search, "x")).isAnew).toBe(true);
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 1 });
  });

  it("lies under no former vault key, as soon as rows are sealed anew", async () => {
    const { harness, host, search } = await setupSearch();
    const { store, keys } = harness;
    await untilWhole(search);
    await untilStored(harness, host, "violin");
    const formerKey = await store.searchTexts.key();
    const current = await openKeyring({ keyId: "0bad0bad", vaultKey: new Uint8Array(32).fill(7) });
    keys.use({ current, former: keys.current() });
    while (!(await store.resealNext()).done);
    await expect.poll(async () => (await host.stored(formerKey)).length).toBe(0);
    await untilWhole(search);
    await untilStored(harness, host, "violin");
    expect(await host.stored(formerKey)).toEqual([]);
    await sayTurn(harness, "And the cello?", "In the cellar");
    expect(await find(search, "cellar")).toMatchObject({ found: 1, isWhole: true });
  });

  it("lies under no former vault key where the line to it was lost before the rotation, either", async () => {
    const { harness, host, search } = await setupSearch();
    const { store, keys } = harness;
    await untilWhole(search);
    await untilStored(harness, host, "violin");
    const formerKey = await store.searchTexts.key();
    host.fail(true);
    await expect(find(search, "violin")).rejects.toMatchObject({ code: "engine-failed" });
    host.fail(false);
    host.lose();
    const current = await openKeyring({ keyId: "0bad0bad", vaultKey: new Uint8Array(32).fill(7) });
    keys.use({ current, former: keys.current() });
    await store.resealNext();
    await expect.poll(async () => (await host.stored(formerKey)).length).toBe(0);
  });

  it("answers whoever searches while rows are sealed anew, batch by batch", async () => {
    const { harness, host } = await setupSearch();
    const { store, keys } = harness;
    for (let at = 0; at < 300; at += 1) await sayTurn(harness, `Word${at}`, `Piano${at}`);
    const errors: unknown[] = [];
    let amid = async () => {};
    // Each batch is committed while a line that was opened anew is still on its way to its beginning.
    const compute: Host["compute"] = async function* (request, signal) {
      const parsed = searchAskSchema.safeParse(request.type === "search" ? request.ask : null);
      for await (const event of host.compute(request, signal)) {
        if (parsed.data?.type === "open") await amid();
        yield event;
      }
    };
    const generation = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return store.commits.generation();
    };
    const commits = { ...store.commits, generation };
    const search = indexer({ ...store, commits }, { ...host, compute }, errors);
    await untilWhole(search);
    const current = await openKeyring({ keyId: "0bad0bad", vaultKey: new Uint8Array(32).fill(7) });
    keys.use({ current, former: keys.current() });
    await store.resealNext();
    await expect.poll(() => errors.length).toBe(1);
    let amidBatches = 0;
    let isSealing = false;
    amid = async () => {
      if (isSealing) return;
      isSealing = true;
      amidBatches += (await store.resealNext()).resealed > 0 ? 1 : 0;
      isSealing = false;
    };
    await find(search, "violin");
    expect(amidBatches).toBeGreaterThan(0);
    while (!(await store.resealNext()).done);
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 1, isWhole: true });
    // The first batch had it made anew, and no other did.
    expect([errors.length, host.seen.filter((type) => type === "begin").length]).toEqual([1, 2]);
  });

  it("that cannot be written is in memory only", async () => {
    const { harness, host, search } = await setupSearch();
    host.file.failAfter(0);
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 1 });
    await sayTurn(harness, "And the cello?", "In the cellar");
    expect(await find(search, "cello")).toMatchObject({ found: 1 });
  });

  it("goes with what it holds where more is deleted than can be taken out of it soon", async () => {
    const { harness, host, search } = await setupSearch();
    for (let at = 0; at < 160; at += 1) await sayTurn(harness, `Word${at} violin`, `Piano${at}`);
    await untilWhole(search);
    const { store, conversationId } = harness;
    const { messageCount: messages = 0 } = (await store.conversations.find(conversationId)) ?? {};
    await store.conversations.purge({ conversationId, messages });
    await expect.poll(async () => (await find(search, "violin")).isWhole).toBe(true);
    expect(await find(search, "violin")).toMatchObject({ found: 0 });
    await untilStored(harness, host, "violin", false);
  });

  it("is made anew where the disk was put back to an earlier state", async () => {
    const { harness, host } = await storedOnce();
    const store = harness.store;
    const commits = { ...store.commits, generation: async () => 1 };
    const search = indexer({ ...store, commits }, host);
    await untilWhole(search);
    expect(host.filled).toContain("Under the piano");
  });
});
