import { existsSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";

/** Somebody else could read or answer what goes through there. */
export class NotPrivateError extends Error {}

/**
 * Where this user's hosts leave their sockets (on Windows: the names of their pipes).
 * `CONFIDANT_MCP_DIR` names another place.
 */
export function runFolder() {
  const { CONFIDANT_MCP_DIR: given, XDG_RUNTIME_DIR: runtime, LOCALAPPDATA: local } = process.env;
  if (given) return given;
  if (process.platform === "win32") {
    return join(local ?? join(homedir(), "AppData", "Local"), "confidant-mcp", "run");
  }
  if (runtime) return join(runtime, "confidant-mcp");
  // A program that is not started from the desktop lacks the variable, not the folder.
  const usual = `/run/user/${ownUid()}`;
  if (process.platform === "linux" && existsSync(usual)) return join(usual, "confidant-mcp");
  return join(tmpdir(), `confidant-mcp-${ownUid()}`);
}

/**
 * Makes the folder where it is not there, for this user alone. Fails where it is somebody else's, or
 * open to others, or no folder.
 * @param {string} folder
 */
export function makePrivate(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  checkPrivate(folder);
}

/**
 * Fails where the folder is somebody else's, or open to others, or a link to elsewhere.
 * @param {string} folder
 */
export function checkPrivate(folder) {
  const found = lstatSync(folder);
  if (!found.isDirectory()) throw new NotPrivateError(`${folder} is no folder.`);
  // A user's own folders are closed to others there by the system's rules for profiles.
  if (process.platform === "win32") return;
  if (found.uid !== ownUid()) throw new NotPrivateError(`${folder} belongs to another user.`);
  if ((found.mode & 0o077) !== 0) {
    throw new NotPrivateError(`Other users can open ${folder}. Run: chmod 700 "${folder}"`);
  }
}

/**
 * The files in it that are this user's own and end so, the newest first; none where the folder is not
 * there. Fails as `checkPrivate` does.
 * @param {string} folder
 * @param {string} ending
 */
export function listOwn(folder, ending) {
  if (!existsSync(folder)) return [];
  checkPrivate(folder);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .flatMap((path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats === undefined || !isOwn(path)) return [];
      return [{ path, since: stats.mtimeMs }];
    });
  return files.sort((one, other) => other.since - one.since).map(({ path }) => path);
}

/** @param {string} path */
function isOwn(path) {
  if (process.platform === "win32") return true;
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isSymbolicLink() && found.uid === ownUid();
}

function ownUid() {
  return process.getuid?.() ?? 0;
}
