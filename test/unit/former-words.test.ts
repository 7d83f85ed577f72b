import { readdir, readFile } from "node:fs/promises";
import ts from "typescript";
import { expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const SOURCE = /\.(ts|tsx|mjs|md)$/;
/** What tells of former words, or of a time in which they were in use. */
const PAST = /^(docs\/glossary\.md|docs\/adr\/)/;

it("nothing is called by a former word of the glossary", async () => {
  const words = await readNots("## Former words");
  expect(words).toContain("put aside");
  const found = await Promise.all(
    (await sourcePaths()).map(async (path) => {
      const lines = await readFile(new URL(path, root), "utf8");
      // A comment may break its line between two words.
      const text = lines.replaceAll(/\s+(?:\*|\/\/)?\s*/g, " ");
      return words.filter((word) => isIn(word, text)).map((word) => `${path}: ${word}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});

/** Names that are stored, the verb of what lays something out, and a tokenizer's own term. */
const STORED = /^(?:(?:draft_)?pieces|place|ways|wayId|wasWay)$/;
const VERB = /^place[A-Z]/;
const TOKENIZER = /^src\/search\/use-lite\//;

it("nothing in the code is named by a former name of the glossary", async () => {
  const words = await readNots("## Former names");
  expect(words).toContain("piece");
  const code = (await sourcePaths()).filter(
    (path) => /^(?:src|entrypoints)\/.*\.tsx?$/.test(path) && !TOKENIZER.test(path),
  );
  const found = await Promise.all(
    code.map(async (path) => {
      const names = namesIn(path, await readFile(new URL(path, root), "utf8"));
      return names
        .filter(
          (name) =>
            !STORED.test(name) && !VERB.test(name) && words.some((word) => isIn(word, name)),
        )
        .map((name) => `${path}: ${name}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});

/** The identifiers of a file. */
function namesIn(path: string, text: string): readonly string[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
  return [...names];
}

/** Whether a word stands there by itself, or as a part of a name: `fate`, `Fate`, `fateOf`, `readFates`. */
function isIn(word: string, text: string): boolean {
  const [first = "", rest] = [word[0], word.slice(1)];
  const capital = first.toUpperCase();
  const found = `(?:(?<![A-Za-z])${first}|${capital})${rest}(?:s|es)?(?![a-z])`;
  return new RegExp(found).test(text);
}

/** The left column of the table below a heading of the glossary. */
async function readNots(heading: string): Promise<string[]> {
  const glossary = await readFile(new URL("docs/glossary.md", root), "utf8");
  const [, below = ""] = glossary.split(heading);
  const [table = ""] = below.split("\n## ");
  return [...table.matchAll(/^\| ([a-z ]+) \| /gm)].map(([, word = ""]) => word);
}

async function sourcePaths(): Promise<string[]> {
  const folders = ["docs", "entrypoints", "scripts", "src"];
  const inFolders = folders.map(async (folder) => {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await readdir(new URL(folder, root), options);
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.pathname.length));
  });
  const paths = [(await Promise.all(inFolders)).flat(), "ARCHITECTURE.md", "README.md"].flat();
  return paths.filter((path) => SOURCE.test(path) && !PAST.test(path));
}
