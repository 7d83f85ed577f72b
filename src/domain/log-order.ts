/**
 * The highest place in the log to which a merge, or somebody else's backup, may raise it: a trillion
 * messages, so many that nobody's own ever come there. As many more can be said after it before the
 * search index, which has several places for each, comes to those of what is in no log.
 */
export const MAX_RAISED_ORDER = 2 ** 40;

/**
 * The highest place in the log that any backup may tell of. What is said after the highest raised one,
 * however much that is, lies below it, so that the backups of such a store open, and the numbers
 * after it can still be counted.
 */
export const MAX_ORDER = 2 ** 52;

/** Whether it can be a place in the log: where the disk or a file was altered it may be anything. */
export function isValidOrder(order: unknown): order is number {
  return Number.isSafeInteger(order) && Number(order) <= MAX_ORDER;
}
