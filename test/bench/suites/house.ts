import { dirname, posix } from "node:path";
import ts from "typescript";
import { countWalk } from "../count-walk";
import type { Figure } from "../figure";
import { LONGEST_FUNCTION, measureFunctions, readHouse } from "../house-code";
import { median, percentile } from "../statistics";
import type { Suite } from "../suite";

/**
 * How large the house is, from the tree: its lines, files, functions, and files with one importer; and
 * how many modules one message passes.
 * The texts of the pages are lines of their own: they grow with what is said and in how many languages.
 */
export const houseSuite: Suite = async () => {
  const all = [...(await readHouse())];
  const texts = new Map(all.filter(([path]) => !WORDS.test(path)));
  const words = all.filter(([path]) => WORDS.test(path)).map(([, text]) => countLines(text));
  const lines = [...texts.values()].map(countLines);
  const functions = [...texts].flatMap(([path, text]) =>
    measureFunctions(path, text).map((one) => one.lines),
  );
  const n = texts.size;
  const count = (name: string, value: number): Figure => ({ name, value, unit: "count", n });
  return [
    count("house.lines", sum(lines)),
    { ...count("house.words", sum(words)), n: words.length },
    count("house.files", n),
    count("house.single", countSingle(texts)),
    count("house.file.median", median(lines)),
    count("house.file.p90", percentile(lines, 0.9)),
    count("house.file.max", Math.max(...lines)),
    count("house.function.max", Math.max(...functions)),
    count("house.function.over", functions.filter((one) => one > LONGEST_FUNCTION).length),
    { ...count("house.walk", await countWalk()), n: 1 },
  ];
};

/** Catalogues: English, and every other language. */
const WORDS = /^src\/ui\/words\/(?:en(?:-[\w-]+)?\.ts$|[\w-]+-words\.ts$|[a-z]{2}\/)/;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
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
