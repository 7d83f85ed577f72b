import { type ReactNode, useRef } from "react";
import { words } from "../words/words";
import { useDrawnMath } from "./use-drawn-math";

type Props = { readonly source: string; readonly isBlock: boolean };

/**
 * Mathematics, drawn once it is seen; until then, and where it cannot be, as it was written. What is
 * copied is that, byte for byte. What is long scrolls, or breaks within a line.
 */
export function MathText({ source, isBlock }: Props): ReactNode {
  const place = useRef<HTMLElement>(null);
  const drawn = useDrawnMath(place, source, isBlock);
  const written = (
    <span aria-hidden="true" data-math-source="">
      {source}
    </span>
  );
  if (!isBlock) {
    return (
      <code
        ref={place}
        dir="ltr"
        data-math=""
        data-drawn={drawn === null ? undefined : "inline"}
        className="whitespace-pre-wrap font-mono text-code"
      >
        {drawn === null ? source : written}
        {drawn}
      </code>
    );
  }
  return (
    // Focusable, because a keyboard can scroll only what has focus.
    <section
      ref={place}
      dir="ltr"
      data-math=""
      data-drawn={drawn === null ? undefined : "block"}
      aria-label={words.markdown.math}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
      tabIndex={0}
      className="overflow-x-auto text-start"
    >
      <pre className="font-mono text-code">{drawn === null ? source : written}</pre>
      {drawn}
    </section>
  );
}
