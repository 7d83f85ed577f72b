import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/**
 * What a script answers one chat request with.
 * @typedef {object} Chat
 * @property {import("./ollama-server.mjs").RecordedRequest} request
 * @property {import("node:http").ServerResponse} response
 * @property {AbortSignal} gone Aborted once the client hung up or the answer is done.
 * @property {Promise<void>} released Settles at the server's `release()`.
 * @property {(parts: { text?: string, thinking?: string }) => string} line One token as NDJSON.
 * @property {(fields?: Record<string, unknown>) => string} doneLine The last line as NDJSON.
 * @property {(...chunks: (string | Uint8Array)[]) => Promise<void>} send
 *   Writes each chunk as a chunk of its own, waits while the client is slow, fails once it is gone.
 * @property {(ms: number) => Promise<void>} sleep Fails once the client is gone.
 * @property {(promise: Promise<void>) => Promise<void>} until Fails once the client is gone.
 * @property {(how: "end" | "reset") => void} hangUp Breaks the connection from this side.
 */

/**
 * The tools of a script for one request.
 * @param {object} deps
 * @param {import("node:http").ServerResponse} deps.response
 * @param {import("./ollama-server.mjs").RecordedRequest} deps.record
 * @param {Promise<void>} deps.released
 * @returns {Chat}
 */
export function createChat({ response, record, released }) {
  const hangUp = new AbortController();
  response.on("close", () => hangUp.abort());
  const gone = hangUp.signal;
  const model = String(record.json?.model ?? "");
  const stamp = () => ({ model, created_at: new Date().toISOString() });
  return {
    request: record,
    response,
    gone,
    released,
    line: ({ text = "", thinking }) =>
      ndjson({
        ...stamp(),
        message: {
          role: "assistant",
          content: text,
          ...(thinking === undefined ? {} : { thinking }),
        },
        done: false,
      }),
    doneLine: (fields = {}) =>
      ndjson({
        ...stamp(),
        message: { role: "assistant", content: "" },
        done: true,
        done_reason: "stop",
        total_duration: 1_000_000,
        prompt_eval_count: 10,
        eval_count: 5,
        ...fields,
      }),
    send: (...chunks) => send(response, gone, chunks),
    sleep: (ms) => wait(ms, undefined, { signal: gone }),
    until: (promise) => Promise.race([promise, rejectWhen(gone)]),
    hangUp: (how) => {
      // Runs after the server's own listener, which takes a broken connection for the client's.
      response.once("close", () => {
        record.aborted = false;
      });
      if (how === "reset") response.socket?.resetAndDestroy();
      else response.destroy();
    },
  };
}

/** @param {unknown} value */
function ndjson(value) {
  return `${JSON.stringify(value)}\n`;
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {AbortSignal} gone
 * @param {readonly (string | Uint8Array)[]} chunks
 */
async function send(response, gone, chunks) {
  gone.throwIfAborted();
  if (!response.headersSent) response.writeHead(200, { "content-type": "application/x-ndjson" });
  let roomy = true;
  response.cork();
  for (const chunk of chunks) roomy = response.write(chunk);
  response.uncork();
  if (!roomy) await once(response, "drain", { signal: gone });
}

/** @param {AbortSignal} signal @returns {Promise<never>} */
function rejectWhen(signal) {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
