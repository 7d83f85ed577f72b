/** Milliseconds in which nobody has read what has just come under their pointer. */
const UNREAD_MS = 500;

/** Keeps a click from what has only just come to where it is. */
export type MovedGuard = {
  /** It stands at that place now. */
  readonly stand: (place: number) => void;
  /** Whether it takes a click; `clicks` as the event has it, 0 for keys, which go where the focus is. */
  readonly takes: (clicks: number) => boolean;
};

/** A guard for what has not been shown yet. */
export function createMovedGuard(now: () => number = () => performance.now()): MovedGuard {
  let place: number | null = null;
  let since = Infinity;
  return {
    stand: (next) => {
      if (next === place) return;
      place = next;
      since = now();
    },
    takes: (clicks) => clicks === 0 || now() - since >= UNREAD_MS,
  };
}
