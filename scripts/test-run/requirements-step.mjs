import { readFile } from "node:fs/promises";
import { describeStaleness } from "../docs/compare-requirements.mjs";
import { makeRequirements, REQUIREMENTS_FILE } from "../docs/make-requirements.mjs";
import { readReports } from "../docs/read-reports.mjs";
import { REQUIREMENT_GROUPS } from "../docs/requirement-list.mjs";
import { PROJECT_ROOT } from "../project-root.mjs";
import { REPORTS_DIR } from "./run-vitest.mjs";

/**
 * Whether docs/requirements.md tells what the unit and browser tests before it have shown.
 * @type {import("./steps.mjs").Step}
 */
export const REQUIREMENTS_STEP = {
  name: "requirements",
  needs: ["unit tests", "browser tests"],
  run: async () => {
    const problem = await findProblem();
    const failed = problem === undefined ? 0 : 1;
    return { tally: { passed: 1 - failed, failed, skipped: 0 }, output: problem ?? "" };
  },
};

async function findProblem() {
  try {
    const reports = await readReports(REPORTS_DIR);
    const made = makeRequirements({ groups: REQUIREMENT_GROUPS, reports, root: PROJECT_ROOT });
    const path = `${PROJECT_ROOT}${REQUIREMENTS_FILE}`;
    const written = await readFile(path, "utf8").catch(() => "");
    return describeStaleness(written, made.text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
