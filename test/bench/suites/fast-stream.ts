import { startOllamaServer } from "../../fakes/ollama-server.mjs";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { newestReply, openProductPanel, typeMessage, waitForReply } from "../product-panel";
import { median, medianRatio, type Pair } from "../statistics";
import type { Builds, Suite } from "../suite";
import { followPanel, makeReply, plainFetch, tokensPerSecond } from "./stream";

const N = 5;
const TOKENS = 20_000;
const TOKENS_PER_SECOND = 10_000;

/** Streams for the look at what stays in memory; the first ones fill caches that are kept. */
const WARM_STREAMS = 10;
const LEAK_STREAMS = 100;
const LEAK_TOKENS = 400;

const STOPS = 10;
/** Never all said before it is stopped. */
const STOPPED_TOKENS = 200_000;

type Server = Awaited<ReturnType<typeof startOllamaServer>>;
type Measured = Pair & { readonly longestTask: number };

/** A model that is faster than reading: what the panel keeps up with, stopping, and what is left. */
export const fastStreamSuite: Suite = async (builds, effort) => {
  const n = effort.rounds(N);
  const tokens = effort.amount(TOKENS, 2_000);
  const server = await startOllamaServer({
    script: "reply",
    scriptOptions: { text: makeReply(tokens), tokensPerSecond: TOKENS_PER_SECOND },
  });
  try {
    const pairs: Measured[] = [];
    for (let round = 0; round < n; round += 1)
      pairs.push(await measurePair(builds, { server, tokens }));
    const stops = await measureStops(builds, { server, n: effort.rounds(STOPS) });
    const streams = effort.amount(LEAK_STREAMS, 2);
    const leak = await measureLeak(builds, { server, streams });
    return [
      { name: "stream.fast.ratio", value: medianRatio(pairs), unit: "ratio", n },
      { name: "stream.fast.panel", value: median(pairs.map(({ a }) => a)), unit: "tokens/s", n },
      {
        name: "stream.fast.task",
        value: Math.max(...pairs.map(({ longestTask }) => longestTask)),
        unit: "ms",
        n,
      },
      { name: "stop.ms", value: median(stops), unit: "ms", n: stops.length },
      { name: "stream.leak", value: leak / 1_000_000, unit: "MB", n: streams },
    ];
  } finally {
    await server.close();
  }
};

type Paired = { readonly server: Server; readonly tokens: number };

function measurePair({ product, bench }: Builds, paired: Paired): Promise<Measured> {
  const { server, tokens } = paired;
  return withBrowser(async (browser) => {
    const { panel } = await openProductPanel(browser, product, server);
    const reader = await browser.openPage(await browser.load(bench), "page.html");
    await panel.run(noteLongTasks);
    const a = await tokensPerSecond(server, tokens, () => followPanel(panel));
    const longestTask = await panel.run(() => Number(document.documentElement.dataset.benchTask));
    const b = await tokensPerSecond(server, tokens, () => plainFetch(reader, server.url));
    return { a, b, longestTask };
  });
}

/** Milliseconds from Esc, in the middle of a fast answer, until the panel shows that it has ended. */
type Stops = { readonly server: Server; readonly n: number };

function measureStops({ product }: Builds, { server, n }: Stops): Promise<number[]> {
  const text = makeReply(STOPPED_TOKENS);
  server.setScript("reply", { text, tokensPerSecond: TOKENS_PER_SECOND });
  return withBrowser(async (browser) => {
    const { panel } = await openProductPanel(browser, product, server);
    const taken: number[] = [];
    await panel.run(noteEscape);
    for (let round = 0; round < n; round += 1) {
      const earlier = await newestReply(panel);
      await typeMessage(panel, "Tell me many words.");
      await panel.pressEnter();
      await panel.run(untilWriting, earlier);
      const ended = panel.run(untilStopped);
      await panel.pressEscape();
      taken.push(await ended);
    }
    return taken;
  });
}

/**
 * Bytes that panel and worker hold more after many answers than after the first few; an empty
 * conversation is shown both times, for what is shown is no leak.
 */
type Streams = { readonly server: Server; readonly streams: number };

function measureLeak({ product }: Builds, { server, streams }: Streams): Promise<number> {
  server.setScript("reply", { text: makeReply(LEAK_TOKENS) });
  return withBrowser(async (browser) => {
    const { panel, extensionId } = await openProductPanel(browser, product, server);
    const held = async () =>
      (await panel.heapBytes()) + (await browser.workerHeapBytes(extensionId));
    await ask(panel, Math.min(WARM_STREAMS, streams));
    await beginAnew(panel);
    const before = await held();
    await ask(panel, streams);
    await beginAnew(panel);
    return (await held()) - before;
  });
}

async function beginAnew(panel: BenchPage): Promise<void> {
  await typeMessage(panel, "/new");
  await panel.pressEnter();
  await panel.run(async () => {
    const started = Date.now();
    while (document.querySelector("[data-turn]") !== null) {
      if (Date.now() - started > 60_000) throw new Error("no new conversation was begun");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}

async function ask(panel: BenchPage, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const earlier = await newestReply(panel);
    await typeMessage(panel, "Tell me some words.");
    await panel.pressEnter();
    await waitForReply(panel, earlier);
  }
}

/** Keeps the longest task of the page's main thread in its root element, in milliseconds. */
function noteLongTasks(): void {
  const { dataset } = document.documentElement;
  dataset.benchTask = "0";
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      dataset.benchTask = String(Math.max(Number(dataset.benchTask), duration));
    }
  });
  observer.observe({ entryTypes: ["longtask"] });
}

async function untilWriting(known: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 60_000; ) {
    const replies = document.querySelectorAll<HTMLElement>("[data-turn]");
    const newest = replies.item(replies.length - 1);
    const isNew = newest !== null && newest.dataset.turn !== known;
    if (isNew && newest.dataset.status === "streaming" && newest.textContent.length > 2_000) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("a reply was not being written in a minute");
}

/** Keeps when Esc was last pressed, on the page's own clock. */
function noteEscape(): void {
  const note = ({ key, timeStamp }: KeyboardEvent) => {
    if (key === "Escape") document.documentElement.dataset.benchEscape = String(timeStamp);
  };
  addEventListener("keydown", note, { capture: true });
}

/** Milliseconds from the press of Esc to the frame after the reply was marked as ended. */
function untilStopped(): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const replies = document.querySelectorAll<HTMLElement>("[data-turn]");
      const { status = "" } = replies.item(replies.length - 1).dataset;
      if (/open|streaming/.test(status)) return;
      observer.disconnect();
      if (status !== "cancelled")
        reject(new Error(`the reply was ${status} before it was stopped`));
      const pressed = Number(document.documentElement.dataset.benchEscape);
      requestAnimationFrame(() => resolve(performance.now() - pressed));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    setTimeout(() => reject(new Error("the reply was not stopped in a minute")), 60_000);
    look();
  });
}
