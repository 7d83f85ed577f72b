import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { loadedScripts } from "../../../scripts/loaded-scripts.mjs";
import type { Suite } from "../suite";

/** The model of search by meaning, which is no program. */
const MODEL = /(?:^|\/)use-lite[^/]*\.bin\.gz$/;

/**
 * Minified bytes: the worker's first script, with which it wakes, all that it may load, what the side
 * panel loads for its first paint, the whole extension without the model that comes with it, and that.
 */
export const sizeSuite: Suite = async ({ product }) => {
  const { background } = JSON.parse(await readFile(join(product, "manifest.json"), "utf8"));
  const panel = loadedScripts(await readFile(join(product, "sidepanel.html"), "utf8"));
  const core: string = background.service_worker;
  const files = await filesIn(product);
  const model = files.filter((path) => MODEL.test(path));
  if (model.length === 0) throw new Error("no model comes with the extension");
  const rest = files.filter((path) => !model.includes(path));
  const panelAll = await withImports(product, panel);
  return [
    { name: "size.core", value: await bytes(product, [core]), unit: "bytes", n: 1 },
    { name: "size.worker", value: await bytes(product, [core, REST]), unit: "bytes", n: 1 },
    { name: "size.panel", value: await bytes(product, panelAll), unit: "bytes", n: 1 },
    { name: "size.whole", value: await bytes(product, rest), unit: "bytes", n: 1 },
    { name: "size.model", value: await bytes(product, model), unit: "bytes", n: 1 },
  ];
};

const REST = "background-rest.js";

/** Every file of the build, by its path in it. */
async function filesIn(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
}

/** The scripts and what they import statically, by their path in the build. */
async function withImports(root: string, entries: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const code = await readFile(join(root, path), "utf8");
    const imports = code.matchAll(/\b(?:from|import)\s*"(\.{1,2}\/[^"]+\.js)"/g);
    for (const [, target = ""] of imports) waiting.push(join(path, "..", target));
  }
  return found;
}

async function bytes(root: string, paths: Iterable<string>): Promise<number> {
  const sizes = [...paths].map(async (path) => (await stat(join(root, path))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
