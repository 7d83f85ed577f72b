import { parseArgs } from "node:util";
import { buildExtension } from "./build-extension.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { report } from "./report.mjs";
import { ExitError, runMain } from "./run-main.mjs";

const USAGE = "node scripts/build.mjs [--browser chrome | --browser firefox]";

await runMain(async () => {
  const browser = readBrowser(process.argv.slice(2));
  await ensurePackages();
  const started = Date.now();
  await buildExtension(browser);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  report(`Built .output/${browser}-mv3 in ${seconds} s.`);
});

/** @param {string[]} args */
function readBrowser(args) {
  const { browser = "chrome" } = parse(args);
  if (browser !== "chrome" && browser !== "firefox") throw new ExitError(2, USAGE);
  return browser;
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, options: { browser: { type: "string" } } }).values;
  } catch {
    throw new ExitError(2, USAGE);
  }
}
