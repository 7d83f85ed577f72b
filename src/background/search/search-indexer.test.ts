import init from "@sqlite.org/sqlite-wasm";
import { describe, expect, it } from "vitest";
import { makeStore, type StoreHarness, sayTurn } from "../../../test/builders/make-store";
import { memoryFile } from "../../../test/fakes/memory-file";
import { AppError } from "../../domain/app-error";
import { fromBase64 } from "../../domain/base64";
import type { ComputeStream } from "../../domain/compute-protocol";
import { type SearchPlace, searchAskSchema } from "../../domain/search-index";
import { answerAsks } from "../../search/answer-asks";
import { createKeywordIndex } from "../../search/keyword-index";
import { parseQuery } from "../../search/parse-query";
import { createSealedImage } from "../../search/sealed-image";
import type { Store } from "../../store/create-store";
import { createUndoRecord } from "../../store/rows/undo-record";
import { followWhereBegun } from "./follow-where-begun";
import { createSearchIndexer, type SearchIndexer } from "./search-indexer";

const sqlite = await init();

/** A compute host with the real index and one file, which goes away when it is told to. */
function makeHost() {
  const file = memoryFile();
  const openImage = async (place: SearchPlace) => {
    const bytes = fromBase64(place.key) ?? new Uint8Array();
    const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, [
      "encrypt",
      "decrypt",
    ]);
    return createSealedImage({ file, key, name: place.folder });
  };
  const open = () =>
    answerAsks({
      create: (pieces) => createKeywordIndex(sqlite, pieces),
      openImage,
      later: () => {},
    });
  let answer = open();
  const seen: string[] = [];
  const longest: number[] = [];
  const filled: string[] = [];
  let fails = false;
  const compute: ComputeStream = async function* (request, signal) {
    signal.throwIfAborted();
    if (request.type !== "search") throw new Error("Nothing else is asked of it.");
    if (fails) throw new AppError("engine-failed", { data: { reason: "gone" } });
    const ask = searchAskSchema.parse(structuredClone(request.ask));
    seen.push(ask.type);
    longest.push(JSON.stringify(ask).length);
    if (ask.type === "fill") filled.push(...ask.docs.map(({ text }) => text));
    yield { type: "found", answer: await answer(ask) };
  };
  const lose = () => {
    answer = open();
  };
  return { file, compute, filled, seen, longest, lose, fail: (value: boolean) => (fails = value) };
}

type Host = ReturnType<typeof makeHost>;

function barrier() {
  let pass = () => {};
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { passed, pass: () => pass() };
}

function indexer(
  store: Store,
  { compute }: Host,
  errors: unknown[] = [],
  storeName = "store",
): SearchIndexer {
  const { signal } = new AbortController();
  const onError = (error: unknown) => errors.push(error);
  return createSearchIndexer({ store, storeName, compute, signal, hold: () => () => {}, onError });
}

async function find(search: SearchIndexer, typed: string) {
  const { terms } = parseQuery(typed);
  const question = {
    ...{
      terms: [...terms],
      kinds: ["message" as const],
      contextIds: null,
      conversationId: null,
      speaker: null,
    },
    ...{ after: null, before: null, tags: [] },
  };
  const ask = { type: "find", question, page: { skip: 0, limit: 100 } } as const;
  const { state, hits } = await search.find(ask);
  return { ...state, found: hits?.total ?? 0 };
}

async function untilWhole(search: SearchIndexer): Promise<void> {
  await expect.poll(async () => (await find(search, "x")).isWhole).toBe(true);
}

async function setup() {
  const harness = await makeStore();
  await sayTurn(harness, "Where is the violin?", "Under the piano");
  const host = makeHost();
  return { harness, host, search: indexer(harness.store, host) };
}

const restarted = (harness: StoreHarness, host: Host) => {
  const store = harness.restart();
  const search = indexer(store, host);
  const errors: unknown[] = [];
  const isHostOpen = async () => true;
  followWhereBegun({ store, search: () => search, isHostOpen, onError: (e) => errors.push(e) });
  return { store, search, errors };
};

