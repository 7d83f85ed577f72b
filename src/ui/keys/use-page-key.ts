import { useContext, useEffect, useLayoutEffect, useRef } from "react";
import { KeysInUse } from "./keys-in-use";
import { type PageKey, pageKeyOf } from "./page-key";

type Use = {
  readonly key: PageKey;
  readonly act: () => unknown;
  /** Whether it works while something modal stands over the page. */
  readonly overAll?: boolean;
  readonly off?: boolean;
  /** Whether the browser's own use of it is left alone: Escape, which dialogs need. */
  readonly leaves?: boolean;
};

/** Lets a key of the page do something, wherever the keyboard is; the browser's own use of it rests. */
export function usePageKey(use: Use): void {
  const keys = useContext(KeysInUse);
  const now = useRef({ ...use, keys });
  useLayoutEffect(() => {
    now.current = { ...use, keys };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, act, overAll = false, off = false, keys: all } = now.current;
      if (off || event.defaultPrevented || pageKeyOf(event, isInText(event), all) !== key) return;
      // Behind something modal, too: a key is not to mean the browser's downloads now and then.
      if (!now.current.leaves) event.preventDefault();
      if (overAll || !hasModal()) act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/** Whether something stands over the page that has to be answered or closed first. */
function hasModal(): boolean {
  return document.querySelector('[aria-modal="true"], dialog:modal') !== null;
}

/** Whether what has the keyboard is written or typed ahead in. */
function isInText({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
