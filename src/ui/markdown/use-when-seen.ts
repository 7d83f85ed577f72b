import { type RefObject, useEffect } from "react";
import { drawNext } from "../draw-next";

/**
 * Does something in a task of its own once an element comes into view, and calls what that returns when
 * it leaves it or is gone; null for nothing.
 */
export function useWhenSeen(
  element: RefObject<Element | null>,
  show: (() => (() => void) | null) | null,
): void {
  useEffect(() => {
    if (show === null || element.current === null) return;
    let hide = () => {};
    const leave = () => {
      hide();
      hide = () => {};
    };
    const observer = new IntersectionObserver((entries) => {
      leave();
      if (entries.at(-1)?.isIntersecting !== true) return;
      hide = drawNext(() => {
        hide = show() ?? (() => {});
      });
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [element, show]);
}
