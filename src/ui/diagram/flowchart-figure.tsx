import type { ReactNode } from "react";
import { placed } from "../markdown/placed";
import { BoxShape } from "./box-shape";
import { DiagramLine, DiagramText, LineText } from "./diagram-parts";
import { LINE_HEIGHT } from "./lay-text";
import type { PlacedEdge, PlacedFlowchart, PlacedGroup } from "./place-flowchart";

/** What stands in a flowchart, as parts of an SVG element. */
export function FlowchartFigure({ nodes, edges, groups }: PlacedFlowchart): ReactNode {
  return (
    <>
      {placed(groups).map(({ item, place }) => (
        <rect
          key={place}
          data-part="frame"
          x={item.x - item.width / 2}
          y={item.y - item.height / 2}
          width={item.width}
          height={item.height}
          rx={4}
        />
      ))}
      {placed(edges).map(({ item, place }) => (
        <EdgeLine key={place} {...item} />
      ))}
      {placed(nodes).map(({ item, place }) => (
        <g key={place} data-node="">
          <BoxShape shape={item.node.shape} box={item} />
          <DiagramText at={item} text={item.text} />
        </g>
      ))}
      {placed(groups).map(({ item, place }) => (
        <LineText key={place} at={titlePlace(item)} text={item.title} />
      ))}
      {placed(edges).map(
        ({ item: { label }, place }) =>
          label !== null && <LineText key={place} at={label} text={label.text} />,
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
function titlePlace({ x, y, width, height, title }: PlacedGroup) {
  return { x: x - width / 2 + 10 + title.width / 2, y: y - height / 2 + 4 + LINE_HEIGHT / 2 };
}
