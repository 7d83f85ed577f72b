/** Looks whether the vault has to be locked for want of use. */
export const AUTO_LOCK_ALARM = "auto-lock";

/** Goes on with sealing rows anew. */
export const SWEEP_ALARM = "sealing-sweep";

/** Goes on with titles, summaries and facts. */
export const JOBS_ALARM = "jobs";

/** Puts aside contexts past their time, and shows which ones are near it. */
export const EXPIRY_ALARM = "expiry";

/** Wakes the worker, so that programs find it: it connects to them whenever it starts. */
export const PROGRAMS_ALARM = "programs";

/** Makes the daily backup. */
export const BACKUP_ALARM = "backup";
