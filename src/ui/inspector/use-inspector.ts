import { useCallback } from "react";
import type { Id } from "../../domain/id";
import { usePageKey } from "../keys/use-page-key";
import { useSheet } from "../use-sheet";
import type { Inspected } from "./inspected";

export type InspectorUse = {
  /** Null while it is closed. */
  readonly what: Inspected | null;
  readonly openTyped: () => void;
  readonly openTurn: (turnId: Id) => void;
  readonly close: () => void;
  /** Gives the keyboard back to what had it when the inspector opened. */
  readonly giveBack: () => void;
};

/** What the inspector shows; its key opens it for the message being typed, and closes it. */
export function useInspector(): InspectorUse {
  const { what, open, close, giveBack } = useSheet<Inspected>();
  const openTyped = useCallback(() => open({ type: "typed" }), [open]);
  const openTurn = useCallback((turnId: Id) => open({ type: "turn", turnId }), [open]);
  const isOpen = what !== null;
  // Its own key works over it, to close it again.
  usePageKey({ key: "inspector", act: isOpen ? close : openTyped, overAll: isOpen });
  return { what, openTyped, openTurn, close, giveBack };
}
