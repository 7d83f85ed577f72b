import { expect, it } from "vitest";
import { createImportCounter } from "./import-report";

it("tells once of a file among several what is wrong with many parts of it", () => {
  const { problem, report } = createImportCounter();
  const beside = { name: "library_files.json", problem: "not-a-conversation" } as const;
  for (let position = 1; position <= 2_000; position += 1) problem({ ...beside, position });
  problem({ name: "conversations-000.json", position: 2_001, problem: "too-large" });
  problem({ position: 1, problem: "empty" });
  problem({ position: 2, problem: "empty" });
  expect(report().problemCount).toBe(4);
  expect(report().problems.map(({ name, problem: kind }) => `${name} ${kind}`)).toEqual([
    "library_files.json not-a-conversation",
    "conversations-000.json too-large",
    "undefined empty",
    "undefined empty",
  ]);
});
