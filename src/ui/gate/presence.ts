import { AppError } from "../../domain/app-error";
import type { Client } from "../../messaging/client";
import { type Cell, createCell } from "../cell";

/** The question whether the person is there, asked for what the worker does not do without. */
export type Presence = {
  /** Whether it is asked at the moment. */
  readonly isOpen: Pick<Cell<boolean>, "get" | "subscribe">;
  /** Ends it; what waits goes on, or fails as it had. */
  readonly answer: (isThere: boolean) => void;
  /** Resolves with the answer; whoever asks meanwhile is told the same. */
  readonly ask: () => Promise<boolean>;
};

/** Nothing is asked yet. */
export function createPresence(): Presence {
  const isOpen = createCell(false);
  let waiting: ((isThere: boolean) => void)[] = [];
  return {
    isOpen,
    answer: (isThere) => {
      const all = waiting;
      waiting = [];
      isOpen.set(false);
      for (const resolve of all) resolve(isThere);
    },
    ask: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        isOpen.set(true);
      }),
  };
}

/** The same client, which asks where a call needs an unlock method once more, and then goes on with it. */
export function createAskingClient(client: Client, { ask }: Pick<Presence, "ask">): Client {
  return {
    ...client,
    call: async (name, input) => {
      try {
        return await client.call(name, input);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "reauthentication-required") throw error;
        if (!(await ask())) throw error;
        return client.call(name, input);
      }
    },
  };
}
