/**
 * Prints one line for the person; to stderr, because stdout belongs to results.
 * @param {string} line
 */
export function report(line) {
  process.stderr.write(`${line}\n`);
}
