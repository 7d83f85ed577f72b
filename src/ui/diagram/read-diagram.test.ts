import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOUNDS } from "./diagram-bounds";
import type { Flowchart } from "./flowchart";
import { readDiagram } from "./read-diagram";
import { type Refusal, RefusedDiagram } from "./refusal";
import type { Sequence } from "./sequence";

function refusalOf(source: string): Refusal | null {
  try {
    readDiagram(source);
    return null;
  } catch (error) {
    if (error instanceof RefusedDiagram) return error.refusal;
    throw error;
  }
}

function flowchart(source: string): Flowchart {
  const diagram = readDiagram(source);
  if (diagram.kind !== "flowchart") throw new Error("it is no flowchart");
  return diagram;
}

function sequence(source: string): Sequence {
  const diagram = readDiagram(source);
  if (diagram.kind !== "sequence") throw new Error("it is no sequence");
  return diagram;
}

const linesOf = ({ edges }: Flowchart) => edges.map(({ from, to, text }) => [from, to, text]);
const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join("\n");

describe("a flowchart", () => {
  it("has a direction, from above unless it says otherwise", () => {
    const directions = ["TB", "TD", "BT", "LR", "RL", ""].map(
      (one) => flowchart(`flowchart ${one}\nA`).direction,
    );
    expect(directions).toEqual(["TB", "TB", "BT", "LR", "RL", "TB"]);
  });

  it("has boxes of fourteen shapes", () => {
    const all =
      "a[x] b(x) c([x]) d((x)) e(((x))) f{x} g{{x}} h[(x)] i[[x]] j>x] k[/x/] l[\\x\\] m[/x\\] n[\\x/]";
    const { nodes } = flowchart(`graph TD\n${all.replaceAll(" ", "\n")}`);
    expect(nodes.map(({ text }) => text)).toEqual(Array.from({ length: 14 }, () => "x"));
    expect(new Set(nodes.map(({ shape }) => shape)).size).toBe(14);
  });

  it("reads a shape and a text from braces, and keeps the text where the shape is unknown", () => {
    const { nodes } = flowchart(
      'flowchart TD\nA@{ shape: cyl, label: "The {data}" } --> B@{shape: bolt}',
    );
    expect(nodes.map(({ text, shape }) => [text, shape])).toEqual([
      ["The {data}", "cylinder"],
      ["B", "box"],
    ]);
  });

  it("has lines of four kinds with what stands at their ends, and texts in both ways", () => {
    const { edges } = flowchart(
      'graph TD\nA-->B\nA---B\nA-.->B\nA==>B\nA~~~B\nA--xB\nA --o B\nA<-->B\nA-->|one|B\nA-- two -->B\nA-. three .->B\nA== "f|our" ==>B',
    );
    expect(
      edges.map(({ kind, fromEnd, toEnd, text }) => `${kind} ${fromEnd} ${toEnd} ${text}`),
    ).toEqual([
      "solid none arrow ",
      "solid none none ",
      "dotted none arrow ",
      "thick none arrow ",
      "none none none ",
      "solid none cross ",
      "solid none circle ",
      "solid arrow arrow ",
      "solid none arrow one",
      "solid none arrow two",
      "dotted none arrow three",
      "thick none arrow f|our",
    ]);
  });

  it("joins each of several boxes with each of the next, along a whole chain", () => {
    expect(linesOf(flowchart("graph TD\nA & B --> C & D --> E"))).toEqual([
      ["A", "C", ""],
      ["A", "D", ""],
      ["B", "C", ""],
      ["B", "D", ""],
      ["C", "E", ""],
      ["D", "E", ""],
    ]);
  });

  it("has groups in groups, and lines to them; an empty one is a box", () => {
    const { nodes, edges, groups } = flowchart(
      'graph TD\nsubgraph one [First "part"]\nA\nsubgraph two\ndirection LR\nB\nend\nend\nsubgraph Empty\nend\none --> Empty',
    );
    expect(groups.map(({ id, text, parent }) => [id, text, parent])).toEqual([
      ["one", 'First "part"', null],
      ["two", "two", 0],
    ]);
    expect(nodes.map(({ id, group }) => [id, group])).toEqual([
      ["A", 0],
      ["B", 1],
      ["Empty", null],
    ]);
    expect(edges).toMatchObject([{ from: "one", to: "Empty" }]);
  });

  it("passes over colours, links and what is to be run, and takes nothing of them", () => {
    const chart = flowchart(
      'graph TD\nA:::red-->B\nstyle A fill:url(https://example.net)\nclassDef red fill:#f00;\nclass A red\nlinkStyle 0 stroke:red\nclick A href "javascript:globalThis.ran=1"\nclick B call run()\n%% a remark',
    );
    expect(chart.nodes).toHaveLength(2);
    expect(JSON.stringify(chart)).not.toMatch(/example|javascript|red|run|remark/);
  });

  it("begins behind settings, remarks and a front matter", () => {
    const source =
      "---\ntitle: x\n---\n%%{init: {'securityLevel': 'loose'}}%%\n%% y\n\nflowchart LR; A-->B;";
    expect(linesOf(flowchart(source))).toEqual([["A", "B", ""]]);
  });
});

