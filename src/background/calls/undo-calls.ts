import type { CallHandlers } from "../../messaging/serve-calls";
import { type Guards, held } from "../guards";
import { undoKeep, undoRun } from "../handlers/undo-handlers";

/** Calls that take back what was done just now. */
export function undoCallHandlers({ whenOpen, whenAsked }: Guards) {
  return {
    "undo.run": whenOpen(held(undoRun)),
    // Kept by the page while a pointer rests on it: that is no use of the vault.
    "undo.keep": whenAsked(undoKeep),
  } satisfies Partial<CallHandlers>;
}
