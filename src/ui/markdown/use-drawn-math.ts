import { type ReactElement, type RefObject, useCallback, useEffect, useState } from "react";
import { mathBody } from "./math-body";
import { useWhenSeen } from "./use-when-seen";

type Drawn = {
  readonly source: string;
  /** Null where it stays as it is written. */
  readonly math: { readonly element: ReactElement; readonly release: () => void } | null;
};

/** A formula as elements, once it has been seen; null until then, and where it stays as it is written. */
export function useDrawnMath(
  place: RefObject<Element | null>,
  source: string,
  isBlock: boolean,
): ReactElement | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const isAsked = drawn?.source !== source && mathBody(source) !== null;
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
  useWhenSeen(place, isAsked ? show : null);
  useEffect(() => () => drawn?.math?.release(), [drawn]);
  return drawn?.source === source ? (drawn.math?.element ?? null) : null;
}
