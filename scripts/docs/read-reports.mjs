import { readFile } from "node:fs/promises";

/** @typedef {import("./requirement-tests.mjs").TestReport} TestReport */
/** @typedef {{ part: string, report: TestReport & { startTime: number } }} PartReport */

/** What `npm test` reports on; the long runs of `npm run test:faults` show no requirement. */
const PARTS = ["unit", "browser"];

/**
 * The newest reports of the unit and the browser tests; fails where one is missing or cut off, saying
 * which and what makes it.
 * @param {string} folder
 * @returns {Promise<PartReport[]>}
 */
export async function readReports(folder) {
  const read = await Promise.all(
    PARTS.map(async (part) => {
      const path = `${folder}/${part}.json`;
      return {
        part,
        report: await readFile(path, "utf8")
          .then(JSON.parse)
          .catch(() => null),
      };
    }),
  );
  const missing = read.filter(({ report }) => report === null).map(({ part }) => `${part} tests`);
  if (missing.length > 0) {
    throw new Error(
      `There is no report of the ${missing.join(", nor of the ")}. npm test makes both reports.`,
    );
  }
  return read;
}
