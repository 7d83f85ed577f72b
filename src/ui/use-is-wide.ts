import { useSyncExternalStore } from "react";

/** Room for a list of 20 em beside a column that can be read. */
const WIDE = "(min-width: 56em)";

/** Whether there is room for the conversations beside the shown one. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, read, () => false);
}

function follow(onChange: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener("change", onChange);
  return () => width.removeEventListener("change", onChange);
}

function read(): boolean {
  return matchMedia(WIDE).matches;
}
