import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const SOURCE = /\.(ts|tsx|mjs|md)$/;
/** What tells of former words, or of a time in which they were in use. */
const PAST = /^(docs\/glossary\.md|docs\/adr\/)/;

it("nothing is called by a former word of the glossary", async () => {
  const words = await formerWords();
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

/** Whether a word stands there by itself, or as a part of a name: `fate`, `Fate`, `fateOf`, `readFates`. */
function isIn(word: string, text: string): boolean {
  const [first = "", rest] = [word[0], word.slice(1)];
  const capital = first.toUpperCase();
  const found = `(?:(?<![A-Za-z])${first}|${capital})${rest}(?:s|es)?(?![a-z])`;
  return new RegExp(found).test(text);
}

async function formerWords(): Promise<string[]> {
  const glossary = await readFile(new URL("docs/glossary.md", root), "utf8");
  const [, table = ""] = glossary.split("## Former words");
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
