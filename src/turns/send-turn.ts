import type { Id } from "../domain/id";
import type { Model } from "../domain/model";
import type { Turn } from "../domain/turn";
import { cleanMessage } from "./clean-message";
import type { TurnRuns } from "./turn-runs";
import type { Opened, OpenTurn, TurnStore } from "./turn-store";

type Deps = {
  readonly turns: Pick<TurnStore, "openTurn" | "reopenTurn" | "resumeTurn">;
  readonly runs: Pick<TurnRuns, "start">;
  /** What answers now. */
  readonly currentModel: () => Promise<Model>;
};

/** Stores a message and starts its answer; resolves once both rows are on disk. */
export async function sendTurn(deps: Deps, input: Omit<OpenTurn, "model">): Promise<Turn> {
  const text = cleanMessage(input.text);
  const model = await deps.currentModel();
  return begin(deps, await deps.turns.openTurn({ ...input, text, model }));
}

/** Answers the same user message anew, beside the earlier reply. */
export async function retryTurn(deps: Deps, input: { id: Id; turnId: Id }): Promise<Turn> {
  const model = await deps.currentModel();
  return begin(deps, await deps.turns.reopenTurn({ ...input, model }));
}

/** Goes on with a reply that ended early. */
export async function continueTurn(deps: Deps, input: { id: Id; turnId: Id }): Promise<Turn> {
  const model = await deps.currentModel();
  return begin(deps, await deps.turns.resumeTurn({ ...input, model }));
}

function begin(deps: Deps, opened: Opened): Turn {
  if (opened.fresh) deps.runs.start(opened.turn);
  return opened.turn;
}
