import type { ModelEvent } from "../domain/provider";
import type { Outcome, Turn, TurnEvent, TurnState } from "../domain/turn";
import { type Begun, reduceTurn, startTurn } from "./turn-state";

/** Watchers get deltas at most this often (milliseconds): faster than reading, slower than tokens. */
const DELTA_INTERVAL = 40;

type Listener = (event: TurnEvent) => void;

/** A turn that runs in this worker: its state, who watches it, and how to end it. */
export type LiveTurn = {
  readonly turn: Turn;
  readonly abort: AbortController;
  readonly state: () => TurnState;
  /** Sets what the reply holds before a step adds to it. */
  readonly begin: (begun: Begun) => void;
  readonly apply: (event: ModelEvent, sinceStart: number) => void;
  /** Tells the watchers how it ended; nothing follows. */
  readonly end: (outcome: Outcome) => void;
  /**
   * Sends a snapshot at once, then deltas, then one end; once it has ended, the end alone. Returns
   * what stops the listening.
   */
  readonly watch: (listener: Listener) => () => void;
};

/** A live turn in status `open`. */
export function createLiveTurn(turn: Turn): LiveTurn {
  const listeners = new Set<Listener>();
  let state = startTurn(turn.id, { text: "", thinking: "" });
  let seq = 0;
  let pending = { text: "", thinking: "" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const emit = (event: TurnEvent) => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch {
        // Who cannot listen hears nothing more; the turn goes on, and the others hear of it.
        listeners.delete(listener);
      }
    }
  };
  const snapshot = (): TurnEvent => ({ type: "snapshot", seq, state });
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending.text === "" && pending.thinking === "") return;
    seq += 1;
    emit({ type: "delta", seq, status: state.status, ...pending });
    pending = { text: "", thinking: "" };
  };

  return {
    turn,
    abort: new AbortController(),
    state: () => state,
    begin: (begun) => {
      // A snapshot has what is pending: nobody is to get it twice.
      flush();
      state = startTurn(turn.id, begun);
      seq += 1;
      emit(snapshot());
    },
    apply: (event, sinceStart) => {
      state = reduceTurn(state, event, sinceStart);
      if (event.type === "text-delta") pending.text += event.text;
      if (event.type === "thinking-delta") pending.thinking += event.text;
      timer ??= setTimeout(flush, DELTA_INTERVAL);
    },
    end: (outcome) => {
      flush();
      state = { ...state, ...outcome };
      seq += 1;
      isOver = true;
      emit({ type: "end", seq, state });
      listeners.clear();
    },
    watch: (listener) => {
      // What is pending is in the snapshot already: others get it now, so that no one gets it twice.
      flush();
      listener(isOver ? { type: "end", seq, state } : snapshot());
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
