import { createHash } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { CACHE_DIR, PROJECT_ROOT } from "../../scripts/project-root.mjs";
import type { RecordedStop } from "./record-stops";
import type { Stop } from "./run-scenario";

const FILE = join(CACHE_DIR, "reports", "failpoints.jsonl");
const HARNESS = join(PROJECT_ROOT, "test", "failpoints");
const SCENARIOS = join(HARNESS, "scenarios");

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

/** What a scenario offers, by its name, and how long it took undisturbed (milliseconds). */
type Played = {
  readonly scenario: string;
  readonly stops: readonly RecordedStop[];
  readonly ms: number;
};

/** `file`: of the scenario, as a digest. */
type Kept<T> = T & { readonly file: string };

type Line = { readonly of: string } | Kept<Played> | Kept<Tried>;

/** What was tried of a build, by this run and by those that were broken off before it. */
export type FaultProgress = {
  /** What a scenario offers; null where it was not played undisturbed yet. */
  readonly played: (scenario: string) => Played | null;
  readonly savePlayed: (played: Played) => Promise<void>;
  /** What came of that stop; null where it is still to be tried. */
  readonly tried: (scenario: string, stop: Stop) => Tried | null;
  readonly saveTried: (tried: Tried) => Promise<void>;
  /** The failpoints at which the worker was stopped. */
  readonly reached: () => ReadonlySet<string>;
  /** How many stops were tried, and how long they took (milliseconds). */
  readonly cost: () => { readonly stops: number; readonly ms: number };
  /** Forgets all of it: the next run begins anew. */
  readonly remove: () => Promise<void>;
};

/**
 * Goes on where a run of the same build was broken off; what is known of another one is forgotten, and
 * so is what is known of a scenario whose file was changed. What has failed is to be tried again.
 */
export async function openFaultProgress(extensionDir: string): Promise<FaultProgress> {
  const scenarios = await readScenarios();
  const of = await digestOf([extensionDir, HARNESS], (path) => !path.startsWith(SCENARIOS));
  const lines = (await readLines(of)).filter(
    (line) => "of" in line || line.file === scenarios.digestOf(line.scenario),
  );
  const add = async (line: Played | Tried) => {
    const full = { ...line, file: scenarios.digestOf(line.scenario) };
    lines.push(full);
    await appendFile(FILE, `${JSON.stringify(full)}\n`);
  };
  const all = () => lines.filter((line): line is Kept<Tried> => "id" in line);
  return {
    played: (scenario) =>
      lines.find((line): line is Kept<Played> => "stops" in line && line.scenario === scenario) ??
      null,
    savePlayed: add,
    tried: (scenario, { id, nth }) => {
      const found = all().findLast(
        (one) => one.scenario === scenario && one.id === id && one.nth === nth,
      );
      return found?.failure === null ? found : null;
    },
    saveTried: add,
    reached: () => new Set(all().flatMap(({ id, stopped }) => (stopped ? [id] : []))),
    cost: () => ({ stops: all().length, ms: all().reduce((sum, { ms }) => sum + ms, 0) }),
    remove: () => rm(FILE, { force: true }),
  };
}

/** Tells of a scenario what its file holds, as a digest. */
async function readScenarios() {
  const names = await readdir(SCENARIOS);
  const files = await Promise.all(names.map((name) => readFile(join(SCENARIOS, name), "utf8")));
  const digestOfText = (text: string) => createHash("sha256").update(text).digest("hex");
  return {
    digestOf: (scenario: string) =>
      digestOfText(files.find((text) => text.includes(JSON.stringify(scenario))) ?? files.join("")),
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

async function digestOf(
  folders: readonly string[],
  isPart: (path: string) => boolean,
): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(isPart)
      .sort();
    for (const path of paths) hash.update(path).update(await readFile(path));
  }
  return hash.digest("hex");
}
