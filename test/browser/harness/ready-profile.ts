import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchExtension } from "./launch-extension";

/** Names the folder in the environment of the test files' processes. */
const READY_PROFILE = "CONFIDANT_READY_PROFILE";

/**
 * Makes, once for a whole run, the profile that most files begin with: installed, set up without a
 * lock, no jobs. Each browser gets a copy of its own, for half of what a file took was setting up.
 */
export async function setup(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "confidant-ready-"));
  const extension = await launchExtension({ profileDir: folder });
  await extension.close();
  process.env[READY_PROFILE] = folder;
}

export async function teardown(): Promise<void> {
  const folder = process.env[READY_PROFILE];
  delete process.env[READY_PROFILE];
  if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Copies the ready profile to a folder that has nothing in it; false where that has a profile, or
 * none was made ready.
 */
export async function copyReadyProfile(profileDir: string): Promise<boolean> {
  const ready = process.env[READY_PROFILE];
  if (ready === undefined) return false;
  await mkdir(profileDir, { recursive: true });
  if ((await readdir(profileDir)).length > 0) return false;
  await cp(ready, profileDir, { recursive: true });
  return true;
}
