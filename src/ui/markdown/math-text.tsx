import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { words } from "../words/words";
import { mathBody } from "./math-body";
import { useWhenSeen } from "./use-when-seen";

type Props = { readonly source: string; readonly isBlock: boolean };

/**
 * Mathematics, drawn once it is seen; until then, and where it cannot be, as it was written. What is
 * copied is that, byte for byte. What is long scrolls, or breaks within a line.
 */
export function MathText({ source, isBlock }: Props): ReactNode {
  const element = useRef<HTMLElement>(null);
  const drawn = useDrawnMath(element, source, isBlock);
  const written = (
    <span aria-hidden="true" data-math-source="">
      {source}
    </span>
  );
  if (!isBlock) {
    return (
      <code
        ref={element}
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
      ref={element}
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

type Drawn = {
  readonly source: string;
  /** Null where it stays as it is written. */
  readonly math: { readonly element: ReactElement; readonly release: () => void } | null;
};

/** A formula as elements, once it has been seen; null until then, and where it stays as it is written. */
function useDrawnMath(
  element: RefObject<Element | null>,
  source: string,
  isBlock: boolean,
): ReactElement | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const isPending = drawn?.source !== source && mathBody(source) !== null;
  const show = useCallback(() => {
    let isOver = false;
    import("./draw-math").then(
      ({ drawMath }) => {
        if (!isOver) setDrawn({ source, math: drawMath(source, isBlock) });
      },
      // Without it, mathematics stays as it is written.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [source, isBlock]);
  useWhenSeen(element, isPending ? show : null);
  useEffect(() => () => drawn?.math?.release(), [drawn]);
  return drawn?.source === source ? (drawn.math?.element ?? null) : null;
}
