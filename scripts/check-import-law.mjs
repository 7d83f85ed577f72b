import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { cruise } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { PROJECT_ROOT } from "./project-root.mjs";
import { ExitError, runMain } from "./run-main.mjs";

const FOLDERS = ["src", "entrypoints"];

await runMain(async () => {
  process.chdir(PROJECT_ROOT);
  const options = await extractOptions(join(PROJECT_ROOT, ".dependency-cruiser.cjs"));
  const { output } = await cruise(FOLDERS, options);
  if (typeof output === "string") {
    throw new Error("dependency-cruiser gave a text where a result was asked for.");
  }
  await checkCoverage(output.modules.map((module) => module.source));
  const lines = output.summary.violations.map(describe);
  if (lines.length > 0) {
    throw new ExitError(1, [...lines, `${lines.length} imports break the law.`].join("\n"));
  }
  process.stdout.write(`${output.modules.length} modules keep the law.\n`);
});

/**
 * Fails where a source file was not read: without a `typescript` that it can load,
 * dependency-cruiser skips every TypeScript file and finds no fault.
 * @param {readonly string[]} read
 */
async function checkCoverage(read) {
  const sources = (await Promise.all(FOLDERS.map(listSources))).flat();
  const missed = sources.filter((path) => !read.includes(path));
  if (missed.length > 0) {
    throw new Error(
      `The import law was checked on ${sources.length - missed.length} of ${sources.length} files; not on ${missed[0]}. dependency-cruiser needs a typescript package it can load (5 or 6).`,
    );
  }
}

/** @param {string} folder */
async function listSources(folder) {
  const entries = await readdir(join(PROJECT_ROOT, folder), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts"),
    )
    .map((entry) =>
      relative(PROJECT_ROOT, join(entry.parentPath, entry.name)).split(sep).join("/"),
    );
}

/** @param {import("dependency-cruiser").IViolation} violation */
function describe(violation) {
  const cycle = violation.cycle?.map((step) => step.name).join(" → ");
  return `${violation.from} → ${cycle ?? violation.to}\n  ${violation.rule.name}`;
}
