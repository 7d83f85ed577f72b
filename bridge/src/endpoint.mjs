import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { basename, join } from "node:path";
import { listOwn, makePrivate, runFolder } from "./private-folder.mjs";

const IS_WINDOWS = process.platform === "win32";

/** Unix: the sockets themselves. Windows: files with the names of pipes, which nobody else can guess. */
const ENDING = IS_WINDOWS ? ".pipe" : ".sock";

/** @typedef {import("node:net").Socket} Socket */

/**
 * Listens where this user's programs look, and nobody else's can. Resolves with what ends it and
 * takes its traces away.
 * @param {(socket: Socket) => void} onSocket
 * @returns {Promise<() => void>}
 */
export async function listenPrivately(onSocket) {
  const folder = runFolder();
  makePrivate(folder);
  await removeLeft(folder);
  const file = join(folder, `${process.pid}${ENDING}`);
  const address = IS_WINDOWS
    ? `\\\\.\\pipe\\confidant-mcp-${randomBytes(16).toString("hex")}`
    : file;
  rmSync(file, { force: true });
  // The socket is for this user alone, whatever folder it lies in.
  process.umask(0o077);
  const server = createServer(onSocket);
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, () => resolve(null));
  });
  if (IS_WINDOWS) writeFileSync(file, address);
  return () => {
    server.close();
    rmSync(file, { force: true });
  };
}

/** The places where a host of this user may be listening, the newest first; fails where they are not private. */
export function listEndpoints() {
  return listOwn(runFolder(), ENDING);
}

/**
 * A connection to a host; null where none listens there any more.
 * @param {string} file one of `listEndpoints`
 * @returns {Promise<Socket | null>}
 */
export function connectTo(file) {
  return new Promise((resolve) => {
    const socket = connect(IS_WINDOWS ? readFileSync(file, "utf8") : file);
    socket.once("error", () => resolve(null));
    socket.once("connect", () => {
      socket.removeAllListeners("error");
      // What ends it is told by "close".
      socket.on("error", () => undefined);
      resolve(socket);
    });
  });
}

/**
 * A host that was killed has left its socket.
 * @param {string} folder
 */
async function removeLeft(folder) {
  for (const file of listOwn(folder, ENDING)) {
    const pid = Number.parseInt(basename(file), 10);
    if (!isRunning(pid)) rmSync(file, { force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
