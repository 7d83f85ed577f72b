import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFile(new URL(path, root), "utf8");

describe("ARCHITECTURE.md", () => {
  it("E-059 draws the processes in Mermaid and in plain text", async () => {
    const text = await read("ARCHITECTURE.md");
    expect(text).toMatch(/```mermaid\nflowchart/);
    expect(text).toMatch(/```\n\[side panel, options\] --/);
  });

  it("names every folder of src, and no other", async () => {
    const text = await read("ARCHITECTURE.md");
    const named = [...text.matchAll(/^\| `([a-z]+)(?:\/<name>)?` \|/gm)].map((match) => match[1]);
    expect(named.sort()).toEqual((await readdir(new URL("src/", root))).sort());
  });
});
