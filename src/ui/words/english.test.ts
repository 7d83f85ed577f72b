import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { english } from "./english";

const FOLDER = new URL(".", import.meta.url);
const CATALOGUE = /catalogue(?:<[^(]*>)?\(\s*"(\w+)",\s*(\w+),?\s*\)/g;

/** Sentences are made of these beside their catalogue; their English is another module's. */
const FROM_ELSEWHERE = ["fieldLimits", "fileErrors"];

/** Each area that a module of this folder shows, with the name of its English. */
async function readAreas() {
  const names = (await readdir(FOLDER)).filter((name) => /^[^.]+\.ts$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), "utf8");
      return [...text.matchAll(CATALOGUE)].map(([, area = "", english = ""]) => ({
        ...{ name, area, english },
      }));
    }),
  );
  return found.flat();
}

describe("the English texts", () => {
  it("are of the area that the catalogue beside them is of", async () => {
    const areas = await readAreas();
    expect(areas.length).toBeGreaterThan(30);
    for (const { name, area, english: own } of areas) {
      // Its English is loaded apart from it.
      if (own === "null" || FROM_ELSEWHERE.includes(area)) continue;
      const module: Record<string, unknown> = await import(`./${name}`);
      expect(module[own], name).toBe(Reflect.get(english, area));
    }
  });

  it("of every area are shown by one catalogue", async () => {
    const shown = (await readAreas()).map(({ area }) => area);
    expect(shown.toSorted()).toEqual(Object.keys(english).toSorted());
  });
});
