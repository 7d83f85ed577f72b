import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { REQUIREMENTS } from "./requirement-list.mjs";

const HEAD = `# Requirements

Made by \`npm run docs:requirements\` from the titles of the tests, which carry the ids. A line without
a test says when or why. More requirements join as the product reaches for them.

| Id | Asked | Shown by |
|---|---|---|`;

/**
 * docs/requirements.md: every requirement with the tests whose titles carry its id; fails where a
 * requirement has neither a test nor a word on it.
 * @param {string} root
 */
export async function listRequirements(root) {
  const titlesById = await collectTitles(root);
  const rows = REQUIREMENTS.map(([id, asked, note]) => {
    const shown = titlesById.get(id)?.map(({ file, title }) => `${title} (\`${file}\`)`);
    if (shown === undefined && note === undefined) throw new Error(`${id} has no test and no word`);
    return `| ${id} | ${asked} | ${shown?.join("; ") ?? note} |`;
  });
  return [HEAD, ...rows, ""].join("\n");
}

/** @param {string} root */
async function collectTitles(root) {
  /** @type {Map<string, { file: string, title: string }[]>} */
  const titlesById = new Map();
  for (const file of await findTests(root)) {
    const text = await readFile(join(root, file), "utf8");
    for (const [, full = ""] of text.matchAll(/\bit\(\s*"((?:[^"\\]|\\.)*)"/g)) {
      const title = full.replace(/^(?:[A-Z]-\d+ )+/, "");
      for (const [id] of full.matchAll(/\b[EOPAM]-\d{3}\b/g)) {
        titlesById.set(id, [...(titlesById.get(id) ?? []), { file, title }]);
      }
    }
  }
  return titlesById;
}

/** @param {string} root */
async function findTests(root) {
  const folders = ["scripts", "src", "test"];
  const found = await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(join(root, folder), { recursive: true });
      return files.map((file) => join(folder, file).replaceAll("\\", "/"));
    }),
  );
  return found
    .flat()
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();
}
