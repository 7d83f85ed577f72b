import { describe, expect, it } from "vitest";
import { describeDiagram } from "./describe-diagram";
import { readDiagram } from "./read-diagram";

const wordsOf = (source: string) => describeDiagram(readDiagram(source));

describe("a flowchart in words", () => {
  it.each([
    ["A --> B", "A to B"],
    ["A <--- B", "B to A"],
    ["A --- B", "Between A and B"],
    ["A <--> B", "Between A and B, both ways"],
    ["A ---|yes| B", "Between A and B: yes"],
    ["A x--x B", "Between A and B, both ways"],
    ["A --o B", "A to B"],
  ])("tells which ends of a line point: %s", (line, expected) => {
    expect(wordsOf(`flowchart LR\n${line}`)).toEqual([expected]);
  });

  it("tells of no line that is not drawn", () => {
    expect(wordsOf("flowchart LR\nA ~~~ B")).toEqual(["A", "B"]);
  });
});

describe("a sequence in words", () => {
  it.each([
    ["A->>B: x", "A to B: x"],
    ["A-)B: x", "A to B: x"],
    ["A->B: x", "Between A and B: x"],
    ["A<<->>B: x", "Between A and B, both ways: x"],
  ])("tells which ends of a message point: %s", (line, expected) => {
    expect(wordsOf(`sequenceDiagram\n${line}`)).toEqual([expected]);
  });

  it("tells of each part of a frame, of one without a text, too", () => {
    const lines = ["alt is there", "A->>B: in", "else", "A->>B: out", "end"];
    expect(wordsOf(`sequenceDiagram\n${lines.join("\n")}`)).toEqual([
      "alt is there",
      "A to B: in",
      "else",
      "A to B: out",
      "End: alt is there",
    ]);
  });

  it("tells where each frame ends, the inner one first", () => {
    const lines = ["loop every day", "A->>B: in", "opt", "A->>B: deep", "end", "end", "A->>B: out"];
    expect(wordsOf(`sequenceDiagram\n${lines.join("\n")}`)).toEqual([
      "loop every day",
      "A to B: in",
      "opt",
      "A to B: deep",
      "End: opt",
      "End: loop every day",
      "A to B: out",
    ]);
  });
});
