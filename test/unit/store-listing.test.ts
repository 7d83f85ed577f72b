import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const store = new URL("../../docs/store/", import.meta.url);
const catalogues = new URL("../../src/ui/words/", import.meta.url);

/** Chrome's store takes no longer summary. */
const MAX_SUMMARY = 132;

it("the store is told in every language that pages speak", async () => {
  const folders = await readdir(catalogues, { withFileTypes: true });
  const spoken = folders
    .filter((one) => one.isDirectory() && one.name !== "en-XA")
    .map(({ name }) => `${name}.md`);
  const listed = await readdir(new URL("languages/", store));
  expect(listed.toSorted()).toEqual(spoken.toSorted());
});

it("every language tells as much as English does, with a summary that the store takes", async () => {
  const english = await read("listing.md");
  for (const name of await readdir(new URL("languages/", store))) {
    const own = await read(`languages/${name}`);
    expect(own.summary.length, name).toBeLessThanOrEqual(MAX_SUMMARY);
    expect(own.summary.length, name).toBeGreaterThan(20);
    expect(own.points, name).toBe(english.points);
    expect(own.text, name).toMatch(/Confidant.*Ollama.*AES-256-GCM.*PDF.*Confidant/s);
    expect(own.text, name).not.toMatch(/[!¡！]/);
  }
});

type Listing = { readonly summary: string; readonly points: number; readonly text: string };

/** What stands in bold at a line's beginning names a part: the first with a text is the summary. */
async function read(path: string): Promise<Listing> {
  const text = await readFile(new URL(path, store), "utf8");
  const [, summary = ""] = /^\*\*[^*]+\*\*(?: \([^)]*\)\.)? (.{20,})$/m.exec(text) ?? [];
  const [description = ""] = text.split(/^\*\*One purpose/m);
  return { summary, points: description.match(/^- /gm)?.length ?? 0, text };
}
