/** Places in the table that each place of the log has: a merge may have brought others of the same. */
export const SLOTS = 16;
/** Above all places of the log: whatever is below is a message. */
export const BESIDE_LOG = 2 ** 45;
