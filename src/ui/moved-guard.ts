/** Milliseconds in which nobody has read what has just come under their pointer. */
const UNREAD_MS = 500;

/** Keeps a click from what has only just come to where it is. */
export type MovedGuard = {
  /** All that stands there now, as JSON has it, of which each part may move the others. */
  readonly stand: (shown: unknown) => void;
  /** Whether any of it takes a click; `clicks` as the event has it, 0 for keys, which go where the focus is. */
  readonly takes: (clicks: number) => boolean;
};

/** A guard for what has not been shown yet. */
export function createMovedGuard(now: () => number = () => performance.now()): MovedGuard {
  let last: string | null = null;
  let since = Infinity;
  return {
    stand: (shown) => {
      const next = JSON.stringify(shown);
      if (next === last) return;
      last = next;
      since = now();
    },
    takes: (clicks) => clicks === 0 || now() - since >= UNREAD_MS,
  };
}
