import { writeFile } from "node:fs/promises";
import { makeRequirements, REQUIREMENTS_FILE } from "./docs/make-requirements.mjs";
import { readReports } from "./docs/read-reports.mjs";
import { REQUIREMENT_GROUPS } from "./docs/requirement-list.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { runMain } from "./run-main.mjs";
import { REPORTS_DIR } from "./test-run/run-vitest.mjs";

await runMain(async () => {
  const reports = await readReports(REPORTS_DIR);
  const groups = REQUIREMENT_GROUPS;
  const { text, notes } = makeRequirements({ groups, reports, root: PROJECT_ROOT });
  await writeFile(`${PROJECT_ROOT}${REQUIREMENTS_FILE}`, text);
  console.log([...notes, `Wrote ${REQUIREMENTS_FILE}.`].join("\n"));
});
