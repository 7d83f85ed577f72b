import { toFailure } from "../../domain/app-error";
import { destinationKey } from "../../domain/destination-key";
import type { Model } from "../../domain/model";

/** What stands beside the composer as the one that answers: a message goes there or nowhere. */
export type ShownModel = {
  /** Where it runs, as `destinationKey` tells it; undefined while nothing is shown. */
  readonly destination: () => string | undefined;
  readonly put: (model: Model | null) => void;
  /** Has it read anew: it is not what answers any more. */
  readonly refresh: () => void;
  /** Calls back where it is to be read anew, until the returned function is called. */
  readonly onRefresh: (listener: () => void) => () => void;
};

/** Nothing is shown yet. */
export function createShownModel(): ShownModel {
  const listeners = new Set<() => void>();
  let shown: Model | null = null;
  return {
    destination: () => (shown === null ? undefined : destinationKey(shown)),
    put: (model) => {
      shown = model;
    },
    refresh: () => {
      for (const listener of listeners) listener();
    },
    onRefresh: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Asks with where the person sees that it goes; where that is elsewhere by now it is shown anew, so that
 * they see it before they try again.
 */
export async function askWithDestination(
  model: Pick<ShownModel, "destination" | "refresh"> | undefined,
  ask: (destination: string | undefined) => Promise<unknown>,
): Promise<void> {
  try {
    await ask(model?.destination());
  } catch (error) {
    if (toFailure(error).data.reason === "model-changed") model?.refresh();
    throw error;
  }
}
