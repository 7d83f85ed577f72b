import { Buffer } from "node:buffer";
import { makeGguf } from "../../builders/make-gguf";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { callProduct, loadProduct } from "../call-product";
import { median } from "../statistics";
import type { Suite } from "../suite";

const N = 7;
/** Nearly every character of the product's own prompt is a token to the made model. */
const WINDOW = 8_192;
const TEMPLATE = "{% for message in messages %}{{ message['content'] }}{% endfor %}";
const REPLY_TOKENS = 200;
const NAME = "tiny.gguf";
const PATIENCE_MS = 60_000;
/** Seldom enough not to slow down what is measured. */
const POLL_MS = 200;
const RUNNING = ["open", "streaming"];

/** A tiny model file that answers inside the browser, each time from a host that was closed. */
export const localSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { id } = await loadProduct(browser, product);
    const page = await browser.openPage(id, "options.html");
    const none = { maxTokens: null, memoryTokens: null, historyTokens: null };
    const defaultLimits = { ...none, reservedResponseTokens: REPLY_TOKENS };
    await callProduct(page, "prompt.change", { defaultLimits });
    await bringFile(page);
    await callProduct(page, "model.choose", { provider: "gguf", name: NAME, url: null });
    const n = effort.rounds(N);
    const answers: Answer[] = [];
    for (let round = 0; round < n; round += 1) {
      await page.run(closeHost);
      answers.push(await ask(page));
    }
    return [
      {
        name: "local.first.ms",
        value: median(answers.map(({ firstTokenMs }) => firstTokenMs)),
        unit: "ms",
        n,
      },
      {
        name: "local.rate",
        value: median(answers.map(({ rate }) => rate)),
        unit: "tokens/s",
        n,
      },
    ];
  });

type Answer = { readonly firstTokenMs: number; readonly rate: number };

/** As the worker has timed and the engine has counted it: from the request on, opening the host included. */
async function ask(page: BenchPage): Promise<Answer> {
  const where = { channel: "side-panel", temporary: false } as const;
  const { conversation } = await callProduct(page, "conversation.open", { channel: "side-panel" });
  // A new one each time: earlier answers would make the prompt longer.
  const conversationId = crypto.randomUUID();
  const { contextId } = conversation;
  await callProduct(page, "conversation.create", { id: conversationId, contextId, ...where });
  const turn = crypto.randomUUID();
  await callProduct(page, "turn.send", { id: turn, conversationId, text: "Tell me a story." });
  for (const started = Date.now(); Date.now() - started < PATIENCE_MS; ) {
    const list = { conversationId, before: null, limit: 4 };
    const { messages } = await callProduct(page, "message.list", list);
    const reply = messages.find(({ id }) => id === turn)?.reply;
    if (reply !== undefined && reply !== null && !RUNNING.includes(reply.status)) {
      const { firstTokenMs, replyMs, usage, failure } = reply;
      if (firstTokenMs === null || replyMs === null || !usage?.replyTokens) {
        throw new Error(`the model file did not answer: ${JSON.stringify(failure)}`);
      }
      return { firstTokenMs, rate: usage.replyTokens / ((replyMs - firstTokenMs) / 1_000) };
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error("the model file did not end its answer");
}

/** Runs in the page: nothing of the engine or the model stays in memory. */
async function closeHost(): Promise<void> {
  const find = () => chrome.runtime.getContexts({ contextTypes: ["OFFSCREEN_DOCUMENT"] });
  if ((await find()).length !== 1) throw new Error("no host was open");
  await chrome.offscreen.closeDocument();
  if ((await find()).length !== 0) throw new Error("the host is not closed");
}

async function bringFile(page: BenchPage): Promise<void> {
  const bytes = makeGguf({ window: WINDOW, chatTemplate: TEMPLATE });
  const file = await callProduct(page, "modelFile.expect", { name: NAME, bytes: bytes.length });
  await page.run(handOver, file.id, NAME, Buffer.from(bytes).toString("base64"));
  for (const started = Date.now(); Date.now() - started < PATIENCE_MS; ) {
    const { files } = await callProduct(page, "modelFile.list", {});
    if (files.some(({ state }) => state === "ready")) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error("the model file did not arrive");
}

function handOver(id: string, name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const channel = new BroadcastChannel("model-files");
  channel.postMessage({ id, file: new File([bytes], name) });
}
