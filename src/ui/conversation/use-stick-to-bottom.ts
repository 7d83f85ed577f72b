import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end within which the person counts as being at the end. */
const NEAR = 32;

export type StickToBottom = {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Whether something has grown below what is seen, since the person scrolled up. */
  readonly isBehind: boolean;
  readonly toEnd: () => void;
};

/**
 * A ref for the scrolled element: it follows what grows at its end only while the person is there,
 * always after a send, and keeps its place when something is put before its first entry.
 */
export function useStickToBottom(firstId: string | undefined, sending: number): StickToBottom {
  const scroller = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const [isBehind, setBehind] = useState(false);
  const before = useRef({ firstId, sending, height: 0 });
  const seen = useRef<Seen>({ top: 0, height: 0 });

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const toEnd = () => {
      if (atEnd.current) jumpToEnd(element, seen);
    };
    const note = () => {
      // What is drawn smaller than it was held for moves the view, too, and is no person.
      if (!atEnd.current || isScrolledUp(element, seen.current)) {
        atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      }
      seen.current = { top: element.scrollTop, height: element.scrollHeight };
      if (atEnd.current) setBehind(false);
    };
    element.addEventListener("scroll", note, { passive: true });
    // A taller composer or an unfolded part moves the end as new text does.
    const sizes = new ResizeObserver(toEnd);
    sizes.observe(element);
    // As does a long text, which is drawn in several tasks, and what turns out smaller once it is drawn.
    let wasReading = false;
    const growth = new ResizeObserver(() => {
      const isReading = element.querySelector("[data-reading]") !== null;
      const isSmaller = element.scrollHeight < seen.current.height;
      if (isReading || wasReading || isSmaller) toEnd();
      wasReading = isReading;
    });
    if (element.firstElementChild !== null) growth.observe(element.firstElementChild);
    return () => {
      element.removeEventListener("scroll", note);
      sizes.disconnect();
      growth.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const last = before.current;
    if (sending > last.sending) atEnd.current = true;
    if (atEnd.current) jumpToEnd(element, seen);
    else if (firstId !== last.firstId) element.scrollTop += element.scrollHeight - last.height;
    else if (element.scrollHeight > last.height) setBehind(true);
    before.current = { firstId, sending, height: element.scrollHeight };
  });

  const toEnd = useCallback(() => {
    atEnd.current = true;
    setBehind(false);
    if (scroller.current !== null) jumpToEnd(scroller.current, seen);
  }, []);
  return { scroller, isBehind, toEnd };
}

/** Where the element stood when it was last looked at (pixels). */
type Seen = { readonly top: number; readonly height: number };

function jumpToEnd(element: HTMLElement, seen: RefObject<Seen>): void {
  element.scrollTop = element.scrollHeight;
  seen.current = { top: element.scrollTop, height: element.scrollHeight };
}

/** Whether it stands higher than it was left, though neither the view grew nor what is in it shrank. */
function isScrolledUp(element: HTMLElement, { top, height }: Seen): boolean {
  const end = Math.min(height, element.scrollHeight) - element.clientHeight;
  return element.scrollTop < Math.min(top, end) - 1;
}
