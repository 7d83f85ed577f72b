import { prepareBuilds } from "./prepare-builds";
import { toJsonLine, toTableLine } from "./print-figures";
import { SMALL_EFFORT, wholeEffort } from "./suite";
import { SUITES } from "./suites";
import { createFigureWriter } from "./write-figures";

export const SUITE_NAMES: readonly string[] = [...SUITES.keys()];

/** Takes a quarter of an hour: run only where it is named. */
const LONG: ReadonlySet<string> = new Set(["gigabyte"]);

type Options = {
  /** Null runs all but the long ones. */
  readonly suite: string | null;
  /** Rounds; null for as many as each figure needs. */
  readonly n: number | null;
  /** One round over a little data. */
  readonly smoke: boolean;
  readonly json: boolean;
  /** Whether docs/figures.md keeps what is measured. */
  readonly write: boolean;
  readonly print: (line: string) => void;
  readonly report: (line: string) => void;
};

/**
 * Measures and prints each suite's figures as soon as they are there; resolves with the suites that
 * could not be measured. A missed bar is told, never a failure: the machine may be busy.
 */
export async function runBench(options: Options): Promise<string[]> {
  const { suite, json, print, report } = options;
  const names = suite === null ? SUITE_NAMES.filter((name) => !LONG.has(name)) : [suite];
  const effort = options.smoke ? SMALL_EFFORT : wholeEffort(options.n, report);
  const builds = await prepareBuilds();
  const failed: string[] = [];
  try {
    const writer = options.write ? await createFigureWriter(builds.product) : null;
    for (const name of names) {
      report(`Measuring ${name} …`);
      const keep = writer?.begin(name);
      try {
        const figures = (await SUITES.get(name)?.(builds, effort)) ?? [];
        for (const figure of figures) print(json ? toJsonLine(figure) : toTableLine(figure));
        await keep?.(figures);
      } catch (error) {
        report(`${name} could not be measured: ${error instanceof Error ? error.message : error}`);
        failed.push(name);
      }
    }
  } finally {
    await builds.remove();
  }
  return failed;
}
