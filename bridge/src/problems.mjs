/** Codes that JSON-RPC itself gives. */
export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;

/** What the relay itself answers with; which of them it is stands in the error's data. */
const RELAY_ERROR = -32000;

/**
 * @typedef {"no-token" | "unknown-token" | "not-running" | "not-private" | "stopped" | "too-long" | "version-unknown"} Problem
 */

/** @type {Readonly<Record<Problem, string>>} */
const SENTENCES = {
  "no-token":
    "No token is set. Make one in Confidant (Options, Programs) and give it as CONFIDANT_TOKEN.",
  "unknown-token":
    "Confidant does not know this token: it may have been revoked. Make a new one in Confidant (Options, Programs).",
  "not-running":
    "Confidant is not reached. Start the browser, and see that Programs is on in Confidant's Options; confidant-mcp doctor tells more.",
  "not-private":
    "The folder of the sockets is open to other users, so nothing is sent through it. confidant-mcp doctor tells more.",
  stopped:
    "Confidant stopped before it answered. What was asked may have been done: look before you ask again.",
  "too-long": "The message is longer than 16 MB.",
  "version-unknown":
    "Confidant and confidant-mcp are of releases that do not fit each other. Install the newest of both.",
};

/** @param {Problem} problem */
export function sentenceOf(problem) {
  return SENTENCES[problem];
}

/**
 * The answer to a request that did not reach Confidant, or lost its answer.
 * @param {string | number} id
 * @param {Problem} problem
 */
export function problemAnswer(id, problem) {
  return errorAnswer(id, RELAY_ERROR, SENTENCES[problem], { code: problem });
}

/**
 * @param {string | number | null} id
 * @param {number} code
 * @param {string} message
 * @param {object} [data]
 */
export function errorAnswer(id, code, message, data) {
  return { jsonrpc: "2.0", id, error: { code, message, ...(data === undefined ? {} : { data }) } };
}
