import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { REQUIREMENT_GROUPS } from "../../scripts/docs/requirement-list.mjs";
import { readTitle } from "../../scripts/docs/requirement-title.mjs";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { findTitles } from "./find-titles";

/** Beside the project where the design documents are at hand; nothing needs it. */
const DESIGN_LIST = `${PROJECT_ROOT}../shared/design/requirements.md`;

/** `npm test` does not run these, so they show no requirement. */
const LONG_TESTS = /^test\/faults\//;

const REQUIREMENTS = REQUIREMENT_GROUPS.flatMap(({ requirements }) => requirements);
const IDS = REQUIREMENTS.map(({ id }) => id);

async function findCarried() {
  const carried: { file: string; id: string }[] = [];
  for (const folder of ["scripts", "src", "test"]) {
    for (const path of await readdir(`${PROJECT_ROOT}${folder}`, { recursive: true })) {
      const file = `${folder}/${path}`.replaceAll("\\", "/");
      if (!/\.test\.(?:tsx?|mjs)$/.test(file)) continue;
      const titles = findTitles(file, await readFile(`${PROJECT_ROOT}${file}`, "utf8"));
      carried.push(...titles.flatMap((title) => readTitle(title).ids).map((id) => ({ file, id })));
    }
  }
  return carried;
}

describe("the list of requirements", () => {
  it("numbers each document's from 1 on, without a gap", () => {
    const lengths = REQUIREMENT_GROUPS.map(({ requirements }) => requirements.length);
    expect(lengths).toEqual([60, 32, 99, 93, 97]);
    const numbered = ["E", "O", "P", "A", "M"].flatMap((letter, index) =>
      Array.from(
        { length: lengths[index]! },
        (_, at) => `${letter}-${`${at + 1}`.padStart(3, "0")}`,
      ),
    );
    expect(IDS).toEqual(numbered);
  });

  it("has the ids of the design documents' list", async ({ skip }) => {
    skip(!existsSync(DESIGN_LIST), "the design documents do not lie beside the project");
    const text = await readFile(DESIGN_LIST, "utf8");
    const ids = [...text.matchAll(/^- ([EOPAM]-\d{3})\b/gm)].map(([, id]) => id);
    expect([...IDS].sort()).toEqual(ids.sort());
  });

  it("has every id that a test's title carries", async () => {
    const carried = await findCarried();
    expect(carried.filter(({ id }) => !IDS.includes(id))).toEqual([]);
    expect(carried.length).toBeGreaterThan(0);
  });

  it("has a test's title or a word for every id", async () => {
    const carried = (await findCarried()).filter(({ file }) => !LONG_TESTS.test(file));
    const shown = new Set(carried.map(({ id }) => id));
    const silent = REQUIREMENTS.filter(({ id, word }) => word === undefined && !shown.has(id));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it("fits a table: no line end and no bar in its words", () => {
    const texts = REQUIREMENTS.flatMap(({ text, word = "" }) => [text, word]);
    expect(texts.filter((text) => /[\n|]/.test(text))).toEqual([]);
  });
});
