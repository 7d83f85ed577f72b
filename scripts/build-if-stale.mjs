import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { buildExtension } from "./build-extension.mjs";
import { EXTENSION_DIR, PROJECT_ROOT } from "./project-root.mjs";
import { report } from "./report.mjs";

const SOURCES = ["src", "entrypoints", "public", "wxt.config.ts", "tsconfig.json", "package.json"];

/** Builds the extension unless the last build is newer than everything it is made from. */
export async function buildIfStale() {
  const manifest = await stat(join(EXTENSION_DIR, "manifest.json")).catch(() => null);
  const newest = Math.max(...(await Promise.all(SOURCES.map((path) => newestIn(path)))));
  if (manifest === null || newest >= manifest.mtimeMs) {
    report("Building the extension (some seconds) …");
    await buildExtension();
  }
}

/**
 * The latest change below a path, in milliseconds since 1970. A folder counts too: its own time
 * tells of a deleted file.
 * @param {string} path
 */
async function newestIn(path) {
  const root = join(PROJECT_ROOT, path);
  const own = await stat(root);
  if (!own.isDirectory()) {
    return own.mtimeMs;
  }
  const below = await readdir(root, { recursive: true });
  const times = await Promise.all(
    below.map(async (name) => (await stat(join(root, name))).mtimeMs),
  );
  return Math.max(own.mtimeMs, ...times);
}
