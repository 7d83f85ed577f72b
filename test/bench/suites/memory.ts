import { setTimeout as sleep } from "node:timers/promises";
import { startOllamaServer } from "../../fakes/ollama-server.mjs";
import { withBrowser } from "../bench-worker";
import type { BenchBrowser } from "../browser/launch-browser";
import type { BenchPage } from "../browser/page";
import { callProduct, loadProduct } from "../call-product";
import { makeWords } from "../extension/make-words";
import { measureLookup, measureOpening } from "../measure-lookup";
import { measureMemoryWake } from "../measure-memory-wake";
import { inTurns, median } from "../statistics";
import type { Suite } from "../suite";

const N = 30;
const WAKE_N = 120;
const SETTLE_MS = 100;
/** A waking worker's own work, of which the last part begins half a second after its start, is over by then. */
const AWAKE_MS = 1_000;
const BLOCKS = 20;
const FACTS = 100;
const REVISIONS = 1_000;
const CONCURRENT = 1_000;
/** About 2 KB of text, and 48 bytes. */
const BLOCK_WORDS = 330;
/** Of memory, so that every block is in the prompt. */
const MEMORY_TOKENS = 30_000;
const LINE = "What was said then is kept, and so is the rest.\n";

/** What blocks cost a waking worker, a prompt, an append, the disk; and two pages that write one at once. */
export const memorySuite: Suite = async ({ product }, effort) => {
  const rounds = effort.rounds(WAKE_N);
  const memory = { blocks: effort.amount(BLOCKS, 2), facts: effort.amount(FACTS, 2) };
  const wake = await measureMemoryWake(product, { rounds, memory });
  const figures = await measureOnDemand(product, effort);
  return [...figures, { name: "memory.wake.ms", value: wake, unit: "ms", n: rounds }];
};

/** What is asked for. */
const measureOnDemand = (product: string, effort: Parameters<Suite>[1]): ReturnType<Suite> =>
  withServer((server) =>
    withBrowser(async (browser) => {
      const { id, welcome: page } = await loadProduct(browser, product);
      await callProduct(page, "model.choose", { provider: "ollama", name: "", url: server.url });
      const n = effort.rounds(N);
      const prompt = await measurePrompt(page, n, effort.amount(BLOCKS, 2));
      effort.report("a block with its revisions");
      const large = await newContext(page, "Large");
      const big = await addBlock(page, large, "large");
      await appendMany(page, big, effort.amount(REVISIONS, 5), "");
      const growth = await storedBytes(page, big);
      const wakeAnew = async () => {
        await browser.stopWorker(id);
        await sleep(SETTLE_MS);
        await callProduct(page, "vault.status", {});
      };
      const appends: Record<"written" | "fresh" | "cold", number[]> = {
        written: [],
        fresh: [],
        cold: [],
      };
      for (let round = 0; round < n; round += 1) {
        await wakeAnew();
        await newConversation(page, large);
        await sleep(AWAKE_MS);
        appends.written.push(await appendListed(page, large, big));
        await wakeAnew();
        appends.fresh.push(await appendListed(page, large, big));
        await wakeAnew();
        appends.cold.push(await appendMany(page, big, 1, ""));
      }
      effort.report("references");
      const hundred = effort.amount(100, 10);
      const among = (amount: number) => measureLookup({ rounds: n, amount });
      const opening = await measureOpening(hundred);
      effort.report("two pages at once");
      const amount = effort.amount(CONCURRENT, 5);
      const lost = await measureLost({ browser, id, page, amount });
      return [
        { name: "blocks.prompt.ms", value: prompt, unit: "ms", n },
        { name: "block.append.ms", value: median(appends.written), unit: "ms", n },
        { name: "block.append.fresh.ms", value: median(appends.fresh), unit: "ms", n },
        { name: "block.append.cold.ms", value: median(appends.cold), unit: "ms", n },
        { name: "block.append.growth", value: growth.document, unit: "ratio", n: 1 },
        { name: "block.stored.growth", value: growth.all, unit: "ratio", n: 1 },
        { name: "reference.100.ms", value: among(hundred), unit: "ms", n },
        { name: "reference.10000.ms", value: among(effort.amount(10_000, 20)), unit: "ms", n },
        { name: "reference.100.open.ms", value: opening, unit: "ms", n: 1 },
        { name: "block.merge.lost", value: lost, unit: "count", n: amount * 2 },
      ];
    }),
  );

