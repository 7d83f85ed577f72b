import { describe, expect, it } from "vitest";
import { chooseStops, type Recorded } from "./choose-stops";

/** One that offers these stops: failpoint, writes before it, between which kinds. */
function recorded(
  name: string,
  stops: readonly (readonly [id: string, writes: number, between: string])[],
  { ms = 1, thorough = false } = {},
): Recorded {
  return {
    scenario: { name, thorough, act: async () => {} },
    stops: stops.map(([id, writes, between]) => ({ id, nth: 1, writes, between })),
    ms,
  };
}

const ids = (chosen: ReturnType<typeof chooseStops>, name: string) =>
  (chosen.get(name) ?? []).map(({ id }) => id);

describe("chooseStops", () => {
  it("tries each failpoint once, in the quickest scenario that reaches it", () => {
    const slow = recorded(
      "slow",
      [
        ["a", 0, "x"],
        ["b", 0, "x"],
      ],
      { ms: 9 },
    );
    const quick = recorded("quick", [
      ["b", 0, "x"],
      ["c", 0, "x"],
    ]);
    const chosen = chooseStops([slow, quick]);
    expect(ids(chosen, "quick")).toEqual(["b", "c"]);
    expect(ids(chosen, "slow")).toEqual(["a"]);
  });

  it("stops between the same two kinds of writes in two scenarios, once in each", () => {
    const stops = [
      ["a", 0, "x"],
      ["a", 1, "x"],
    ] as const;
    const three = ["one", "two", "three"].map((name, ms) => recorded(name, stops, { ms }));
    const chosen = chooseStops(three);
    expect(three.map(({ scenario }) => ids(chosen, scenario.name))).toEqual([["a"], ["a"], []]);
  });

  it("stops between any two writes of a thorough scenario", () => {
    const chosen = chooseStops([
      recorded(
        "all",
        [
          ["a", 0, "x"],
          ["a", 1, "x"],
          ["a", 2, "x"],
        ],
        { thorough: true },
      ),
    ]);
    expect(ids(chosen, "all")).toEqual(["a", "a", "a"]);
  });

  it("chooses between two writes what was not tried yet", () => {
    const mine = recorded("mine", [
      ["a", 0, "x"],
      ["a", 1, "y"],
      ["c", 1, "y"],
    ]);
    expect(ids(chooseStops([mine]), "mine")).toEqual(["a", "c"]);
  });
});
