import { listenPrivately } from "./endpoint.mjs";
import { lineCutter } from "./lines.mjs";
import { LONGEST_MESSAGE, PROTOCOL, VERSION } from "./names.mjs";
import { frameReader, toFrame } from "./native-frames.mjs";
import { pieceJoiner, toPieces } from "./pieces.mjs";

/** @typedef {import("node:net").Socket} Socket */
/** @typedef {{ socket: Socket, join: ReturnType<typeof pieceJoiner> }} Connection */

/**
 * What a browser starts: lets this user's programs connect, and carries their messages to the
 * extension and back as they are. Resolves with the exit code once the browser has closed its end.
 * @param {{ input: import("node:stream").Readable, output: NodeJS.WritableStream }} browser
 * @returns {Promise<number>}
 */
export async function runHost({ input, output }) {
  /** @type {Map<number, Connection>} */
  const connections = new Map();
  let count = 0;
  const send = (/** @type {object} */ message) => void output.write(toFrame(message));
  const stop = await listenPrivately((socket) => {
    count += 1;
    const id = count;
    connections.set(id, { socket, join: pieceJoiner() });
    send({ type: "open", id });
    const take = lineCutter({
      longest: LONGEST_MESSAGE,
      onLine: (line) => toPieces(id, line).forEach(send),
    });
    socket.on("data", (bytes) => {
      if (!take(bytes)) socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (connections.delete(id)) send({ type: "close", id });
    });
  });
  const read = frameReader((message) => obey(connections, message));
  send({ type: "host", protocol: PROTOCOL, version: VERSION });
  await new Promise((resolve) => {
    input.on("data", (bytes) => {
      if (!read(bytes)) resolve(null);
    });
    for (const event of ["end", "close", "error"]) input.once(event, resolve);
    // The browser's end of the pipe is gone.
    output.on("error", resolve);
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.once(signal, resolve);
  });
  stop();
  input.destroy();
  for (const { socket } of connections.values()) socket.destroy();
  return 0;
}

/**
 * @param {Map<number, Connection>} connections
 * @param {unknown} told
 */
function obey(connections, told) {
  const message = /** @type {{ type?: unknown, id?: unknown, data?: unknown, last?: unknown }} */ (
    told ?? {}
  );
  const { type, id, data } = message;
  const connection = typeof id === "number" ? connections.get(id) : undefined;
  if (connection === undefined) return;
  if (type === "close") connection.socket.end();
  if (type !== "piece" || typeof data !== "string") return;
  const whole = connection.join({ data, last: message.last === true });
  if (whole === undefined) connection.socket.destroy();
  else if (whole !== null) connection.socket.write(Buffer.concat([whole, Buffer.from("\n")]));
}
