import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isPageCovered } from "../page-covered";
import { offerKeptEnd } from "./kept-end";

/** Pixels from the end within which the person counts as being at the end. */
const NEAR = 32;

export type StickToBottom = {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Whether something has grown below what is seen, since the person scrolled up. */
  readonly isBehind: boolean;
  readonly toEnd: () => void;
};

/**
 * A ref for the scrolled element, whose only child holds what is scrolled: it follows what grows at its
 * end only while the person is there, always after a send, and keeps its place when something is put
 * before its first entry. What has grown is measured in the frame that has laid it out.
 */
export function useStickToBottom(firstId: string | undefined, sending: number): StickToBottom {
  const scroller = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const [isBehind, setBehind] = useState(false);
  const seen = useRef<Seen>({ top: 0, height: 0 });
  const laidOut = useRef(0);
  const isDrawn = useDrawn();

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const toEnd = () => {
      if (atEnd.current) jumpToEnd(element, seen);
    };
    const note = () => {
      // What is asked of it would be laid out, though nobody sees it.
      if (isPageCovered()) return;
      noteScroll(element, { atEnd, seen });
      if (atEnd.current) setBehind(false);
    };
    element.addEventListener("scroll", note, { passive: true });
    // A taller composer moves the end as new text does.
    const sizes = new ResizeObserver(toEnd);
    sizes.observe(element);
    // What the person unfolds stays where it is. A long text, which is drawn in several tasks, and what
    // turns out smaller once it is drawn, grow or shrink without a word.
    let wasReading = false;
    const growth = new ResizeObserver(() => {
      const height = element.scrollHeight;
      const isReading = element.querySelector("[data-reading]") !== null;
      const isSmaller = height < seen.current.height;
      if (isDrawn.current && !atEnd.current && height > laidOut.current) setBehind(true);
      if (isDrawn.current || isReading || wasReading || isSmaller) toEnd();
      laidOut.current = height;
      wasReading = isReading;
    });
    if (element.firstElementChild !== null) growth.observe(element.firstElementChild);
    return () => {
      element.removeEventListener("scroll", note);
      for (const observer of [sizes, growth]) observer.disconnect();
    };
  }, [isDrawn]);

  useScrollAnchor({ scroller, atEnd, laidOut }, { firstId, sending });

  const toEnd = useCallback(() => {
    atEnd.current = true;
    setBehind(false);
    if (scroller.current !== null) jumpToEnd(scroller.current, seen);
  }, []);
  useOfferedEnd({ scroller, atEnd, laidOut, seen }, toEnd);
  return { scroller, isBehind, toEnd };
}

type ScrollRefs = {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly atEnd: RefObject<boolean>;
  readonly laidOut: RefObject<number>;
  readonly seen: RefObject<Seen>;
};
type Shown = { readonly firstId: string | undefined; readonly sending: number };

/** Goes to the end with a send, and stays at what is read when something is put before the first entry. */
function useScrollAnchor(
  { scroller, atEnd, laidOut }: Omit<ScrollRefs, "seen">,
  { firstId, sending }: Shown,
): void {
  const before = useRef({ firstId, sending });
  useLayoutEffect(() => {
    const element = scroller.current;
    const last = before.current;
    before.current = { firstId, sending };
    if (sending > last.sending) atEnd.current = true;
    if (element === null || atEnd.current || firstId === last.firstId) return;
    element.scrollTop += element.scrollHeight - laidOut.current;
    laidOut.current = element.scrollHeight;
  }, [firstId, sending, scroller, atEnd, laidOut]);
}

/** Lets what leads to a message end the following, and lead back to it. */
function useOfferedEnd({ scroller, atEnd, laidOut, seen }: ScrollRefs, toEnd: () => void): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    return offerKeptEnd(element, {
      isKept: () => {
        noteScroll(element, { atEnd, seen });
        return atEnd.current;
      },
      toEnd,
      lead: (move) => {
        // Not as a scroll, which a later frame tells: it may end lower than the end was before.
        atEnd.current = false;
        move();
        noteScroll(element, { atEnd, seen });
        // What was read on the way there is nothing that has grown below.
        laidOut.current = element.scrollHeight;
      },
    });
  }, [scroller, atEnd, laidOut, seen, toEnd]);
}

/** Whether what is shown was drawn anew since the last frame. */
function useDrawn(): RefObject<boolean> {
  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    isDrawn.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Behind the frame that lays it out; a page that is not seen has none, and none is laid out there.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        isDrawn.current = false;
      }, 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return isDrawn;
}

/** Where the element stood when it was last looked at (pixels). */
type Seen = { readonly top: number; readonly height: number };

function noteScroll(
  element: HTMLElement,
  { atEnd, seen }: Pick<ScrollRefs, "atEnd" | "seen">,
): void {
  // What is drawn smaller than it was held for moves the view, too, and is no person.
  if (!atEnd.current || isScrolledUp(element, seen.current)) {
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
  }
  seen.current = { top: element.scrollTop, height: element.scrollHeight };
}

function jumpToEnd(element: HTMLElement, seen: RefObject<Seen>): void {
  element.scrollTop = element.scrollHeight;
  seen.current = { top: element.scrollTop, height: element.scrollHeight };
}

/** Whether it stands higher than it was left, though neither the view grew nor what is in it shrank. */
function isScrolledUp(element: HTMLElement, { top, height }: Seen): boolean {
  const end = Math.min(height, element.scrollHeight) - element.clientHeight;
  return element.scrollTop < Math.min(top, end) - 1;
}
