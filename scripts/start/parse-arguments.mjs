/**
 * @typedef {{
 *   say: string | null,
 *   model: string | null,
 *   url: string | null,
 *   profile: string | null,
 *   help: boolean,
 * }} StartArguments
 */

export const USAGE = `npm start -- [options]

  --say TEXT      ask without a window and print the reply
  --model NAME    the Ollama model to use
  --url URL       the Ollama server to use (default: OLLAMA_HOST, then 127.0.0.1:11434)
  --profile DIR   the browser profile to keep things in (default: .profile)
  --help          these lines
`;

const NAMES = /** @type {const} */ (["say", "model", "url", "profile"]);

/**
 * The options of `npm start`; `--name value` and `--name=value` both count. Throws with a
 * sentence on an unknown, doubled or valueless one.
 * @param {readonly string[]} argv
 * @returns {StartArguments}
 */
export function parseArguments(argv) {
  /** @type {StartArguments} */
  const parsed = { say: null, model: null, url: null, profile: null, help: false };
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--help" || word === "-h") {
      parsed.help = true;
      continue;
    }
    const [, flag, inline] = /^--([a-z]+)(?:=([\s\S]*))?$/.exec(word) ?? [];
    const name = NAMES.find((known) => known === flag);
    if (name === undefined) {
      throw new Error(`Unknown option: ${word}`);
    }
    const value = inline ?? rest.shift();
    if (value === undefined || (inline === undefined && value.startsWith("--"))) {
      throw new Error(`--${name} needs a value.`);
    }
    if (value.trim() === "") {
      throw new Error(`--${name} must not be empty.`);
    }
    if (parsed[name] !== null) {
      throw new Error(`--${name} is given twice.`);
    }
    parsed[name] = value;
  }
  return parsed;
}
