import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { createScanner } from "./create-scanner";
import { readTableBlocks } from "./read-table-blocks";

/** The files, by path within the profile, in which each thing lies; no entry for one not found. */
export type Found = ReadonlyMap<string, readonly string[]>;

/** Any of these bytes betrays what the name says. */
export type Needles = ReadonlyMap<string, readonly Buffer[]>;

/** Searches every file of a profile, also one in use, for everything at once. */
export async function searchProfile(profileDir: string, needles: Needles): Promise<Found> {
  const scan = createScanner(
    [...needles].flatMap(([name, all]) => all.map((bytes) => ({ name, bytes }))),
  );
  const found = new Map<string, string[]>();
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
