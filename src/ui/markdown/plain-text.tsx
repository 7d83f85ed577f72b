import type { ReactNode } from "react";
import { placed } from "./placed";
import { ShowMore } from "./show-more";
import { usePieces } from "./use-pieces";

/** Pieces that are drawn in one task. */
const STEP = 1;

/** A text as it is; a very long one piece by piece, so that drawing it holds nothing up. */
export function PlainText({ text }: { readonly text: string }): ReactNode {
  const { pieces, showMore } = usePieces(text, STEP);
  if (pieces[0] === text) return text;
  return (
    <>
      {placed(pieces).map(({ item, place }) => (
        <span key={place} dir="auto" className="prose-box block">
          {item}
        </span>
      ))}
      {showMore !== null && <ShowMore onShow={showMore} />}
    </>
  );
}
