import { AppError, type Failure, toFailure } from "../domain/app-error";

type One = {
  /** The server's address. */
  readonly url: string;
  readonly name: string;
};

/** A model that is in no list any more, and still on its server's disk. */
export type PlannedDeletion = {
  /** Fails with `undo-late` where it is being deleted. */
  readonly putBack: () => Promise<void>;
  /** Deletes it, unless it was put back; never fails: that it could not be is told in the list. */
  readonly clear: () => void;
};

/**
 * Models of Ollama servers that are deleted once that cannot be taken back any more. Nothing of it is
 * stored: a worker that dies before, or a lock, leaves them where they are.
 */
export type ModelDeletions = {
  readonly plan: (one: One, remove: () => Promise<void>) => PlannedDeletion;
  /** Whether it is about to be deleted, or why it could not be; null for neither. */
  readonly find: (one: One) => "going" | Failure | null;
};

type Deps = {
  readonly keepAlive: () => () => void;
  /** Aborted by the lock. */
  readonly signal: AbortSignal;
  /** Hears when one is in the lists again, or in none. */
  readonly onChange: () => void;
};

/** None is planned yet. */
export function createModelDeletions({ keepAlive, signal, onChange }: Deps): ModelDeletions {
  const states = new Map<string, "going" | Failure>();
  return {
    find: (one) => states.get(keyOf(one)) ?? null,
    plan: (one, remove) => {
      const key = keyOf(one);
      const release = keepAlive();
      // What is dropped with the lock does not hear of its end.
      signal.addEventListener("abort", release, { once: true });
      let state: "going" | "back" | "cleared" = "going";
      const end = (failure: Failure | null) => {
        release();
        if (failure === null) states.delete(key);
        else states.set(key, failure);
        onChange();
      };
      states.set(key, "going");
      onChange();
      return {
        putBack: async () => {
          if (state === "cleared") throw new AppError("undo-late");
          state = "back";
          end(null);
        },
        clear: () => {
          if (state !== "going") return;
          state = "cleared";
          remove().then(
            () => end(null),
            (error: unknown) => end(toFailure(error)),
          );
        },
      };
    },
  };
}

function keyOf({ url, name }: One): string {
  return `${url} ${name}`;
}
