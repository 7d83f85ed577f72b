import { afterFrame } from "./after-frame";
import { isPageCovered } from "./page-covered";

/** Milliseconds until what was covered meanwhile is looked at again. */
const COVERED_MS = 250;

/**
 * Draws something in a task of its own, once what was drawn before stands on the screen, unless the
 * returned function was called before; nothing while the page is covered: nobody sees it, and the next
 * page, on the same thread, has to be covered first.
 */
export function drawNext(draw: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = afterFrame(() => {
      if (!isPageCovered()) return draw();
      const timer = setTimeout(wait, COVERED_MS);
      cancel = () => clearTimeout(timer);
    });
  };
  wait();
  return () => cancel();
}
