/** Events that come when they come, read one after another by one reader. */
export type EventQueue<E> = {
  readonly push: (event: E) => void;
  /** What was pushed before is still read. */
  readonly end: () => void;
  /** Fails the reader at once, whatever is still unread. */
  readonly fail: (error: unknown) => void;
  readonly events: () => AsyncGenerator<E, void>;
};

/** An empty queue. */
export function createEventQueue<E>(): EventQueue<E> {
  let waiting: E[] = [];
  let ended = false;
  let failed: { readonly error: unknown } | null = null;
  let wake = () => {};

  return {
    push: (event) => {
      waiting.push(event);
      wake();
    },
    end: () => {
      ended = true;
      wake();
    },
    fail: (error) => {
      failed ??= { error };
      wake();
    },
    events: async function* () {
      for (;;) {
        const batch = waiting;
        waiting = [];
        for (const event of batch) {
          if (failed !== null) throw failed.error;
          yield event;
        }
        if (failed !== null) throw failed.error;
        if (waiting.length > 0) continue;
        if (ended) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
