import { type RefObject, useLayoutEffect } from "react";

/**
 * Empties a field when it leaves the page: the browser itself may hold on to the last one that was
 * typed into, and to its text with it.
 */
export function useEmptyWhenGone(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
): void {
  useLayoutEffect(() => {
    const element = field.current;
    return () => {
      if (element !== null) element.value = "";
    };
  }, [field]);
}
