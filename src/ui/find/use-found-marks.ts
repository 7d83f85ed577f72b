import { useEffect } from "react";
import { parseQuery } from "../../search/parse-query";
import { rangesIn, showMarks } from "../conversation/mark-hits";
import type { Finding } from "./conversation-find";

/** Marks what is looked for in every hit on the page, and the one that is looked at more strongly. */
export function useFoundMarks({ hits, current }: Finding, typed: string): void {
  useEffect(() => {
    const { terms } = parseQuery(typed.trim());
    const marksOf = (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const message = document.querySelector(`[data-message="${id}"]`);
        return message === null ? [] : rangesIn(message, terms);
      });
    const mark = () => {
      showMarks("found", marksOf(hits));
      showMarks("found-now", current === null ? [] : marksOf([current]));
    };
    mark();
    const page = document.querySelector("[data-conversation]");
    // What is written, unfolded or read meanwhile; once a frame.
    let frame = 0;
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    if (page !== null) {
      watch.observe(page, { childList: true, subtree: true, characterData: true });
    }
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [hits, current, typed]);
  useEffect(
    () => () => {
      showMarks("found", []);
      showMarks("found-now", []);
    },
    [],
  );
}
