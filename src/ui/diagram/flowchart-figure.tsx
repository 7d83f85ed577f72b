import type { ReactNode } from "react";
import { placed } from "../markdown/placed";
import { DiagramLine, DiagramText, LineText } from "./diagram-parts";
import type { Shape } from "./flowchart";
import { LINE_HEIGHT } from "./lay-text";
import { pointList } from "./line-path";
import { type Box, outlineOf } from "./outline";
import type { PlacedEdge, PlacedFlowchart, PlacedGroup } from "./place-flowchart";

/** What stands in a flowchart, as parts of an SVG element. */
export function FlowchartFigure({ nodes, edges, groups }: PlacedFlowchart): ReactNode {
  return (
    <>
      {placed(groups).map(({ item, key }) => (
        <rect
          key={key}
          data-part="frame"
          x={item.x - item.width / 2}
          y={item.y - item.height / 2}
          width={item.width}
          height={item.height}
          rx={4}
        />
      ))}
      {placed(edges).map(({ item, key }) => (
        <EdgeLine key={key} {...item} />
      ))}
      {placed(nodes).map(({ item, key }) => (
        <g key={key} data-node="">
          <BoxShape shape={item.node.shape} box={item} />
          <DiagramText at={item} text={item.text} />
        </g>
      ))}
      {placed(groups).map(({ item, key }) => (
        <LineText key={key} at={titlePosition(item)} text={item.title} />
      ))}
      {placed(edges).map(
        ({ item: { label }, key }) =>
          label !== null && <LineText key={key} at={label} text={label.text} />,
      )}
    </>
  );
}

function EdgeLine({ edge, points }: PlacedEdge): ReactNode {
  return edge.kind === "none" ? null : (
    <DiagramLine points={points} kind={edge.kind} fromEnd={edge.fromEnd} toEnd={edge.toEnd} />
  );
}

/** The middle of a title, at the top of its frame. */
function titlePosition({ x, y, width, height, title }: PlacedGroup) {
  return { x: x - width / 2 + 10 + title.width / 2, y: y - height / 2 + 4 + LINE_HEIGHT / 2 };
}

/** How far the lid of a cylinder goes down. */
const LID = 7;

/** The outline of a box of a flowchart by its shape. */
function BoxShape({ shape, box }: { readonly shape: Shape; readonly box: Box }): ReactNode {
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
