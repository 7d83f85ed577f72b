import type { ReactNode } from "react";
import { placed } from "../markdown/placed";
import { DiagramLine, DiagramText, LineText } from "./diagram-parts";
import type { PlacedActor, PlacedSequence } from "./place-sequence";
import type { PlacedFrame } from "./step-shapes";

/** What stands in a sequence, as parts of an SVG element. */
export function SequenceFigure(sequence: PlacedSequence): ReactNode {
  const { actors, messages, notes, frames, height } = sequence;
  return (
    <>
      {placed(frames).map(({ item, key }) => (
        <FrameBox key={key} {...item} />
      ))}
      {placed(actors).map(({ item, key }) => (
        <ActorBox key={key} {...item} end={height} />
      ))}
      {placed(messages).map(({ item, key }) => (
        <DiagramLine
          key={key}
          points={item.points}
          kind={item.message.isDotted ? "dotted" : "solid"}
          fromEnd={item.message.fromEnd}
          toEnd={item.message.toEnd}
        />
      ))}
      {placed(notes).map(({ item, key }) => (
        <g key={key}>
          <rect
            data-part="note"
            x={item.x - item.width / 2}
            y={item.y - item.height / 2}
            width={item.width}
            height={item.height}
          />
          <DiagramText at={item} text={item.text} />
        </g>
      ))}
      {placed(messages).map(
        ({ item: { label }, key }) =>
          label !== null && <LineText key={key} at={label} text={label.text} />,
      )}
      {placed(frames.flatMap(({ labels }) => labels)).map(({ item, key }) => (
        <LineText key={key} at={item} text={item.text} />
      ))}
    </>
  );
}

function FrameBox({ x, y, width, height, parts }: PlacedFrame): ReactNode {
  const left = x - width / 2;
  return (
    <>
      <rect data-part="frame" x={left} y={y - height / 2} width={width} height={height} rx={4} />
      {placed(parts).map(({ item, key }) => (
        <path key={key} data-part="line" data-kind="dotted" d={`M${left},${item}h${width}`} />
      ))}
    </>
  );
}

/** An actor and the line below it; a person has a rounder box. */
function ActorBox({
  x,
  y,
  width,
  height,
  actor,
  text,
  end,
}: PlacedActor & { readonly end: number }) {
  return (
    <g data-node="">
      <path data-part="life" d={`M${x},${y}V${end}`} />
      <rect
        data-part="box"
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={actor.isPerson ? height / 2 : 2}
      />
      <DiagramText at={{ x, y }} text={text} />
    </g>
  );
}
