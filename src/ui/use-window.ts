import { useEffect } from "react";
import { onTabMoved, readWindow } from "./read-window";
import { useAnswer } from "./use-answer";

/**
 * The browser window that this page is in, known before it is asked for: the browser opens a panel only at
 * once upon a click. Null until it has told.
 */
export function useWindow(): number | null {
  const { value, again } = useAnswer(readWindow);
  useEffect(() => onTabMoved(again), [again]);
  return value;
}
