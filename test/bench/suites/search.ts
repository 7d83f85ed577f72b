import { setTimeout as sleep } from "node:timers/promises";
import type { ImportedConversation } from "../../../src/domain/imported";
import { withBenchWorker, withBrowser } from "../bench-worker";
import type { BenchBrowser } from "../browser/launch-browser";
import type { BenchPage } from "../browser/page";
import { callProduct, loadProduct } from "../call-product";
import type { Figure } from "../figure";
import { percentile95 } from "../statistics";
import type { Suite } from "../suite";
import { SCRIPTS, type Script, wordAt, zipfText } from "../zipf-words";
import { measureTyping } from "./search-type";

const MESSAGES = 100_000;
const IN_ONE = 50;
const WORDS = 60;
const BATCH = 100;
const N = 40;
/** Rows of the scan that a search is held against; its time is a row's, times the messages. */
const SCANNED = 10_000;

type NamedQuery = readonly [name: string, queries: (nth: number) => string];

/** What is typed, by the figure that it is for; each time another one. */
const QUERIES: readonly NamedQuery[] = [
  ["word", (nth) => `${wordAt("latin", 300 + nth * 37)} `],
  ["common", (nth) => `${wordAt("latin", nth % 5)} `],
  ["two", (nth) => `${wordAt("latin", 40 + nth)} ${wordAt("latin", 90 + nth)} `],
  ["prefix", (nth) => wordAt("latin", 50 + nth * 11).slice(0, 3)],
  [
    "phrase",
    (nth) =>
      `"${zipfText("latin", WORDS, nth * 5)
        .split(" ")
        .slice(4, 6)
        .join(" ")}"`,
  ],
  ["han", (nth) => wordAt("han", 100 + nth * 7)],
  ["kana", (nth) => wordAt("kana", 100 + nth * 7)],
  ["cyrillic", (nth) => `${wordAt("cyrillic", 100 + nth * 7)} `],
  ["arabic", (nth) => `${wordAt("arabic", 100 + nth * 7)} `],
];

/** Searching 100,000 messages in five scripts: how long an answer takes, and the index itself. */
export const searchSuite: Suite = ({ product, bench }, effort) =>
  withBrowser(async (browser) => {
    const { welcome, unlock } = await loadLocked(browser, product);
    // Words alone: what embeds beside them would be measured with them.
    await callProduct(welcome, "search.setEmbedder", { choice: { type: "none" } });
    const count = effort.amount(MESSAGES, 400);
    const bytes = await plant(welcome, count);
    // So much that has come has a backup begin, which takes one of two processors.
    await untilBackedUp(welcome);
    effort.report("the index from rows");
    const figures: Figure[] = [...(await measureBuild(welcome, count))];
    figures.push(await measureStored(welcome, bytes));
    effort.report("the index as it was stored");
    await callProduct(welcome, "vault.lock", {});
    await unlock();
    figures.push(...(await measureReady(welcome, count)));
    // Asked of a warm index: behind the first answer the rest of it is unpacked, on one of two processors.
    await sleep(UNPACKED_MS);
    const n = effort.rounds(N);
    for (const [name, queryOf] of QUERIES) {
      const queries = Array.from({ length: n + 3 }, (_, nth) => queryOf(nth));
      const times = (await timeFinds(welcome, queries)).slice(3);
      figures.push({ name: `search.${name}.p95`, value: percentile95(times), unit: "ms", n });
    }
    figures.push(await measureTyping(browser, welcome, effort));
    const held = await browser.scriptBytes("offscreen.html", "search-worker.js");
    figures.push({ name: "search.memory.mb", value: held / 1_000_000, unit: "MB", n: 1 });
    effort.report("a scan");
    const scanned = await scanMs(bench, effort.amount(SCANNED, 100));
    const word = figures.find(({ name }) => name === "search.word.p95")?.value ?? 0;
    const ratio = (scanned * count) / word;
    return [...figures, { name: "search.scan.ratio", value: ratio, unit: "ratio", n: 1 }];
  });

/** Long enough for all that the first answer after an unlock has left packed. */
const UNPACKED_MS = 3_000;

const PASSPHRASE = "seven quiet herons at dusk";

/** The product with a lock, and what opens it without a key derivation. */
async function loadLocked(browser: BenchBrowser, build: string) {
  const method = { kind: "passphrase", passphrase: PASSPHRASE } as const;
  const { welcome } = await loadProduct(browser, build, method);
  const { key } = await callProduct(welcome, "vault.newRecoveryKey", {});
  const { generation } = await callProduct(welcome, "vault.status", {});
  await callProduct(welcome, "vault.addMethod", { generation, method: { kind: "recovery", key } });
  const secret = { kind: "recovery", key } as const;
  return { welcome, unlock: () => callProduct(welcome, "vault.unlock", { secret }) };
}

/** Milliseconds for each row of a scan that opens and parses it: what matching takes is less than that. */
function scanMs(build: string, rows: number): Promise<number> {
  return withBenchWorker(build, async (worker) => {
    await worker.ask("setUpLockedVault", undefined);
    const size = { conversations: rows / IN_ONE, messages: IN_ONE };
    await worker.ask("seedVault", { ...size, before: 0 });
    await worker.ask("seedPlainScan", rows);
    const { a } = await worker.ask("measureScan", { rows, parses: true });
    return a / rows;
  });
}

