import type { Turn } from "../../domain/turn";
import type { TurnStore } from "../../domain/turn-store";
import type { TurnDeps } from "../branches/turn-deps";
import type { Database } from "../database/open-database";
import type { RowReader } from "../rows/row-reader";
import { answerTurn } from "./answer-turn";
import { checkpointTurn } from "./checkpoint-turn";
import { closeTurn } from "./close-turn";
import { keepPlan } from "./keep-plan";
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

/**
 * The turns whose row says they run. Reads clear columns only, so that a turn can be recovered even
 * if its row does not open; one whose reply is gone has nothing to recover and is left out.
 */
async function listOpenTurns(
  reader: Pick<RowReader, "find" | "findAll">,
): Promise<readonly Turn[]> {
  const rows = await reader.findAll("open_turns");
  const turns = await Promise.all(
    rows.map(async ({ id, parent }): Promise<Turn | null> => {
      const userMessageId = (await reader.find("messages", id))?.previous;
      return userMessageId == null ? null : { id, conversationId: parent, userMessageId };
    }),
  );
  return turns.filter((turn) => turn !== null);
}
