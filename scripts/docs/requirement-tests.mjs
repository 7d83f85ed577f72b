import { relative } from "node:path";
import { readTitle } from "./requirement-title.mjs";

/**
 * @typedef {object} TestReport the part of vitest's JSON report that is read here
 * @property {{ name: string, assertionResults: { title: string, status: string }[] }[]} testResults
 * `name` is the file, `title` the test's own, without those of the describes around it
 *
 * @typedef {{ file: string, ids: string[], text: string, passed: boolean }} CarryingTest
 * `file` is the path within the project, with slashes.
 */

/**
 * The tests of the reports that carry the id of a requirement, sorted by file and text.
 * @param {readonly TestReport[]} reports
 * @param {string} root of the project the reports were made in
 * @returns {CarryingTest[]}
 */
export function listCarryingTests(reports, root) {
  return reports
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name).replaceAll("\\", "/");
      return assertionResults.map(({ title, status }) => {
        return { file, ...readTitle(title), passed: status === "passed" };
      });
    })
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => compare(a.file, b.file) || compare(a.text, b.text));
}

/**
 * By code units: the same on every machine.
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
