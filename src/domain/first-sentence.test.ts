import { expect, it } from "vitest";
import { firstSentence } from "./first-sentence";

it("gives what stands before the first end of a sentence", () => {
  expect(firstSentence("  Calm and kind! Patient, too.")).toBe("Calm and kind!");
  expect(firstSentence("落ち着いている。 やさしい。")).toBe("落ち着いている。");
  expect(firstSentence("Version 2.0 of a tutor")).toBe("Version 2.0 of a tutor");
  expect(firstSentence(" ")).toBe("");
});

it("gives 200 characters of a longer one, and cuts none of them", () => {
  expect(firstSentence("🙂".repeat(201))).toBe(`${"🙂".repeat(200)}…`);
});
