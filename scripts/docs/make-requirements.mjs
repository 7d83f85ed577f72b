import { renderRequirements } from "./render-requirements.mjs";
import { listCarryingTests } from "./requirement-tests.mjs";

/** Within the project. */
export const REQUIREMENTS_FILE = "docs/requirements.md";

/**
 * The text of docs/requirements.md from a run's reports, and lines for who asked: when the tests ran,
 * which of them did not count, which words a passed test has made needless.
 * @param {object} run
 * @param {readonly import("./requirement-list.mjs").RequirementGroup[]} run.groups
 * @param {readonly import("./read-reports.mjs").PartReport[]} run.reports
 * @param {string} run.root of the project the reports were made in
 */
export function makeRequirements({ groups, reports, root }) {
  const tests = listCarryingTests(
    reports.map(({ report }) => report),
    root,
  );
  const met = new Set(tests.filter(({ passed }) => passed).flatMap(({ ids }) => ids));
  const needless = groups
    .flatMap(({ requirements }) => requirements)
    .filter(({ id, word }) => word !== undefined && met.has(id))
    .map(({ id }) => id);
  const notes = [
    ...reports.map(
      ({ part, report }) => `${part} tests: ${new Date(report.startTime).toISOString()}`,
    ),
    ...tests
      .filter(({ passed }) => !passed)
      .map(({ file, ids, text }) => `Not passed, not counted: ${ids.join(" ")} ${text} (${file})`),
    ...(needless.length > 0 ? [`Tests pass: no word is needed on ${needless.join(" ")}`] : []),
  ];
  return { text: renderRequirements(groups, tests), notes };
}
