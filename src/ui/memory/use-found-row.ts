import { type RefObject, useEffect } from "react";
import type { Id } from "../../domain/id";

/** What was found in memory: whose it is, which row, and the words that find it among notes; empty else. */
export type FoundRow = { readonly contextId: Id; readonly id: Id; readonly words: string };

/** Brings the row of that id before the person once it is there, with the keyboard on it. */
export function useFoundRow(view: RefObject<HTMLElement | null>, id: Id | null): void {
  useEffect(() => {
    const root = view.current;
    if (root === null || id === null) return;
    const find = () =>
      [...root.querySelectorAll<HTMLElement>("[data-block], [data-note], [data-fact-id]")].find(
        ({ dataset }) => [dataset.block, dataset.note, dataset.factId].includes(id),
      );
    const leaving = new AbortController();
    const show = () => {
      const row = find();
      if (row === undefined) return;
      watch.disconnect();
      row.dataset.foundRow = "";
      row.tabIndex = -1;
      row.focus({ preventScroll: true });
      // Other parts still come in above it, until the person goes on.
      const settling = new ResizeObserver(() => row.scrollIntoView({ block: "center" }));
      settling.observe(root);
      const stop = () => settling.disconnect();
      leaving.signal.addEventListener("abort", stop);
      for (const acted of ["wheel", "pointerdown", "keydown"]) {
        root.addEventListener(acted, stop, { signal: leaving.signal });
      }
    };
    const watch = new MutationObserver(show);
    watch.observe(root, { childList: true, subtree: true });
    show();
    return () => {
      watch.disconnect();
      leaving.abort();
    };
  }, [view, id]);
}
