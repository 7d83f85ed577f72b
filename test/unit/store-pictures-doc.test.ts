import { readdir, readFile, stat } from "node:fs/promises";
import { expect, it } from "vitest";

const store = new URL("../../docs/store/", import.meta.url);

it("docs/store/listing.md names every picture of its folder and no other, in 600 KB", async () => {
  const text = await readFile(new URL("listing.md", store), "utf8");
  const named = [...text.matchAll(/\(pictures\/([\w-]+\.jpg)\)/g)].map(([, name = ""]) => name);
  const files = await readdir(new URL("pictures/", store));
  expect(named.toSorted()).toEqual(files.toSorted());
  expect(named).toHaveLength(5);
  const sizes = await Promise.all(
    files.map(async (name) => (await stat(new URL(`pictures/${name}`, store))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
});
