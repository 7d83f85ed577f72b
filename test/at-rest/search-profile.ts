import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { CANARY_NAMES, type Canaries, type CanaryName, needlesOf } from "./canaries";
import { createScanner } from "./create-scanner";
import { readTableBlocks } from "./read-table-blocks";

/** The files, by path within the profile, in which each canary lies; no entry for one not found. */
export type Found = ReadonlyMap<CanaryName, readonly string[]>;

/** Searches every file of a profile, also one in use, for every canary. */
export async function searchProfile(profileDir: string, canaries: Canaries): Promise<Found> {
  const scan = createScanner(
    CANARY_NAMES.flatMap((name) => needlesOf(canaries[name]).map((bytes) => ({ name, bytes }))),
  );
  const found = new Map<CanaryName, string[]>();
  const entries = await readdir(profileDir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = relative(profileDir, join(entry.parentPath, entry.name));
    const haystacks = await readHaystacks(profileDir, path);
    for (const name of new Set(haystacks.flatMap((haystack) => [...scan(haystack)]))) {
      found.set(name, [...(found.get(name) ?? []), path]);
    }
  }
  return found;
}

/** The file's bytes and its name; for a LevelDB table also its blocks, unpacked. */
async function readHaystacks(profileDir: string, path: string): Promise<Buffer[]> {
  const name = Buffer.from(path, "utf8");
  try {
    const bytes = await readFile(join(profileDir, path));
    return [name, bytes, ...(path.endsWith(".ldb") ? readTableBlocks(bytes) : [])];
  } catch (error) {
    // A running browser removes files at any time.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [name];
    throw error;
  }
}
