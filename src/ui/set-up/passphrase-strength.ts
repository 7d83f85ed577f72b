import { findPassphraseProblem, type PassphraseProblem } from "../../domain/passphrase-rules";

export type PassphraseStrength = {
  /** 0 … 4 as zxcvbn rates it: 3 is guessed after 10^8 to 10^10 attempts. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  /** zxcvbn's name for the main weakness; null where it sees none. */
  readonly reason: string | null;
  /** The rule that the worker would refuse it by, however strong it looks; then the score is 0. */
  readonly problem: PassphraseProblem | null;
};

type Rate = (passphrase: string) => Omit<PassphraseStrength, "problem">;

/** The lowest score that is taken. */
export const ENOUGH = 3;

/** Longer ones are rated by their beginning: the time grows with the square of the length. */
const RATED_LENGTH = 128;

/**
 * How well a passphrase resists guessing. The word lists (430 KB) are read on the first call, so
 * that no page carries them that asks for no new passphrase.
 */
export const passphraseStrength = createPassphraseStrength(load);

/** A rating by what `load` brings; fails as that does, and loads anew with the next call. */
export function createPassphraseStrength(
  load: () => Promise<Rate>,
): (passphrase: string) => Promise<PassphraseStrength> {
  let loading: Promise<Rate> | null = null;
  return async (passphrase) => {
    loading ??= load();
    loading.catch(() => {
      loading = null;
    });
    const problem = findPassphraseProblem(passphrase);
    if (problem !== null) return { score: 0, reason: null, problem };
    const rate = await loading;
    return { ...rate(passphrase), problem };
  };
}

/** Whether it may be used. */
export function isEnough({ score, problem }: PassphraseStrength): boolean {
  return problem === null && score >= ENOUGH;
}

async function load(): Promise<Rate> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: RATED_LENGTH,
  });
  return (passphrase) => {
    const { score, feedback } = zxcvbn.check(passphrase);
    // It keeps what it rated last, for as long as the page lives.
    zxcvbn.check("");
    return { score, reason: feedback.warning };
  };
}
