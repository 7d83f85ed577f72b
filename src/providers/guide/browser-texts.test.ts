import { expect, it } from "vitest";
import { textsIn } from "./browser-texts";
import { WRITTEN_IN_ENGLISH } from "./english-guide";

const answer = "Fill in {{topic}}: {{by Tab|by Enter}}, then {{page}}.{{ Here.|}}";
const texts = { ...WRITTEN_IN_ENGLISH, unknown: { answer, nextStep: "{{One|Two}} ways" } };

it("a text says what its browser has, and keeps what a prompt is asked for", () => {
  expect(textsIn("chromium", texts).unknown).toEqual({
    answer: "Fill in {{topic}}: by Tab, then {{page}}. Here.",
    nextStep: "One ways",
  });
  expect(textsIn("firefox", texts).unknown).toEqual({
    answer: "Fill in {{topic}}: by Enter, then {{page}}.",
    nextStep: "Two ways",
  });
});
