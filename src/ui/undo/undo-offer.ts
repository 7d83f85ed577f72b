import type { Failure } from "../../domain/app-error";
import type { Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { Cell } from "../cell";

/** What was done; its words are read with the bar that tells them. */
export type Undoable =
  | { readonly kind: "messages"; readonly count: number }
  | {
      readonly kind:
        | "someMessages"
        | "archived"
        | "attachmentRemoved"
        | "modelRemoved"
        | "moved"
        | "removed"
        | "contextArchived"
        | "presetRemoved"
        | "promptRemoved"
        | "redactionRemoved"
        | "connectionRemoved"
        | "usageForgotten"
        | "backupRemoved"
        | "fileRemoved"
        | "blockAdded"
        | "blockRemoved"
        | "blockChanged"
        | "blockLaidOut"
        | "blockRestored"
        | "blockShared"
        | "blockUnshared"
        | "noteKept"
        | "noteRemoved"
        | "referenceAdded"
        | "referenceRemoved"
        | "referenceRenamed"
        | "noteChanged"
        | "factChanged"
        | "factKept"
        | "factApproved"
        | "factForgotten";
    };

/** Something that was done just now and can be taken back. */
export type UndoOffer = {
  /** Under which the worker holds it. */
  readonly undoId: Id;
  readonly what: Undoable;
  /** What has become of it; left out while it is offered. */
  readonly end?: { readonly failure: Failure | null };
  /** When it was offered, or ended; milliseconds since 1970, UTC. */
  readonly since: number;
  /** The conversation or message that it was done to: who does something else to it withdraws this. */
  readonly about?: Id | undefined;
  /** The conversation that was shown, and is to be shown again. */
  readonly back?: Pick<Conversation, "id" | "contextId"> | undefined;
  /** Reads anew what was taken back. */
  readonly onUndone?: (() => Promise<unknown>) | undefined;
};

/** The newest one of a page; null for none. */
export type UndoCell = Cell<UndoOffer | null>;

/** What is offered of an act. */
export type Offered = Pick<UndoOffer, "what" | "about" | "back" | "onUndone">;

/** Does something under an id of its own, then offers to take it back; not where that is null. */
export async function offerUndo<T>(
  cell: Pick<UndoCell, "set"> | null,
  act: (undo: Id) => Promise<T>,
  toOffer: (done: T) => Offered | null,
): Promise<T> {
  const undoId = crypto.randomUUID();
  const done = await act(undoId);
  const offer = toOffer(done);
  if (offer !== null) cell?.set({ undoId, since: Date.now(), ...offer });
  return done;
}

/** Takes an offer away where the same page has done something else to what it is about. */
export function withdraw(cell: UndoCell, about: Id): void {
  const offer = cell.get();
  if (offer?.about === about && offer.end === undefined) cell.set(null);
}
