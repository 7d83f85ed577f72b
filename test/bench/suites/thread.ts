import { setTimeout as sleep } from "node:timers/promises";
import type { ImportedConversation } from "../../../src/domain/imported";
import { startOllamaServer } from "../../fakes/ollama-server.mjs";
import { withBrowser } from "../bench-worker";
import type { BenchBrowser } from "../browser/launch-browser";
import type { BenchPage } from "../browser/page";
import { longestOf, markFrames, workByFrame } from "../browser/trace-tasks";
import { callProduct } from "../call-product";
import { makeWords } from "../extension/make-words";
import { newestReply, openProductPanel, typeMessage, waitForReply } from "../product-panel";
import { median, percentile95 } from "../statistics";
import type { Effort, Suite } from "../suite";

const N = 15;
const WARM_UP = 3;
const MESSAGES = 400;
const TOKENS_PER_SECOND = 300;
const TOKENS = 6_000;
const KEYS = 100;
const SETTLE_MS = 300;

type Server = Awaited<ReturnType<typeof startOllamaServer>>;

/** A conversation of 400 messages: opening it, a fast answer written into it, and typing meanwhile. */
export const threadSuite: Suite = async ({ product }, effort) => {
  const server = await startOllamaServer();
  try {
    return await withBrowser(async (browser) => {
      const { panel } = await openProductPanel(browser, product, server);
      const conversations = await addThread(panel, effort.amount(MESSAGES, 20));
      const opened = await measureOpen(panel, conversations, effort);
      const written = await measureWriting(browser, { panel, server, effort });
      return [...opened, ...written];
    });
  } finally {
    await server.close();
  }
};

type Conversations = { readonly contextId: string; readonly long: string; readonly short: string };

/** Stores a long and a short conversation beside each other. */
async function addThread(panel: BenchPage, messages: number): Promise<Conversations> {
  const opened = await callProduct(panel, "conversation.open", { channel: "side-panel" });
  const { contextId } = opened.conversation;
  const source = "chatgpt";
  const { base } = await callProduct(panel, "import.begin", { contextId, source });
  const conversations = [makeConversation("short", 2), makeConversation("long", messages)];
  await callProduct(panel, "import.add", { contextId, source, base, conversations });
  const query = { contextId, after: null, limit: 20, query: "", archived: false };
  const listed = await callProduct(panel, "conversation.list", query);
  const idOf = (title: string) => {
    const one = listed.conversations.find(({ conversation }) => conversation.title === title);
    if (one === undefined) throw new Error(`there is no conversation ${title}`);
    return one.conversation.id;
  };
  return { contextId, long: idOf("long"), short: idOf("short") };
}

function makeConversation(title: string, length: number): ImportedConversation {
  const time = Date.UTC(2025, 0, 1);
  const messages = Array.from({ length }, (_, at) => ({
    id: `${title}-${at}`,
    previous: at === 0 ? null : `${title}-${at - 1}`,
    role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
    text: at % 2 === 0 ? makeWords(20, at) : makeAnswer(at),
    createdAt: time + at * 1_000,
    model: "",
  }));
  const head = { id: title, title, createdAt: time, updatedAt: time, leaf: null, rank: 0 };
  return { ...head, messages };
}

/** What models write: a paragraph, then by turns a table or code. */
function makeAnswer(seed: number): string {
  const words = makeWords(60, seed);
  const lines = Array.from({ length: 6 }, (_, at) => makeWords(3, seed + at).split(" "));
  if (seed % 4 === 1) {
    const rows = lines.map((cells) => `| ${cells.join(" | ")} |`);
    return `${words}\n\n| one | two | three |\n| --- | --- | --- |\n${rows.join("\n")}\n\n`;
  }
  const code = lines.map(([one, two, three]) => `const ${one} = ${two}("${three}");`);
  return `${words}\n\n\`\`\`ts\n${code.join("\n")}\n\`\`\`\n\n`;
}

