import { readFile } from "node:fs/promises";
import { packagesFit } from "./packages-fit.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { report } from "./report.mjs";
import { requireNode } from "./require-node.mjs";
import { runProcess } from "./run-process.mjs";

/** Installs the packages where they are missing or not those of the lockfile; throws if npm fails. */
export async function ensurePackages() {
  requireNode();
  if (await areInstalled()) {
    return;
  }
  report("Installing packages (about a minute) …");
  // Not `npm ci`: it refuses a lockfile written where other systems' optional binaries were missing.
  const { code, output } = await runProcess("npm", ["install", "--no-audit", "--no-fund"]);
  if (code !== 0) {
    report(output);
    throw new Error("npm install failed; its words are above. Check the network and try again.");
  }
}

async function areInstalled() {
  try {
    const [manifest, wanted, installed] = await Promise.all([
      readJson("package.json"),
      readJson("package-lock.json"),
      readJson("node_modules/.package-lock.json"),
    ]);
    return packagesFit({ manifest, wanted, installed });
  } catch {
    return false;
  }
}

/** @param {string} path */
async function readJson(path) {
  return JSON.parse(await readFile(`${PROJECT_ROOT}${path}`, "utf8"));
}
