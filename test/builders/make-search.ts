import init from "@sqlite.org/sqlite-wasm";
import { expect } from "vitest";
import {
  createSearchIndexer,
  type SearchIndexer,
} from "../../src/background/search/search-indexer";
import { AppError } from "../../src/domain/app-error";
import { fromBase64, toBase64 } from "../../src/domain/base64";
import type { ComputeStream } from "../../src/domain/compute-protocol";
import { readEmbedAsk } from "../../src/domain/embed-ask";
import { toUnitVector } from "../../src/domain/embedder";
import { type IndexLocation, searchAskSchema } from "../../src/domain/search-index";
import { answerAsks } from "../../src/search/answer-asks";
import { createKeywordIndex } from "../../src/search/keyword-index";
import { unpackChunks } from "../../src/search/pack-chunk";
import { parseQuery } from "../../src/search/parse-query";
import { createSealedImage } from "../../src/search/sealed-image";
import type { ImageName } from "../../src/search/stored-index";
import type { Store } from "../../src/store/create-store";
import { embedConcepts } from "../fakes/concept-embedder.mjs";
import { memoryFile } from "../fakes/memory-file";
import { makeStore, sayTurn } from "./make-store";

const sqlite = await init();

function importKey(base64: string) {
  const bytes = fromBase64(base64) ?? new Uint8Array();
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** A compute host with the real index and its files, and an embedder of concepts, which goes away when it is told to. */
export function makeHost() {
  const files = { words: memoryFile(), vectors: memoryFile() };
  const file = files.words;
  const openImage = async ({ folder, key }: IndexLocation, name: ImageName) =>
    createSealedImage({ file: files[name], key: await importKey(key), name: folder });
  const open = () =>
    answerAsks({
      engine: Promise.resolve((chunks, watch) => createKeywordIndex(sqlite, chunks, watch)),
      openImage,
      later: () => {},
    });
  const embedding = { fails: false, inputs: [] as string[] };
  let answer = open();
  const seen: string[] = [];
  const longest: number[] = [];
  const filled: string[] = [];
  let fails = false;
  const compute: ComputeStream = async function* (request, signal) {
    signal.throwIfAborted();
    if (request.type !== "search") throw new Error("Nothing else is asked of it.");
    if (fails) throw new AppError("engine-failed", { data: { reason: "gone" } });
    const embed = readEmbedAsk(request.ask);
    if (embed !== null) {
      if (embedding.fails) throw new AppError("engine-failed", { data: { reason: "gone" } });
      const { texts } = embed;
      embedding.inputs.push(...texts);
      const vectors = texts.map((text) => {
        const vector = toUnitVector(embedConcepts(text)) ?? new Float32Array();
        return toBase64(new Uint8Array(vector.buffer as ArrayBuffer));
      });
      yield { type: "found", answer: { vectors } };
      return;
    }
    const ask = searchAskSchema.parse(structuredClone(request.ask));
    seen.push(ask.type);
    longest.push(JSON.stringify(ask).length);
    if (ask.type === "fill") filled.push(...ask.docs.map(({ text }) => text));
    yield { type: "found", answer: await answer(ask) };
  };
  const lose = () => {
    answer = open();
  };
  /** The chunks that lie in the file, opened. */
  const stored = async (key: string, of: ImageName = "words") => {
    // A copy: loading tidies the file, which is being written.
    const copy = memoryFile();
    copy.write(files[of].all(), { at: 0 });
    const image = createSealedImage({ file: copy, key: await importKey(key), name: "store" });
    return unpackChunks((await image.load())?.chunks ?? []);
  };
  return {
    file,
    files,
    embedding,
    stored,
    compute,
    filled,
    seen,
    longest,
    lose,
    fail: (value: boolean) => (fails = value),
  };
}

export type Host = ReturnType<typeof makeHost>;

export function indexer(
  store: Store,
  { compute }: Host,
  errors: unknown[] = [],
  storeName = "store",
): SearchIndexer {
  const { signal } = new AbortController();
  const onError = (error: unknown) => errors.push(error);
  const given = { store, storeName, compute, signal, onError };
  return createSearchIndexer({ ...given, keepAlive: () => () => {}, onWhole: () => {} });
}

export async function find(search: SearchIndexer, typed: string) {
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

export async function untilWhole(search: SearchIndexer): Promise<void> {
  await expect.poll(async () => (await find(search, "x")).isWhole).toBe(true);
}

export async function setupSearch() {
  const harness = await makeStore();
  await sayTurn(harness, "Where is the violin?", "Under the piano");
  const host = makeHost();
  return { harness, host, search: indexer(harness.store, host) };
}
