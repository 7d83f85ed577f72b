/** What Chromium says where such a file is gone, and where it is shorter than it was. */
const LOST: ReadonlySet<unknown> = new Set(["NotReadableError", "UnknownError"]);

/**
 * Whether a read has failed because of a value that is lost: Chromium keeps values from 64 KiB on in
 * files of their own. The same name may mean a failing disk.
 */
export function isLostValue(error: unknown): boolean {
  return error instanceof Error && LOST.has(error.name);
}

/** Goes on where a value is lost; any other failure stays what it is. */
export function unlessLost<T>(work: () => T): (error: unknown) => T {
  return (error) => {
    if (isLostValue(error)) return work();
    throw error;
  };
}
