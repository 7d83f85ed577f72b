import { access, readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { TABLES } from "../../src/store/database/tables";
import { LOOKS } from "../../src/ui/look";

const ROOT = new URL("../../", import.meta.url);
const FILE = /`((?:src|test)\/[^`\s]+\.tsx?)`/g;
const BY_NAME = "\n## The tests by name\n";

const text = await readFile(new URL("docs/security.md", ROOT), "utf8");
const [claims = "", byName = ""] = text.split(BY_NAME);
const filesIn = (part: string) => [...part.matchAll(FILE)].map(([, path = ""]) => path);
const section = (title: string) => claims.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
const namesIn = (part: string) => [...part.matchAll(/`([a-z_]+)`/g)].map(([, name = ""]) => name);
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
    const things = (section("In clear, on purpose").split("\nWhat else")[0] ?? "")
      .split("\n")
      .filter((line) => line.startsWith("- "));
    expect(things.length).toBeGreaterThan(8);
    expect(things.filter((line) => !filesIn(line).some(isTest))).toEqual([]);
  });

  it("tells of every table once what is sealed in its rows", () => {
    const [, rows = ""] = section("A row").split("| Table | Sealed in a row |\n|---|---|\n");
    const cells = (rows.split("\n\n")[0] ?? "").split("\n").map((line) => line.split("|")[1] ?? "");
    expect(cells.flatMap(namesIn).sort()).toEqual(Object.keys(TABLES).sort());
  });

  it("names every table whose rows have an order number in clear", () => {
    const named = new Set(namesIn(section("A row").trim().split("\n")[0] ?? ""));
    const ordered = Object.entries(TABLES).filter(([, { columns }]) =>
      columns.some((column) => column === "order"),
    );
    expect(ordered.map(([table]) => table).filter((table) => !named.has(table))).toEqual([]);
  });

  it("names every key that the pages keep in clear", async () => {
    const keys: string[] = Object.keys(LOOKS);
    for (const name of await readdir(new URL("src/", ROOT), { recursive: true })) {
      const path = `src/${name}`;
      if (!/\.tsx?$/.test(path) || isTest(path)) continue;
      const source = await readFile(new URL(path, ROOT), "utf8");
      // `look.ts` has several, by their names; others have theirs kept by `stored-text.ts`.
      const stored = [...source.matchAll(/\bsetItem\((?!name,|key,)(\w+)/g)].map(([, one]) => one);
      for (const [, key = ""] of source.matchAll(/\bcreateStoredText\("(.+?)"/g)) keys.push(key);
      keys.push(
        ...stored.map((name) => source.match(`${name} = "(.+?)"`)?.[1] ?? `${path}: ${name}`),
      );
    }
    const line = section("In clear, on purpose")
      .split("\n")
      .find((one) => one.startsWith("- in the pages' `localStorage`"));
    expect(keys.length).toBeGreaterThan(6);
    expect(keys.filter((key) => line?.includes(`\`${key}\``) !== true)).toEqual([]);
  });
});
