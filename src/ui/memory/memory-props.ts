import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import type { UndoCell } from "../undo/undo-offer";

/** Where memory is shown, and what can be opened from there. */
export type MemoryPlace = {
  readonly client: Pick<Client, "call" | "onListsChange">;
  /** Where what was deleted can be taken back. */
  readonly undo: UndoCell | null;
  /** Shows a conversation, at the message that something was taken from. */
  readonly onSource: (source: { readonly conversationId: Id }) => void;
  /** Shows what the model will see; null where only the side panel can. */
  readonly onInspect: (() => void) | null;
};

/** What is asked over the page; the keyboard goes back where it was. */
export type DialogProps = { readonly onClose: () => void; readonly onClosed: () => void };
