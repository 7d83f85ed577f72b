import type { ReactElement } from "react";
import { DiagramFigure } from "./diagram-figure";
import { drawDiagram } from "./draw-diagram";
import type { Measure } from "./lay-text";
import type { Refusal } from "./refusal";

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
