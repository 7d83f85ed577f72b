import { describe, expect, it } from "vitest";
import { addContext, addConversation, contextIdOf } from "../../../test/builders/add-conversation";
import { addRevision, makeBlockFields } from "../../../test/builders/make-block";
import { indexer, makeHost, untilWhole } from "../../../test/builders/make-search";
import { MODEL, makeStore, type StoreHarness, sayTurn } from "../../../test/builders/make-store";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { GUIDE_MODEL } from "../../domain/model";
import { createTemporaryMaker } from "../../store/temporary/temporary-conversations";
import { createTemporaryStore } from "../../store/temporary/temporary-store";
import { withTemporary } from "../../store/temporary/with-temporary";
import { searchFind } from "../handlers/search-handlers";
import { createBlockDocs } from "../memory/block-docs";
import { createSearch } from "./create-search";
import { findEarlierTexts } from "./find-earlier";

async function say(harness: StoreHarness, conversationId: string, words: [string, string]) {
  harness.clock.time += 60_000;
  return sayTurn({ ...harness, conversationId }, ...words);
}

/** A search by meaning, too. */
function meaning({ store }: StoreHarness, host: ReturnType<typeof makeHost>) {
  const lock = new AbortController();
  const sent: string[] = [];
  const search = createSearch({
    ...{ store, storeName: "store", compute: host.compute, signal: lock.signal },
    local: { folder: "store", threads: 1, modelFiles: { listReady: async () => [] } },
    fetch: async (_url, { body }) => {
      sent.push(String(body));
      throw new Error("Nothing answers here.");
    },
    keepAlive: () => () => {},
    isBusy: () => false,
    later: (run, ms) => (ms < 10_000 ? setTimeout(run, Math.min(ms, 5)) : undefined),
    onError: () => {},
  });
  return { search, lock, sent };
}

/** A store with a conversation on a trip, one on cooking, and a third one that is asked in. */
async function setup() {
  const harness = await makeStore();
  const { store, conversationId: trip, clock } = harness;
  const contextId = await contextIdOf(store, trip);
  await say(harness, trip, ["Where did we stay in Turin?", "At the Hotel Boston, near the park."]);
  const cooking = await addConversation(store, { contextId });
  await say(harness, cooking, ["How long do eggs take?", "Seven minutes for soft ones."]);
  const asking = await addConversation(store, { contextId });
  const host = makeHost();
  const search = indexer(store, host);
  const ask = (text: string, over: Partial<Parameters<typeof findEarlierTexts>[1]> = {}) => {
    const scope = { contextId, conversationId: asking, leaf: null };
    const query = { ...scope, text, withMemory: false, ...over };
    return findEarlierTexts({ store, search: () => search, clock }, query);
  };
  const textsFor = async (...params: Parameters<typeof ask>) =>
    (await ask(...params)).found.map(({ message }) => message.text);
  return { ...harness, harness, contextId, trip, cooking, asking, host, search, ask, textsFor };
}