describe("the index in the compute host", () => {
  it("has what was said before the first search, and what is said from then on", async () => {
    const { harness, search } = await setup();
    expect((await find(search, "violin")).isWhole).toBe(false);
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 1 });
    await sayTurn(harness, "And the cello?", "In the cellar");
    expect(await find(search, "cel")).toMatchObject({ found: 2, isWhole: true });
  });

  it("forgets what is deleted, with the answer of the next search", async () => {
    const { harness, search } = await setup();
    await untilWhole(search);
    const { store, conversationId } = harness;
    const { messageCount: messages = 0 } = (await store.conversations.find(conversationId)) ?? {};
    await store.conversations.purge({ conversationId, messages });
    expect(await find(search, "violin")).toMatchObject({ found: 0 });
  });

  it("finds again what came back when its deletion was undone", async () => {
    const { harness, search } = await setup();
    await untilWhole(search);
    const { store, conversationId } = harness;
    const { messageCount: messages = 0 } = (await store.conversations.find(conversationId)) ?? {};
    const record = createUndoRecord(0);
    await store.conversations.purge({ conversationId, messages, record });
    expect(await find(search, "violin")).toMatchObject({ found: 0 });
    await store.undo(record);
    expect(await find(search, "violin")).toMatchObject({ found: 1 });
  });

  it("keeps nothing of a conversation that goes between its reading and its filling", async () => {
    const { harness, host } = await setup();
    const { store, conversationId } = harness;
    const read = barrier();
    const taken = barrier();
    const eachMissing: typeof store.searchTexts.eachMissing = async function* (known) {
      for await (const docs of store.searchTexts.eachMissing(known)) {
        taken.pass();
        await read.passed;
        yield docs;
      }
    };
    const search = indexer({ ...store, searchTexts: { ...store.searchTexts, eachMissing } }, host);
    await find(search, "violin");
    await taken.passed;
    const { messageCount: messages = 0 } = (await store.conversations.find(conversationId)) ?? {};
    await store.conversations.purge({ conversationId, messages });
    read.pass();
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 0 });
  });

  it("is gone on with by the next worker, which reads nothing anew", async () => {
    const { harness, host, search } = await setup();
    await untilWhole(search);
    host.seen.length = 0;
    const next = restarted(harness, host);
    await sayTurn({ ...harness, store: next.store }, "And the viola?", "Here");
    await expect.poll(async () => (await find(next.search, "viola")).found).toBe(1);
    expect(await find(next.search, "violin")).toMatchObject({ found: 1, isWhole: true });
    expect(host.seen).not.toContain("begin");
    expect(next.errors).toEqual([]);
  });

  it("takes in what was committed while nobody told it, and reads nothing else", async () => {
    const { harness, host, search } = await setup();
    await untilWhole(search);
    const alone = harness.restart();
    await sayTurn({ ...harness, store: alone }, "And the viola?", "Here");
    host.filled.length = 0;
    const next = restarted(harness, host);
    await untilWhole(next.search);
    expect(await find(next.search, "viola")).toMatchObject({ found: 1 });
    expect(await find(next.search, "violin")).toMatchObject({ found: 1 });
    const title = "Where is the violin?";
    expect(host.filled.toSorted()).toEqual(["And the viola?", "Here", title, title]);
  });

  it("is filled by nobody any more whose line to it was lost", async () => {
    const { harness, host } = await setup();
    const { store } = harness;
    const read = barrier();
    const eachMissing: typeof store.searchTexts.eachMissing = async function* (known) {
      for await (const docs of store.searchTexts.eachMissing(known)) {
        await read.passed;
        yield docs;
      }
    };
    const slow = { ...store, searchTexts: { ...store.searchTexts, eachMissing } };
    const search = indexer(slow, host);
    await find(search, "violin");
    // The first line is lost while it reads, and the next one begins anew.
    host.fail(true);
    await expect(find(search, "violin")).rejects.toMatchObject({ code: "engine-failed" });
    host.fail(false);
    host.lose();
    await find(search, "violin");
    host.seen.length = 0;
    read.pass();
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 1 });
    // One filling tells of all and of its end: the other has stopped.
    expect(host.seen.filter((type) => type === "fill").length).toBe(2);
  });

  it("is begun anew where a commit failed before the next worker has found it", async () => {
    const { harness, host, search } = await setup();
    await untilWhole(search);
    const store = harness.restart();
    const next = indexer(store, host);
    next.follow([{ changes: null, generation: (await store.commits.generation()) + 1 }]);
    await untilWhole(next);
    await sayTurn({ ...harness, store }, "And the viola?", "Here");
    expect(await find(next, "viola")).toMatchObject({ found: 1 });
  });

  it("does not go on with another store's, however many commits both have", async () => {
    const { harness, host, search } = await setup();
    await untilWhole(search);
    host.filled.length = 0;
    const other = indexer(harness.restart(), host, [], "another");
    await untilWhole(other);
    expect(host.seen).toContain("begin");
    expect(host.filled).toContain("Where is the violin?");
  });

  it("is given texts of many megabytes in messages that a port can carry", async () => {
    const { harness, host, search } = await setup();
    await untilWhole(search);
    const long = "word ".repeat(100_000);
    for (let at = 0; at < 6; at += 1) await sayTurn(harness, `${at} ${long}`, long);
    host.longest.length = 0;
    const next = indexer(harness.restart(), host);
    host.lose();
    await untilWhole(next);
    expect(Math.max(...host.longest)).toBeLessThan(3_000_000);
  });

  it("is begun anew where the host has lost it, and fails while there is none", async () => {
    const { host, search } = await setup();
    await untilWhole(search);
    host.fail(true);
    await expect(find(search, "violin")).rejects.toMatchObject({ code: "engine-failed" });
    host.fail(false);
    host.lose();
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 1 });
  });
});
