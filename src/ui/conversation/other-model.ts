import type { Id } from "../../domain/id";
import { type Cell, createCell } from "../cell";
import type { TurnCommands } from "./turn-commands";

/** The reply that is to be written anew by a model still to be chosen; null for none. */
export type OtherModel = Pick<Cell<Id | null>, "get" | "subscribe"> & {
  readonly ask: (turnId: Id) => void;
  /** Leaves the reply as it is: no choice that is still under way writes it anew. */
  readonly leave: () => void;
  /** Writes the reply anew, once what was chosen is shown as what answers. */
  readonly chosen: () => void;
  readonly close: () => void;
};

/** No reply is asked for yet. */
export function createOtherModel({ retry }: Pick<TurnCommands, "retry">): OtherModel {
  const cell = createCell<Id | null>(null);
  const { get, subscribe, close } = cell;
  const leave = () => cell.set(null);
  const chosen = () => {
    const turnId = get();
    leave();
    if (turnId !== null) void retry(turnId);
  };
  return { get, subscribe, ask: cell.set, leave, chosen, close };
}
