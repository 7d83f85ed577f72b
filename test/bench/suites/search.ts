import type { ImportedConversation } from "../../../src/domain/imported";
import { withBrowser } from "../bench-worker";
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

type Asked = readonly [name: string, queries: (nth: number) => string];

/** What is typed, by the figure that it is for; each time another one. */
const ASKED: readonly Asked[] = [
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
export const searchSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { welcome } = await loadProduct(browser, product);
    const count = effort.amount(MESSAGES, 400);
    await plant(welcome, count);
    const built = await measureBuild(welcome, count);
    const n = effort.rounds(N);
    const figures: Figure[] = [...built];
    for (const [name, queryOf] of ASKED) {
      const queries = Array.from({ length: n + 3 }, (_, nth) => queryOf(nth));
      const times = (await timeFinds(welcome, queries)).slice(3);
      figures.push({ name: `search.${name}.p95`, value: percentile95(times), unit: "ms", n });
    }
    figures.push(await measureTyping(browser, welcome, effort));
    return figures;
  });

async function plant(page: BenchPage, count: number): Promise<void> {
  const { conversation } = await callProduct(page, "conversation.open", { channel: "side-panel" });
  const { contextId } = conversation;
  const source = "chatgpt";
  const { base } = await callProduct(page, "import.begin", { contextId, source });
  const all = Math.ceil(count / IN_ONE);
  for (let at = 0; at < all; at += BATCH) {
    const conversations = Array.from({ length: Math.min(BATCH, all - at) }, (_, nth) =>
      makeConversation(at + nth),
    );
    await callProduct(page, "import.add", { contextId, source, base, conversations });
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
  return { ...head, leaf: null, place: at, messages };
}

/** The first answer of a vault in which nobody has searched yet, and the whole index. */
async function measureBuild(page: BenchPage, count: number): Promise<Figure[]> {
  const begun = performance.now();
  const first = await find(page, wordAt("latin", 0));
  const firstMs = performance.now() - begun;
  let { isWhole, indexed } = first;
  while (!isWhole) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    ({ isWhole, indexed } = await find(page, wordAt("latin", 0)));
  }
  if (indexed < count) throw new Error(`only ${indexed} texts are indexed`);
  const seconds = (performance.now() - begun) / 1_000;
  return [
    { name: "search.answer.ms", value: firstMs, unit: "ms", n: 1 },
    { name: "search.build.s", value: seconds, unit: "s", n: 1 },
  ];
}

const inputOf = (query: string) => ({
  ...{ query, contextId: null, conversationId: null, kinds: [], skip: 0, limit: 20 },
});

function find(page: BenchPage, query: string) {
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
