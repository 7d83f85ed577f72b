import { connectTo, listEndpoints } from "./endpoint.mjs";
import { lineCutter } from "./lines.mjs";
import { LONGEST_MESSAGE, PROTOCOL } from "./names.mjs";
import { parseJson } from "./native-frames.mjs";
import { NotPrivateError } from "./private-folder.mjs";

/** @typedef {import("./problems.mjs").Problem} Problem */
/** @typedef {import("node:net").Socket} Socket */
/**
 * @typedef {object} Link a way to an extension that takes the token
 * @property {(message: Buffer) => boolean} send false where it is closed, and nothing was sent
 * @property {() => void} end
 */
/**
 * @typedef {object} Listener
 * @property {(message: Buffer) => void} onMessage
 * @property {() => void} onEnd called once, after the last message
 */

/** A worker that was just started reads and opens much before it answers. */
const GREETING_MS = 10_000;

/**
 * Finds the extension that knows the token, of all browsers that run; one that is locked cannot tell
 * and is taken where no other knows it. Resolves with why not, where there is none.
 * @param {string} token
 * @param {Listener} listener
 * @returns {Promise<Link | Problem>}
 */
export async function openLink(token, listener) {
  const files = tryList();
  if (typeof files === "string") return files;
  /** @type {Greeted | null} */
  let locked = null;
  /** @type {Problem} */
  let why = "not-running";
  for (const file of files) {
    const greeted = await greet(file, token, listener);
    if (greeted === null) continue;
    const { state } = greeted;
    if (state === "known") {
      locked?.drop();
      return greeted.use();
    }
    if (state === "locked" && locked === null) {
      locked = greeted;
      continue;
    }
    greeted.drop();
    if (state !== "locked") why = state === "unknown" ? "unknown-token" : "version-unknown";
  }
  return locked?.use() ?? why;
}

/** @returns {string[] | Problem} */
function tryList() {
  try {
    return listEndpoints();
  } catch (error) {
    if (error instanceof NotPrivateError) return "not-private";
    throw error;
  }
}

/**
 * @typedef {object} Greeted a host that has answered, of which nothing is heard before it is used
 * @property {unknown} state
 * @property {() => Link} use
 * @property {() => void} drop
 */

/**
 * @param {string} file
 * @param {string} token
 * @param {Listener} listener
 * @returns {Promise<Greeted | null>} null where nobody answers
 */
async function greet(file, token, listener) {
  const socket = await connectTo(file);
  if (socket === null) return null;
  return new Promise((resolve) => {
    let isGreeted = false;
    let isUsed = false;
    const timer = setTimeout(() => socket.destroy(), GREETING_MS);
    const drop = () => void socket.destroy();
    const use = () => {
      isUsed = true;
      return { send: (/** @type {Buffer} */ message) => send(socket, message), end: drop };
    };
    const take = lineCutter({
      longest: LONGEST_MESSAGE,
      onLine: (line) => {
        if (isUsed) listener.onMessage(line);
        if (isGreeted) return;
        isGreeted = true;
        clearTimeout(timer);
        resolve({ state: stateOf(line), use, drop });
      },
    });
    socket.on("data", (bytes) => {
      if (!take(bytes)) socket.destroy();
    });
    socket.on("close", () => {
      clearTimeout(timer);
      if (isUsed) listener.onEnd();
      else resolve(null);
    });
    send(socket, Buffer.from(JSON.stringify({ confidant: PROTOCOL, token })));
  });
}

/** @param {Buffer} line */
function stateOf(line) {
  const told = parseJson(line.toString("utf8"));
  return typeof told === "object" && told !== null && "state" in told ? told.state : undefined;
}

/**
 * @param {Socket} socket
 * @param {Buffer} message
 */
function send(socket, message) {
  if (!socket.writable) return false;
  socket.write(message);
  return socket.write("\n") || true;
}