/** From the wish to the long conversation's last message in the panel, which showed the short one. */
async function measureOpen(panel: BenchPage, conversations: Conversations, effort: Effort) {
  const n = effort.rounds(N);
  const windowId = await panel.run(async () => (await chrome.windows.getCurrent()).id ?? null);
  const show = async (conversationId: string) => {
    const listed = { conversationId, before: null, limit: 1 };
    const { messages } = await callProduct(panel, "message.list", listed);
    const shown = panel.run(untilShown, messages[0]?.id ?? "");
    const started = Date.now();
    await callProduct(panel, "panel.show", {
      contextId: conversations.contextId,
      conversationId,
      windowId,
    });
    const ms = (await shown) - started;
    await sleep(SETTLE_MS);
    return ms;
  };
  const samples: number[] = [];
  let nodes = 0;
  for (let round = -effort.rounds(WARM_UP); round < n; round += 1) {
    await show(conversations.short);
    const ms = await show(conversations.long);
    nodes = Math.max(nodes, await panel.run(() => document.querySelectorAll("*").length));
    if (round >= 0) samples.push(ms);
  }
  return [
    { name: "thread.400.ms", value: median(samples), unit: "ms", n },
    { name: "thread.400.nodes", value: nodes, unit: "nodes", n },
    { name: "thread.400.mb", value: (await panel.heapBytes()) / 1_000_000, unit: "MB", n: 1 },
  ] as const;
}

/** When the panel shows that message: milliseconds since 1970. */
async function untilShown(messageId: string): Promise<number> {
  for (const started = Date.now(); Date.now() - started < 60_000; ) {
    if (document.querySelector(`[data-message="${messageId}"]`) !== null) return Date.now();
    await new Promise(requestAnimationFrame);
  }
  throw new Error("it was not shown");
}

type Writing = { readonly panel: BenchPage; readonly server: Server; readonly effort: Effort };

/** The panel's work while an answer is written, and then its keys; the second answer is as long. */
async function measureWriting(browser: BenchBrowser, { panel, server, effort }: Writing) {
  const tokens = effort.amount(TOKENS, 1_500);
  const answer = Array.from({ length: tokens / 50 }, (_, at) => makeAnswer(at * 2 + 1)).join("");
  const text = answer.split(" ").slice(0, tokens).join(" ");
  server.setScript("reply", { text, tokensPerSecond: TOKENS_PER_SECOND });
  await markFrames(panel);
  const earlier = await newestReply(panel);
  await typeMessage(panel, "Tell me many words.");
  const events = await browser.traceTasks(panel, async () => {
    await panel.pressEnter();
    await waitForReply(panel, earlier);
  });
  const frames = workByFrame(events);
  const keys = await measureKeys(panel, effort.amount(KEYS, 2));
  return [
    { name: "thread.stream.task", value: longestOf(events), unit: "ms", n: 1 },
    { name: "thread.stream.frame", value: percentile95(frames), unit: "ms", n: frames.length },
    { name: "type.p95", value: percentile95(keys), unit: "ms", n: keys.length },
  ] as const;
}

/** Milliseconds from each key until what it wrote is painted, while an answer is written. */
async function measureKeys(panel: BenchPage, count: number): Promise<number[]> {
  const earlier = await newestReply(panel);
  await typeMessage(panel, "Tell me more words.");
  await panel.pressEnter();
  await panel.run(untilWriting, earlier);
  // Before any key: a busy page hears of a key before it runs what it was sent earlier.
  await panel.run(watchKeys);
  for (let at = 0; at < count; at += 1) {
    await panel.pressLetter("abcdefgh"[at % 8] ?? "a");
    await panel.run(untilPainted, at + 1);
  }
  if (!(await panel.run(() => document.querySelector('[data-status="streaming"]') !== null))) {
    throw new Error("the answer has ended meanwhile");
  }
  return panel.run(paintedKeys);
}

async function untilWriting(earlier: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 60_000; ) {
    const newest = [...document.querySelectorAll<HTMLElement>("[data-turn]")].at(-1)?.dataset;
    if (newest?.turn !== earlier && newest?.status === "streaming") {
      document.querySelector<HTMLElement>("[data-composer]")?.focus();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("no answer was written in a minute");
}

/** From now on the page notes for each key how long it took until its frame was painted. */
function watchKeys(): void {
  const noted: number[] = [];
  document.documentElement.dataset.benchKeys = "[]";
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A task behind the frame: it was painted then.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          noted.push(performance.now() - timeStamp);
          document.documentElement.dataset.benchKeys = JSON.stringify(noted);
        };
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

function paintedKeys(): number[] {
  return JSON.parse(document.documentElement.dataset.benchKeys ?? "[]");
}

async function untilPainted(count: number): Promise<void> {
  const noted = () => JSON.parse(document.documentElement.dataset.benchKeys ?? "[]").length;
  for (const started = Date.now(); noted() < count; ) {
    if (Date.now() - started > 10_000) throw new Error("a key was not painted in ten seconds");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
