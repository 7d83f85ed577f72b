import { useEffect } from "react";

/** Milliseconds after which no frame is waited for any more: a hidden page has none. */
const LATE = 250;

/**
 * Does something in a task of its own, once what was drawn before stands on the screen; null for
 * nothing. Without the wait several steps would be laid out in one frame, as one long task.
 */
export function useNextTask(work: (() => void) | null): void {
  useEffect(() => {
    if (work === null) return;
    // Both end in the one timer: what comes second finds nothing left to do.
    let timer = setTimeout(work, LATE);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(work, 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
}
