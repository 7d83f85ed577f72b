import { expect, it } from "vitest";
import { enCommandAnswers } from "./command-words";
import { commandAnswers as de } from "./de/command-answers";
import { commandAnswers as fr } from "./fr/command-answers";
import { createPlural } from "./plural";

const NUMBERS = [0, 1, 2, 5, 11, 21, 100];

it.each([
  ["ar", ["zero", "one", "two", "few", "many", "many", "other"]],
  ["de", ["other", "one", "other", "other", "other", "other", "other"]],
  ["es", ["other", "one", "other", "other", "other", "other", "other"]],
  ["fr", ["one", "one", "other", "other", "other", "other", "other"]],
  ["ja", ["other", "other", "other", "other", "other", "other", "other"]],
  ["ko", ["other", "other", "other", "other", "other", "other", "other"]],
  ["pt", ["one", "one", "other", "other", "other", "other", "other"]],
  ["ru", ["many", "one", "few", "many", "many", "one", "many"]],
  ["zh", ["other", "other", "other", "other", "other", "other", "other"]],
] as const)("%s has the plural forms of 0, 1, 2, 5, 11, 21 and 100", (language, expected) => {
  const categories = ["zero", "one", "two", "few", "many", "other"] as const;
  const forms = Object.fromEntries(categories.map((one) => [one, one])) as Record<
    (typeof categories)[number],
    string
  >;
  expect(NUMBERS.map((value) => createPlural(language)(value, forms))).toEqual(expected);
});

it("the number stands where the text has its sign", () => {
  const forms = { one: "# Nachricht", other: "# Nachrichten" };
  expect(createPlural("de")(1, forms)).toBe("1 Nachricht");
  expect(createPlural("de")(1_234, forms)).toBe("1,234 Nachrichten");
});

it("a summary of one message is told as of one", () => {
  const sentences = [enCommandAnswers, de, fr].map(({ summary }) => summary.made(1));
  const nouns = sentences.map((text) => /1 (\p{L}+)/u.exec(text)?.[1]);
  expect(nouns).toEqual(["message", "Nachricht", "message"]);
});
