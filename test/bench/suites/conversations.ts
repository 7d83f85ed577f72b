import { setTimeout as sleep } from "node:timers/promises";
import type { ImportedConversation } from "../../../src/domain/imported";
import { withBrowser } from "../bench-worker";
import type { BenchBrowser } from "../browser/launch-browser";
import type { BenchPage } from "../browser/page";
import { callProduct, loadProduct } from "../call-product";
import { makeWords } from "../extension/make-words";
import { openSidePanel } from "../product-panel";
import { median } from "../statistics";
import type { Effort, Suite } from "../suite";

const N = 15;
const WARM_UP = 3;
const CONVERSATIONS = 5_000;
const LONG = 10_000;
const CONTEXTS = 500;
const BATCH = 200;
const SETTLE_MS = 300;

/** The list of many conversations, a long conversation's end, and a switch of contexts. */
export const conversationsSuite: Suite = async ({ product }, effort) => [
  ...(await withBrowser((browser) => measureLists(browser, { product, effort }))),
  ...(await withBrowser((browser) => measureSwitch(browser, { product, effort }))),
];

type Setting = { readonly product: string; readonly effort: Effort };

async function measureLists(browser: BenchBrowser, { product, effort }: Setting) {
  const n = effort.rounds(N);
  const { id, welcome } = await loadProduct(browser, product);
  const { conversation } = await callProduct(welcome, "conversation.open", {
    channel: "side-panel",
  });
  const { contextId } = conversation;
  await addConversations(welcome, contextId, manyShort(effort.amount(CONVERSATIONS, 40)));
  const cold: number[] = [];
  const behind: number[] = [];
  for (let round = -effort.rounds(WARM_UP); round < n; round += 1) {
    await browser.stopWorker(id);
    await sleep(SETTLE_MS);
    const ms = await timeList(welcome, contextId);
    const rest = await timeBehind(welcome, contextId);
    if (round < 0) continue;
    cold.push(ms);
    behind.push(rest);
  }
  const searches: number[] = [];
  for (let round = 0; round < n; round += 1) {
    await browser.stopWorker(id);
    await callProduct(welcome, "vault.status", {});
    searches.push(await timeList(welcome, contextId, makeWords(5, 20).split(" ")[0]));
  }
  await addConversations(welcome, contextId, [oneLong(effort.amount(LONG, 200))]);
  const opened = await measureOpen(browser, { id, welcome, contextId, effort });
  return [
    { name: "list.ms", value: median(cold), unit: "ms", n } as const,
    { name: "list.behind.ms", value: median(behind), unit: "ms", n } as const,
    { name: "search.first.ms", value: median(searches), unit: "ms", n } as const,
    ...opened,
  ];
}

function manyShort(length: number): ImportedConversation[] {
  return Array.from({ length }, (_, at) => {
    const messages = [makeImported(at, 0, 20), makeImported(at, 1, 60)];
    return { ...makeHead(at), title: makeWords(5, at), messages };
  });
}

function oneLong(length: number): ImportedConversation {
  const at = CONVERSATIONS;
  const messages = Array.from({ length }, (_, depth) =>
    makeImported(at, depth, depth % 2 === 0 ? 20 : 120),
  );
  return { ...makeHead(at), title: "long", messages };
}

function makeHead(at: number) {
  const time = Date.UTC(2025, 0, 1) + at * 60_000;
  return { id: `c${at}`, createdAt: time, updatedAt: time, leaf: null, rank: at };
}

function makeImported(conversation: number, depth: number, words: number) {
  return {
    id: `c${conversation}-${depth}`,
    previous: depth === 0 ? null : `c${conversation}-${depth - 1}`,
    role: depth % 2 === 0 ? ("user" as const) : ("assistant" as const),
    text: makeWords(words, conversation + depth),
    createdAt: Date.UTC(2025, 0, 1) + depth * 1_000,
    model: "",
  };
}

async function addConversations(
  page: BenchPage,
  contextId: string,
  conversations: readonly ImportedConversation[],
): Promise<void> {
  const source = "chatgpt";
  const { base } = await callProduct(page, "import.begin", { contextId, source });
  for (let at = 0; at < conversations.length; at += BATCH) {
    const some = conversations.slice(at, at + BATCH);
    await callProduct(page, "import.add", { contextId, source, base, conversations: some });
  }
}

/** Milliseconds of the list's first page, or of the titles found where something is sought. */
async function timeList(page: BenchPage, contextId: string, query = ""): Promise<number> {
  const { ms, count } = await page.run(
    async ([context, sought]) => {
      const data = { contextId: context, after: null, limit: 20, query: sought, archived: false };
      const start = performance.now();
      const type = "conversation.list";
      const { res } = await chrome.runtime.sendMessage({ id: 1, type, data, timestamp: 0 });
      return { ms: performance.now() - start, count: res.conversations.length };
    },
    [contextId, query] as const,
  );
  if (count === 0 || (query === "" && count !== 20)) throw new Error("that is not a page");
  return ms;
}

/** Rows of a list that a panel shows at once. */
const IN_VIEW = 8;

