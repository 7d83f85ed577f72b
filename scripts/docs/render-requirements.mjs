/**
 * @typedef {import("./requirement-list.mjs").RequirementGroup} RequirementGroup
 * @typedef {import("./requirement-list.mjs").Requirement} Requirement
 * @typedef {import("./requirement-tests.mjs").CarryingTest} CarryingTest
 */

const HEAD = `# Requirements

Made by \`npm run docs:requirements\` from the reports of the last test run. A requirement is met when a
test whose title carries its id ran and passed. The others have a word: when they come, or why no
test shows them.`;

/** Of one file; a table of examples may carry an id in every row. */
const MOST_TITLES = 3;

/**
 * docs/requirements.md: every requirement with the passed tests that carry its id, or the word on
 * it; fails, naming all of them, where ids have neither, and where tests carry ids that are unknown.
 * @param {readonly RequirementGroup[]} groups
 * @param {readonly CarryingTest[]} tests in the order in which they are named
 */
export function renderRequirements(groups, tests) {
  refuseUnknown(groups, tests);
  const testsById = groupById(tests.filter(({ passed }) => passed));
  refuseUnanswered(groups, tests);
  const counted = groups.map(({ name, requirements }) => {
    const met = requirements.filter(({ id }) => testsById.has(id)).length;
    return { name, total: requirements.length, met };
  });
  const sections = groups.map(({ name, requirements }) => {
    const rows = requirements.map((one) => renderRow(one, testsById.get(one.id)));
    const head = "| Id | Asked | Met | Shown by, or when |\n|---|---|---|---|";
    return [`## ${name}\n`, head, ...rows].join("\n");
  });
  return `${[HEAD, renderCounts(counted), ...sections].join("\n\n")}\n`;
}

/** @param {{ name: string, total: number, met: number }[]} counted */
function renderCounts(counted) {
  const sum = (/** @type {"total" | "met"} */ key) =>
    counted.reduce((all, one) => all + one[key], 0);
  const rows = [...counted, { name: "All", total: sum("total"), met: sum("met") }];
  return [
    "| Document | Asked | Met |",
    "|---|---|---|",
    ...rows.map(({ name, total, met }) => `| ${name} | ${total} | ${met} |`),
  ].join("\n");
}

/**
 * @param {Requirement} requirement
 * @param {readonly CarryingTest[]} [tests]
 */
function renderRow({ id, text, word = "" }, tests) {
  const [met, shown] = tests === undefined ? ["no", word] : ["yes", renderTests(tests)];
  return `| ${id} | ${text} | ${met} | ${shown} |`;
}

/** @param {readonly CarryingTest[]} tests */
function renderTests(tests) {
  return [...new Set(tests.map(({ file }) => file))]
    .map((file) => {
      const texts = tests.filter((test) => test.file === file).map(({ text }) => escapeCell(text));
      const titles = [...new Set(texts)];
      const more = titles.length - MOST_TITLES;
      const named = titles.slice(0, MOST_TITLES).join("; ");
      return `${named}${more > 0 ? `; and ${more} more` : ""} (\`${file}\`)`;
    })
    .join("; ");
}

/** @param {string} text */
function escapeCell(text) {
  return text.replace(/\s+/g, " ").replaceAll("|", "\\|").replaceAll("<", "\\<");
}

/** @param {readonly CarryingTest[]} tests */
function groupById(tests) {
  /** @type {Map<string, CarryingTest[]>} */
  const testsById = new Map();
  for (const test of tests) {
    for (const id of test.ids) testsById.set(id, [...(testsById.get(id) ?? []), test]);
  }
  return testsById;
}

/**
 * @param {readonly RequirementGroup[]} groups
 * @param {readonly CarryingTest[]} tests
 */
function refuseUnknown(groups, tests) {
  const known = new Set(groups.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  const unknown = tests.filter(({ ids }) => ids.some((id) => !known.has(id)));
  if (unknown.length > 0) {
    const named = unknown.map(({ file, ids }) => `${ids.filter((id) => !known.has(id))} (${file})`);
    throw new Error(`Tests carry ids that are no requirement's: ${named.join(", ")}`);
  }
}

/**
 * @param {readonly RequirementGroup[]} groups
 * @param {readonly CarryingTest[]} tests
 */
function refuseUnanswered(groups, tests) {
  const unanswered = groups
    .flatMap(({ requirements }) => requirements)
    .filter(({ word }) => word === undefined)
    .map(({ id }) => ({ id, carrying: tests.filter(({ ids }) => ids.includes(id)) }))
    .filter(({ carrying }) => !carrying.some(({ passed }) => passed));
  if (unanswered.length > 0) {
    const named = unanswered.map(({ id, carrying }) => {
      const files = [...new Set(carrying.map(({ file }) => file))];
      return files.length > 0 ? `${id} (failed or skipped in ${files.join(", ")})` : id;
    });
    throw new Error(`No passed test and no word in scripts/docs/requirements: ${named.join(", ")}`);
  }
}
