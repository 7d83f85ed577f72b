import { createHash } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { CACHE_DIR, PROJECT_ROOT } from "../../scripts/project-root.mjs";
import type { Stop } from "./run-scenario";

const FILE = join(CACHE_DIR, "reports", "failpoints.jsonl");

/** What was found out of one stop of one scenario. */
type Tried = Stop & {
  readonly scenario: string;
  /** Whether the worker was stopped there. */
  readonly stopped: boolean;
  /** Null where nothing was lost. */
  readonly failure: string | null;
  /** How long it took, in milliseconds. */
  readonly ms: number;
};

type Line =
  | { readonly of: string }
  | { readonly scenario: string; readonly chosen: readonly Stop[] }
  | { readonly scenario: string; readonly played: true }
  | Tried;

/** What was tried of a build, by this run and by those that were broken off before it. */
export type FaultProgress = {
  /** The stops that were chosen for a scenario; null for one that was not begun. */
  readonly chosen: (scenario: string) => readonly Stop[] | null;
  readonly saveChosen: (scenario: string, chosen: readonly Stop[]) => Promise<void>;
  /** What came of that stop; null where it is still to be tried. */
  readonly tried: (scenario: string, stop: Stop) => Tried | null;
  readonly saveTried: (tried: Tried) => Promise<void>;
  /** Whether all of its stops were tried, and nothing was lost. */
  readonly isPlayed: (scenario: string) => boolean;
  readonly savePlayed: (scenario: string) => Promise<void>;
  /** In how many scenarios the worker was stopped at each failpoint. */
  readonly reached: () => ReadonlyMap<string, number>;
  /** How many stops were tried, and how long they took (milliseconds). */
  readonly cost: () => { readonly stops: number; readonly ms: number };
  /** Forgets all of it: the next run begins anew. */
  readonly remove: () => Promise<void>;
};

/**
 * Goes on where a run of the same build and the same scenarios was broken off; what is known of
 * another one is forgotten. What has failed is to be tried again.
 */
export async function openFaultProgress(extensionDir: string): Promise<FaultProgress> {
  const of = await digestOf([extensionDir, `${PROJECT_ROOT}test/failpoints`]);
  const lines = await readLines(of);
  const add = async (line: Line) => {
    lines.push(line);
    await appendFile(FILE, `${JSON.stringify(line)}\n`);
  };
  const all = () => lines.filter((line): line is Tried => "id" in line);
  return {
    chosen: (scenario) => {
      const found = lines.find((line) => "chosen" in line && line.scenario === scenario);
      return found !== undefined && "chosen" in found ? found.chosen : null;
    },
    saveChosen: (scenario, chosen) => add({ scenario, chosen }),
    tried: (scenario, { id, nth }) => {
      const found = all().findLast(
        (one) => one.scenario === scenario && one.id === id && one.nth === nth,
      );
      return found?.failure === null ? found : null;
    },
    saveTried: add,
    isPlayed: (scenario) => lines.some((line) => "played" in line && line.scenario === scenario),
    savePlayed: (scenario) => add({ scenario, played: true }),
    reached: () => {
      const stopped = all().filter((one) => one.stopped);
      const pairs = new Set(stopped.map(({ id, scenario }) => `${id}\n${scenario}`));
      const counts = new Map<string, number>();
      for (const id of [...pairs].map((pair) => pair.slice(0, pair.indexOf("\n")))) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      return counts;
    },
    cost: () => ({ stops: all().length, ms: all().reduce((sum, { ms }) => sum + ms, 0) }),
    remove: () => rm(FILE, { force: true }),
  };
}

/** What a run of the same has left; else a file of its own is begun. */
async function readLines(of: string): Promise<Line[]> {
  const text = await readFile(FILE, "utf8").catch(() => "");
  // The last one may be cut: whoever wrote it was ended.
  const lines: Line[] = text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  const [first] = lines;
  if (first !== undefined && "of" in first && first.of === of) return lines;
  await mkdir(join(FILE, ".."), { recursive: true });
  await rm(FILE, { force: true });
  await appendFile(FILE, `${JSON.stringify({ of })}\n`);
  return [{ of }];
}

async function digestOf(folders: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const path of paths) hash.update(path).update(await readFile(path));
  }
  return hash.digest("hex");
}
