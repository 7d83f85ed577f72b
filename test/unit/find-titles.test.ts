import { describe, expect, it } from "vitest";
import { findTitles } from "./find-titles";

describe("findTitles", () => {
  it.each([
    ["a string", 'it("one", run);', ["one"]],
    ["a test's other name", "test('one', run);", ["one"]],
    ["a template with values", `it(\`one of \${COUNT} runs\`, run);`, ["one of … runs"]],
    ["rows of examples", 'it.each([["a"]] as const)("one %s", run);', ["one %s"]],
    ["a condition", 'it.skipIf(gone())("one", run);', ["one"]],
    ["a describe around it", 'describe("E", () => { it("one", run); });', ["one"]],
  ])("finds the title of %s", (_, source, titles) => {
    expect(findTitles("a.test.ts", source)).toEqual(titles);
  });

  it("finds none in comments, describes and other calls", () => {
    const source = '// it("no")\ndescribe("no", () => { expect("no").toBe(it); submit("no"); });';
    expect(findTitles("a.test.tsx", source)).toEqual([]);
  });
});
