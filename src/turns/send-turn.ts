import type { Id } from "../domain/id";
import type { Model } from "../domain/model";
import type { Turn } from "../domain/turn";
import { cleanMessage } from "./clean-message";
import type { TurnRuns } from "./turn-runs";
import type { OpenTurn, TurnStore } from "./turn-store";

type Deps = {
  readonly turns: Pick<TurnStore, "openTurn" | "reopenTurn" | "resumeTurn">;
  readonly runs: Pick<TurnRuns, "begin">;
  /** What answers now. */
  readonly currentModel: () => Promise<Model>;
};

/** Stores a message and starts its answer; resolves once both rows are on disk. */
export async function sendTurn(deps: Deps, input: Omit<OpenTurn, "model">): Promise<Turn> {
  const text = cleanMessage(input.text);
  return deps.runs.begin(input.id, async () =>
    deps.turns.openTurn({ ...input, text, model: await deps.currentModel() }),
  );
}

/** Answers the same user message anew, beside the earlier reply. */
export function retryTurn(deps: Deps, input: { id: Id; turnId: Id }): Promise<Turn> {
  return deps.runs.begin(input.id, async () =>
    deps.turns.reopenTurn({ ...input, model: await deps.currentModel() }),
  );
}

/** Goes on with a reply that ended early. */
export function continueTurn(deps: Deps, input: { id: Id; turnId: Id }): Promise<Turn> {
  return deps.runs.begin(input.turnId, async () =>
    deps.turns.resumeTurn({ ...input, model: await deps.currentModel() }),
  );
}
