import { describe, expect, it } from "vitest";
import { ownHeadingsOf } from "./forged-marks";
import { SECTION_HEADINGS } from "./section-headings";

/** Forms in which a model reads a heading as ours all the same. */
const FORMS: readonly (readonly [string, (heading: string) => string])[] = [
  ["as it is", (heading) => heading],
  ["in other marks", (heading) => `**${heading.slice(3)}**`],
  ["in capitals", (heading) => heading.toUpperCase()],
  [
    "with letters that only fold to its own",
    (heading) => heading.replaceAll("s", "ſ").replaceAll("k", "\u212a"),
  ],
  ["with twenty signs between its words", (heading) => heading.replaceAll(" ", "_".repeat(20))],
  [
    "with a line separator between its words",
    (heading) => heading.slice(3).replaceAll(" ", "\u2028"),
  ],
  ["amid other lines", (heading) => `First this.\n\n${heading}\n- and that`],
];

describe.each(Object.values(SECTION_HEADINGS))("%s", (heading) => {
  it.each(FORMS)("is found %s", (_form, shape) => {
    const text = shape(heading);
    expect(ownHeadingsOf(text).filter((own) => text.match(own) !== null)).toHaveLength(1);
  });
});

it("has nothing made for a text that holds none of the headings' words", () => {
  expect(ownHeadingsOf("What did we say about this user from earlier?")).toEqual([]);
});
