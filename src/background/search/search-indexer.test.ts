import { describe, expect, it } from "vitest";
import { docOf } from "../../../test/builders/make-docs";
import {
  find,
  type Host,
  indexer,
  setupSearch,
  untilWhole,
} from "../../../test/builders/make-search";
import { rawRows, type StoreHarness, sayTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { AppError } from "../../domain/app-error";
import { searchAskSchema } from "../../domain/search-index";
import { createUndoRecord } from "../../store/rows/undo-record";
import { followWhereBegun } from "./follow-where-begun";
import type { Missed } from "./search-indexer";

function barrier() {
  let pass = () => {};
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { passed, pass: () => pass() };
}

const restarted = (harness: StoreHarness, host: Host) => {
  const store = harness.restart();
  const search = indexer(store, host);
  const errors: unknown[] = [];
  followWhereBegun({
    store,
    search: () => search,
    isHostOpen: async () => true,
    isStored: async () => true,
    later: () => {},
    signal: new AbortController().signal,
    onError: (e) => errors.push(e),
  });
  return { store, search, errors };
};

describe("the index in the compute host", () => {
  it("has what was said before the first search, and what is said from then on", async () => {
    const { harness, search } = await setupSearch();
    expect((await find(search, "violin")).isWhole).toBe(false);
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 1 });
    await sayTurn(harness, "And the cello?", "In the cellar");
    expect(await find(search, "cel")).toMatchObject({ found: 2, isWhole: true });
  });

  it("forgets what is deleted, with the answer of the next search", async () => {
    const { harness, search } = await setupSearch();
    await untilWhole(search);
    const { store, conversationId } = harness;
    const { messageCount: messages = 0 } = (await store.conversations.find(conversationId)) ?? {};
    await store.conversations.purge({ conversationId, messages });
    expect(await find(search, "violin")).toMatchObject({ found: 0 });
  });

  it("finds again what came back when its deletion was undone", async () => {
    const { harness, search } = await setupSearch();
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
    const { harness, host } = await setupSearch();
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
    const { harness, host, search } = await setupSearch();
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
    const { harness, host, search } = await setupSearch();
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

  it("is begun anew where its page went while nothing was asked, and another one answers", async () => {
    const { host, search } = await setupSearch();
    await untilWhole(search);
    host.lose();
    await find(search, "violin");
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 1 });
  });

  it("is filled by nobody any more whose line to it was lost", async () => {
    const { harness, host } = await setupSearch();
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
    const { harness, host, search } = await setupSearch();
    await untilWhole(search);
    const store = harness.restart();
    const next = indexer(store, host);
    next.follow([{ changes: null, generation: (await store.commits.generation()) + 1 }]);
    await untilWhole(next);
    await sayTurn({ ...harness, store }, "And the viola?", "Here");
    expect(await find(next, "viola")).toMatchObject({ found: 1 });
  });

  it("is not taken for whole where a worker dies between telling a commit and beginning", async () => {
    const { harness, host, search } = await setupSearch();
    await untilWhole(search);
    await sayTurn({ ...harness, store: harness.restart() }, "And the viola?", "Here");
    const store = harness.restart();
    const missed: Missed[] = [];
    store.commits.watch((changes, generation) => missed.push({ changes, generation }));
    await sayTurn({ ...harness, store }, "And the cello?", "There");
    const compute: typeof host.compute = async function* (request, signal) {
      if (request.type === "search" && searchAskSchema.parse(request.ask).type === "begin") {
        throw new AppError("engine-failed", { data: { reason: "gone" } });
      }
      yield* host.compute(request, signal);
    };
    const dying = indexer(store, { ...host, compute });
    dying.follow(missed);
    await expect.poll(() => host.seen.filter((type) => type === "change").length).toBe(2);
    const next = indexer(harness.restart(), host);
    await untilWhole(next);
    expect(await find(next, "cello")).toMatchObject({ found: 1 });
    expect(await find(next, "viola")).toMatchObject({ found: 1 });
  });

  it("does not go on with another store's, however many commits both have", async () => {
    const { harness, host, search } = await setupSearch();
    await untilWhole(search);
    host.filled.length = 0;
    const other = indexer(harness.restart(), host, [], "another");
    await untilWhole(other);
    expect(host.seen).toContain("begin");
    expect(host.filled).toContain("Where is the violin?");
  });

  it("is given texts of many megabytes in messages that a port can carry", async () => {
    const { harness, host, search } = await setupSearch();
    await untilWhole(search);
    const long = "word ".repeat(100_000);
    for (let at = 0; at < 6; at += 1) await sayTurn(harness, `${at} ${long}`, long);
    host.longest.length = 0;
    const next = indexer(harness.restart(), host);
    host.lose();
    await untilWhole(next);
    expect(Math.max(...host.longest)).toBeLessThan(3_000_000);
  });

  it("has one part on its way while another is taken in, and no more of them", async () => {
    const { harness, host } = await setupSearch();
    const { store } = harness;
    const eachMissing: typeof store.searchTexts.eachMissing = async function* () {
      for (let nth = 0; nth < 5; nth += 1) yield { stale: [], docs: [docOf(`t${nth}`, "lute")] };
    };
    let now = 0;
    let most = 0;
    const compute: typeof host.compute = async function* (request, signal) {
      const ask = request.type === "search" ? searchAskSchema.safeParse(request.ask).data : null;
      const isPart = ask?.type === "fill" && ask.docs.length > 0;
      if (isPart) now += 1;
      most = Math.max(most, now);
      try {
        await new Promise((resolve) => setTimeout(resolve, 5));
        yield* host.compute(request, signal);
      } finally {
        if (isPart) now -= 1;
      }
    };
    const given = { ...store, searchTexts: { ...store.searchTexts, eachMissing } };
    const search = indexer(given, { ...host, compute });
    await untilWhole(search);
    expect(await find(search, "lute")).toMatchObject({ found: 5 });
    expect(most).toBe(2);
  });

  it("is asked once more where its host goes away amid a search", async () => {
    const { host, harness } = await setupSearch();
    const { store } = harness;
    let left = 0;
    const compute: typeof host.compute = async function* (request, signal) {
      left -= 1;
      if (left === 0) throw new AppError("engine-failed", { data: { reason: "gone" } });
      yield* host.compute(request, signal);
    };
    for (const gone of [1, 2, 3]) {
      host.lose();
      const search = indexer(store, { ...host, compute });
      left = gone;
      // It rejects where it is not asked again.
      await find(search, "violin");
      await untilWhole(search);
      expect(await find(search, "violin")).toMatchObject({ found: 1 });
    }
  });

  it("leaves out a row that does not open, which is reported, and has all else", async () => {
    const { harness, host } = await setupSearch();
    await sayTurn(harness, "And the cello?", "In the cellar");
    const rows = await rawRows(harness.database, "messages");
    const [first] = rows.toSorted((one, other) => Number(one.order) - Number(other.order));
    await rawTable(harness.database, "messages").update(first?.id, { sealed: new Uint8Array(40) });
    const next = harness.restart();
    const search = indexer(next, host);
    await untilWhole(search);
    expect(await find(search, "cello")).toMatchObject({ found: 1 });
    expect(await find(search, "piano")).toMatchObject({ found: 1 });
    expect(await find(search, "violin")).toMatchObject({ found: 0 });
    expect(next.health()).toMatchObject([{ table: "messages", id: first?.id }]);
  });

  it("is begun anew where the host has lost it, and fails while there is none", async () => {
    const { host, search } = await setupSearch();
    await untilWhole(search);
    host.fail(true);
    await expect(find(search, "violin")).rejects.toMatchObject({ code: "engine-failed" });
    host.fail(false);
    host.lose();
    await untilWhole(search);
    expect(await find(search, "violin")).toMatchObject({ found: 1 });
  });
});
