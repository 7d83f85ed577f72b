import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Waited for where nobody sits at a terminal: a pipe that never ends must not hold the run. */
const PATIENCE_MS = 30_000;

/**
 * @typedef {{
 *   input?: NodeJS.ReadableStream & { isTTY?: boolean },
 *   output?: NodeJS.WritableStream,
 * }} Terminal
 */

/** Whether a person can be asked, and asked again. */
export function hasTerminal({ input = process.stdin } = /** @type {Terminal} */ ({})) {
  return input.isTTY === true;
}

/**
 * What the person types at the terminal, which shows none of it; without a terminal the first line
 * of stdin, waited for 30 s. Null where no line comes.
 * @param {string} question
 * @param {Terminal} [terminal]
 * @returns {Promise<string | null>}
 */
export function askUnseen(question, { input = process.stdin, output = process.stderr } = {}) {
  const isTerminal = hasTerminal({ input });
  if (isTerminal) {
    output.write(question);
  }
  const lines = createInterface({ input, output: nowhere(), terminal: isTerminal });
  // A terminal that echoes nothing hands Ctrl-C over as a key.
  lines.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
  const late = isTerminal ? undefined : setTimeout(() => lines.close(), PATIENCE_MS);
  return new Promise((resolve) => {
    lines.once("line", (line) => {
      resolve(line);
      lines.close();
    });
    lines.once("close", () => {
      clearTimeout(late);
      if (isTerminal) {
        output.write("\n");
      }
      resolve(null);
    });
  });
}

function nowhere() {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
