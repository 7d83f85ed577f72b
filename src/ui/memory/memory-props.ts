import type { BlockCard } from "../../contract/memory";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import type { UndoCell } from "../undo/undo-offer";

/** Where something was said. */
export type Source = {
  readonly contextId: Id;
  readonly conversationId: Id;
  /** Null for the conversation as it is opened. */
  readonly messageId: Id | null;
};

/** Where memory is shown, and what can be opened from there. */
export type MemorySurface = {
  /** Cards of an options page, or parts of the panel's sheet. */
  readonly look: "page" | "sheet";
  readonly client: Pick<Client, "call" | "onListsChange">;
  /** Where what was deleted can be taken back. */
  readonly undo: UndoCell | null;
  /** Shows the message that something was taken from. */
  readonly onSource: (source: Source) => void;
  /** Shows what the model will see; null where only the side panel can. */
  readonly onInspect: (() => void) | null;
};

/** What something of a context's memory is added or changed with. */
export type ChangeProps = {
  readonly surface: MemorySurface;
  readonly contextId: Id;
  readonly onChanged: () => void;
};

/** A part of a context's memory. */
export type PartProps = Pick<ChangeProps, "surface" | "contextId"> & {
  /** Whether the context's prompts hold it. */
  readonly isIncluded: boolean;
};

/** What is asked over the page; the keyboard goes back where it was. */
export type DialogProps = { readonly onClose: () => void; readonly onClosed: () => void };

/** A question about one block. */
export type BlockDialogProps = DialogProps & {
  readonly surface: MemorySurface;
  readonly card: BlockCard;
  readonly onChanged: () => void;
};
