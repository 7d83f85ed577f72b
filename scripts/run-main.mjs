import { report } from "./report.mjs";

/** A reason to end with a sentence and a certain exit code. */
export class ExitError extends Error {
  /**
   * @param {number} code
   * @param {string} sentence
   */
  constructor(code, sentence) {
    super(sentence);
    /** @readonly */
    this.code = code;
  }
}

/**
 * Runs a script's main function; a thrown error becomes its sentence on stderr and exit code 1, or
 * the code it carries.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    if (error instanceof Error && error.cause instanceof Error) {
      report(`(${error.cause.message})`);
    }
    process.exitCode = error instanceof ExitError ? error.code : 1;
  }
}
