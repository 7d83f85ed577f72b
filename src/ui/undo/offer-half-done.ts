import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import type { Offered, UndoCell } from "./undo-offer";

/** Runs an act of several commits; where it fails half-way, it offers to take back what is done. */
export async function offerHalfDone<T>(
  cell: Pick<UndoCell, "set"> | null,
  { client, undoId, offered }: Halves,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const { isHeld } = await client.call("undo.keep", { undoId }).catch(() => NOTHING_HELD);
    if (isHeld) cell?.set({ undoId, since: Date.now(), ...offered });
    throw error;
  }
}

type Halves = {
  readonly client: Pick<Client, "call">;
  readonly undoId: Id;
  readonly offered: Offered;
};

const NOTHING_HELD = { isHeld: false };
