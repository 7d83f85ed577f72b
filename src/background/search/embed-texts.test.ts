import { describe, expect, it } from "vitest";
import { docOf } from "../../../test/builders/make-docs";
import { AppError } from "../../domain/app-error";
import type { Embedder } from "../../domain/embedder";
import type { EmbeddedText, SearchAnswer, SearchAsk, SearchDoc } from "../../domain/search-index";
import { createTextEmbedding } from "./embed-texts";

const refused = (status: number) => new AppError("provider-failed", { data: { status } });

/** An index over these texts, an embedder that fails for a request as `failing` says, and timers that are run by hand. */
function setup(texts: readonly string[], failing: (batch: readonly string[]) => AppError | null) {
  const docs = texts.map((text, nth) => docOf(`id-${nth}`, text));
  const known = new Map<string, EmbeddedText["vectors"]>();
  const ask = async (message: SearchAsk): Promise<SearchAnswer> => {
    if (message.type === "embedded") {
      for (const { id, vectors } of message.texts) known.set(id, vectors);
    }
    const state = { isWhole: true, isAnew: false, mark: "store 1", count: docs.length };
    const lacking = docs.filter(({ id }) => !known.has(id));
    const versions = lacking.map(({ kind, id }) => ({ kind, id, version: 1 }));
    const summary = { texts: versions, isAll: true, embedded: known.size, count: docs.length };
    return { state, hits: null, known: null, lacking: summary };
  };
  const batches: string[][] = [];
  const embedder: Embedder = {
    id: "server",
    isServer: true,
    embed: async (given) => {
      batches.push([...given]);
      const failure = failing(given);
      if (failure !== null) throw failure;
      return given.map(() => Float32Array.of(1, 0));
    },
  };
  const timers: { readonly run: () => void; readonly ms: number }[] = [];
  const embedding = createTextEmbedding({
    store: { searchTexts: { openShown: async (ids) => docs.filter((doc) => isOf(ids, doc)) } },
    ask,
    readEmbedder: async () => embedder,
    isBusy: () => false,
    keepAlive: () => () => {},
    later: (run, ms) => (ms < 1_000 ? setTimeout(run, 0) : timers.push({ run, ms })),
    signal: new AbortController().signal,
    onError: () => {},
  });
  const vectors = () => docs.map(({ id }) => known.get(id)?.length);
  return { embedding, batches, timers, vectors };
}

function isOf(ids: readonly { readonly id: string }[], { id }: SearchDoc): boolean {
  return ids.some((one) => one.id === id);
}

const BAD = "a text that is refused";
const isBad = (batch: readonly string[]) => batch.includes(BAD);

describe("embedding of texts", () => {
  it.each([
    refused(400),
    new AppError("provider-too-long", { data: { status: 413 } }),
    new AppError("provider-malformed"),
  ])(
    "goes on without a text that a server refuses while it takes others, and asks for it no more (%s)",
    async (failure) => {
      const { embedding, batches, vectors } = setup(["one", BAD, "two"], (given) =>
        isBad(given) ? failure : null,
      );
      embedding.wake();
      await expect.poll(vectors).toEqual([1, 0, 1]);
      await expect.poll(() => embedding.state()).toMatchObject({ embedded: 3, problem: null });
      const before = batches.length;
      embedding.wake();
      await expect.poll(() => embedding.state()).toMatchObject({ embedded: 3 });
      expect(batches.length).toBe(before);
    },
  );

  it("has every text of a server that fails in passing, though that failed for one by itself, too", async () => {
    let fails = 2;
    const { embedding, vectors } = setup(["one", BAD, "two"], (given) => {
      if (!isBad(given) || fails === 0) return null;
      fails -= 1;
      return refused(500);
    });
    embedding.wake();
    await expect.poll(vectors).toEqual([1, 1, 1]);
  });

  it.each([
    ["refuses everything", refused(400), 2],
    ["cannot be reached through its proxy", refused(502), 1],
    ["wants a key", new AppError("provider-auth"), 1],
    ["has had enough", new AppError("provider-rate-limited"), 1],
  ])("marks no text as refused by a server that %s", async (_, failure, requests) => {
    const { embedding, batches, vectors } = setup(["one", "two"], () => failure);
    embedding.wake();
    await expect.poll(() => embedding.state()?.problem?.code).toBe(failure.code);
    expect([batches.length, vectors()]).toEqual([requests, [undefined, undefined]]);
  });

  it("asks nothing before its wait is over, however often it is woken, and has one wait at a time", async () => {
    let isDown = true;
    const { embedding, batches, timers, vectors } = setup(["one"], () =>
      isDown ? new AppError("provider-unreachable") : null,
    );
    const problem = () => embedding.state()?.problem?.code;
    embedding.wake();
    await expect.poll(problem).toBe("provider-unreachable");
    for (let nth = 0; nth < 5; nth += 1) {
      embedding.wake();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    expect([batches.length, timers.map(({ ms }) => ms)]).toEqual([1, [30_000]]);
    timers[0]?.run();
    await expect.poll(() => timers.map(({ ms }) => ms)).toEqual([30_000, 60_000]);
    isDown = false;
    embedding.isWell();
    await expect.poll(vectors).toEqual([1]);
    await expect.poll(problem).toBeUndefined();
  });

  it("asks another embedder at once, whatever the one before waits for", async () => {
    let isDown = true;
    const { embedding, vectors } = setup(["one"], () =>
      isDown ? new AppError("provider-auth") : null,
    );
    embedding.wake();
    await expect.poll(() => embedding.state()?.problem?.code).toBe("provider-auth");
    isDown = false;
    embedding.lookAgain();
    await expect.poll(vectors).toEqual([1]);
  });

  it("does not wait for a failure of the embedder before, where that comes after another was chosen", async () => {
    let isFirst = true;
    const { embedding, timers, vectors } = setup(["one"], () => {
      if (!isFirst) return null;
      isFirst = false;
      embedding.lookAgain();
      return new AppError("provider-auth");
    });
    embedding.wake();
    await expect.poll(vectors).toEqual([1]);
    expect(timers).toEqual([]);
  });
});
