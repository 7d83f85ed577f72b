import init from "@sqlite.org/sqlite-wasm";
import { expect } from "vitest";
import { toBase64 } from "../../src/domain/base64";
import { toUnitVector } from "../../src/domain/embedder";
import type {
  SearchAnswer,
  SearchAsk,
  SearchMethod,
  SearchQuestion,
} from "../../src/domain/search-index";
import { answerAsks } from "../../src/search/answer-asks";
import { createKeywordIndex } from "../../src/search/keyword-index";
import { unpackChunks } from "../../src/search/pack-chunk";
import { createSealedImage } from "../../src/search/sealed-image";
import type { ImageName } from "../../src/search/stored-index";
import { roundVector } from "../../src/search/vector-record";
import { embedConcepts } from "../fakes/concept-embedder.mjs";
import { type MemoryFile, memoryFile } from "../fakes/memory-file";
import { asks, docOf } from "./make-docs";

const sqlite = await init();
const KEY = toBase64(new Uint8Array(32));
export const EMBEDDER = "concepts";

const importKey = (base64: string) => {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
};

/** What a text means, as it is carried. */
export const vectorOf = (text: string) => {
  const vector = toUnitVector(embedConcepts(text)) ?? new Float32Array();
  return toBase64(new Uint8Array(roundVector(vector).buffer));
};

/** A search worker with texts about cats, cars and doctors among others, before any was embedded. */
export async function makeMeaning() {
  const owner = crypto.randomUUID();
  const [cat, car, doctor, words] = ["", "", "", ""].map(() => crypto.randomUUID()) as [
    ...[string, string, string, string],
  ];
  const filler = Array.from({ length: 60 }, () => crypto.randomUUID() as string);
  const texts = new Map<string, string>();
  const files: Record<ImageName, MemoryFile> = { words: memoryFile(), vectors: memoryFile() };
  let answer: (ask: SearchAsk) => Promise<SearchAnswer>;
  let dues: (() => void)[];
  const openHost = () => {
    dues = [];
    answer = answerAsks({
      engine: Promise.resolve((chunks, watch) => createKeywordIndex(sqlite, chunks, watch)),
      openImage: async (location, name) =>
        createSealedImage({ file: files[name], key: await importKey(location.key), name }),
      later: (_ms, work) => void dues.push(work),
    });
  };
  const send = (ask: SearchAsk) => answer(ask);
  const open = (key = KEY) => send({ type: "open", location: { folder: "store", key } });
  let used: string | null = EMBEDDER;
  const lacking = async (limit = 100) => {
    const { lacking: batch } = await send({ type: "lacking", embedder: used, limit });
    if (batch === undefined) throw new Error("Nothing was told of it.");
    return batch;
  };
  const use = (id: string | null = EMBEDDER) => {
    used = id;
    return lacking(1);
  };
  /** Until none lacks one, as the worker does it. */
  const embedAll = async (embedder = EMBEDDER) => {
    for (let batch = await lacking(2); batch.texts.length > 0; batch = await lacking(2)) {
      const embedded = batch.texts.map(({ id, version }) => {
        return { id, version, vectors: [vectorOf(texts.get(id) ?? "")] };
      });
      await send({ type: "embedded", embedder, texts: embedded });
    }
  };
  const docs = (said: readonly (readonly [id: string, text: string])[], version = 1) =>
    said.map(([id, text], nth) => docOf(id, text, { order: nth + 1, version, owner }));
  const change = (given: Partial<Extract<SearchAsk, { type: "change" }>>) =>
    send({ type: "change", puts: [], removed: [], owners: [], mark: "store 1", ...given });
  const put = async (said: readonly (readonly [id: string, text: string])[], version = 1) => {
    for (const [id, text] of said) texts.set(id, text);
    await change({ puts: docs(said, version) });
  };
  const find = async (typed: string, method: SearchMethod, given: Partial<SearchQuestion> = {}) => {
    const question = asks(typed, given);
    const page = { skip: 0, limit: 20 };
    const vector = vectorOf(question.terms.map((term) => term.words).join(" "));
    const near = { embedder: used ?? "", vector };
    const { hits, method: by } = await send({ type: "find", question, page, method, near });
    return { ids: hits?.hits.map((hit) => hit.id) ?? [], by, hits: hits?.hits, total: hits?.total };
  };
  /** What lies in a file, opened; a copy, as loading tidies it. */
  const chunks = async (name: ImageName) => {
    const copy = memoryFile();
    copy.write(files[name].all(), { at: 0 });
    const image = createSealedImage({ file: copy, key: await importKey(KEY), name });
    return unpackChunks((await image.load())?.chunks ?? []);
  };
  const isStored = async (text: string) => {
    const bytes = Buffer.from(vectorOf(text), "base64");
    return (await chunks("vectors")).some((chunk) => Buffer.from(chunk).includes(bytes));
  };
  /** Both images are written, and the host is gone. */
  const restart = async () => {
    for (const due of dues) due();
    for (const name of ["words", "vectors"] as const) {
      await expect.poll(async () => (await chunks(name)).length).toBeGreaterThan(0);
    }
    openHost();
    await open();
    await use();
  };
  openHost();
  await open();
  await send({ type: "begin", mark: "store 0", isAnew: false });
  await use();
  await put([
    ...filler.map((id, nth) => [id, `plain talk number${nth} about rain`] as const),
    [cat, "whiskers kept purring all night"],
    [car, "the garage looked at our engine"],
    [doctor, "an appointment at the clinic"],
    [words, "a feline said so"],
  ]);
  await send({ type: "fill", docs: [], isWhole: true });
  return {
    ...{ owner, cat, car, doctor, words, filler, texts, files, send, open, use, openHost, restart },
    ...{ lacking, embedAll, docs, change, put, find, isStored },
  };
}
