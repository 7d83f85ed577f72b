import { setTimeout as sleep } from "node:timers/promises";
import { toBase64 } from "../../../src/domain/base64";
import { PACKAGED_EMBEDDER } from "../../../src/domain/embedder";
import type { SearchAsk, SearchDoc } from "../../../src/domain/search-index";
import type { BenchBrowser } from "../browser/launch-browser";
import type { BenchPage } from "../browser/page";
import type { Figure } from "../figure";
import { percentile95 } from "../statistics";
import type { Effort } from "../suite";
import { zipfText } from "../zipf-words";

const TEXTS = 100_000;
const AT_ONCE = 2_000;
const WORDS = 60;
const DIMENSIONS = 512;
const N = 40;
const SAVED_MS = 10_000;
const OWNER = "11111111-1111-4111-8111-111111111111";

/**
 * The ten best of 100,000 texts with a vector each, by words and meaning, the query's vector included:
 * from a page's message to the packaged embedder until the answer of the worker that holds both
 * indexes; and what that one holds then. What 100,000 real texts mean would take the embedder half an
 * hour: these vectors are random, which are searched no faster.
 */
export async function measureMany(
  browser: BenchBrowser,
  page: BenchPage,
  { amount, rounds, report }: Effort,
): Promise<readonly Figure[]> {
  report("many texts are found by meaning");
  const count = amount(TEXTS, 500);
  await page.run(startWorkers);
  const location = { folder: "bench", key: toBase64(new Uint8Array(32)) };
  await ask(page, { type: "open", location });
  await ask(page, { type: "begin", mark: "bench 1", isAnew: false });
  await ask(page, { type: "lacking", embedder: PACKAGED_EMBEDDER, limit: 1 });
  for (let at = 0; at < count; at += AT_ONCE) {
    const docs = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, nth) => docOf(at + nth));
    await ask(page, { type: "fill", docs, isWhole: at + AT_ONCE >= count });
    const texts = docs.map(({ id, version = 0 }) => ({ id, version, vectors: [anyVector()] }));
    await ask(page, { type: "embedded", embedder: PACKAGED_EMBEDDER, texts });
  }
  // Behind the save that a filling ends with, as whoever searches is.
  await sleep(amount(SAVED_MS, 0));
  const n = rounds(N);
  const times = await page.run(timeFinds, n + 3, PACKAGED_EMBEDDER);
  const held = await browser.scriptBytes("welcome.html", "search-worker.js");
  return [
    { name: "search.hybrid.ms", value: percentile95(times.slice(3)), unit: "ms", n },
    { name: "search.memory.vectors.mb", value: held / 1_000_000, unit: "MB", n: 1 },
  ];
}

function docOf(nth: number): SearchDoc {
  return {
    ...{ kind: "message", id: crypto.randomUUID(), owner: OWNER, contextId: null, order: nth + 1 },
    ...{ at: nth, speaker: "user", tags: [], text: zipfText("latin", WORDS, nth), version: 1 },
  };
}

/** Numbers between -127 and 127. */
function anyVector(): string {
  const bytes = new Uint8Array(DIMENSIONS);
  for (let at = 0; at < DIMENSIONS; at += 1) bytes[at] = (Math.random() * 255 - 127) & 0xff;
  return toBase64(bytes);
}

type Asking = typeof globalThis & {
  askSearch: (ask: unknown) => Promise<{ hits: { hits: unknown[] } | null; method?: string }>;
  askEmbed: (text: string) => Promise<string>;
};

const ask = (page: BenchPage, what: SearchAsk) =>
  page.run(async (one) => {
    await (globalThis as Asking).askSearch(one);
  }, what);

/** Runs in the page: both workers as the compute host has them. */
async function startWorkers(): Promise<void> {
  const open = (script: string) => {
    const worker = new Worker(chrome.runtime.getURL(script));
    let last = 0;
    return (request: unknown) =>
      new Promise<{ vectors: string[] }>((resolve, reject) => {
        last += 1;
        const call = last;
        const hear = ({ data }: MessageEvent) => {
          if (data.call !== call) return;
          worker.removeEventListener("message", hear);
          if (data.answer === null) reject(new Error("it failed"));
          else resolve(data.answer);
        };
        worker.addEventListener("message", hear);
        worker.postMessage({ call, ask: request });
      });
  };
  const embed = open("embed-worker.js");
  Object.assign(globalThis, {
    askSearch: open("search-worker.js"),
    askEmbed: async (text: string) => (await embed({ type: "embed", texts: [text] })).vectors[0],
  });
}

/** Runs in the page. */
async function timeFinds(count: number, embedder: string): Promise<number[]> {
  const { askSearch, askEmbed } = globalThis as Asking;
  const times: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const words = ["where", "did", "the", "old", "boat", String(nth)];
    const start = performance.now();
    const bytes = Uint8Array.from(atob(await askEmbed(words.join(" "))), (c) => c.charCodeAt(0));
    const vector = new Float32Array(bytes.buffer);
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const rounded = Int8Array.from(vector, (value) => Math.round((value / largest) * 127));
    const text = String.fromCharCode(...new Uint8Array(rounded.buffer));
    const terms = words.map((word) => ({ words: word, isExcluded: false, isPrefix: false }));
    const question = {
      ...{ terms, kinds: [], contextIds: null, conversationId: null },
      ...{ speaker: null, after: null, before: null, tags: [] },
    };
    const { method } = await askSearch({
      ...{ type: "find", question, page: { skip: 0, limit: 10 }, method: "hybrid" },
      near: { embedder, vector: btoa(text) },
    });
    times.push(performance.now() - start);
    if (method !== "hybrid") throw new Error(`it was found by ${method}`);
  }
  return times;
}
