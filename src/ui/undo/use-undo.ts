import { useEffect, useState } from "react";
import type { Client } from "../../messaging/client";
import { keepHeld, letPass, type OnBack, takeBack } from "./offer-life";
import type { UndoCell, UndoOffer } from "./undo-offer";

type Props = {
  readonly cell: UndoCell;
  readonly client: Pick<Client, "call">;
  readonly offer: UndoOffer | null;
  /** Whether a pointer rests on it, or the keyboard is in it: then it stays. */
  readonly isHeld: boolean;
  /** Shows a conversation again that was shown. */
  readonly onBack?: OnBack | undefined;
};

/** What becomes of an offer: it is taken, or its time passes. */
export function useUndo({ cell, client, offer, isHeld, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (offer !== null && !isHeld) return letPass(cell, offer);
  }, [cell, offer, isHeld]);
  useEffect(() => {
    if (offer !== null && isHeld && offer.end === undefined) return keepHeld(client, offer);
  }, [client, offer, isHeld]);
  const take = async () => {
    if (offer === null || busy) return;
    setBusy(true);
    await takeBack({ cell, client, offer, onBack });
    setBusy(false);
  };
  return { busy, take };
}
