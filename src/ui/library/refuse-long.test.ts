import { expect, it } from "vitest";
import { MAX_PROMPT_TEXT } from "../../domain/saved-prompt";
import { refuseLong } from "./refuse-long";

it("takes a text as long as a prompt's, and refuses a longer one", () => {
  const text = "a".repeat(MAX_PROMPT_TEXT);
  expect(() => refuseLong({ text })).not.toThrow();
  expect(() => refuseLong({ text: `${text}a` })).toThrow(
    expect.objectContaining({ code: "limit-exceeded" }),
  );
});
