import { describe, expect, it } from "vitest";
import { makeBranch } from "../../test/builders/make-message";
import { fromFirstQuestion, toTurns } from "./message-turns";

/** Two turns of which the messages at these places were deleted. */
function withDeleted(...indices: number[]) {
  const messages = makeBranch([
    ["q0", "a0"],
    ["q1", "a1"],
  ]);
  return messages.map((message, at) =>
    indices.includes(at) ? { ...message, text: "", deletedAt: 1 } : message,
  );
}

const shownBy = (...indices: number[]) =>
  toTurns(withDeleted(...indices)).map(({ state, messages }) => [
    state,
    ...messages.map(({ text }) => text),
  ]);

describe("toTurns", () => {
  it("knows no turn of which both messages were deleted", () => {
    expect(shownBy(2, 3)).toEqual([["answered", "q0", "a0"]]);
  });

  it("keeps an answer whose question was deleted as a turn of its own", () => {
    expect(shownBy(2)).toEqual([
      ["answered", "q0", "a0"],
      ["answered", "a1"],
    ]);
  });

  it("takes a question whose answer was deleted for unanswered, whatever comes after it", () => {
    expect(shownBy(1, 2)).toEqual([
      ["unanswered", "q0"],
      ["answered", "a1"],
    ]);
  });

  it("takes a question whose answer has nothing but line breaks for unanswered", () => {
    expect(toTurns(makeBranch([["q0", "\n\n"]])).map(({ state }) => state)).toEqual(["unanswered"]);
  });
});

describe("fromFirstQuestion", () => {
  it("leaves out the rest of a turn that begins before, deleted questions being questions", () => {
    const messages = withDeleted(2);
    expect(fromFirstQuestion(messages.slice(1)).map(({ text }) => text)).toEqual(["", "a1"]);
    expect(fromFirstQuestion(messages.slice(3))).toEqual([]);
  });
});
