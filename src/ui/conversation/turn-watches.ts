import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import type { ConversationStore } from "./conversation-store";

export type TurnWatches = {
  /** Watches a turn, unless it is watched already. */
  readonly follow: (turnId: Id) => void;
  /** Ends every watch; nothing is followed any more. */
  readonly close: () => void;
};

type Deps = {
  readonly client: Pick<Client, "watch">;
  readonly store: ConversationStore;
  /** Called when a watch brought the turn's end, or stopped without it, which is `lost`. */
  readonly onOver: (how: "ended" | "lost") => void;
};

type Watch = { stop: () => void };

/** One watch for each running turn, its events fed into the state. */
export function createTurnWatches({ client, store, onOver }: Deps): TurnWatches {
  const watched = new Map<Id, Watch>();
  let closed = false;
  return {
    follow: (turnId) => {
      if (closed || watched.has(turnId)) return;
      // Tells this watch from a later one of the same turn, when its port closes late.
      const watch: Watch = { stop: () => {} };
      watched.set(turnId, watch);
      const forget = () => watched.get(turnId) === watch && watched.delete(turnId);
      watch.stop = client.watch(
        "turn.watch",
        { turnId },
        {
          event: (event) => {
            if (watched.get(turnId) !== watch) return;
            const over = event.type === "end" && forget();
            store.dispatch({ type: "turn", turnId, event });
            if (over) onOver("ended");
          },
          end: (failure) => {
            if (!forget()) return;
            store.dispatch({ type: "watch-lost", turnId });
            onOver(failure === null ? "ended" : "lost");
          },
        },
      );
    },
    close: () => {
      closed = true;
      for (const { stop } of watched.values()) stop();
      watched.clear();
    },
  };
}
