import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall, canAptInstall } from "./apt-install.mjs";
import { report } from "./report.mjs";

/**
 * The path of a Firefox: the one `FIREFOX` names, an installed ESR, or on Debian one that this
 * installs; null where none can be had, after saying so. Other releases take no extension that
 * Mozilla has not signed.
 */
export async function ensureFirefox() {
  const named = process.env.FIREFOX;
  if (named !== undefined && named !== "") {
    if (!isExecutable(named)) {
      throw new Error("FIREFOX names a file that cannot be run. Correct it, or unset it.");
    }
    return named;
  }
  return findFirefox() ?? (await installBySystem());
}

async function installBySystem() {
  if (canAptInstall(["debian"])) {
    report("Installing Firefox ESR with apt-get (about a minute) …");
    const failure = await aptInstall("firefox-esr");
    if (failure !== null) report(failure);
  }
  const found = findFirefox();
  if (found === null) {
    report(
      "No Firefox ESR is here: its test is skipped. Set FIREFOX to the path of one to run it.",
    );
  }
  return found;
}

function findFirefox() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, "firefox-esr")).find(isExecutable) ?? null;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
