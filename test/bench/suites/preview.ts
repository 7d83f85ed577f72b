import { setTimeout as sleep } from "node:timers/promises";
import { startOllamaServer } from "../../fakes/ollama-server.mjs";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { callProduct } from "../call-product";
import { makeWords } from "../extension/make-words";
import { newestReply, openProductPanel, typeMessage, waitForReply } from "../product-panel";
import { median } from "../statistics";
import type { Suite } from "../suite";

const N = 40;
const WARM_UP = 3;
const TURNS = 12;
const ANSWER_WORDS = 300;
/** Longer than the pause after which what is typed is measured. */
const PAUSE_MS = 500;

/** What the inspector asks for after a pause in typing, and the longest task of showing it. */
export const previewSuite: Suite = async ({ product }, effort) => {
  const n = effort.rounds(N);
  const text = makeWords(ANSWER_WORDS, 5);
  const server = await startOllamaServer({ script: "reply", scriptOptions: { text } });
  try {
    return await withBrowser(async (browser) => {
      const { panel } = await openProductPanel(browser, product, server);
      for (let turn = 0; turn < effort.amount(TURNS, 6); turn += 1) {
        const earlier = await newestReply(panel);
        await typeMessage(panel, makeWords(20, turn));
        await panel.pressEnter();
        await waitForReply(panel, earlier);
      }
      const samples: number[] = [];
      for (let round = -effort.rounds(WARM_UP); round < n; round += 1) {
        const ms = await askPreview(panel, round);
        if (round >= 0) samples.push(ms);
      }
      const task = await longestTask(panel, n);
      return [
        { name: "preview.ms", value: median(samples), unit: "ms", n },
        { name: "preview.task", value: task, unit: "ms", n },
      ];
    });
  } finally {
    await server.close();
  }
};

/** Milliseconds from the panel's question to the whole plan with its request in the panel. */
async function askPreview(panel: BenchPage, round: number): Promise<number> {
  const opened = await callProduct(panel, "conversation.open", { channel: "side-panel" });
  const { ms, bytes } = await panel.run(
    async (conversationId, typed) => {
      const data = { conversationId, text: typed };
      const start = performance.now();
      const type = "prompt.preview";
      const { res } = await chrome.runtime.sendMessage({ id: 1, type, data, timestamp: 0 });
      return { ms: performance.now() - start, bytes: res.request.body.length };
    },
    opened.conversation.id,
    makeWords(30 + (round % 7), round + WARM_UP),
  );
  if (bytes < 10_000) throw new Error("that is not the whole conversation");
  return ms;
}

/** The longest task (milliseconds; 0 where none took 50) while one types, looks, and unfolds. */
async function longestTask(panel: BenchPage, n: number): Promise<number> {
  await panel.run(() => {
    const longest = (list: PerformanceObserverEntryList) => {
      const known = Number(document.documentElement.dataset.benchTask ?? 0);
      const durations = list.getEntries().map(({ duration }) => duration);
      document.documentElement.dataset.benchTask = String(Math.max(known, ...durations));
    };
    new PerformanceObserver(longest).observe({ type: "longtask" });
  });
  for (let round = 0; round < n; round += 1) {
    await typeMessage(panel, `${makeWords(12, round)} `);
    await sleep(PAUSE_MS);
    await panel.run(showInspector);
    await sleep(PAUSE_MS);
    await panel.run(hideInspector);
  }
  return panel.run(() => Number(document.documentElement.dataset.benchTask ?? 0));
}

async function showInspector(): Promise<void> {
  document.querySelector<HTMLElement>("[data-window-bar]")?.click();
  const started = Date.now();
  while (document.querySelector("[data-exact-request]") === null) {
    if (Date.now() - started > 60_000) throw new Error("the inspector did not open");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  // One after the other, as a person unfolds them.
  for (const part of document.querySelectorAll<HTMLElement>("[data-part] > button")) {
    part.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function hideInspector(): Promise<void> {
  const options = { key: "Escape", bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", options));
  const started = Date.now();
  while (document.querySelector("[data-inspector]") !== null) {
    if (Date.now() - started > 60_000) throw new Error("the inspector did not close");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