describe("what was said earlier", () => {
  it("P-026 is found by words that it shares with a message, in other forms of them, too", async () => {
    const { ask, search } = await setup();
    await untilWhole(search);
    const { found, isWhole } = await ask("What was the name of the hotels in turin again?");
    expect(isWhole).toBe(true);
    expect(found.map(({ message }) => message.text)).toEqual([
      "At the Hotel Boston, near the park.",
      "Where did we stay in Turin?",
    ]);
    expect(found[0]).toMatchObject({ terms: ["hotel"], isAside: false });
    expect(found[1]?.terms).toEqual(["turin"]);
  });

  it("E-053 is what means the same without a word in common, too, and tells how near it stands", async () => {
    const { harness, host, store, clock, contextId, cooking, asking } = await setup();
    for (let nth = 0; nth < 8; nth += 1) {
      await say(harness, cooking, [`Boil number${nth}`, `Simmer pan${nth}`]);
    }
    await say(harness, cooking, ["Who kept purring?", "The kitten by the stove"]);
    const { search, lock } = meaning(harness, host);
    const ask = async (text: string) => {
      const query = { contextId, conversationId: asking, leaf: null, text, withMemory: false };
      return (await findEarlierTexts({ store, search: () => search, clock }, query)).found;
    };
    const said = async () => {
      const found = await ask("Does my feline like it here?");
      return found.map(({ message, terms, similarity = 0 }) => [
        ...[message.text, terms.length, similarity > 0.5],
      ]);
    };
    // A vector that is late is not waited for, and there the next time.
    await expect.poll(said).toEqual([
      ["Who kept purring?", 0, true],
      ["The kitten by the stove", 0, true],
    ]);
    lock.abort();
  });

  it("is found without a server that tells meanings where nothing may leave the browser", async () => {
    const { harness, host, store, clock, contextId, asking } = await setup();
    const model = { provider: "ollama", name: "embed", url: "http://127.0.0.1:11434" } as const;
    await store.settings.update((all) => ({ ...all, embedder: { type: "model", model } }));
    const { search, lock, sent } = meaning(harness, host);
    const scope = { contextId, conversationId: asking, leaf: null };
    const ask = async (text: string, staysHere: boolean) => {
      const query = { ...scope, text, withMemory: true, staysHere };
      return (await findEarlierTexts({ store, search: () => search, clock }, query)).found.length;
    };
    await expect.poll(() => ask("Which Turin hotel?", true)).toBe(2);
    expect(sent.join()).not.toContain("Which Turin hotel?");
    await ask("Which Turin hotel, then?", false);
    expect(sent.join()).toContain("Which Turin hotel, then?");
    lock.abort();
  });

  it("is none where a message is about something else, or about nothing", async () => {
    const { textsFor, search } = await setup();
    await untilWhole(search);
    expect(await textsFor("Explain the proof of Fermat's last theorem to my park ranger")).toEqual(
      [],
    );
    expect(await textsFor("And then?")).toEqual([]);
    expect(await textsFor("")).toEqual([]);
  });

  it("is read with what is indexed so far, and says so", async () => {
    const { ask } = await setup();
    expect((await ask("Turin hotel")).isWhole).toBe(false);
  });

  it("fails where the compute host is gone", async () => {
    const { ask, host } = await setup();
    host.fail(true);
    await expect(ask("Turin hotel")).rejects.toMatchObject({ code: "engine-failed" });
  });

  it("P-027 is of its own context alone, also after a conversation was moved", async () => {
    const { textsFor, search, store, trip, asking } = await setup();
    await untilWhole(search);
    const other = await addContext(store, "Work");
    const there = { contextId: other, conversationId: asking };
    expect(await textsFor("Turin hotel", there)).toEqual([]);
    await store.conversations.move({ conversationId: trip, contextId: other });
    expect(await textsFor("Turin hotel")).toEqual([]);
    expect(await textsFor("Turin hotel", there)).toHaveLength(2);
  });

  it("A-029 A-090 is found in the same conversation, before the message that is answered", async () => {
    const { textsFor, search, harness, trip } = await setup();
    const later = await say(harness, trip, ["And the hotel in Turin, its price?", "Ninety."]);
    await untilWhole(search);
    const first = { conversationId: trip, leaf: null };
    expect(await textsFor("Turin hotel", first)).toEqual([]);
    const leaf = { conversationId: trip, leaf: later.id };
    expect(await textsFor("Turin hotel", leaf)).toHaveLength(3);
  });

  it("tells what is on a branch that is not shown", async () => {
    const { ask, search, store, trip, harness } = await setup();
    const { messages } = await store.listMessages({ conversationId: trip, before: null, limit: 9 });
    const edits = messages[0]?.id;
    const input = { id: crypto.randomUUID(), conversationId: trip, text: "Where was it?" };
    const { turn } = await store.turns.openTurn({ ...input, model: MODEL, edits });
    await store.turns.closeTurn({
      ...{ turnId: turn.id, rest: { text: "There.", thinking: "" }, thinkingMs: 0, seenFrom: null },
      outcome: { status: "complete", failure: null, finish: "stop", usage: null },
    });
    await untilWhole(search);
    const { found } = await ask("Turin hotel");
    expect(found.map(({ isAside }) => isAside)).toEqual([true, true]);
    expect(harness.conversationId).toBe(trip);
  });

  it("is nothing that was deleted, with the answer of the next search", async () => {
    const { textsFor, search, store, trip, contextId } = await setup();
    await untilWhole(search);
    const { messages } = await store.listMessages({ conversationId: trip, before: null, limit: 9 });
    const ids = messages.map(({ id }) => id);
    await store.deleteMessages({ contextId, conversationId: trip, what: { type: "ids", ids } });
    expect(await textsFor("Turin hotel")).toEqual([]);
  });

  it("puts the newer of two before the other that shares as much", async () => {
    const { textsFor, search, harness, cooking, clock } = await setup();
    clock.time += 400 * 24 * 60 * 60 * 1000;
    await say(harness, cooking, ["The hotel Boston in Turin again", "Yes."]);
    await untilWhole(search);
    expect((await textsFor("hotel boston"))[0]).toBe("The hotel Boston in Turin again");
  });

  it("is of memory, too, where that is wanted: facts that are known, notes and pages, with their taint", async () => {
    const { ask, textsFor, search, store, contextId } = await setup();
    const { archival } = store.memory();
    const note = { contextId, text: "The Turin hotel had a blue door.", tags: [], source: null };
    await archival.insert({ ...note, id: crypto.randomUUID(), taint: ["import"] });
    await store
      .memory()
      .facts.keep({ contextId, key: "hotel", value: "Boston", source: null, taint: [] });
    await untilWhole(search);
    expect(await textsFor("Which hotel?")).toEqual(["At the Hotel Boston, near the park."]);
    const { found } = await ask("Which hotel?", { withMemory: true });
    expect(found.map(({ kind }) => kind ?? "message").toSorted()).toEqual([
      "archival",
      "fact",
      "message",
    ]);
    const tainted = found.find(({ kind }) => kind === "archival");
    expect(tainted?.message.taint).toEqual(["import"]);
  });

  it("P-042 is of archival pages, too, which no prompt holds by itself", async () => {
    const { ask, search, store, contextId } = await setup();
    const id = crypto.randomUUID();
    const fields = makeBlockFields({ label: "old trips", type: "archival" });
    await store.memory().blocks.add({ id, contextId, fields });
    await addRevision(store, id, { text: "The zeppelin left from Friedrichshafen." });
    await untilWhole(search);
    const { found } = await ask("When did the zeppelin leave?", { withMemory: true });
    expect(found.map(({ kind, message: { text } }) => [kind, text.split("\n").at(-1)])).toEqual([
      ["block", "The zeppelin left from Friedrichshafen."],
    ]);
  });

  it("is of a block what models are shown of it, while the person finds all that it holds", async () => {
    const { ask, search, store, contextId, clock } = await setup();
    const id = crypto.randomUUID();
    const fields = makeBlockFields({ label: "trips", schema: { kind: "log", displayLimit: 1 } });
    await store.memory().blocks.add({ id, contextId, fields });
    const docs = createBlockDocs({ blocks: store.memory().blocks });
    const edits = ["The zeppelin left.", "The ferry came."].map((text) => {
      return { op: "append-entry", entry: { at: clock.now(), text } } as const;
    });
    const by = { who: "person", share: null, why: "" } as const;
    await docs.edit({ id, version: null, edits, by });
    await untilWhole(search);
    const find = async (query: string) => {
      const finding = { find: search.find, embedding: () => null };
      const everywhere = { contextId: null, conversationId: null, kinds: [], skip: 0, limit: 5 };
      const input = { ...everywhere, query, mode: "fts" } as const;
      const { found } = await searchFind({ store, search: () => finding }, input);
      return found.map(({ snippet }) => snippet.text).join();
    };
    expect(await find("zeppelin")).toContain("The zeppelin left.");
    const quoted = async (text: string) =>
      (await ask(text, { withMemory: true })).found.map(({ message }) => message.text).join();
    expect(await quoted("When did the zeppelin leave?")).toBe("");
    expect(await quoted("When did the ferry come?")).toContain("The ferry came.");
    expect(await quoted("When did the ferry come?")).not.toContain("zeppelin");
    await docs.layOut({ id, version: null, schema: { kind: "log", displayLimit: 2 } });
    expect(await store.memory().blocks.get(id)).not.toHaveProperty("whole");
    expect(await quoted("When did the zeppelin leave?")).toContain("The zeppelin left.");
  });

  it("is no answer of the guide's, and no question that is asked again", async () => {
    const { textsFor, search, store, cooking } = await setup();
    const guided = { id: crypto.randomUUID(), conversationId: cooking, model: GUIDE_MODEL };
    const { turn } = await store.turns.openTurn({ ...guided, text: "Which hotel in Turin?" });
    await store.turns.closeTurn({
      ...{ turnId: turn.id, rest: { text: "Hotel Boston, Turin.", thinking: "" }, thinkingMs: 0 },
      outcome: { status: "complete", failure: null, finish: "stop", usage: null },
      seenFrom: null,
    });
    await untilWhole(search);
    expect(await textsFor("which hotel in turin? ")).toEqual([
      "At the Hotel Boston, near the park.",
      "Where did we stay in Turin?",
    ]);
  });

  it("begins no index for a first message, which has nothing behind it", async () => {
    const { store, conversationId, clock } = await makeStore();
    const contextId = await contextIdOf(store, conversationId);
    const query = { contextId, conversationId, leaf: null, text: "Hello, Turin", withMemory: true };
    const search = () => {
      throw new Error("asked");
    };
    const found = await findEarlierTexts({ store, search, clock }, query);
    expect(found).toEqual({ found: [], isWhole: true });
  });

  it("is neither found for a temporary conversation nor in one", async () => {
    const { store: sealed, clock, contextId, search } = await setup();
    await untilWhole(search);
    const temporary = createTemporaryStore(createFakeKeyValueArea());
    const store = withTemporary({ store: sealed, temporary, clock });
    const maker = createTemporaryMaker({ store: sealed, temporary, clock });
    const id = crypto.randomUUID();
    await maker.create({ id, channel: "side-panel", contextId });
    const query = {
      contextId,
      conversationId: id,
      leaf: null,
      text: "Turin hotel",
      withMemory: true,
    };
    const deps = { store, search: () => search, clock };
    expect(await findEarlierTexts(deps, query)).toEqual({ found: [], isWhole: true });
  });
});
