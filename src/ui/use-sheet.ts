import { useCallback, useRef, useState } from "react";

export type Sheet<T> = {
  /** What it is open for; null while it is closed. */
  readonly what: T | null;
  readonly open: (what: T) => void;
  readonly close: () => void;
  /** Gives the keyboard back to what had it when it opened. */
  readonly giveBack: () => void;
};

/** Something that opens over the page and gives the keyboard back where it came from. */
export function useSheet<T>(): Sheet<T> {
  const [what, setWhat] = useState<T | null>(null);
  const opener = useRef<Element | null>(null);
  const isOpen = useRef(false);
  const open = useCallback((next: T) => {
    opener.current = document.activeElement;
    isOpen.current = true;
    setWhat(next);
  }, []);
  const close = useCallback(() => {
    isOpen.current = false;
    setWhat(null);
  }, []);
  const giveBack = useCallback(() => {
    // It comes in a task of its own: by then it may have been opened again, and has the keyboard.
    if (isOpen.current) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, []);
  return { what, open, close, giveBack };
}
