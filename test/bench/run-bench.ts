import { type Figure, FIGURES } from "./figure";
import { prepareBuilds } from "./prepare-builds";
import { toJsonLine, toTableLine } from "./print-figures";
import type { Effort } from "./suite";
import { SUITES } from "./suites";

export const SUITE_NAMES: readonly string[] = [...SUITES.keys()];

/** Takes a quarter of an hour: run only where it is named. */
const LONG: ReadonlySet<string> = new Set(["gigabyte"]);

type Options = {
  /** Null runs all but the long ones. */
  readonly suite: string | null;
  readonly effort: Effort;
  readonly json: boolean;
  readonly print: (line: string) => void;
  readonly tell: (line: string) => void;
};

/**
 * Measures and prints each suite's figures as soon as they are there; resolves with the suites that
 * could not be measured. A missed bar is told, never a failure: the machine may be busy.
 */
export async function runBench({ suite, effort, json, print, tell }: Options): Promise<string[]> {
  const names = suite === null ? SUITE_NAMES.filter((name) => !LONG.has(name)) : [suite];
  const builds = await prepareBuilds();
  const failed: string[] = [];
  try {
    for (const name of names) {
      tell(`Measuring ${name} …`);
      try {
        const figures = (await SUITES.get(name)?.(builds, effort)) ?? [];
        for (const figure of figures) print(json ? toJsonLine(figure) : toTableLine(figure));
      } catch (error) {
        tell(`${name} could not be measured: ${error instanceof Error ? error.message : error}`);
        failed.push(name);
      }
    }
  } finally {
    await builds.remove();
  }
  return failed;
}
