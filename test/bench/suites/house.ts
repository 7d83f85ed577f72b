import { readdir, readFile } from "node:fs/promises";
import { dirname, join, posix, relative, sep } from "node:path";
import ts from "typescript";
import { PROJECT_ROOT } from "../../../scripts/project-root.mjs";
import type { Figure } from "../figure";
import { median, percentile } from "../statistics";
import type { Suite } from "../suite";

/** What ships and what builds it; tests apart. */
const FOLDERS = ["src", "entrypoints", "scripts"];
/** Lines of a function, as the eye counts them: the lint leaves out comments and some of the markup. */
const LONGEST = 60;
const CODE = /\.(?:tsx?|mjs)$/;
const NO_PRODUCT = /\.test\.\w+$|\.d\.ts$/;

/** How large the house is, from the tree: its lines, files, functions, and files with one importer. */
export const houseSuite: Suite = async () => {
  const texts = new Map((await Promise.all(FOLDERS.map(readCode))).flat());
  const lines = [...texts.values()].map(countLines);
  const functions = [...texts].flatMap(([path, text]) => functionLines(path, text));
  const n = texts.size;
  const count = (name: string, value: number): Figure => ({ name, value, unit: "count", n });
  return [
    count(
      "house.lines",
      lines.reduce((sum, one) => sum + one, 0),
    ),
    count("house.files", n),
    count("house.single", countSingle(texts)),
    count("house.file.median", median(lines)),
    count("house.file.p90", percentile(lines, 0.9)),
    count("house.file.max", Math.max(...lines)),
    count("house.function.max", Math.max(...functions)),
    count("house.function.over", functions.filter((one) => one > LONGEST).length),
  ];
};

type Code = readonly (readonly [path: string, text: string])[];

async function readCode(folder: string): Promise<Code> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(PROJECT_ROOT, folder), options);
  const paths = entries
    .filter((entry) => entry.isFile() && CODE.test(entry.name) && !NO_PRODUCT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => {
      const name = relative(PROJECT_ROOT, path).split(sep).join("/");
      return [name, await readFile(path, "utf8")] as const;
    }),
  );
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}

/** Files that exactly one other file of the product imports. */
function countSingle(texts: ReadonlyMap<string, string>): number {
  const importers = new Map<string, Set<string>>();
  for (const [path, text] of texts) {
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const target = resolve(dirname(path), fileName, texts);
      if (target === undefined || target === path) continue;
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  return [...importers.values()].filter(({ size }) => size === 1).length;
}

function resolve(folder: string, name: string, texts: ReadonlyMap<string, string>) {
  if (!name.startsWith(".")) return undefined;
  const path = posix.join(folder, name);
  return ["", ".ts", ".tsx", ".mjs"].map((end) => path + end).find((one) => texts.has(one));
}

/** Lines of each of a file's functions from head to end, blank ones apart. */
function functionLines(path: string, text: string): number[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const lines = text.slice(node.getStart(source), node.end).split("\n");
      found.push(lines.filter((line) => line.trim() !== "").length);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
