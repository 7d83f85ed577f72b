import { access, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url);
const FILE = /`((?:src|test)\/[^`\s]+\.tsx?)`/g;
const BY_NAME = "\n## The tests by name\n";

const text = await readFile(new URL("docs/security.md", ROOT), "utf8");
const [claims = "", byName = ""] = text.split(BY_NAME);
const filesIn = (part: string) => [...part.matchAll(FILE)].map(([, path = ""]) => path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

describe("docs/security.md", () => {
  it("names only tests and sources that are there", async () => {
    const named = filesIn(text);
    expect(named.length).toBeGreaterThan(100);
    const gone: string[] = [];
    for (const path of new Set(named)) {
      await access(new URL(path, ROOT)).catch(() => gone.push(path));
    }
    expect(gone).toEqual([]);
  });

  it("says of each test that it names which of its titles it means, and of no other", () => {
    const named = new Set(filesIn(claims).filter(isTest));
    expect(filesIn(byName).sort()).toEqual([...named].sort());
  });

  it("names only titles that are there", async () => {
    const lines = byName.split("\n").filter((line) => line.startsWith("- "));
    const gone: string[] = [];
    for (const line of lines) {
      const [path = ""] = filesIn(line);
      const source = await readFile(new URL(path, ROOT), "utf8");
      const titles = [...line.matchAll(/“(.+?)”/g)].map(([, title = ""]) => title);
      if (titles.length === 0) gone.push(path);
      // As it is written there, with its quotes.
      const isThere = (title: string) =>
        ['"', "`"].some((mark) => source.includes(mark + title + mark));
      gone.push(...titles.filter((title) => !isThere(title)).map((title) => `${path}: ${title}`));
    }
    expect(lines.length).toBeGreaterThan(100);
    expect(gone).toEqual([]);
  });

  it("names a test for each thing that is in clear", () => {
    const [, clear = ""] = claims.split("## In clear, on purpose");
    const things = (clear.split("\nWhat else")[0] ?? "")
      .split("\n")
      .filter((line) => line.startsWith("- "));
    expect(things.length).toBeGreaterThan(8);
    expect(things.filter((line) => !filesIn(line).some(isTest))).toEqual([]);
  });
});
