import type { ReactElement, ReactNode } from "react";
import { placed } from "../markdown/placed";
import { useLanguage } from "../words/use-language";
import { words } from "../words/words";
import { describeDiagram } from "./describe-diagram";
import { type DrawnDiagram, drawDiagram } from "./draw-diagram";
import { FlowchartFigure } from "./flowchart-figure";
import type { Measure } from "./lay-text";
import type { Refusal } from "./refusal";
import { SequenceFigure } from "./sequence-figure";

/** As `text-small`, in which a diagram is written. */
const SIZE = 13;

/** A diagram as an element; or why it stays source. */
export function showDiagram(
  source: string,
): { readonly kind: "shown"; readonly figure: ReactElement } | Refusal {
  const drawn = drawDiagram(source, createMeasure());
  return drawn.kind === "drawn" ? { kind: "shown", figure: <DiagramFigure {...drawn} /> } : drawn;
}

/** Measures texts in the page's own font; where nothing measures, each character as a broad one. */
function createMeasure(): Measure {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return (text) => SIZE * text.length;
  context.font = `${SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => context.measureText(text).width;
}

type Props = Extract<DrawnDiagram, { kind: "drawn" }>;

/**
 * A diagram in a box of its own that scrolls, and in sentences for who does not see it. Nothing in it can
 * load, run, link or lie over anything outside of it.
 */
export function DiagramFigure({ diagram, placed: own }: Props): ReactNode {
  useLanguage();
  const name = words.diagram[diagram.kind];
  const title = diagram.kind === "sequence" ? diagram.title : "";
  return (
    // Focusable, because a keyboard can scroll only what has focus.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div
      role="group"
      dir="ltr"
      data-diagram=""
      aria-label={words.diagram.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
      tabIndex={0}
      className="overflow-x-auto p-2"
    >
      {title !== "" && (
        <p dir="auto" className="text-small font-semibold">
          {title}
        </p>
      )}
      <svg
        role="img"
        aria-label={name}
        width={own.width}
        height={own.height}
        viewBox={`0 0 ${own.width} ${own.height}`}
        className="mx-auto block text-small"
      >
        {own.kind === "flowchart" ? <FlowchartFigure {...own} /> : <SequenceFigure {...own} />}
      </svg>
      <ul aria-label={words.diagram.inWords} className="sr-only select-none">
        {placed(describeDiagram(diagram)).map(({ item, key }) => (
          <li key={key} dir="auto">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
