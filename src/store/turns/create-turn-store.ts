import type { TurnStore } from "../../domain/turn-store";
import type { TurnDeps } from "../branches/turn-deps";
import type { Database } from "../database/open-database";
import { answerTurn } from "./answer-turn";
import { checkpointTurn } from "./checkpoint-turn";
import { closeTurn } from "./close-turn";
import { keepPlan } from "./keep-plan";
import { listOpenTurns } from "./list-open-turns";
import { openTurn } from "./open-turn";
import { readTurn } from "./read-turn";
import { reopenTurn } from "./reopen-turn";
import { resumeTurn } from "./resume-turn";
import { endStep, keepResult } from "./steps";

type Deps = TurnDeps & Parameters<typeof keepPlan>[0] & { readonly database: Database };

/** What the turns' use-cases need of the store; every write is one transaction. */
export function createTurnStore(deps: Deps): TurnStore {
  return {
    openTurn: (input) => openTurn(deps, input),
    reopenTurn: (input) => reopenTurn(deps, input),
    resumeTurn: (input) => resumeTurn(deps, input),
    answerTurn: (input) => answerTurn(deps, input),
    readTurn: (input) => readTurn(deps, input),
    forgettings: deps.forgettings.count,
    keepPlan: (input) => keepPlan(deps, input),
    endStep: (input) => endStep(deps, input),
    keepResult: (input) => keepResult(deps, input),
    checkpoint: (input) => checkpointTurn(deps, input),
    closeTurn: (input) => closeTurn(deps, input),
    listOpenTurns: () => listOpenTurns(deps.reader),
  };
}
