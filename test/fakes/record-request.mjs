/**
 * What arrived, in order of arrival; the last three fields change while the request runs.
 * @typedef {object} RecordedRequest
 * @property {string} method
 * @property {string} path
 * @property {import("node:http").IncomingHttpHeaders} headers
 * @property {string} body As it was sent.
 * @property {any} json The body parsed; null where it is no JSON.
 * @property {number} at Milliseconds since 1970.
 * @property {number} openCount Chat requests that ran when this one came, itself included.
 * @property {boolean} open
 * @property {boolean} aborted The client hung up before the answer's end.
 */

const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** A promise that every held answer waits for, and what settles it. */
export function newHold() {
  /** @type {() => void} */
  let release = () => {};
  /** @type {Promise<void>} */
  const released = new Promise((resolve) => {
    release = resolve;
  });
  return { released, release };
}

/**
 * The text of a request; fails over 64 MiB.
 * @param {import("node:http").IncomingMessage} request
 */
export async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error("the request is too big");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * Adds what arrived to the list, where it is kept up to date until the answer is over.
 * @param {object} call
 * @param {import("node:http").IncomingMessage} call.request
 * @param {import("node:http").ServerResponse} call.response
 * @param {RecordedRequest[]} call.requests
 * @param {string} call.body
 */
export function recordRequest({ request, response, requests, body }) {
  const path = (request.url ?? "").split("?")[0] ?? "";
  const running = requests.filter((other) => other.path === path && other.open).length;
  /** @type {RecordedRequest} */
  const record = {
    method: request.method ?? "",
    path,
    headers: request.headers,
    body,
    json: parseJson(body),
    at: Date.now(),
    openCount: running + 1,
    open: true,
    aborted: false,
  };
  response.on("close", () => {
    record.open = false;
    record.aborted = !response.writableEnded;
  });
  requests.push(record);
  return record;
}

/** @param {string} text @returns {any} */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
