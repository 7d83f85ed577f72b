import type { Id } from "../../domain/id";
import type { Model } from "../../domain/model";
import { type Cell, createCell } from "../cell";
import type { TurnCommands } from "./turn-commands";

/** The reply that is to be written anew by a model still to be chosen; null for none. */
export type OtherModel = Pick<Cell<Id | null>, "get" | "subscribe"> & {
  readonly ask: (turnId: Id) => void;
  /** Leaves the reply as it is. */
  readonly leave: () => void;
  /** Writes the reply anew by that model; what answers otherwise stays as it is. */
  readonly choose: (model: Model) => void;
  readonly close: () => void;
};

/** No reply is asked for yet. */
export function createOtherModel({ retry }: Pick<TurnCommands, "retry">): OtherModel {
  const cell = createCell<Id | null>(null);
  const { get, subscribe, close } = cell;
  const leave = () => cell.set(null);
  const choose = (model: Model) => {
    const turnId = get();
    leave();
    if (turnId !== null) void retry(turnId, model);
  };
  return { get, subscribe, ask: cell.set, leave, choose, close };
}
