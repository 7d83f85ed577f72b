import { type App, DATABASE_CLOSED } from "./app";
import type { Lifecycle } from "./lifecycle";

type Handler<I, O> = (app: App, input: I) => Promise<O>;
type Guard = <I, O>(handler: Handler<I, O>) => (input: I) => Promise<O>;

/** What every call about what is stored goes through: it waits until the vault is open. */
export type Guards = {
  /** For what a person does: it counts as use of the vault. */
  readonly whenOpen: Guard;
  /** As `whenOpen`, for what a person may do twice without a second trace: done again as `byPage` is. */
  readonly whenAgain: Guard;
  /**
   * For what pages ask by themselves: an unattended panel must not keep the vault open. Asked
   * again where the database was closed meanwhile: it was deleted, and the next one answers.
   */
  readonly byPage: Guard;
  /**
   * As `whenOpen`, for what is gone for good once it is done: that is told though a lock came
   * meanwhile. What it answers must be counts and no text.
   */
  readonly whenDone: Guard;
  /** As `whenOpen`; tells every page at the end that the vault is another one now. */
  readonly announcing: Guard;
  /** As `whenDone`, and tells as `announcing` does. */
  readonly announcingDone: Guard;
};

type Deps = {
  readonly lifecycle: Pick<Lifecycle, "ready">;
  /** Hears whenever what `vault.status` tells has changed. */
  readonly onVaultChange: () => void;
};

/** A browser that goes on deleting is not followed without end. */
const TRIES = 5;

type Guarding = {
  readonly by: "person" | "page";
  readonly isDone?: boolean;
  readonly tries?: number;
};

/** The guards; a result that comes after the vault was locked is thrown away: `locked` is the answer. */
export function createGuards({ lifecycle: { ready }, onVaultChange }: Deps): Guards {
  const guard =
    ({ by, isDone = false, tries = 1 }: Guarding): Guard =>
    (handler) =>
    async (input) => {
      for (let nth = 1; ; nth += 1) {
        const app = await ready();
        if (by === "person") app.idle.touch();
        try {
          const result = await handler(app, input);
          if (!isDone) app.signal.throwIfAborted();
          return result;
        } catch (error) {
          if (nth >= tries || app.signal.reason !== DATABASE_CLOSED) throw error;
        }
      }
    };
  const announce =
    (through: Guard): Guard =>
    (handler) =>
      through(async (app, input) => {
        const result = await handler(app, input);
        onVaultChange();
        return result;
      });
  const whenOpen = guard({ by: "person" });
  const whenDone = guard({ by: "person", isDone: true });
  return {
    whenOpen,
    whenAgain: guard({ by: "person", tries: TRIES }),
    byPage: guard({ by: "page", tries: TRIES }),
    whenDone,
    announcing: announce(whenOpen),
    announcingDone: announce(whenDone),
  };
}

/** For work that grows with what is stored: the worker must not be stopped in its middle. */
export function held<I, O>(handler: Handler<I, O>): Handler<I, O> {
  return async (app, input) => {
    const release = app.keepAlive();
    try {
      return await handler(app, input);
    } finally {
      release();
    }
  };
}
