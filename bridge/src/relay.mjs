import { setTimeout as sleep } from "node:timers/promises";
import { lineCutter } from "./lines.mjs";
import { openLink } from "./link.mjs";
import { LONGEST_MESSAGE } from "./names.mjs";
import { parseJson } from "./native-frames.mjs";
import { errorAnswer, INVALID_REQUEST, PARSE_ERROR, problemAnswer } from "./problems.mjs";

/** @typedef {import("./link.mjs").Link} Link */
/** @typedef {import("./problems.mjs").Problem} Problem */
/** @typedef {string | number} RequestId */

/** A browser that restarts its extension takes up to a minute; programs wait as long. */
const PATIENCE_MS = 45_000;
const AGAIN_MS = 250;

/**
 * Carries messages between a program, over its input and output, and Confidant. Each request gets one
 * answer: the extension's, or an error where that cannot come any more. Resolves once the program has
 * ended its input and all it asked is answered.
 * @param {object} options
 * @param {import("node:stream").Readable} options.input
 * @param {NodeJS.WritableStream} options.output
 * @param {string | undefined} options.token
 * @param {number} [options.patience] milliseconds to wait for a browser
 * @returns {Promise<void>}
 */
export async function runRelay({ input, output, token, patience = PATIENCE_MS }) {
  const write = (/** @type {Buffer | object} */ message) => {
    output.write(Buffer.isBuffer(message) ? message : JSON.stringify(message));
    output.write("\n");
  };
  const asked = createAsked(write);
  const reach = createReach({ token, patience, asked, write });
  const take = lineCutter({
    longest: LONGEST_MESSAGE,
    onLine: (line) => handOn(line, { asked, reach, write }),
  });
  await new Promise((resolve) => {
    input.on("data", (bytes) => {
      if (take(bytes)) return;
      // Where the next message begins cannot be told any more.
      write(errorAnswer(null, INVALID_REQUEST, "The message is longer than 16 MB."));
      resolve(null);
    });
    for (const event of ["end", "close", "error"]) input.once(event, resolve);
    output.once("error", resolve);
  });
  // What has no end by now gets none.
  take(Buffer.from("\n"));
  input.destroy();
  await asked.whenNone();
  reach.end();
}

/** What was asked and not yet answered; nothing is answered twice. @param {(message: object) => void} write */
function createAsked(write) {
  /** @type {Set<RequestId>} */
  const open = new Set();
  /** @type {(() => void)[]} */
  let waiting = [];
  const settle = (/** @type {RequestId} */ id) => {
    const was = open.delete(id);
    if (open.size === 0) for (const resolve of waiting.splice(0)) resolve();
    return was;
  };
  return {
    /** Whether it is a new one. */
    begin: (/** @type {RequestId} */ id) => !open.has(id) && open.add(id) !== undefined,
    /** Whether it was still to be answered. */
    settle,
    fail: (/** @type {RequestId} */ id, /** @type {Problem} */ problem) => {
      if (settle(id)) write(problemAnswer(id, problem));
    },
    all: () => [...open],
    whenNone: () =>
      open.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting = [...waiting, () => resolve(null)];
          }),
  };
}

/** @typedef {ReturnType<typeof createAsked>} Asked */

/**
 * The way to the extension, found when something is to be sent, and found again once it was lost.
 * @param {{ token: string | undefined, patience: number, asked: Asked, write: (message: Buffer) => void }} deps
 */
function createReach({ token, patience, asked, write }) {
  /** @type {Promise<Link | Problem> | null} */
  let reaching = null;
  /** @type {Set<RequestId>} */
  const sent = new Set();
  const listener = {
    onMessage: (/** @type {Buffer} */ line) => {
      const id = answeredBy(line);
      if (id !== undefined) {
        sent.delete(id);
        // An answer that nobody waits for is none.
        if (!asked.settle(id)) return;
      }
      write(line);
    },
    onEnd: () => {
      reaching = null;
      for (const id of sent) asked.fail(id, "stopped");
      sent.clear();
    },
  };
  const find = async () => {
    if (!token) return /** @type {const} */ ("no-token");
    const until = Date.now() + patience;
    for (;;) {
      const found = await openLink(token, listener);
      if (found !== "not-running" || Date.now() >= until) return found;
      await sleep(AGAIN_MS);
    }
  };
  return {
    send: async (/** @type {Buffer} */ line, /** @type {RequestId | undefined} */ id) => {
      for (;;) {
        reaching ??= find();
        const found = reaching;
        const link = await found;
        if (typeof link !== "string") {
          if (id !== undefined) sent.add(id);
          if (link.send(line)) return;
          if (id !== undefined) sent.delete(id);
        }
        // What has not been sent may go another way.
        if (reaching === found) reaching = null;
        if (typeof link !== "string") continue;
        if (id !== undefined) asked.fail(id, link);
        return;
      }
    },
    end: () => void reaching?.then((link) => typeof link === "string" || link.end()),
  };
}

/**
 * @param {Buffer} line
 * @param {{ asked: Asked, reach: ReturnType<typeof createReach>, write: (message: object) => void }} deps
 */
function handOn(line, { asked, reach, write }) {
  const message = parseJson(line.toString("utf8"));
  if (message === undefined) {
    write(errorAnswer(null, PARSE_ERROR, "This line is no JSON."));
    return;
  }
  if (typeof message !== "object" || message === null || Array.isArray(message)) {
    write(errorAnswer(null, INVALID_REQUEST, "A line holds one message."));
    return;
  }
  const id = "method" in message ? requestId(message) : undefined;
  if (id !== undefined && !asked.begin(id)) {
    write(errorAnswer(null, INVALID_REQUEST, "A request of this id waits for its answer."));
    return;
  }
  // Nobody waits for its answer any more.
  if ("method" in message && message.method === "notifications/cancelled") {
    const params = "params" in message ? message.params : undefined;
    const given = typeof params === "object" && params !== null ? params : {};
    const cancelled = requestId({ id: "requestId" in given ? given.requestId : undefined });
    if (cancelled !== undefined) asked.settle(cancelled);
  }
  void reach.send(line, id);
}

/** @param {object} message @returns {RequestId | undefined} */
function requestId(message) {
  const id = "id" in message ? message.id : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}

/** The request that a line answers; undefined where it is no answer. @param {Buffer} line */
function answeredBy(line) {
  const message = parseJson(line.toString("utf8"));
  if (typeof message !== "object" || message === null || "method" in message) return undefined;
  return requestId(message);
}
