import { type RefObject, useEffect } from "react";
import type { VListHandle } from "virtua";
import type { OptionKeys } from "../contexts/use-option-keys";

/** Scrolls to the chosen row, which is the first one wherever another list begins. */
export function useChosenInSight(
  list: RefObject<VListHandle | null>,
  { at, chosen, setAt }: Omit<OptionKeys, "onKeyDown">,
  listing: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top.
  useEffect(() => setAt(0), [listing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that moves moves nothing else.
  useEffect(() => {
    list.current?.scrollToIndex(at, { align: "nearest" });
  }, [list, chosen]);
}
