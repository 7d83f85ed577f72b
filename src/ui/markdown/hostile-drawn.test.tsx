import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../test/builders/hostile-markup";
import { Block } from "./block";
import { boxesOf } from "./boxes-of";
import { type Blocks, MOST_DRAWN, splitBlocks } from "./split-blocks";

/** What a page reads in one task. */
const STEP = 3_000;
const LENGTH = 60_000;
/** Laid out at once, elements and the texts in them; 2,700 of them took 40 ms. */
const MOST_AT_ONCE = 500;
/** Of one block that cannot be cut, such as a table; and of a box, where lines may end in breaks. */
const MOST_IN_BLOCK = 1_700;
const MOST_IN_BOX = 800;
/** Characters that one block shows, however many places have the same. */
const MOST_CHARACTERS = 60_000;
/** Of all that is drawn unasked: of 40,000 collecting the garbage alone took 60 ms. */
const MOST_IN_ALL = 27_000;

/** What was counted before: most of a text is the same block, or is looked at again in the next step. */
const counted = new Map<string, number>();

function countOnce(source: string, asText: boolean): number {
  const key = `${asText} ${source}`;
  const count = counted.get(key) ?? countDrawn(source, asText);
  counted.set(key, count);
  return count;
}

/** About how many things the browser lays out for a block: elements, marks of items, and texts. */
function countDrawn(source: string, asText: boolean): number {
  const html = renderToStaticMarkup(createElement(Block, { source, asText, isAnnounced: true }));
  expect(html.replace(/<[^>]*>/g, "").length).toBeLessThanOrEqual(MOST_CHARACTERS);
  return html.match(/<[a-z]|<li|>[^<]/g)?.length ?? 0;
}

/** What each block that a page draws unasked is made of, and what each step has added of small ones. */
function draw(text: string) {
  const counts: number[] = [];
  const steps: number[] = [];
  let last: Blocks | undefined;
  do {
    const known = last?.blocks ?? [];
    const now = splitBlocks(text, last, { budget: STEP, mostDrawn: MOST_DRAWN });
    const first = Math.max(0, known.length - 1);
    const added: number[] = [];
    for (const [at, source] of now.blocks.entries()) {
      if (at < first || source === known[at]) continue;
      const count = countOnce(source, now.asText[at] === true);
      counts[at] = count;
      if (count <= MOST_AT_ONCE) added.push(count);
    }
    steps.push(sumOf(added));
    last = now;
  } while (!last.isWhole);
  return { counts, steps, starts: boxesOf(last.weights) };
}

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

describe("what is drawn of a hostile text", () => {
  it.each(hostileTexts(LENGTH))("is little at once, whatever it is made of: %s", (_, text) => {
    const { counts, steps, starts } = draw(text);
    const inBoxes = starts.map((start, at) => counts.slice(start, starts[at + 1]));
    const boxes = inBoxes.filter(({ length }) => length > 1).map(sumOf);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_IN_BLOCK);
    expect(Math.max(...steps)).toBeLessThanOrEqual(MOST_AT_ONCE);
    expect(Math.max(0, ...boxes)).toBeLessThanOrEqual(MOST_IN_BOX);
    expect(sumOf(counts)).toBeLessThanOrEqual(MOST_IN_ALL);
  });
});
