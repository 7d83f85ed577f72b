import { access, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url);

it("docs/security.md names only tests and sources that are there", async () => {
  const text = await readFile(new URL("docs/security.md", ROOT), "utf8");
  const named = [...text.matchAll(/`((?:src|test)\/[^`\s]+\.tsx?)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(100);
  const gone: string[] = [];
  for (const path of new Set(named)) {
    await access(new URL(path, ROOT)).catch(() => gone.push(path));
  }
  expect(gone).toEqual([]);
});
