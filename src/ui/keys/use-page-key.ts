import { useEffect, useLayoutEffect, useRef } from "react";
import { type PageKey, pageKeyOf } from "./page-key";

type Use = {
  readonly key: PageKey;
  readonly act: () => void;
  /** Whether it works while something modal stands over the page. */
  readonly overAll?: boolean;
  readonly off?: boolean;
};

/** Lets a key of the page do something, wherever the keyboard is; the browser's own use of it rests. */
export function usePageKey(use: Use): void {
  const now = useRef(use);
  useLayoutEffect(() => {
    now.current = use;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, act, overAll = false, off = false } = now.current;
      if (off || event.defaultPrevented || pageKeyOf(event, isInText(event)) !== key) return;
      // Behind something modal, too: a key is not to mean the browser's downloads now and then.
      event.preventDefault();
      if (overAll || !hasModal()) act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/** Whether something stands over the page that has to be answered or closed first. */
export function hasModal(): boolean {
  return document.querySelector('[aria-modal="true"], dialog:modal') !== null;
}

/** Whether what has the keyboard is written or typed ahead in. */
function isInText({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
