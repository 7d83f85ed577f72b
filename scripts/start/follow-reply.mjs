import { setTimeout as sleep } from "node:timers/promises";
import { watchWorker } from "../browser/watch-worker.mjs";
import { createReplyPrinter } from "./reply-printer.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("./reply-printer.mjs").ReplyState} ReplyState */

const RECONNECT_MS = 200;
const MAX_RECONNECTS = 50;

/**
 * Prints a turn's reply as it streams and resolves with its final state; watches anew when the
 * worker went away, and gives up after about 10 s of that.
 * @param {Page} panel
 * @param {string} turnId
 * @param {(text: string) => void} print
 * @returns {Promise<ReplyState>}
 */
export async function followReply(panel, turnId, print) {
  const handle = createReplyPrinter(print);
  for (let attempt = 0; attempt < MAX_RECONNECTS; attempt += 1) {
    const state = await watchOnce(panel, turnId, handle);
    if (state !== null) {
      return state;
    }
    await sleep(RECONNECT_MS);
  }
  return { status: "failed", text: "", failure: { code: "worker-gone" }, finish: null };
}

/**
 * The final state, or null where the watch broke off before it.
 * @param {Page} panel
 * @param {string} turnId
 * @param {ReturnType<typeof createReplyPrinter>} handle
 * @returns {Promise<ReplyState | null>}
 */
function watchOnce(panel, turnId, handle) {
  return new Promise((resolve, reject) => {
    watchWorker(panel, {
      name: "turn.watch",
      input: { turnId },
      onClose: () => resolve(null),
      onMessage: (message) => {
        if (message.type === "failure") {
          resolve({ status: "failed", text: "", failure: message.failure, finish: null });
          return;
        }
        const ended = handle(message);
        if (ended !== null) {
          resolve(ended);
        }
      },
    }).catch(reject);
  });
}
