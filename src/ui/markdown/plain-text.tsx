import type { ReactNode } from "react";
import { placed } from "./placed";
import { ShowMore } from "./show-more";
import { useChunks } from "./use-chunks";

/** Chunks that are drawn in one task. */
const STEP = 1;

/** A text as it is; a very long one chunk by chunk, so that drawing it holds nothing up. */
export function PlainText({ text }: { readonly text: string }): ReactNode {
  const { chunks, showMore } = useChunks(text, STEP);
  if (chunks[0] === text) return text;
  return (
    <>
      {placed(chunks).map(({ item, key }) => (
        <span key={key} dir="auto" className="prose-box block">
          {item}
        </span>
      ))}
      {showMore !== null && <ShowMore onShow={showMore} />}
    </>
  );
}
