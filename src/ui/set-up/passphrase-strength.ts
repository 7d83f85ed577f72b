export type PassphraseStrength = {
  /** 0 … 4 as zxcvbn rates it: 3 is guessed after 10^8 to 10^10 attempts. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  /** zxcvbn's name for the main weakness; null where it sees none. */
  readonly reason: string | null;
};

/** The lowest score that is taken. */
export const ENOUGH = 3;

/** Longer ones are rated by their beginning: the time grows with the square of the length. */
const RATED_LENGTH = 128;

let loading: Promise<(passphrase: string) => PassphraseStrength> | undefined;

/**
 * How well a passphrase resists guessing. The word lists (430 KB) are read on the first call, so
 * that no page carries them that asks for no new passphrase.
 */
export async function passphraseStrength(passphrase: string): Promise<PassphraseStrength> {
  loading ??= load();
  return (await loading)(passphrase);
}

async function load() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: RATED_LENGTH,
  });
  return (passphrase: string): PassphraseStrength => {
    const { score, feedback } = zxcvbn.check(passphrase);
    return { score, reason: feedback.warning };
  };
}
