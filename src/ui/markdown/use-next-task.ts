import { useEffect, useState } from "react";

/** Does something in a task of its own, after what was just drawn; null for nothing. */
export function useNextTask(work: (() => void) | null): void {
  useEffect(() => {
    if (work === null) return;
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  });
}

/** How many of so many pieces are shown: a few at first, and a few more with each task. */
export function useSteps(count: number, step: number): number {
  const [shown, setShown] = useState(step);
  useNextTask(shown < count ? () => setShown(shown + step) : null);
  return Math.min(shown, count);
}
