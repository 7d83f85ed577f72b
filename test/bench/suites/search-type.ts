import { startOllamaServer } from "../../fakes/ollama-server.mjs";
import type { BenchBrowser } from "../browser/launch-browser";
import type { BenchPage } from "../browser/page";
import { callProduct } from "../call-product";
import type { Figure } from "../figure";
import { newestReply, openSidePanel, typeMessage } from "../product-panel";
import { percentile95 } from "../statistics";
import type { Effort } from "../suite";
import { wordAt } from "../zipf-words";
import { makeReply } from "./stream";

const WORDS = 16;
/** Words more where no key changed anything in time, as on a machine that does much else. */
const MORE_WORDS = 16;
/** As fast as a model in the cloud writes, for longer than the typing takes. */
const TOKENS_PER_SECOND = 60;
const TOKENS = 12_000;
/** Between the answer to one key and the next key (ms). */
const PAUSE_MS = 60;

/**
 * `search.type.ms`: from a key in the panel's search field until what it finds is painted, while an
 * answer is being written, over what is stored. A key that changes nothing of the list is not counted.
 */
export async function measureTyping(
  browser: BenchBrowser,
  welcome: BenchPage,
  effort: Effort,
): Promise<Figure> {
  const scriptOptions = { text: makeReply(TOKENS), tokensPerSecond: TOKENS_PER_SECOND };
  const server = await startOllamaServer({ script: "reply", scriptOptions });
  try {
    await callProduct(welcome, "model.choose", { provider: "ollama", name: "", url: server.url });
    const id = await welcome.run(() => chrome.runtime.id);
    const panel = await openSidePanel(browser, id, welcome);
    await panel.run(untilThere, "main[data-ready]");
    const earlier = await newestReply(panel);
    await typeMessage(panel, "Tell me many words.");
    await panel.pressEnter();
    await panel.run(untilWriting, earlier);
    await panel.run(openSearch);
    const words = effort.rounds(WORDS);
    const times: number[] = [];
    // The first word meets what is read once.
    for (let nth = -1; nth < words || (times.length === 0 && nth < words + MORE_WORDS); nth += 1) {
      const taken = await typeWord(panel, wordAt("latin", 60 + nth * 13));
      if (nth >= 0) times.push(...taken);
    }
    if (!(await panel.run(isWriting))) throw new Error("the answer has ended meanwhile");
    return { name: "search.type.ms", value: percentile95(times), unit: "ms", n: times.length };
  } finally {
    await server.close();
  }
}

/** Milliseconds of each key of a word that changed the list. */
async function typeWord(panel: BenchPage, word: string): Promise<number[]> {
  const times: number[] = [];
  await panel.run(emptyField);
  for (const letter of word) {
    const taken = panel.run(nextPaint, PAUSE_MS);
    await panel.type(letter);
    const ms = await taken;
    if (ms !== null) times.push(ms);
  }
  return times;
}

async function untilThere(selector: string): Promise<void> {
  for (const started = Date.now(); document.querySelector(selector) === null; ) {
    if (Date.now() - started > 60_000) throw new Error(`there is no ${selector}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function untilWriting(earlier: string): Promise<void> {
  for (const started = Date.now(); ; ) {
    const replies = document.querySelectorAll<HTMLElement>("[data-turn]");
    const { turn = "", status = "" } = replies.item(replies.length - 1)?.dataset ?? {};
    if (turn !== "" && turn !== earlier && status === "streaming") return;
    if (Date.now() - started > 60_000) throw new Error("no answer is written");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isWriting(): boolean {
  return document.querySelector('[data-turn][data-status="streaming"]') !== null;
}

async function openSearch(): Promise<void> {
  document.querySelector<HTMLElement>("[data-conversation-list]")?.click();
  while (document.querySelector("[data-find-conversation]") === null) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  document.querySelector<HTMLElement>('[data-toggle="everywhere"]')?.click();
}

/** What stands in the field is selected: the next key takes its place. */
function emptyField(): void {
  const field = document.querySelector<HTMLInputElement>("[data-find-conversation]");
  field?.focus();
  field?.select();
}

/** Milliseconds from the next key to the frame that shows another list; null where it stays the same. */
function nextPaint(pauseMs: number): Promise<number | null> {
  return new Promise((resolve) => {
    const sheet = document.querySelector("[data-conversation-sheet]");
    let pressed: number | null = null;
    const totals = () =>
      [...(sheet?.querySelectorAll("[data-total]") ?? [])].map((one) => one.textContent).join();
    const before = totals();
    const end = (ms: number | null) => {
      observer.disconnect();
      clearTimeout(patience);
      setTimeout(() => resolve(ms), pauseMs);
    };
    const observer = new MutationObserver(() => {
      if (pressed === null || totals() === before) return;
      observer.disconnect();
      const since = pressed;
      // A task behind the frame: it was painted then.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => end(performance.now() - since);
        port2.postMessage(null);
      });
    });
    const patience = setTimeout(() => end(null), 1_500);
    addEventListener(
      "input",
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      { once: true, capture: true },
    );
    if (sheet !== null) {
      observer.observe(sheet, { subtree: true, childList: true, characterData: true });
    }
  });
}
