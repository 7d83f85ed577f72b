import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { FIGURES } from "../bench/figure";
import { type PreparedBuilds, prepareBuilds } from "../bench/prepare-builds";
import { SMALL_EFFORT } from "../bench/suite";
import { SUITES } from "../bench/suites";

// Whether every suite measures, never what: one round, over so little that no figure says anything.

// Each wait of a suite has an end of its own, which says what it waited for.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let builds: PreparedBuilds;
beforeAll(async () => {
  // Building the product without its adapters takes longer than all suites; that the build leaves
  // them out is a unit test's.
  builds = await prepareBuilds({ withoutAdapters: ({ product }) => product });
});
afterAll(() => builds?.remove());

it("every suite of docs/figures.md is one of the bench", () => {
  expect([...SUITES.keys()].sort()).toEqual(Object.keys(FIGURES).sort());
});

it.each([...SUITES])("the suite %s gives all of its figures", async (name, suite) => {
  const figures = await suite(builds, SMALL_EFFORT);
  const measured = figures.filter(({ value, n }) => Number.isFinite(value) && n > 0);
  expect(measured.map((figure) => figure.name).sort()).toEqual(
    Object.keys(FIGURES[name] ?? {}).sort(),
  );
});
