import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFile(new URL(path, root), "utf8");

type Law = { readonly forbidden: readonly { readonly name: string }[] };
const law: Law = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");

/** What the law lets a folder of src import, by the folder, as the document writes it. */
function lawOfFolders(): ReadonlyMap<string, readonly string[]> {
  const short = (folder: string) => folder.replace(/^src\//, "").replace("/*", "/<name>");
  const rules = law.forbidden.flatMap(({ name }) => {
    const [folder = "", allowed] = name.split(" imports only itself");
    return allowed === undefined || !folder.startsWith("src/") ? [] : [{ folder, allowed }];
  });
  return new Map(
    rules.map(({ folder, allowed }) => [
      short(folder),
      allowed.split(", ").slice(1).map(short).sort(),
    ]),
  );
}

describe("ARCHITECTURE.md", () => {
  it("E-059 draws the processes in Mermaid and in plain text", async () => {
    const text = await read("ARCHITECTURE.md");
    expect(text).toMatch(/```mermaid\nflowchart/);
    expect(text).toMatch(/```\n\[side panel, options\] --/);
  });

  it("names every folder of src, and no other", async () => {
    const [text = ""] = (await read("ARCHITECTURE.md")).split("| Room |");
    const named = [...text.matchAll(/^\| `([a-z]+)(?:\/<name>)?` \|/gm)].map((match) => match[1]);
    expect(named.sort()).toEqual((await readdir(new URL("src/", root))).sort());
  });

  it("lets each folder import what the law lets it, and the law names no folder that is not there", async () => {
    const text = await read("ARCHITECTURE.md");
    const rows = [...text.matchAll(/^\| `([a-z/<>]+)` \| [^|]+ \| ([^|]+) \|$/gm)];
    const folders = lawOfFolders();
    const all = [...folders.keys()].filter((name) => name !== "background");
    const documented = rows.map(([, folder = "", imports = ""]) => {
      if (imports === "nothing") return [folder, []];
      const left = imports.match(/^all but (.+)$/)?.[1]?.split(" and ");
      if (left !== undefined) {
        const others = all.filter((name) => !left.includes(name) && name !== "foreign");
        return [folder, others.filter((name) => name !== "providers/wire").sort()];
      }
      const names = imports
        .split(", ")
        .map((name) => (name === "providers" ? "providers/<name>" : name));
      return [folder, names.sort()];
    });
    const written = [...folders].filter(([folder]) => folder !== "providers/wire");
    const withoutWire = documented.filter(([folder]) => folder !== "providers/wire");
    expect(Object.fromEntries(withoutWire)).toEqual(Object.fromEntries(written));
    const there = (await readdir(new URL("src/", root))).sort();
    const named = new Set([...folders.keys()].map((folder) => folder.split("/")[0]));
    expect([...named].sort()).toEqual(there);
  });

  it("names the rooms of the store in the law's order, and no other", async () => {
    const text = await read("ARCHITECTURE.md");
    const table = text.slice(text.indexOf("| Room |"), text.indexOf("`entrypoints` are"));
    const named = [...table.matchAll(/^\| `([a-z]+)` \|/gm)].map((match) => match[1]);
    const rules = law.forbidden.flatMap(
      ({ name }) => name.match(/^src\/store\/([a-z]+) imports only the rooms/)?.[1] ?? [],
    );
    expect(named).toEqual(rules);
    const entries = await readdir(new URL("src/store/", root), { withFileTypes: true });
    const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(rooms.sort()).toEqual([...named].sort());
  });
});
