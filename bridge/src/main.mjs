import { parseArgs } from "node:util";
import {
  BROWSERS,
  browserIn,
  findBrowser,
  installedBrowsers,
  sealedBrowsers,
} from "./browsers.mjs";
import { examine } from "./doctor.mjs";
import { runHost } from "./host.mjs";
import { install, remove } from "./install.mjs";
import { GECKO_ID } from "./names.mjs";
import { runRelay } from "./relay.mjs";

const HELP = `confidant-mcp: Confidant, the browser extension, for programs that speak MCP.

  confidant-mcp            carries messages between this program's input and output and Confidant;
                           CONFIDANT_TOKEN holds the token that Confidant has shown
  confidant-mcp install    tells the browsers of this user where this program lies
  confidant-mcp remove     takes that back
  confidant-mcp doctor     says what is missing

  --browser NAME           ${BROWSERS.join(", ")}; without it all that are here
  --user-data-dir FOLDER   a browser whose profiles lie there
`;

/**
 * Does what the command line says; resolves with the exit code.
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export async function main(args) {
  const { stdin, stdout } = process;
  // So browsers start a program, with their own options behind it; Firefox names its manifest first.
  if (args[0]?.startsWith("chrome-extension://") || args[1] === GECKO_ID) {
    return runHost({ input: stdin, output: stdout });
  }
  const parsed = parse(args);
  if (parsed === null) {
    process.stderr.write(HELP);
    return 2;
  }
  const { command, browsers } = parsed;
  const token = process.env.CONFIDANT_TOKEN;
  switch (command) {
    case "serve":
      await runRelay({ input: stdin, output: stdout, token });
      return 0;
    case "install":
      return doInstall(browsers());
    case "remove":
      remove(browsers());
      stdout.write("Removed.\n");
      return 0;
    case "doctor":
      return doExamine(browsers(), token);
    default:
      stdout.write(HELP);
      return command === "help" ? 0 : 2;
  }
}

/** @typedef {import("./browsers.mjs").Browser} Browser */

/** @param {readonly string[]} args @returns {{ command: string, browsers: () => Browser[] } | null} */
function parse(args) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        browser: { type: "string" },
        "user-data-dir": { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    const { browser, "user-data-dir": folder } = values;
    if (browser !== undefined && !BROWSERS.includes(browser)) return null;
    if (positionals.length > 1) return null;
    const browsers = () => {
      if (folder !== undefined) return [browserIn(folder)];
      return browser === undefined ? installedBrowsers() : [findBrowser(browser)];
    };
    return { command: values.help ? "help" : (positionals[0] ?? "serve"), browsers };
  } catch {
    return null;
  }
}

/** @param {readonly Browser[]} browsers */
function doInstall(browsers) {
  const { stdout } = process;
  for (const name of sealedBrowsers()) {
    stdout.write(`${name} may start no programs: use the browser's own package for this.\n`);
  }
  if (browsers.length === 0) {
    stdout.write("No browser is known here. Name one: confidant-mcp install --browser chrome\n");
    return 1;
  }
  const starter = install(browsers);
  stdout.write(`${browsers.map(({ name }) => name).join(", ")} can start ${starter} now.\n`);
  stdout.write("Next: switch Programs on in Confidant's Options, and make a token there.\n");
  return 0;
}

/** @param {readonly Browser[]} browsers @param {string | undefined} token */
async function doExamine(browsers, token) {
  const findings = await examine(browsers, token);
  for (const { ok, text } of findings) process.stdout.write(`${ok ? "ok  " : "NOT "} ${text}\n`);
  return findings.every(({ ok }) => ok) ? 0 : 1;
}
