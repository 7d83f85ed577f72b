import { expect, it } from "vitest";
import { inferMode } from "../../src/prompt/modes/infer-mode";
import { KEPT_APART } from "../bench/modes/kept-apart";

it("A-036 infers the mode of at least 85 % of 150 messages by someone who did not write the cues", () => {
  const right = KEPT_APART.filter(({ text, mode, tools }) => inferMode(text, tools ?? []) === mode);
  const accuracy = right.length / KEPT_APART.length;
  expect(KEPT_APART.length).toBeGreaterThanOrEqual(150);
  expect(accuracy).toBeGreaterThanOrEqual(0.85);
});
