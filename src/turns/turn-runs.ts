import type { Id } from "../domain/id";
import type { Turn } from "../domain/turn";
import { createLiveTurn, type LiveTurn } from "./live-turn";
import { CANCELLED, type RunDeps, runTurn } from "./run-turn";

type Deps = RunDeps & {
  /** Hears of a turn when it opens and when it has ended. */
  readonly onChange: (live: LiveTurn) => void;
};

/** The turns that run in this worker: the only state that a restart loses, by design. */
export type TurnRuns = {
  /** Starts a stored turn; those of one conversation run one after the other, in order. */
  readonly start: (turn: Turn) => void;
  readonly find: (turnId: Id) => LiveTurn | undefined;
  readonly list: () => readonly LiveTurn[];
  readonly cancel: (turnId: Id) => void;
};

/** Runs turns and knows them until they have ended. */
export function createTurnRuns(deps: Deps): TurnRuns {
  const livesById = new Map<Id, LiveTurn>();
  const lastByConversation = new Map<Id, Promise<void>>();

  const run = async (live: LiveTurn, before: Promise<void> | undefined) => {
    await before;
    await runTurn(deps, live);
    livesById.delete(live.turn.id);
    deps.onChange(live);
  };

  return {
    start: (turn) => {
      if (livesById.has(turn.id)) return;
      const live = createLiveTurn(turn);
      livesById.set(turn.id, live);
      const { conversationId } = turn;
      const done = run(live, lastByConversation.get(conversationId)).finally(() => {
        if (lastByConversation.get(conversationId) === done) {
          lastByConversation.delete(conversationId);
        }
      });
      lastByConversation.set(conversationId, done);
      deps.onChange(live);
    },
    find: (turnId) => livesById.get(turnId),
    list: () => [...livesById.values()],
    cancel: (turnId) => livesById.get(turnId)?.abort.abort(CANCELLED),
  };
}
