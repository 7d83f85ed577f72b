import type { Flowchart } from "./flowchart";
import { createLay, type LaidText, layText, type Measure } from "./lay-text";
import { boxAround } from "./outline";

/** Lines of text are at most so wide: in a box, beside a line, above a group. */
const WIDEST = 200;
const WIDEST_ON_LINE = 140;
const WIDEST_TITLE = 240;

export type Size = { readonly width: number; readonly height: number };

/** All texts of a flowchart in lines, in its own order, and the sizes of its boxes. */
export type FlowSizes = {
  readonly nodes: readonly { readonly text: LaidText; readonly size: Size }[];
  readonly edges: readonly LaidText[];
  readonly groups: readonly LaidText[];
};

/** How large everything in a flowchart is; refuses one with too many lines of text. */
export function sizesOf(chart: Flowchart, measure: Measure): FlowSizes {
  const lay = createLay(measure);
  return {
    nodes: chart.nodes.map(({ text, shape }) => {
      const laid = lay(text, WIDEST);
      return { text: laid, size: boxAround(shape, laid.width, laid.height) };
    }),
    edges: chart.edges.map(({ text }) => lay(text, WIDEST_ON_LINE)),
    groups: chart.groups.map(({ text }) => firstLine(text, measure)),
  };
}

/** A title has one line; what has no room on it is left to the description. */
function firstLine(text: string, measure: Measure): LaidText {
  const whole = layText(text.replaceAll("\n", " "), measure, WIDEST_TITLE);
  const [line = ""] = whole.lines;
  return whole.lines.length < 2 ? whole : layText(`${line} …`, measure, Infinity);
}
