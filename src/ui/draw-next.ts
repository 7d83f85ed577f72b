import { afterFrame } from "./after-frame";
import { isPageCovered } from "./page-covered";

/** Milliseconds until what was covered meanwhile is looked at again. */
const COVERED_MS = 250;

/**
 * Draws something in a task of its own, once what was drawn before stands on the screen and nothing
 * else waits for the thread, unless the returned function was called before; nothing while the page is
 * covered: nobody sees it, and the next page, on the same thread, has to be covered first.
 */
export function drawNext(draw: () => void): () => void {
  let cancel = () => {};
  const look = () => {
    if (!isPageCovered()) return draw();
    const timer = setTimeout(wait, COVERED_MS);
    cancel = () => clearTimeout(timer);
  };
  const wait = () => {
    cancel = afterFrame(() => {
      cancel = whenFree(look);
    });
  };
  wait();
  return () => cancel();
}

/** Behind whatever else the thread is asked for: what a page is told of a lock stands before it. */
function whenFree(work: () => void): () => void {
  const ending = new AbortController();
  const options = { priority: "background", signal: ending.signal } as const;
  scheduler.postTask(work, options).catch((error: unknown) => {
    if (!ending.signal.aborted) reportError(error);
  });
  return () => ending.abort();
}
