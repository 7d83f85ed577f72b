import type { ReactNode } from "react";
import { cutCode } from "./cut-block";
import { placed } from "./placed";
import { useSteps } from "./use-next-task";

/** Pieces that are drawn in one task. */
const STEP = 2;

/** A text as it is; a very long one piece by piece, so that drawing it holds nothing up. */
export function PlainText({ text }: { readonly text: string }): ReactNode {
  const pieces = cutCode(text);
  const shown = useSteps(pieces.length, STEP);
  if (pieces.length === 1) return text;
  return placed(pieces.slice(0, shown)).map(({ item, place }) => (
    <span key={place} dir="auto" className="prose-box block">
      {item}
    </span>
  ));
}
