import { useEffect } from "react";
import { drawNext } from "../draw-next";

/**
 * Does something in a task of its own, once what was drawn before stands on the screen; null for
 * nothing. Without the wait several steps would be laid out in one frame, as one long task.
 */
export function useNextTask(work: (() => void) | null): void {
  useEffect(() => (work === null ? undefined : drawNext(work)));
}
