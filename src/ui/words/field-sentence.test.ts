import { expect, it } from "vitest";
import { fieldSentence } from "./field-sentence";

it.each([
  [{ field: "title", problem: "too-long", limit: 200 }, "A title has 200 characters at most."],
  [{ field: "tags", problem: "too-long", limit: 40 }, "A tag has 40 characters at most."],
  [{ field: "tags", problem: "too-many", limit: 1_020 }, "There can be 1,020 tags at most."],
])("names the limit that a field goes beyond, and what to do: %o", (data, part) => {
  const sentence = fieldSentence({ code: "invalid-field", data });
  expect(sentence).toContain(part);
  expect(sentence).toContain("Nothing was changed");
});

it("leaves every other failure to its own sentence", () => {
  const { code } = { code: "invalid-field" } as const;
  expect(fieldSentence({ code, data: { field: "title", problem: "empty" } })).toBe(null);
  expect(
    fieldSentence({
      code,
      data: { field: "toString", problem: "too-long", limit: 1 },
    }),
  ).toBe(null);
  expect(fieldSentence({ code: "conflict", data: { field: "title", limit: 1 } })).toBe(null);
});
