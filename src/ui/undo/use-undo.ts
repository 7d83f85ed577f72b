import { useEffect, useState } from "react";
import { toFailure } from "../../domain/app-error";
import type { Client } from "../../messaging/client";
import type { UndoCell, UndoOffer } from "./undo-offer";

/** How long it is offered, and how long is told what became of it. */
const OFFERED_MS = 10_000;
const TOLD_MS = 5_000;

/** Whoever has just let go of it gets a moment more. */
const LEAST_MS = 2_000;

/** While somebody decides, the worker is asked this often to hold it. */
const KEEP_EVERY_MS = 5_000;

type Props = {
  readonly cell: UndoCell;
  readonly client: Pick<Client, "call">;
  readonly offer: UndoOffer | null;
  /** Whether a pointer rests on it, or the keyboard is in it: then it stays. */
  readonly isHeld: boolean;
  /** Shows a conversation again that was shown. */
  readonly onBack?: ((back: NonNullable<UndoOffer["back"]>) => Promise<void>) | undefined;
};

/** What becomes of an offer: it is taken, or its time passes. */
export function useUndo({ cell, client, offer, isHeld, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (offer === null || isHeld) return;
    const left = offer.since + (offer.end === undefined ? OFFERED_MS : TOLD_MS) - Date.now();
    const timer = setTimeout(() => cell.set(null), Math.max(left, LEAST_MS));
    return () => clearTimeout(timer);
  }, [cell, offer, isHeld]);
  useEffect(() => {
    if (offer === null || !isHeld || offer.end !== undefined) return;
    // A worker that is gone holds nothing more: taking it back tells that.
    const keep = () => client.call("undo.keep", { undoId: offer.undoId }).catch(() => {});
    keep();
    const timer = setInterval(keep, KEEP_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, offer, isHeld]);
  const take = async () => {
    if (offer === null || busy) return;
    setBusy(true);
    const end = (failure: ReturnType<typeof toFailure> | null) =>
      cell.set({ ...offer, end: { failure }, since: Date.now() });
    try {
      await client.call("undo.run", { undoId: offer.undoId });
      end(null);
      await offer.onUndone?.();
      if (offer.back !== undefined) await onBack?.(offer.back);
    } catch (error) {
      end(toFailure(error));
    }
    setBusy(false);
  };
  return { busy, take };
}
