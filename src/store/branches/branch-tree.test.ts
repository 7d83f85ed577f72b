import { describe, expect, it } from "vitest";
import { depthOf, forksOf, leafBehind, type TreeNode } from "./branch-tree";

/** A tree from pairs of a message and the one before it, in the order of the log. */
function makeTree(pairs: readonly (readonly [string, string | null])[]): TreeNode[] {
  return pairs.map(([id, previous], at) => ({ id, previous, order: at + 1 }));
}

describe("forksOf", () => {
  it("finds no fork in one branch", () => {
    expect(
      forksOf(
        makeTree([
          ["u1", null],
          ["r1", "u1"],
        ]),
      ),
    ).toEqual([]);
  });

  it("tells the siblings of each place, oldest first, with the newest message behind each", () => {
    const tree = makeTree([
      ["u1", null],
      ["r1", "u1"],
      ["r1b", "u1"],
      ["u2", "r1b"],
      ["u1b", null],
      ["u2b", "r1"],
    ]);
    expect(forksOf(tree)).toEqual([
      {
        previous: null,
        ways: [
          { id: "u1", leaf: "u2b" },
          { id: "u1b", leaf: "u1b" },
        ],
      },
      {
        previous: "u1",
        ways: [
          { id: "r1", leaf: "u2b" },
          { id: "r1b", leaf: "u2" },
        ],
      },
    ]);
  });

  it("takes messages that follow a missing one for no siblings", () => {
    const tree = makeTree([
      ["u1", null],
      ["a", "gone"],
      ["b", "gone"],
    ]);
    expect(forksOf(tree)).toEqual([]);
  });
});

describe("leafBehind and depthOf", () => {
  const tree = makeTree([
    ["u1", null],
    ["r1", "u1"],
    ["u2", "r1"],
  ]);

  it("follows a branch to its end and to its beginning", () => {
    expect(leafBehind(tree, "u1")).toBe("u2");
    expect(depthOf(tree, "u2")).toBe(2);
  });

  it("ends on a chain that was bent into a circle", () => {
    const circle = makeTree([
      ["a", "b"],
      ["b", "a"],
    ]);
    expect(depthOf(circle, "a")).toBe(2);
  });
});
