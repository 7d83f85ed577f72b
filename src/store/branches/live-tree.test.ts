import { describe, expect, it } from "vitest";
import type { KnownNode } from "./branch-tree";
import { liveTree } from "./live-tree";

/** A tree from `previous>id`, in the order of the log; deleted ones end in a minus sign. */
function makeNodes(...links: readonly string[]): KnownNode[] {
  return links.map((link, at) => {
    const [previous = "", id = ""] = link.replace("-", "").split(">");
    const isDeleted = link.endsWith("-");
    return { id, previous: previous === "" ? null : previous, order: at + 1, isDeleted };
  });
}

describe("liveTree", () => {
  it("takes a branch of which every text was deleted for no sibling", () => {
    const tree = liveTree(makeNodes(">u", "u>a", "u>b-", "b>c-"));
    expect(tree.forks).toEqual([]);
    expect([tree.isLive("a"), tree.isLive("b")]).toEqual([true, false]);
  });

  it("keeps a deleted message as a sibling where something behind it is left", () => {
    const { forks } = liveTree(makeNodes(">u", "u>a-", "u>b", "a>c"));
    const siblings = [
      { id: "a", leaf: "c" },
      { id: "b", leaf: "b" },
    ];
    expect(forks).toEqual([{ previous: "u", ways: siblings }]);
  });

  it("ends a branch behind what has come after it", () => {
    const tree = liveTree(makeNodes(">u", "u>a", "u>b", "a>c", "c>d"));
    expect(tree.endOf("a")).toBe("d");
    expect(tree.endOf("b")).toBe("b");
  });

  it("ends a branch of which nothing is left behind the newest that is left beside it", () => {
    const tree = liveTree(makeNodes(">u", "u>a", "a>c", "u>b-", "b>d-"));
    expect(tree.endOf("d")).toBe("c");
  });

  it("keeps the place of what was deleted at the end of a branch", () => {
    const tree = liveTree(makeNodes(">u", "u>a", "a>c-", "c>d-", "u>b"));
    expect(tree.endOf("d")).toBe("d");
    expect(tree.forks[0]?.ways[0]).toEqual({ id: "a", leaf: "d" });
  });

  it("ends one that is not there with the newest that is left", () => {
    const nodes = makeNodes(">u", "u>a", "u>b-");
    expect(liveTree(nodes).endOf("gone")).toBe("a");
    expect(liveTree(nodes).endOf(null)).toBe("a");
    expect(liveTree(makeNodes(">u-", "u>a-")).endOf(null)).toBe("a");
    expect(liveTree([]).endOf(null)).toBeNull();
  });

  it("ends on a chain of deleted messages that was bent into a circle", () => {
    expect(liveTree(makeNodes("b>a-", "a>b-", ">u")).endOf("b")).toBe("u");
  });
});
