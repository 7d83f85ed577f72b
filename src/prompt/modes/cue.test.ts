import { describe, expect, it } from "vitest";
import { type CueTable, indexCues } from "./cue";
import { ENGLISH_CUES } from "./english-cues";
import { GERMAN_CUES } from "./german-cues";
import { matchCues } from "./infer-mode";
import { readClauses } from "./read-clauses";

const NONE: CueTable = { general: "", creation: "", search: "", modification: "", analysis: "" };

function weights(search: string, message: string): number[] {
  const index = indexCues([{ ...NONE, search }]);
  return readClauses(message).flatMap((clause) =>
    matchCues(clause, index).map((cue) => cue.weight),
  );
}

describe("a cue", () => {
  it("is words in a row, of which each may have alternates or be a stem", () => {
    const line = "2.5: look/search up, recommend*";
    expect(weights(line, "look up, search up, look it up")).toEqual([2.5, 2.5]);
    expect(weights(line, "recommendations for recommending")).toEqual([2.5, 2.5]);
    expect(weights("1: a *plan", "a mealplan, a planet")).toEqual([1]);
  });

  it("may have up to four words between two of its own", () => {
    expect(weights("1: look ~ up", "look a b c d up, look up")).toEqual([1, 1]);
    expect(weights("1: look ~ up", "look a b c d e up. look. up")).toEqual([]);
  });

  it("that leads stands where a request begins, behind fillers and joining words, too", () => {
    const line = "1: ^find";
    expect(weights(line, "Find it. Ok, could you please find it and find more")).toEqual([1, 1, 1]);
    expect(weights(line, "what I find")).toEqual([]);
  });

  it("of a question stands in no other clause", () => {
    expect(weights("1: ?or", "tea or coffee? Tea or nothing.")).toEqual([1]);
  });

  it("has a weight above 0 and no empty part in any table", () => {
    const { byWord, byStem } = indexCues([ENGLISH_CUES, GERMAN_CUES]);
    const cues = [...byWord.values(), ...byStem.values()].flat();
    expect(cues.length).toBeGreaterThan(1_000);
    expect(cues.filter((cue) => !(cue.weight > 0))).toEqual([]);
    expect([...byWord.keys(), ...byStem.keys()].filter((word) => word.length === 0)).toEqual([]);
    // Shorter ones are not looked for.
    expect([...byStem.keys()].filter((stem) => stem.length < 3)).toEqual([]);
    for (const cue of cues) expect(cue.parts.at(-1)).not.toBeNull();
  });
});
