import { describe, expect, it } from "vitest";
import { describeStaleness } from "./compare-requirements.mjs";

const TEXT = "# Requirements\n\n| E-001 | layers | yes | a |\n| E-002 | last n | no | later |\n";

describe("describeStaleness", () => {
  it("says nothing of equal texts", () => {
    expect(describeStaleness(TEXT, TEXT)).toBeUndefined();
  });

  it.each([
    ["changed", TEXT.replace("no | later", "yes | b"), "E-002"],
    ["gone", TEXT.replace("| E-001 | layers | yes | a |\n", ""), "E-001"],
    ["new", `${TEXT}| E-003 | order | no | later |\n`, "E-003"],
  ])("names the id of a row that is %s, and the command that mends it", (_, made, id) => {
    const staleness = describeStaleness(TEXT, made);
    expect(staleness).toContain(`stale: ${id}\n`);
    expect(staleness).toContain("npm run docs:requirements");
  });

  it("tells of a change around the rows", () => {
    expect(describeStaleness(TEXT, `${TEXT}\nMore.\n`)).toContain("what stands around the rows");
  });
});