/** Milliseconds of what comes behind the first page: the last words of its rows in view, and the total. */
function timeBehind(page: BenchPage, contextId: string): Promise<number> {
  return page.run(
    async (context, most) => {
      const call = async (type: string, data: object) => {
        const { res } = await chrome.runtime.sendMessage({ id: 1, type, data, timestamp: 0 });
        return res;
      };
      const query = { contextId: context, after: null, limit: most, query: "", archived: false };
      const { conversations } = await call("conversation.list", query);
      const ids = (conversations as { conversation: { id: string } }[]).map(
        ({ conversation }) => conversation.id,
      );
      const start = performance.now();
      const [{ words }] = await Promise.all([
        call("conversation.lastWords", { ids }),
        call("conversation.count", { contextId: context }),
      ]);
      const ms = performance.now() - start;
      if (words.some(({ text }: { text: string }) => text === "")) throw new Error("no words");
      return ms;
    },
    contextId,
    IN_VIEW,
  );
}

type Options = {
  readonly id: string;
  readonly welcome: BenchPage;
  readonly contextId: string;
  readonly effort: Effort;
};

/** From the wish in another page to the long conversation's last message in the panel. */
async function measureOpen(browser: BenchBrowser, options: Options) {
  const { id, welcome, contextId, effort } = options;
  const n = effort.rounds(N);
  const panel = await openSidePanel(browser, id, welcome);
  const query = { contextId, after: null, limit: 2, query: "", archived: false };
  const { conversations } = await callProduct(welcome, "conversation.list", query);
  const [long, short] = conversations.map(({ conversation }) => conversation.id);
  if (long === undefined || short === undefined) throw new Error("no conversations");
  const windowId = await panel.run(async () => (await chrome.windows.getCurrent()).id ?? null);
  const show = async (conversationId: string) => {
    const input = { conversationId, before: null, limit: 1 };
    const { messages } = await callProduct(welcome, "message.list", input);
    const shown = panel.run(untilShown, messages[0]?.id ?? "");
    const started = Date.now();
    await callProduct(welcome, "panel.show", { contextId, conversationId, windowId });
    return (await shown) - started;
  };
  const samples: number[] = [];
  let nodes = 0;
  for (let round = -effort.rounds(WARM_UP); round < n; round += 1) {
    await show(short);
    await sleep(SETTLE_MS);
    const ms = await show(long);
    await sleep(SETTLE_MS);
    nodes = Math.max(nodes, await panel.run(() => document.querySelectorAll("*").length));
    if (round >= 0) samples.push(ms);
  }
  return [
    { name: "conversation.open.ms", value: median(samples), unit: "ms", n },
    { name: "conversation.open.nodes", value: nodes, unit: "nodes", n },
  ] as const;
}

/** When the panel shows that message: milliseconds since 1970. */
function untilShown(messageId: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("it was not shown")), 60_000);
    const look = () => {
      if (document.querySelector(`[data-message="${messageId}"]`) === null) {
        requestAnimationFrame(look);
        return;
      }
      clearTimeout(late);
      resolve(Date.now());
    };
    look();
  });
}

/** Contexts that are switched between: each has a conversation, as one has that is used. */
const USED = 6;

/** From Enter in the popup's page to the panel that shows the other context. */
async function measureSwitch(browser: BenchBrowser, { product, effort }: Setting) {
  const n = effort.rounds(N);
  const { id, welcome } = await loadProduct(browser, product);
  await callProduct(welcome, "conversation.open", { channel: "side-panel" });
  for (let at = 1; at < effort.amount(CONTEXTS, USED); at += 1) {
    const fields = { name: `Context ${at}`, systemPrompt: makeWords(40, at) };
    await callProduct(welcome, "context.create", { id: crypto.randomUUID(), fields });
  }
  const panel = await openSidePanel(browser, id, welcome);
  const windowId = await panel.run(async () => (await chrome.windows.getCurrent()).id ?? null);
  const { contexts } = await callProduct(welcome, "context.list", { pageSize: USED });
  for (const { context } of contexts) {
    const input = { contextId: context.id, conversationId: null, windowId };
    await callProduct(welcome, "panel.show", input);
  }
  const samples: number[] = [];
  for (let round = -effort.rounds(WARM_UP); round < n; round += 1) {
    await sleep(SETTLE_MS);
    const popup = await browser.openPage(id, "popup.html");
    const name = await popup.run(untilChosen);
    const shown = panel.run(untilNamed, name);
    const started = Date.now();
    await popup.pressEnter();
    const ms = (await shown) - started;
    await popup.close().catch(() => undefined);
    if (round >= 0) samples.push(ms);
  }
  return [{ name: "context.switch.ms", value: median(samples), unit: "ms", n } as const];
}

/** The name that Enter takes, once the list is there and the search field has the focus. */
async function untilChosen(): Promise<string> {
  for (const started = Date.now(); Date.now() - started < 60_000; ) {
    const chosen = document.querySelector<HTMLElement>('[role="option"][aria-selected="true"]');
    const isReady = document.activeElement?.hasAttribute("data-context-search") === true;
    const name = chosen?.querySelector("bdi")?.textContent ?? "";
    if (isReady && name !== "") return name;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("the popup did not get ready");
}

/** When the panel's header names that context and its conversation is there: milliseconds since 1970. */
function untilNamed(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("it was not shown")), 60_000);
    const look = () => {
      const shown = document.querySelector("[data-context-name]")?.textContent;
      if (shown !== name || document.querySelector("main[data-ready]") === null) {
        requestAnimationFrame(look);
        return;
      }
      clearTimeout(late);
      resolve(Date.now());
    };
    look();
  });
}
