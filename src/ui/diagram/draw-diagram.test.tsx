import fc from "fast-check";
import { describe, expect, it } from "vitest";
import samples from "../../../test/diagrams/mermaid.json";
import { drawDiagram } from "./draw-diagram";
import type { Box } from "./outline";
import type { PlacedFlowchart } from "./place-flowchart";
import type { PlacedSequence } from "./place-sequence";

/** About as broad as letters are. */
const measure = (text: string) => 7 * text.length;

type Placed = PlacedFlowchart | PlacedSequence;
type Named = Box & { readonly name: string };

function placedOf(source: string): Placed | null {
  const drawn = drawDiagram(source, measure);
  return drawn.kind === "drawn" ? drawn.placed : null;
}

/** All that nothing else may lie on. */
function soloists(placed: Placed): Named[] {
  if (placed.kind === "sequence") {
    const labels = placed.messages.flatMap(({ label }) => label ?? []);
    const frames = placed.frames.flatMap((frame) => frame.labels);
    return [...placed.notes, ...labels, ...frames, ...placed.actors].map((one) => ({
      ...one,
      name: one.text.lines.join(" "),
    }));
  }
  const labels = placed.edges.flatMap(({ label }) => label ?? []);
  const titles = placed.groups.map((group) => ({
    x: group.x - group.width / 2 + 10 + group.title.width / 2,
    y: group.y - group.height / 2 + 13,
    width: group.title.width,
    height: group.title.height,
    text: group.title,
  }));
  return [...placed.nodes, ...labels, ...titles].map((one) => ({
    ...one,
    name: one.text.lines.join(" "),
  }));
}

function overlapOf(one: Box, other: Box): number {
  const wide = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const high = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return Math.min(wide, high);
}

/** The pairs of things that lie on each other, by their texts. */
function overlapsIn(placed: Placed): string[] {
  const all = soloists(placed);
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => overlapOf(one, other) > 0.5)
      .map((other) => `${one.name} / ${other.name}`),
  );
}

/** What reaches beyond the figure. */
function outsideOf(placed: Placed): Named[] {
  return soloists(placed).filter(
    ({ x, y, width, height }) =>
      x - width / 2 < 0 ||
      y - height / 2 < 0 ||
      x + width / 2 > placed.width ||
      y + height / 2 > placed.height,
  );
}

/** Boxes that lie on the frame of a group that they are not in, or beyond that of their own. */
function strayedIn(placed: PlacedFlowchart): string[] {
  const isIn = (group: number | null, wanted: number): boolean =>
    group === wanted ||
    (group !== null && isIn(placed.groups[group]?.group.parent ?? null, wanted));
  return placed.nodes.flatMap((node) =>
    placed.groups.flatMap((frame, at) => {
      const overlap = overlapOf(node, frame);
      const isOwn = isIn(node.node.group, at);
      const isWithin = overlap >= Math.min(node.width, node.height) - 0.5;
      return (isOwn ? isWithin : overlap <= 0.5) ? [] : [`${node.node.id} / ${frame.group.id}`];
    }),
  );
}

/** Places along a line, close to each other. */
function along(points: readonly { readonly x: number; readonly y: number }[]) {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at] ?? to;
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
      width: 0,
      height: 0,
    }));
  });
}

/** Boxes that a line runs through which does not join them. */
function runThrough({ nodes, edges }: PlacedFlowchart): string[] {
  return edges.flatMap(({ edge, points }) =>
    nodes
      .filter(({ node }) => node.id !== edge.from && node.id !== edge.to)
      .filter((box) => along(points).some((point) => overlapOf(point, box) > 0.5))
      .map(({ node }) => `${edge.from} to ${edge.to} through ${node.id}`),
  );
}

function expectCalm(placed: Placed): void {
  expect(overlapsIn(placed)).toEqual([]);
  expect(outsideOf(placed)).toEqual([]);
  if (placed.kind === "flowchart") {
    expect(strayedIn(placed)).toEqual([]);
    expect(runThrough(placed)).toEqual([]);
  }
}

describe("the diagrams of others", () => {
  const drawn = Object.entries(samples).filter(([, source]) => placedOf(source) !== null);

  it("are drawn, 207 of 225", () => {
    expect([drawn.length, Object.keys(samples).length]).toEqual([207, 225]);
  });

  it.each(drawn)("have nothing that lies on anything else: %s", (_, source) => {
    const placed = placedOf(source);
    if (placed === null) throw new Error("it is not drawn");
    expectCalm(placed);
  });
});

