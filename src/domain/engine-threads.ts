/** More than this many bring little, and leave nothing for the rest of the machine. */
const MAX_THREADS = 4;

/**
 * How many threads a model inside the browser runs on: one core is left to the rest. Extension pages
 * have the shared memory that threads need without being isolated (measured), so only cores count.
 */
export function countThreads(cores: number): number {
  return Math.max(1, Math.min(MAX_THREADS, cores - 1));
}
