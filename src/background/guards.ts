import type { App } from "./app";
import type { Lifecycle } from "./lifecycle";

type Handler<I, O> = (app: App, input: I) => Promise<O>;
type Guard = <I, O>(handler: Handler<I, O>) => (input: I) => Promise<O>;

/** What every call about what is stored goes through: it waits until the vault is open. */
export type Guards = {
  /** For what a person does: it counts as use of the vault. */
  readonly whenOpen: Guard;
  /** For what pages ask by themselves: an unattended panel must not keep the vault open. */
  readonly whenAsked: Guard;
  /** As `whenOpen`; tells every page at the end that the vault is another one now. */
  readonly telling: Guard;
};

type Deps = {
  readonly lifecycle: Pick<Lifecycle, "ready">;
  /** Hears whenever what `vault.status` tells has changed. */
  readonly onVaultChange: () => void;
};

/** The guards; a result that comes after the vault was locked is thrown away: `locked` is the answer. */
export function createGuards({ lifecycle: { ready }, onVaultChange }: Deps): Guards {
  const guard =
    (by: "person" | "page"): Guard =>
    (handler) =>
    async (input) => {
      const app = await ready();
      if (by === "person") app.idle.touch();
      const result = await handler(app, input);
      app.signal.throwIfAborted();
      return result;
    };
  const whenOpen = guard("person");
  const telling: Guard = (handler) =>
    whenOpen(async (app, input) => {
      const result = await handler(app, input);
      onVaultChange();
      return result;
    });
  return { whenOpen, whenAsked: guard("page"), telling };
}

/** For work that grows with what is stored: the worker must not be stopped in its middle. */
export function held<I, O>(handler: Handler<I, O>): Handler<I, O> {
  return async (app, input) => {
    const release = app.hold();
    try {
      return await handler(app, input);
    } finally {
      release();
    }
  };
}
