import { type RefObject, useEffect, useRef } from "react";

/** A ref for what gets the keyboard when it appears: the step before it is gone, and its focus too. */
export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