/** Bytes of all texts. */
async function plant(page: BenchPage, count: number): Promise<number> {
  const { conversation } = await callProduct(page, "conversation.open", { channel: "side-panel" });
  const { contextId } = conversation;
  const source = "chatgpt";
  const { base } = await callProduct(page, "import.begin", { contextId, source });
  const all = Math.ceil(count / IN_ONE);
  let bytes = 0;
  for (let at = 0; at < all; at += BATCH) {
    const conversations = Array.from({ length: Math.min(BATCH, all - at) }, (_, nth) =>
      makeConversation(at + nth),
    );
    await callProduct(page, "import.add", { contextId, source, base, conversations });
    for (const { messages } of conversations) {
      for (const { text } of messages) bytes += Buffer.byteLength(text);
    }
  }
  return bytes;
}

/** Seconds without a backup after which none is about to begin. */
const QUIET = 3;

async function untilBackedUp(page: BenchPage): Promise<void> {
  for (let quiet = 0; quiet < QUIET; ) {
    await sleep(1_000);
    const { running } = await callProduct(page, "backup.status", {});
    quiet = running === null ? quiet + 1 : 0;
  }
}

function makeConversation(at: number): ImportedConversation {
  const time = Date.UTC(2025, 0, 1) + at * 60_000;
  const script: Script = SCRIPTS[at % SCRIPTS.length] ?? "latin";
  const messages = Array.from({ length: IN_ONE }, (_, depth) => ({
    id: `c${at}-${depth}`,
    previous: depth === 0 ? null : `c${at}-${depth - 1}`,
    role: depth % 2 === 0 ? ("user" as const) : ("assistant" as const),
    text: zipfText(script, WORDS, at * IN_ONE + depth),
    createdAt: time + depth * 1_000,
    model: "",
  }));
  const head = { id: `c${at}`, title: `Conversation ${at}`, createdAt: time, updatedAt: time };
  return { ...head, leaf: null, rank: at, messages };
}

/** The first answer of a vault in which nobody has searched yet, and the whole index. */
async function measureBuild(page: BenchPage, count: number): Promise<Figure[]> {
  const begun = performance.now();
  const first = await find(page, wordAt("latin", 0));
  const firstMs = performance.now() - begun;
  // As often as the panel asks meanwhile: each search has what was filled in indexed first.
  await untilWhole(page, first, { count, everyMs: 400 });
  const seconds = (performance.now() - begun) / 1_000;
  return [
    { name: "search.answer.ms", value: firstMs, unit: "ms", n: 1 },
    { name: "search.build.s", value: seconds, unit: "s", n: 1 },
  ];
}

/** The whole index of a vault that was just unlocked, from what is stored. */
async function measureReady(page: BenchPage, count: number): Promise<Figure[]> {
  const begun = performance.now();
  const first = await find(page, wordAt("latin", 0));
  const firstMs = performance.now() - begun;
  await untilWhole(page, first, { count, everyMs: 50 });
  const ready = performance.now() - begun;
  return [
    { name: "search.unlocked.ms", value: firstMs, unit: "ms", n: 1 },
    { name: "search.ready.ms", value: ready, unit: "ms", n: 1 },
  ];
}

type Answered = { readonly isWhole: boolean; readonly indexed: number };

type Waited = { readonly count: number; readonly everyMs: number };

/** Resolves once every text is in the index; fails where it holds fewer than so many. */
export async function untilWhole(
  page: BenchPage,
  first: Answered,
  { count, everyMs }: Waited,
): Promise<void> {
  let { isWhole, indexed } = first;
  while (!isWhole) {
    await sleep(everyMs);
    ({ isWhole, indexed } = await find(page, wordAt("latin", 0)));
  }
  if (indexed < count) throw new Error(`only ${indexed} texts are indexed`);
}

/** Seconds without a change after which a save has ended, also where others compute. */
const SETTLED = 4;

/** The stored image against the texts, once it stays the same. */
async function measureStored(page: BenchPage, bytes: number): Promise<Figure> {
  let stored = 0;
  for (let same = 0; same < SETTLED; ) {
    const now = await page.run(storedBytes);
    same = now > 0 && now === stored ? same + 1 : 0;
    stored = now;
    await sleep(1_000);
  }
  return { name: "search.stored.ratio", value: stored / bytes, unit: "ratio", n: 1 };
}

/** Runs in the page. */
async function storedBytes(): Promise<number> {
  const sizesOf = async (folder: FileSystemDirectoryHandle): Promise<number> => {
    let sum = 0;
    for await (const handle of folder.values()) {
      if (handle.kind === "directory") sum += await sizesOf(handle as FileSystemDirectoryHandle);
      else sum += (await (handle as FileSystemFileHandle).getFile()).size;
    }
    return sum;
  };
  const root = await navigator.storage.getDirectory();
  return sizesOf(await root.getDirectoryHandle("search", { create: true }));
}

const inputOf = (query: string) => ({
  ...{ query, contextId: null, conversationId: null, kinds: [], skip: 0, limit: 20 },
});

/** What the search of a page finds. */
export function find(page: BenchPage, query: string) {
  return callProduct(page, "search.find", inputOf(query));
}

/** Milliseconds of each search with its snippets, as a page of the product asks for it. */
function timeFinds(page: BenchPage, queries: readonly string[]): Promise<number[]> {
  return page.run(async (inputs) => {
    const times: number[] = [];
    for (const data of inputs) {
      const start = performance.now();
      const { res } = await chrome.runtime.sendMessage({
        ...{ id: 1, type: "search.find", data, timestamp: 0 },
      });
      times.push(performance.now() - start);
      if (!Array.isArray(res?.found)) throw new Error("that is no answer");
    }
    return times;
  }, queries.map(inputOf));
}
