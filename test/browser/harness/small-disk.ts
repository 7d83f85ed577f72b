import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, statfs, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export type DiskKind = "tmpfs" | "ext4";

/** A disk of its own that is soon full. */
export type SmallDisk = {
  /** A folder on it for the browser's profile. */
  readonly profileDir: string;
  /** Fills it until so many bytes are free, fewer than before. */
  readonly fill: (left: number) => Promise<void>;
  /** Takes away what `fill` has put there. */
  readonly empty: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

const MEGABYTE = 1_000_000;

/** Mounts one; null, and a line says so, where this machine does not let us (that takes root). */
export async function mountSmallDisk(kind: DiskKind, megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), `confidant-${kind}-`));
  const mounted = join(folder, "disk");
  await mkdir(mounted);
  try {
    await mount(kind, { folder, mounted, bytes: megabytes * MEGABYTE });
  } catch {
    console.log(`No ${kind} can be mounted here: what needs a small disk is skipped.`);
    await rm(folder, { recursive: true, force: true });
    return null;
  }
  const filler = join(mounted, "filler");
  const profileDir = join(mounted, "profile");
  await mkdir(profileDir);
  return {
    profileDir,
    fill: async (left) => {
      // Real bytes: a hole takes no room. What a file system keeps for itself is seen the second time.
      for (let nth = 0; nth < 2; nth += 1) {
        const { bavail, bsize } = await statfs(mounted);
        const bytes = Math.max(0, bavail * bsize - left);
        await writeFile(`${filler}-${left}-${nth}`, Buffer.alloc(bytes, 1)).catch(passFull);
      }
    },
    empty: async () => {
      await run("find", [mounted, "-maxdepth", "1", "-name", "filler-*", "-delete"]);
    },
    remove: async () => {
      await run("umount", ["--lazy", mounted]);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type MountOptions = { readonly folder: string; readonly mounted: string; readonly bytes: number };

async function mount(kind: DiskKind, { folder, mounted, bytes }: MountOptions): Promise<void> {
  if (kind === "tmpfs") {
    await run("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", mounted]);
    return;
  }
  const image = join(folder, "image");
  await writeFile(image, "");
  await truncate(image, bytes);
  await run("mkfs.ext4", ["-q", "-m", "0", image]);
  await run("mount", ["-o", "loop", image, mounted]);
}

function passFull(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
}