describe("a label", () => {
  const textOf = (label: string) => flowchart(`graph TD\nA["${label}"]`).nodes[0]?.text;

  it("has line breaks and references, and any other markup is the text that it is", () => {
    expect(textOf("a<br/>b<br>c\\nd")).toBe("a\nb\nc\nd");
    expect(textOf("#quot;x#quot; #35;1 &amp; #9829;")).toBe('"x" #1 & ♥');
    expect(textOf("<img src=x onerror=alert(1)>")).toBe("<img src=x onerror=alert(1)>");
  });

  it("names hidden characters, those behind references too", () => {
    expect(textOf("a\u202eb")).toBe("a[U+202E]b");
    expect(textOf("a#8238;b&#x200b;c")).toBe("a[U+202E]b[U+200B]c");
    expect(flowchart("graph TD\na\u3164").nodes[0]?.text).toBe("a[U+3164]");
    expect(flowchart("graph TD\nA-->|x\u200by|B").edges[0]?.text).toBe("x[U+200B]y");
    expect(
      sequence("sequenceDiagram\nparticipant A\u202e\nA\u202e->>B: \u2066x").actors[0]?.text,
    ).toBe("A[U+202E]");
  });

  it("may be in any script", () => {
    expect(flowchart("graph TD\nα[مرحبا] --> 日本[東京]").nodes.map(({ text }) => text)).toEqual([
      "مرحبا",
      "東京",
    ]);
  });
});

describe("a sequence", () => {
  it("has actors in the order in which they are named, with other names and messages", () => {
    const { actors, steps } = sequence(
      "sequenceDiagram\nautonumber\nactor U as A person\nparticipant S\nU->>+S: Ask: now\nS-->>-U: Answer\nU-xS: lost\nS-)U: later\nactivate S\nU->T: on",
    );
    expect(actors.map(({ id, text, isPerson }) => [id, text, isPerson])).toEqual([
      ["U", "A person", true],
      ["S", "S", false],
      ["T", "T", false],
    ]);
    expect(steps).toMatchObject([
      { from: "U", to: "S", text: "Ask: now", isDotted: false, toEnd: "arrow" },
      { from: "S", to: "U", text: "Answer", isDotted: true, toEnd: "arrow" },
      { toEnd: "cross", text: "lost" },
      { toEnd: "open", text: "later" },
      { from: "U", to: "T", toEnd: "none" },
    ]);
  });

  it("has notes, frames and their parts; colours alone are no frame", () => {
    const { steps, title } = sequence(
      "sequenceDiagram\ntitle: Over all\nalt is well\nNote over A,B: both\nelse is not\nNote right of A: one\nend\nrect rgb(0, 0, 0)\nA->>B: x\nend",
    );
    expect(title).toBe("Over all");
    expect(steps).toMatchObject([
      { kind: "frame", word: "alt", text: "is well" },
      { kind: "note", side: "over", actors: ["A", "B"] },
      { kind: "part", word: "else", text: "is not" },
      { kind: "note", side: "right", actors: ["A"] },
      { kind: "end" },
      { kind: "message" },
    ]);
  });
});

describe("what is not understood", () => {
  it.each([
    ["", 1],
    ['pie\n"a": 1', 1],
    ["\n\n%% x\nclassDiagram\nA", 4],
    ["graph TD\nA-->B\nB-->", 3],
    ["graph TD\nA[open\nB", 2],
    ["graph TD\nA-->B\nend", 3],
    ["graph TD\nsubgraph x\nA", 3],
    ["graph TD\nA B", 2],
    ["graph TD\n", 1],
    ["sequenceDiagram\nA->>B: x\nwhat is this", 3],
    ["sequenceDiagram\nloop x\nA->>B: y", 3],
    ["sequenceDiagram\nA->>B: x\nelse y", 3],
  ])("is told by its line: %j", (source, line) => {
    expect(refusalOf(source)).toEqual({ kind: "unread", line });
  });

  it.each([
    ["characters", "graph TD\nA".padEnd(BOUNDS.characters + 1)],
    ["boxes", `graph TD\n${lines(BOUNDS.nodes + 1, (at) => `n${at}`)}`],
    ["lines", `graph TD\n${lines(BOUNDS.edges + 1, () => "A-->B")}`],
    ["lines of lists", "graph TD\nA&B&C&D&E&F&G&H&I&J&K-->A&B&C&D&E&F&G&H&I&J&K"],
    ["groups", `graph TD\n${lines(BOUNDS.groups + 1, () => "subgraph x\nA\nend")}`],
    ["depth", `graph TD\n${lines(BOUNDS.depth + 1, (at) => `subgraph g${at}`)}\nA`],
    ["a label", `graph TD\nA[${"x".repeat(BOUNDS.label + 1)}]`],
    ["actors", `sequenceDiagram\n${lines(BOUNDS.actors + 1, (at) => `participant a${at}`)}`],
    ["steps", `sequenceDiagram\n${lines(BOUNDS.steps + 1, () => "A->>B: x")}`],
    ["frames", `sequenceDiagram\n${lines(BOUNDS.depth + 1, () => "loop x")}`],
  ])("is too large by its %s", (_, source) => {
    expect(refusalOf(source)).toEqual({ kind: "too-large" });
  });

  it("ends in a diagram or a refusal, whatever is written", () => {
    const word = fc.constantFrom(
      ...'graph TD|flowchart LR|sequenceDiagram|A|B|end|subgraph|-->|-.->|==>|--|-.|==|[|]|(|)|{|}|>|"|`|;|&|%%|%%{|}%%|:::|@{|\n|\n|\n|:|->>|-x|Note over|loop|alt|else|participant|as|,|#|<br>|~~~|---|x|o| '.split(
        "|",
      ),
    );
    const source = fc.array(fc.oneof(word, fc.string({ unit: "grapheme" })), { maxLength: 60 });
    fc.assert(
      fc.property(fc.constantFrom("graph TD\n", "sequenceDiagram\n", ""), source, (head, words) => {
        refusalOf(head + words.join(" "));
        refusalOf(head + words.join(""));
      }),
      { numRuns: 400 },
    );
  });
});
