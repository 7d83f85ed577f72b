import { afterEach, expect, it } from "vitest";
import { createSeededPick, readSeed } from "../failpoints/seeded-pick";
import { killRounds } from "./harness/kill-rounds";
import { type DiskKind, mountSmallDisk, type SmallDisk } from "./harness/small-disk";

/** On each of four disks: `npm run test:faults` kills 500 times. */
const KILLS = Number(process.env.KILLS ?? (process.env.FAULTS === "1" ? 125 : 2));
const DISK_MB = 300;

const seed = readSeed("KILL_SEED");

let disk: SmallDisk | null = null;

afterEach(async () => {
  await disk?.remove();
  disk = null;
});

it.for<[DiskKind, string]>([
  ["tmpfs", "with room"],
  ["tmpfs", "that is full"],
  ["ext4", "with room"],
  ["ext4", "that is full"],
])(
  `loses and doubles nothing over ${KILLS} kills of the browser on a disk (%s) %s (KILL_SEED=${seed})`,
  { timeout: KILLS * 60_000 },
  async ([kind, how], { skip }) => {
    disk = await mountSmallDisk(kind, DISK_MB);
    if (disk === null) return skip();
    const pick = createSeededPick(seed);
    const acknowledged = await killRounds({
      disk,
      kills: KILLS,
      fills: how === "that is full",
      pick,
    });
    // Where nothing had been acknowledged, nothing was shown.
    expect(acknowledged).toBeGreaterThan(KILLS);
  },
);
