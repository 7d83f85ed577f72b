import { type Failure, toFailure } from "../../domain/app-error";
import type { Client } from "../../messaging/client";
import type { UndoCell, UndoOffer } from "./undo-offer";

/** How long it is offered, and how long is told what became of it. */
const OFFERED_MS = 10_000;
const OUTCOME_MS = 5_000;

/** Whoever has just let go of it gets a moment more. */
const LEAST_MS = 2_000;

/** While somebody decides, the worker is asked this often to hold it. */
const KEEP_EVERY_MS = 5_000;

/** Lets an offer's time pass, until the returned function is called. */
export function letPass(cell: UndoCell, offer: UndoOffer): () => void {
  const left = offer.since + (offer.end === undefined ? OFFERED_MS : OUTCOME_MS) - Date.now();
  const timer = setTimeout(() => replace(cell, offer, null), Math.max(left, LEAST_MS));
  return () => clearTimeout(timer);
}

/** Has the worker hold what is offered, until the returned function is called. */
export function keepHeld(client: Pick<Client, "call">, { undoId }: UndoOffer): () => void {
  // A worker that is gone holds nothing more: taking it back tells that.
  const keep = () => client.call("undo.keep", { undoId }).catch(() => {});
  keep();
  const timer = setInterval(keep, KEEP_EVERY_MS);
  return () => clearInterval(timer);
}

export type OnBack = (back: NonNullable<UndoOffer["back"]>) => Promise<void>;

type Taking = {
  readonly cell: UndoCell;
  readonly client: Pick<Client, "call">;
  readonly offer: UndoOffer;
  readonly onBack?: OnBack | undefined;
};

/** Takes an offer, and tells in its place what became of it. */
export async function takeBack({ cell, client, offer, onBack }: Taking): Promise<void> {
  const end = (failure: Failure | null) =>
    replace(cell, offer, { ...offer, end: { failure }, since: Date.now() });
  try {
    await client.call("undo.run", { undoId: offer.undoId });
  } catch (error) {
    end(toFailure(error));
    return;
  }
  end(null);
  // It is undone, whether or not it is shown at once.
  await offer.onUndone?.().catch(() => {});
  if (offer.back !== undefined) await onBack?.(offer.back).catch(() => {});
}

/** What was done meanwhile is offered now, and stays. */
function replace(cell: UndoCell, offer: UndoOffer, next: UndoOffer | null): void {
  if (cell.get() === offer) cell.set(next);
}
