import { useEffect } from "react";

/** Does something in a task of its own, after what was just drawn; null for nothing. */
export function useNextTask(work: (() => void) | null): void {
  useEffect(() => {
    if (work === null) return;
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  });
}
