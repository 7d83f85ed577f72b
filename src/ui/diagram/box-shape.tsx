import type { ReactNode } from "react";
import type { Shape } from "./flowchart";
import { pointList } from "./line-path";
import { type Box, outlineOf } from "./outline";

/** How far the lid of a cylinder goes down. */
const LID = 7;

/** The outline of a box of a flowchart by its shape. */
export function BoxShape({ shape, box }: { readonly shape: Shape; readonly box: Box }): ReactNode {
  const { x, y, width, height } = box;
  const left = x - width / 2;
  const top = y - height / 2;
  const round = (radius: number) => (
    <rect data-part="box" x={left} y={top} width={width} height={height} rx={radius} />
  );
  const circle = (radius: number) => <circle data-part="box" cx={x} cy={y} r={radius} />;
  switch (shape) {
    case "box":
      return round(2);
    case "rounded":
      return round(8);
    case "stadium":
      return round(height / 2);
    case "circle":
      return circle(width / 2);
    case "double-circle":
      return (
        <>
          {circle(width / 2)}
          {circle(width / 2 - 4)}
        </>
      );
    case "subroutine":
      return (
        <>
          {round(2)}
          <path
            data-part="line"
            d={`M${left + 7},${top}v${height}M${left + width - 7},${top}v${height}`}
          />
        </>
      );
    case "cylinder": {
      const lid = (sweep: 0 | 1) => `a${width / 2},${LID} 0 0 ${sweep} ${width},0`;
      const side = height - 2 * LID;
      return (
        <>
          <path
            data-part="box"
            d={`M${left},${top + LID}${lid(1)}v${side}a${width / 2},${LID} 0 0 1 ${-width},0z`}
          />
          <path data-part="line" d={`M${left},${top + LID}${lid(0)}`} />
        </>
      );
    }
    default:
      return <polygon data-part="box" points={pointList(outlineOf(shape, box))} />;
  }
}