async function withServer<T>(work: (server: { readonly url: string }) => Promise<T>): Promise<T> {
  const server = await startOllamaServer({ script: "reply", scriptOptions: { text: "Yes." } });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

async function newContext(page: BenchPage, name: string): Promise<string> {
  const id = crypto.randomUUID();
  await callProduct(page, "context.create", { id, fields: { name, systemPrompt: "You help." } });
  return id;
}

async function newConversation(page: BenchPage, contextId: string): Promise<string> {
  const id = crypto.randomUUID();
  const input = { id, channel: "side-panel", contextId, temporary: false } as const;
  await callProduct(page, "conversation.create", input);
  return id;
}

async function addBlock(page: BenchPage, contextId: string, label: string): Promise<string> {
  const id = crypto.randomUUID();
  const schema = { kind: "text", viewport: null } as const;
  const fields = { label, description: "", type: "core", permission: "ReadWrite" } as const;
  await callProduct(page, "block.add", {
    id,
    contextId,
    fields: { ...fields, pinned: true, schema },
  });
  return id;
}

/** Milliseconds by which the blocks make a preview slower, warm: the median of the differences. */
async function measurePrompt(page: BenchPage, n: number, count: number): Promise<number> {
  const open = async (name: string) => {
    const contextId = await newContext(page, name);
    return { contextId, conversationId: await newConversation(page, contextId) };
  };
  const [plain, full] = [await open("Plain"), await open("Full")];
  for (let nth = 0; nth < count; nth += 1) {
    const id = await addBlock(page, full.contextId, `block ${nth}`);
    const text = makeWords(BLOCK_WORDS, nth);
    await callProduct(page, "block.edit", { id, version: 1, edits: [{ op: "set-text", text }] });
  }
  const settings = await callProduct(page, "prompt.settings", {});
  const limits = { maxTokens: 8 * MEMORY_TOKENS, memoryTokens: MEMORY_TOKENS };
  const defaultLimits = { ...settings.defaultLimits, ...limits };
  await callProduct(page, "prompt.change", { defaultLimits });
  const preview = (one: { readonly conversationId: string }, blocks: number) =>
    timePreview(page, one.conversationId, blocks);
  await preview(plain, 0);
  await preview(full, count);
  const pairs = await inTurns(n, {
    a: () => preview(full, count),
    b: () => preview(plain, 0),
  });
  return median(pairs.map(({ a, b }) => a - b));
}

function timePreview(page: BenchPage, conversationId: string, blocks: number): Promise<number> {
  return page.run(
    async (id, wanted) => {
      const start = performance.now();
      const data = { conversationId: id, text: "What do you know?" };
      const message = { id: 1, type: "prompt.preview", data, timestamp: Date.now() };
      const answer = await chrome.runtime.sendMessage(message);
      if (answer?.res === undefined) throw new Error(`no preview: ${answer?.err?.code}`);
      const ms = performance.now() - start;
      const { sections } = answer.res.plan;
      const shown = sections.filter(({ kind }: { kind: string }) => kind === "core-blocks").length;
      if (shown !== wanted) throw new Error(`the prompt has ${shown} of ${wanted} blocks`);
      return ms;
    },
    conversationId,
    blocks,
  );
}

/** Appends so many lines, each in a call of its own, over whatever is there; milliseconds of all. */
function appendMany(page: BenchPage, id: string, count: number, mark: string): Promise<number> {
  return page.run(
    async (blockId, amount, line, name) => {
      const call = (type: string, data: object) =>
        chrome.runtime.sendMessage({ id: 1, type, data, timestamp: Date.now() });
      // What opens the document is part of the first append.
      const start = performance.now();
      const opened = await call("block.open", { id: blockId });
      let version: number = opened.res.block.version;
      for (let nth = 0; nth < amount; ) {
        const text = name === "" ? line : `${name}${nth};`;
        const edits = [{ op: "append-text", text }];
        const answer = await call("block.edit", { id: blockId, version, edits });
        if (answer.res !== undefined) {
          version = answer.res.block.version;
          nth += 1;
        } else if (answer.err?.code === "conflict") {
          version = (await call("block.open", { id: blockId })).res.block.version;
        } else throw new Error(`block.edit: ${answer.err?.code}`);
      }
      return performance.now() - start;
    },
    id,
    count,
    LINE,
    mark,
  );
}

/**
 * Milliseconds of one append to a block of which the worker knows what the list tells: it has read none
 * of its document, nor what reads documents. What a worker does in its first second, and its first write
 * of all, whatever it writes, are in `block.append.fresh.ms` and not in `block.append.ms`, before which it
 * has made a conversation and rested; `block.append.cold.ms` has the reading of its second script in it,
 * too.
 */
async function appendListed(page: BenchPage, contextId: string, id: string): Promise<number> {
  const { blocks } = await callProduct(page, "memory.list", { contextId });
  const version = blocks.find((block) => block.id === id)?.version;
  if (version === undefined) throw new Error("the block is not in its list");
  return page.run(
    async (data) => {
      const start = performance.now();
      const message = { id: 1, type: "block.edit", data, timestamp: Date.now() };
      const answer = await chrome.runtime.sendMessage(message);
      if (answer.res === undefined) throw new Error(`block.edit: ${answer.err?.code}`);
      return performance.now() - start;
    },
    { id, version, edits: [{ op: "append-text", text: LINE }] },
  );
}

/** Sealed bytes for each byte of text: of the document alone, and with the row that prompts read. */
function storedBytes(page: BenchPage, id: string): Promise<{ document: number; all: number }> {
  return page.run(async (blockId) => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? "");
    let [document, row] = [0, 0];
    for (const name of names.filter((one) => one.startsWith("confidant"))) {
      const request = indexedDB.open(name);
      await new Promise((resolve) => (request.onsuccess = resolve));
      const database = request.result;
      const read = (table: string): Promise<{ id: string; parent: string; sealed: Uint8Array }[]> =>
        new Promise((resolve) => {
          if (!database.objectStoreNames.contains(table)) return resolve([]);
          const all = database.transaction(table).objectStore(table).getAll();
          all.onsuccess = () => resolve(all.result);
        });
      for (const one of await read("block_states"))
        if (one.id === blockId) document += one.sealed.length;
      for (const one of await read("block_updates"))
        if (one.parent === blockId) document += one.sealed.length;
      for (const one of await read("blocks")) if (one.id === blockId) row += one.sealed.length;
      database.close();
    }
    const data = { id: blockId };
    const message = { id: 1, type: "block.open", data, timestamp: Date.now() };
    const { res } = await chrome.runtime.sendMessage(message);
    const text = new TextEncoder().encode(res.block.text).length;
    return { document: document / text, all: (document + row) / text };
  }, id);
}

type Writing = {
  readonly browser: BenchBrowser;
  readonly id: string;
  readonly page: BenchPage;
  readonly amount: number;
};

/** Lines that are missing after two pages have each appended as many to one block at once. */
async function measureLost({ browser, id, page, amount }: Writing): Promise<number> {
  const other = await browser.openPage(id, "options.html");
  const block = await addBlock(page, await newContext(page, "Both"), "both");
  await Promise.all([appendMany(page, block, amount, "a"), appendMany(other, block, amount, "b")]);
  const { content } = await callProduct(page, "block.open", { id: block });
  if (content.kind !== "text") throw new Error("that is no text");
  const lines = new Set(content.text.split(";"));
  const wanted = Array.from({ length: amount }, (_, nth) => [`a${nth}`, `b${nth}`]).flat();
  return wanted.filter((line) => !lines.has(line)).length;
}
