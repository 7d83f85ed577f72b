import { afterEach, describe, expect, it } from "vitest";
import { asks } from "../../../test/builders/make-docs";
import { type Host, makeHost } from "../../../test/builders/make-search";
import {
  makeKeyring,
  makeStore,
  rawRows,
  type StoreHarness,
  sayTurn,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { embedConcepts } from "../../../test/fakes/concept-embedder.mjs";
import { AppError } from "../../domain/app-error";
import { PACKAGED_EMBEDDER } from "../../domain/embedder";
import type { EmbedderChoice } from "../../domain/embedder-choice";
import type { ProviderFetch } from "../../domain/provider";
import type { SearchMode } from "../../domain/search-index";
import { createSearch } from "./create-search";

const OLLAMA: EmbedderChoice = {
  type: "model",
  model: { provider: "ollama", name: "small-embed", url: "http://127.0.0.1:11434" },
};

const BY_WORD = { method: "fts", texts: ["The kitten by the stove"] };

const never = new AbortController().signal;

const locks: AbortController[] = [];

afterEach(() => {
  for (const lock of locks.splice(0)) lock.abort(new AppError("locked"));
});

function start({ store }: StoreHarness, host: Host, given: { fetch?: ProviderFetch } = {}) {
  const lock = new AbortController();
  locks.push(lock);
  const errors: unknown[] = [];
  let isBusy = false;
  const search = createSearch({
    ...{ store, storeName: "store", compute: host.compute, signal: lock.signal },
    local: { folder: "store", threads: 1, modelFiles: { listReady: async () => [] } },
    fetch: given.fetch ?? (() => Promise.reject(new Error("Nothing leaves the browser here."))),
    keepAlive: () => () => {},
    isBusy: () => isBusy,
    // What is to come soon comes now; nobody waits half a minute here.
    later: (run, ms) => (ms < 10_000 ? setTimeout(run, Math.min(ms, 5)) : undefined),
    onError: (error) => errors.push(error),
  });
  const find = async (typed: string, mode: SearchMode = "auto") => {
    const ask = {
      type: "find",
      question: asks(typed),
      page: { skip: 0, limit: 20 },
      mode,
    } as const;
    const { hits, method, state } = await search.find(ask);
    const docs = await store.searchTexts.open(hits?.hits ?? []);
    return { texts: docs.map(({ text }) => text), method, isWhole: state.isWhole };
  };
  const untilEmbedded = async () => {
    await find("x");
    await expect
      .poll(() => {
        const embedding = search.embedding();
        return embedding !== null && embedding.count > 0 && embedding.embedded === embedding.count;
      })
      .toBe(true);
  };
  const busy = (value: boolean) => {
    isBusy = value;
  };
  return { search, find, untilEmbedded, lock, errors, busy };
}

async function setup() {
  const harness = await makeStore();
  for (let nth = 0; nth < 6; nth += 1) await sayTurn(harness, `Rain number${nth}`, "Yes, rain");
  await sayTurn(harness, "Who kept purring at night?", "The kitten by the stove");
  return { harness, host: makeHost() };
}

const choose = ({ store }: StoreHarness, embedder: EmbedderChoice) =>
  store.settings.update((current) => ({ ...current, embedder }));

describe("searching by meaning", () => {
  it("finds what means the same, of what was said before and since, and says so (P-085)", async () => {
    const { harness, host } = await setup();
    const { find, untilEmbedded } = start(harness, host);
    expect((await find("feline")).texts).toEqual([]);
    await untilEmbedded();
    const { texts, method } = await find("feline");
    expect(method).toBe("hybrid");
    expect(texts.toSorted()).toEqual(["The kitten by the stove", "Who kept purring at night?"]);
    await sayTurn(harness, "My whiskers!", "Oh");
    await expect.poll(async () => (await find("feline", "vector")).texts).toContain("My whiskers!");
  });

  it("answers by words and says so where nothing embeds, whichever way is asked for (P-085, D-26)", async () => {
    const { harness, host } = await setup();
    await choose(harness, { type: "none" });
    const { search, find } = start(harness, host);
    await expect.poll(async () => (await find("kitten")).isWhole).toBe(true);
    for (const mode of ["auto", "hybrid", "vector", "fts"] as const) {
      expect(await find("kitten", mode)).toMatchObject(BY_WORD);
    }
    expect(host.embedding.inputs).toEqual([]);
    expect(search.embedding()).toBeNull();
  });

  it("tells why it waits where the embedder fails, finds by words, and goes on with the next query that it takes", async () => {
    const { harness, host } = await setup();
    host.embedding.fails = true;
    const { search, find, untilEmbedded } = start(harness, host);
    await expect.poll(async () => (await find("kitten")).isWhole).toBe(true);
    await expect.poll(() => search.embedding()?.problem?.code).toBe("engine-failed");
    expect(await find("kitten")).toMatchObject(BY_WORD);
    host.embedding.fails = false;
    await untilEmbedded();
    expect(search.embedding()?.problem).toBeNull();
    expect((await find("feline")).texts).toHaveLength(2);
  });

  it("embeds nothing while somebody waits for an answer", async () => {
    const { harness, host } = await setup();
    const { find, busy, untilEmbedded } = start(harness, host);
    busy(true);
    await expect.poll(async () => (await find("kitten", "fts")).isWhole).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(host.embedding.inputs).toEqual([]);
    busy(false);
    await untilEmbedded();
  });

  it("begins again where its host went away, and embeds what is not stored", async () => {
    const { harness, host } = await setup();
    const { find, untilEmbedded } = start(harness, host);
    await untilEmbedded();
    host.lose();
    await sayTurn(harness, "A cat again", "Yes");
    await expect.poll(async () => (await find("feline", "vector")).texts).toContain("A cat again");
  });

  it("asks nothing more once the vault is locked", async () => {
    const { harness, host } = await setup();
    const { find, lock } = start(harness, host);
    await find("kitten", "fts");
    await expect.poll(() => host.seen.includes("lacking")).toBe(true);
    lock.abort(new AppError("locked"));
    const before = host.embedding.inputs.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(host.embedding.inputs.length).toBeLessThanOrEqual(before + 1);
    await expect(find("kitten")).rejects.toMatchObject({ code: "locked" });
  });

  it("passes by what does not open, and does not ask for it again", async () => {
    const { harness, host } = await setup();
    const [row] = await rawRows(harness.database, "messages");
    const sealed = Uint8Array.from(row?.sealed ?? []);
    sealed[40] = (sealed[40] ?? 0) ^ 1;
    // Its words are known already when it is damaged.
    const { find, busy, untilEmbedded } = start(harness, host);
    busy(true);
    await expect.poll(async () => (await find("kitten", "fts")).isWhole).toBe(true);
    await rawTable(harness.database, "messages").update(row?.id, { sealed });
    busy(false);
    await untilEmbedded();
    expect(host.embedding.inputs.filter((text) => text !== "x")).toHaveLength(13);
    const lacking = { type: "lacking", embedder: PACKAGED_EMBEDDER, limit: 9 } as const;
    for await (const event of host.compute({ type: "search", ask: lacking }, never)) {
      expect(event).toMatchObject({ answer: { lacking: { texts: [], isAll: true } } });
    }
  });

  it("embeds each text once where all rows were sealed anew before it had a vector", async () => {
    const { harness, host } = await setup();
    const { store, keys } = harness;
    const { find, busy, untilEmbedded } = start(harness, host);
    busy(true);
    await expect.poll(async () => (await find("kitten", "fts")).isWhole).toBe(true);
    keys.use({ current: await makeKeyring("feedf00d"), former: keys.current() });
    for (let isDone = false; !isDone; ) isDone = (await store.resealNext()).done;
    busy(false);
    await untilEmbedded();
    expect((await find("feline")).texts).toHaveLength(2);
    expect(host.embedding.inputs.filter((text) => !/^(x|feline)$/.test(text))).toHaveLength(14);
  });
});

describe("an embedder of a server", () => {
  const server = () => {
    const inputs: string[] = [];
    const state = { isDown: false, gate: Promise.resolve() };
    const fetch: ProviderFetch = async (url, init) => {
      if (state.isDown) throw new TypeError("Failed to fetch");
      await state.gate;
      expect(url).toBe("http://127.0.0.1:11434/api/embed");
      const { input } = JSON.parse(String(init.body)) as { input: string[] };
      inputs.push(...input);
      return Response.json({ embeddings: input.map(embedConcepts) });
    };
    return { fetch, inputs, state };
  };

  it("is asked for nothing before it is chosen (D-23), and then for every text anew", async () => {
    const { harness, host } = await setup();
    const { fetch, inputs } = server();
    const { search, find, untilEmbedded } = start(harness, host, { fetch });
    await untilEmbedded();
    expect(inputs).toEqual([]);
    await search.tryEmbedder(OLLAMA);
    expect(inputs).toEqual(["hello"]);
    await choose(harness, OLLAMA);
    search.lookAgain();
    await expect.poll(() => inputs.length).toBe(15);
    await expect.poll(async () => (await find("feline")).texts).toHaveLength(2);
    expect(host.embedding.inputs).not.toContain("feline");
  });

  it("E-051 is told no word that the person hides from models, in texts and in what is searched", async () => {
    const { harness, host } = await setup();
    await harness.store.settings.update((current) => {
      const rule = { kind: "word", text: "kitten", when: "sent" } as const;
      return { ...current, prompt: { ...current.prompt, redactions: [rule] } };
    });
    await choose(harness, OLLAMA);
    const { fetch, inputs } = server();
    const { find, untilEmbedded } = start(harness, host, { fetch });
    await untilEmbedded();
    await find("kitten");
    expect(inputs.filter((text) => text === "[redacted]")).toHaveLength(1);
    expect(inputs).toContain("The [redacted] by the stove");
    expect(inputs.join(" ")).not.toContain("kitten");
  });

  it("E-051 is told no half of a hidden word that stands where a long text is cut", async () => {
    const harness = await makeStore();
    await harness.store.settings.update((current) => {
      const rule = { kind: "word", text: "Anna Maria Huber", when: "sent" } as const;
      return { ...current, prompt: { ...current.prompt, redactions: [rule] } };
    });
    // Parts are of 600 characters at most.
    await sayTurn(harness, "Who came?", `${"rain ".repeat(118)}Anna Maria Huber and a kitten`);
    await choose(harness, OLLAMA);
    const { fetch, inputs } = server();
    await start(harness, makeHost(), { fetch }).untilEmbedded();
    expect(inputs.join(" ")).toContain("[redacted] and a kitten");
    expect(inputs.join(" ")).not.toMatch(/Anna|Maria|Huber/);
  });

  it("is asked nothing of a text that is only being typed, while an embedder of this browser is", async () => {
    const { harness, host } = await setup();
    const { fetch, inputs } = server();
    const { search, untilEmbedded } = start(harness, host, { fetch });
    await untilEmbedded();
    const question = { ...asks("my feline"), terms: [...asks("my feline").terms] };
    const ask = { type: "related", question, limit: 5, mode: "auto", isTyped: true } as const;
    expect((await search.find({ ...ask, about: "my feline" })).isByWords).toBeUndefined();
    expect(host.embedding.inputs).toContain("my feline");
    await choose(harness, OLLAMA);
    const typed = await search.find({ ...ask, about: "a feline that is typed" });
    expect([typed.isByWords, inputs]).toEqual([true, []]);
    const sent = await search.find({ ...ask, about: "a feline that is sent", isTyped: false });
    expect([sent.isByWords, inputs]).toEqual([undefined, ["a feline that is sent"]]);
  });

  it("that is not there leaves search by words, with the reason", async () => {
    const { harness, host } = await setup();
    await choose(harness, OLLAMA);
    const { fetch, state } = server();
    state.isDown = true;
    const { search, find } = start(harness, host, { fetch });
    await expect.poll(async () => (await find("kitten")).isWhole).toBe(true);
    await expect.poll(() => search.embedding()?.problem?.code).toBe("provider-unreachable");
    expect(await find("kitten")).toMatchObject(BY_WORD);
    await expect(search.tryEmbedder(OLLAMA)).rejects.toMatchObject({
      code: "provider-unreachable",
    });
  });

  it("gives no vector to what was forgotten while it was asked", async () => {
    const { harness, host } = await setup();
    await choose(harness, OLLAMA);
    const { fetch, inputs, state } = server();
    let pass = () => {};
    state.gate = new Promise((resolve) => {
      pass = resolve;
    });
    const { search, find } = start(harness, host, { fetch });
    await expect.poll(async () => (await find("kitten", "fts")).isWhole).toBe(true);
    await expect.poll(() => host.seen.includes("lacking")).toBe(true);
    const { store, conversationId } = harness;
    const { messageCount: messages = 0 } = (await store.conversations.find(conversationId)) ?? {};
    await store.conversations.purge({ conversationId, messages });
    pass();
    await expect.poll(() => inputs.length).toBeGreaterThan(0);
    await expect.poll(() => search.embedding()).toMatchObject({ embedded: 0, count: 0 });
    expect(await find("feline", "vector")).toMatchObject({ texts: [], method: "fts" });
  });
});
