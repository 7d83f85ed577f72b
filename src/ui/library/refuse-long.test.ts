import { expect, it } from "vitest";
import { toFailure } from "../../domain/app-error";
import { MAX_PROMPT_TEXT } from "../../domain/saved-prompt";
import { errorEnvironment } from "../words/error-environment";
import { errorSentence } from "../words/error-sentence";
import { refuseLong } from "./refuse-long";

it("takes a text as long as a prompt's, and refuses a longer one", () => {
  const text = "a".repeat(MAX_PROMPT_TEXT);
  expect(() => refuseLong({ text })).not.toThrow();
  expect(() => refuseLong({ text: `${text}a` })).toThrow(
    expect.objectContaining({ code: "limit-exceeded" }),
  );
});

it("says of a longer one how much a prompt holds, and what to do", () => {
  const text = "a".repeat(MAX_PROMPT_TEXT + 1);
  const sentence = (() => {
    try {
      return refuseLong({ text });
    } catch (error) {
      return errorSentence(toFailure(error), errorEnvironment()).text;
    }
  })();
  expect(sentence).toMatch(/more than a prompt holds .*20,000 characters.*shorten it\.$/);
});
