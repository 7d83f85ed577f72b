import { AppError } from "../domain/app-error";
import { parseCommand } from "../domain/command";
import type { Id } from "../domain/id";
import type { Model } from "../domain/model";
import type { Redaction } from "../domain/prompt-settings";
import { redact } from "../domain/redaction";
import type { Turn } from "../domain/turn";
import { cleanMessage } from "./clean-message";
import type { TurnRuns } from "./turn-runs";
import type { OpenTurn, TurnStore } from "./turn-store";

type Deps = {
  readonly turns: Pick<TurnStore, "openTurn" | "reopenTurn" | "resumeTurn">;
  readonly runs: Pick<TurnRuns, "begin">;
  /** What answers now, and the person's rules for what is kept. */
  readonly settings: () => Promise<{
    readonly model: Model;
    readonly redactions: readonly Redaction[];
  }>;
};

/**
 * Stores a message and starts its answer; resolves once both rows are on disk. Fails with
 * `is-command` where the product answers by itself (O-026).
 */
export async function sendTurn(deps: Deps, input: Omit<OpenTurn, "model">): Promise<Turn> {
  const clean = cleanMessage(input.text);
  if (parseCommand(clean) !== null) throw new AppError("is-command");
  return deps.runs.begin(input.id, async () => {
    const { model, redactions } = await deps.settings();
    const { text } = redact(clean, redactions, "stored");
    return deps.turns.openTurn({ ...input, text, model });
  });
}

/** Answers the same user message anew, beside the earlier reply. */
export function retryTurn(deps: Deps, input: { id: Id; turnId: Id }): Promise<Turn> {
  return deps.runs.begin(input.id, async () => {
    const { model } = await deps.settings();
    return deps.turns.reopenTurn({ ...input, model });
  });
}

/** Goes on with a reply that ended early. */
export function continueTurn(deps: Deps, input: { id: Id; turnId: Id }): Promise<Turn> {
  return deps.runs.begin(input.turnId, async () => {
    const { model } = await deps.settings();
    return deps.turns.resumeTurn({ ...input, model });
  });
}
