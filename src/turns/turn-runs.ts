import { type AppError, toFailure } from "../domain/app-error";
import type { Id } from "../domain/id";
import type { Turn } from "../domain/turn";
import type { Opened } from "../domain/turn-store";
import { createLiveTurn, type LiveTurn } from "./live-turn";
import { CANCELLED } from "./run-steps";
import { type RunDeps, runTurn } from "./run-turn";

type Deps = RunDeps & {
  /** Hears of a turn when it opens and when it has ended. */
  readonly onChange: (live: LiveTurn) => void;
};

/** The turns that run in this worker: the only state that a restart loses, by design. */
export type TurnRuns = {
  /**
   * Stores a turn by `open` and starts it if that was new; turns of one conversation run one after
   * the other, in order. Fails as `open` does.
   */
  readonly begin: (turnId: Id, open: () => Promise<Opened>) => Promise<Turn>;
  /** Resolves when the turn is not between its rows and its run: then `find` tells the truth. */
  readonly whenBegun: (turnId: Id) => Promise<void>;
  readonly find: (turnId: Id) => LiveTurn | undefined;
  readonly list: () => readonly LiveTurn[];
  readonly cancel: (turnId: Id) => void;
  /** Interrupts every turn, and whatever begins from now on; resolves once all have ended. */
  readonly endAll: (reason: AppError) => Promise<void>;
};

/** Runs turns and knows them until they have ended. */
export function createTurnRuns(deps: Deps): TurnRuns {
  const livesById = new Map<Id, LiveTurn>();
  const lastByConversation = new Map<Id, Promise<void>>();
  const beginnings = createBeginnings();
  let over: AppError | null = null;

  const run = async (live: LiveTurn, before: Promise<void> | undefined) => {
    try {
      await before?.catch(() => {});
      await runTurn(deps, live);
    } catch (error) {
      // Its rows say that it runs: the next start of the worker closes it.
      deps.onError(error);
      live.end({ status: "interrupted", failure: toFailure(error), finish: null, usage: null });
    } finally {
      livesById.delete(live.turn.id);
    }
    notify(live);
  };
  // Who is told must not keep a turn from running, or the next one from following it.
  const notify = (live: LiveTurn) => {
    try {
      deps.onChange(live);
    } catch (error) {
      deps.onError(error);
    }
  };

  const start = (turn: Turn) => {
    if (livesById.has(turn.id)) return;
    const live = createLiveTurn(turn);
    livesById.set(turn.id, live);
    if (over !== null) live.abort.abort(over);
    const { conversationId } = turn;
    const done = run(live, lastByConversation.get(conversationId)).finally(() => {
      if (lastByConversation.get(conversationId) === done)
        lastByConversation.delete(conversationId);
    });
    lastByConversation.set(conversationId, done);
    notify(live);
  };
  const beginOne = async (open: () => Promise<Opened>) => {
    const { turn, fresh } = await open();
    if (fresh) start(turn);
    return turn;
  };

  return {
    begin: (turnId, open) => beginnings.note(turnId, beginOne(open)),
    whenBegun: beginnings.when,
    find: (turnId) => livesById.get(turnId),
    list: () => [...livesById.values()],
    cancel: (turnId) => livesById.get(turnId)?.abort.abort(CANCELLED),
    endAll: async (reason) => {
      over = reason;
      for (const live of livesById.values()) live.abort.abort(reason);
      await Promise.all([...beginnings.all(), ...lastByConversation.values()]);
    },
  };
}

/** The turns that are between their rows and their run; none of these promises fails. */
function createBeginnings() {
  const beginningById = new Map<Id, Promise<void>>();
  return {
    note: (turnId: Id, turn: Promise<Turn>) => {
      const begun = turn
        .then(
          () => undefined,
          () => undefined,
        )
        .finally(() => {
          if (beginningById.get(turnId) === begun) beginningById.delete(turnId);
        });
      beginningById.set(turnId, begun);
      return turn;
    },
    when: (turnId: Id) => beginningById.get(turnId) ?? Promise.resolve(),
    all: () => beginningById.values(),
  };
}
