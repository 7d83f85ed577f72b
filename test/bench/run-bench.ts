import { prepareBuilds } from "./prepare-builds";
import { toJsonLine, toTableLine } from "./print-figures";
import type { Suite } from "./suite";
import { backupSuite } from "./suites/backup";
import { contextSuite } from "./suites/context";
import { conversationsSuite } from "./suites/conversations";
import { fastStreamSuite } from "./suites/fast-stream";
import { gigabyteSuite } from "./suites/gigabyte";
import { importSuite } from "./suites/import";
import { localSuite } from "./suites/local";
import { markupSuite } from "./suites/markup";
import { modesSuite } from "./suites/modes";
import { panelSuite } from "./suites/panel";
import { previewSuite } from "./suites/preview";
import { promptSuite } from "./suites/prompt";
import { recoverSuite } from "./suites/recover";
import { restoreSuite } from "./suites/restore";
import { sendSuite } from "./suites/send";
import { sizeSuite } from "./suites/size";
import { streamSuite } from "./suites/stream";
import { tailSuite } from "./suites/tail";
import { tokensSuite } from "./suites/tokens";
import { turnSuite } from "./suites/turn";
import { vaultSuite } from "./suites/vault";
import { wakeSuite } from "./suites/wake";
import { wakeAdaptersSuite } from "./suites/wake-adapters";

const SUITES: ReadonlyMap<string, Suite> = new Map([
  ["turn", turnSuite],
  ["tail", tailSuite],
  ["context", contextSuite],
  ["wake", wakeSuite],
  ["wake-adapters", wakeAdaptersSuite],
  ["send", sendSuite],
  ["stream", streamSuite],
  ["fast-stream", fastStreamSuite],
  ["local", localSuite],
  ["markup", markupSuite],
  ["size", sizeSuite],
  ["panel", panelSuite],
  ["vault", vaultSuite],
  ["modes", modesSuite],
  ["prompt", promptSuite],
  ["preview", previewSuite],
  ["tokens", tokensSuite],
  ["import", importSuite],
  ["conversations", conversationsSuite],
  ["backup", backupSuite],
  ["restore", restoreSuite],
  ["recover", recoverSuite],
  ["gigabyte", gigabyteSuite],
]);

export const SUITE_NAMES: readonly string[] = [...SUITES.keys()];

/** Takes a quarter of an hour: run only where it is named. */
const LONG: ReadonlySet<string> = new Set(["gigabyte"]);

type Options = {
  /** Null runs all but the long ones. */
  readonly suite: string | null;
  readonly json: boolean;
  readonly print: (line: string) => void;
  readonly tell: (line: string) => void;
};

/**
 * Measures and prints each suite's figures as soon as they are there; resolves with the suites that
 * could not be measured. A missed bar is told, never a failure: the machine may be busy.
 */
export async function runBench({ suite, json, print, tell }: Options): Promise<string[]> {
  const names = suite === null ? SUITE_NAMES.filter((name) => !LONG.has(name)) : [suite];
  const builds = await prepareBuilds();
  const failed: string[] = [];
  try {
    for (const name of names) {
      tell(`Measuring ${name} …`);
      try {
        const figures = (await SUITES.get(name)?.(builds)) ?? [];
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
