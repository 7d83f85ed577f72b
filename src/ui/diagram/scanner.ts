/** Reads a text from its beginning on; every pattern has the flag `y`. */
export type Scanner = {
  /** Where it has come to. */
  readonly at: () => number;
  /** Goes on behind what the pattern finds right here; null where it finds nothing. */
  readonly take: (pattern: RegExp) => RegExpExecArray | null;
  /** Goes on to a place behind this one. */
  readonly goTo: (offset: number) => void;
  readonly text: string;
};

/** A reader of a text from one of its places on. */
export function createScanner(text: string, from = 0): Scanner {
  let at = from;
  return {
    text,
    at: () => at,
    goTo: (offset) => {
      at = offset;
    },
    take: (pattern) => {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (found !== null) at += found[0].length;
      return found;
    },
  };
}
