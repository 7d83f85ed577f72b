import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import ts from "typescript";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";

/** What ships and what builds it; tests apart. */
const FOLDERS = ["src", "entrypoints", "scripts"];
const CODE = /\.(?:tsx?|mjs)$/;
const NO_PRODUCT = /\.test\.\w+$|\.d\.ts$/;

/** Lines of a function, as the eye counts them: the lint leaves out comments and some of the markup. */
export const LONGEST_FUNCTION = 60;

/** The text of each file of the product, by its path from the root. */
export async function readHouse(): Promise<ReadonlyMap<string, string>> {
  return new Map((await Promise.all(FOLDERS.map(readCode))).flat());
}

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

/** A function of a file: the line on which it begins, and how many it has, blank ones apart. */
export type MeasuredFunction = { readonly at: number; readonly lines: number };

/** Each of a file's functions, those within others too. */
export function measureFunctions(path: string, text: string): readonly MeasuredFunction[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: MeasuredFunction[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const start = node.getStart(source);
      const lines = text.slice(start, node.end).split("\n");
      const at = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ at, lines: lines.filter((line) => line.trim() !== "").length });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
