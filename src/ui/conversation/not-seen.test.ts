import { describe, expect, it } from "vitest";
import { makeTotals } from "../../../test/fakes/fake-client";
import type { LeftOut } from "../../domain/prompt-plan";
import { notSeenSentence } from "./not-seen";

const out = (over: Partial<LeftOut>): LeftOut => ({
  what: "messages",
  kind: null,
  messages: 4,
  reason: "history-tokens",
  because: null,
  seenFrom: null,
  ...over,
});
const sentence = (...leftOut: LeftOut[]) => notSeenSentence(makeTotals({ leftOut }));

describe("notSeenSentence", () => {
  it("adds why no summary stands for what is not seen", () => {
    expect(sentence(out({ because: "summary-failed" }))).toBe(
      "the model does not see what is above: no summary could be made; it is tried again",
    );
  });

  it("adds nothing where that is not known, or is about something else", () => {
    const plain = "the model does not see what is above";
    expect(notSeenSentence(null)).toBe(plain);
    expect(sentence(out({}))).toBe(plain);
    expect(sentence(out({ reason: "unanswered", because: "not-yet" }))).toBe(plain);
    expect(sentence(out({ what: "section", kind: "facts", because: "not-yet" }))).toBe(plain);
  });
});