const ID = fc.integer({ min: 0, max: 11 }).map((at) => `n${at}`);
const LABEL = fc.constantFrom("", "yes", "a label of some words that goes on", "مرحبا");
const LINK = fc.tuple(ID, fc.constantFrom("-->", "---", "-.->", "==>"), LABEL, ID);
const FLOWCHART = fc
  .tuple(
    fc.constantFrom("TB", "BT", "LR", "RL"),
    fc.array(LINK, { minLength: 1, maxLength: 24 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()), { maxLength: 3 }),
    fc.constantFrom("", "[A longer text in a box]", "{Is it?}", "((o))", "[(data)]"),
  )
  .map(([direction, links, groups, shape]) => {
    const chart = links.map(
      ([from, arrow, label, to]) =>
        `${from} ${arrow}${label === "" ? "" : `|${label}|`} ${to}${shape}`,
    );
    const frames = groups.map(([size, isNested], at) => {
      const inner = Array.from({ length: size }, (_, one) => `n${at * 4 + one}`).join("\n");
      const nested = isNested ? `subgraph h${at} [Inner group ${at}]\nm${at}\nend\n` : "";
      return `subgraph g${at} [A group named ${at}]\n${inner}\n${nested}end`;
    });
    const loops = new Set(chart.filter((line) => /^(n\d+) .*\b\1\b/.test(line)));
    return [
      `flowchart ${direction}`,
      ...chart.filter((line) => !loops.has(line)),
      "n0",
      ...frames,
    ].join("\n");
  });

describe("a flowchart of any form", () => {
  it("has its boxes, labels and groups apart, and its lines beside other boxes", () => {
    fc.assert(
      fc.property(FLOWCHART, (source) => {
        const placed = placedOf(source);
        if (placed === null) throw new Error(`it is not drawn: ${source}`);
        expectCalm(placed);
      }),
      { numRuns: 150 },
    );
  });
});

const ACTOR = fc.constantFrom("A", "B", "C", "D", "E");
const SAID = fc.constantFrom(
  "",
  "hi",
  "a message of a good many words that has to be broken",
  "مرحبا",
);
const STEP = fc.oneof(
  fc.tuple(ACTOR, ACTOR, SAID).map(([from, to, said]) => `${from}->>${to}: ${said}`),
  fc
    .tuple(fc.constantFrom("left of", "right of", "over"), ACTOR, SAID)
    .map(([side, actor, said]) => `Note ${side} ${actor}: ${said}`),
  fc.tuple(ACTOR, ACTOR, SAID).map(([one, other, said]) => `Note over ${one},${other}: ${said}`),
  fc
    .tuple(ACTOR, ACTOR, SAID, SAID)
    .map(([one, other, said, title]) => `loop ${title}\n${one}-->>${other}: ${said}\nend`),
  fc
    .tuple(ACTOR, ACTOR, SAID)
    .map(
      ([one, other, said]) =>
        `alt ${said}\n${one}-x${other}: x\nelse\nopt deeper\nNote over ${one}: ${said}\nend\nend`,
    ),
);

describe("a sequence of any form", () => {
  it("has its texts apart", () => {
    fc.assert(
      fc.property(fc.array(STEP, { minLength: 1, maxLength: 16 }), (steps) => {
        const placed = placedOf(`sequenceDiagram\n${steps.join("\n")}`);
        if (placed === null) throw new Error(`it is not drawn: ${steps.join("\n")}`);
        expectCalm(placed);
      }),
      { numRuns: 150 },
    );
  });
});

describe("a note", () => {
  it.each(["over B", "left of B", "right of B"])("%s lies on no other lifeline", (side) => {
    const placed = placedOf(
      `sequenceDiagram\nparticipant A\nparticipant B\nparticipant C\nNote ${side}: so many words that it is broad`,
    );
    if (placed?.kind !== "sequence") throw new Error("it is no sequence");
    const [note] = placed.notes;
    const [a, , c] = placed.actors.map(({ x }) => x);
    expect((note?.x ?? 0) - (note?.width ?? 0) / 2).toBeGreaterThan(a ?? Infinity);
    expect((note?.x ?? 0) + (note?.width ?? 0) / 2).toBeLessThan(c ?? 0);
  });
});
