/** What is known of the person's last use; times in milliseconds since 1970. */
export type Idleness = {
  readonly lastUsed: number;
  /** Minutes without use after which to lock; null for never. */
  readonly minutes: number | null;
  /** Whether an answer is being written: it is waited for, 30 minutes at most. */
  readonly isAnswering?: boolean;
};

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 30 * MINUTE_MS;

/**
 * Whether to lock now. A clock that stands before the last use tells nothing of the time between,
 * so that locks too.
 */
export function isLockDue({ lastUsed, minutes, isAnswering }: Idleness, now: number): boolean {
  if (minutes === null) return false;
  const idle = now - lastUsed;
  if (idle < 0) return true;
  return idle >= minutes * MINUTE_MS + (isAnswering ? LONGEST_WAIT_MS : 0);
}

/** When to look again (milliseconds since 1970), a minute from now at the earliest; null for never. */
export function nextLook(
  { lastUsed, minutes }: Omit<Idleness, "isAnswering">,
  now: number,
): number | null {
  if (minutes === null) return null;
  return Math.max(lastUsed + minutes * MINUTE_MS, now + MINUTE_MS);
}
