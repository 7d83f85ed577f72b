const MAX_TRIES = 4;

/**
 * Does what must not be done twice until it is seen to be done, as a page that looks first; fails
 * after four times.
 */
export async function untilDone<T>(
  look: () => Promise<T>,
  isDone: (seen: T) => boolean,
  work: (seen: T) => Promise<unknown>,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const seen = await look();
    if (isDone(seen)) return;
    await work(seen);
  }
  throw new Error("it is never done");
}
