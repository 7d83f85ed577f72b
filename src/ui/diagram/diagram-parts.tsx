import type { ReactNode } from "react";
import { directionOf } from "../markdown/direction";
import { placed } from "../markdown/placed";
import type { LineEnd } from "./flowchart";
import { type LaidText, LINE_HEIGHT } from "./lay-text";
import { apart, beside, pathThrough, pointList } from "./line-path";
import type { Point } from "./outline";

/** From the top of a line to the feet of its letters. */
const FEET = 13;

type TextProps = { readonly at: Point; readonly text: LaidText };

/** A text around a point, line by line. */
export function DiagramText({ at, text }: TextProps): ReactNode {
  const direction = directionOf(text.lines.join(" "));
  return placed(text.lines).map(({ item, key }, line) => (
    <text
      key={key}
      x={at.x}
      y={at.y - text.height / 2 + line * LINE_HEIGHT + FEET}
      textAnchor="middle"
      direction={direction}
    >
      {item}
    </text>
  ));
}

/** A text that lines may run behind, on a ground of its own. */
export function LineText({ at, text }: TextProps): ReactNode {
  return (
    <>
      <rect
        data-part="ground"
        x={at.x - text.width / 2 - 3}
        y={at.y - text.height / 2 - 1}
        width={text.width + 6}
        height={text.height + 2}
      />
      <DiagramText at={at} text={text} />
    </>
  );
}

type LineProps = {
  readonly points: readonly Point[];
  readonly kind: "solid" | "dotted" | "thick";
  readonly fromEnd: LineEnd;
  readonly toEnd: LineEnd | "open";
};

/** A line through its points, with what stands at its ends. */
export function DiagramLine({ points, kind, fromEnd, toEnd }: LineProps): ReactNode {
  const own = apart(points);
  return (
    <>
      <path data-part="line" data-kind={kind} d={pathThrough(own)} />
      <End points={own} kind={fromEnd} />
      <End points={own.toReversed()} kind={toEnd} />
    </>
  );
}

/** What stands at the first of the points. */
function End(props: { readonly points: readonly Point[]; readonly kind: LineProps["toEnd"] }) {
  const [tip, next] = props.points;
  if (tip === undefined || next === undefined) return null;
  const at = (by: number, aside: number) => beside(tip, next, by, aside);
  switch (props.kind) {
    case "arrow":
      return <polygon data-part="head" points={pointList([tip, at(9, 4), at(9, -4)])} />;
    case "circle": {
      const middle = at(4, 0);
      return <circle data-part="head" cx={middle.x} cy={middle.y} r={4} />;
    }
    case "cross":
      return [4, -4].map((aside) => (
        <path key={aside} data-part="line" d={pathThrough([at(3, aside), at(11, -aside)])} />
      ));
    case "open":
      return <path data-part="line" d={`M${pointList([at(8, 4), tip, at(8, -4)])}`} />;
    default:
      return null;
  }
}
