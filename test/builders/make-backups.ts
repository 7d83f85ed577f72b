import type { BackupEngine, BackupsDeps } from "../../src/background/backups/backups-deps";
import { createBackups } from "../../src/background/backups/create-backups";
import { hasContent } from "../../src/background/backups/has-content";
import { checkBackup } from "../../src/backup/check-backup";
import { makeKeyFile } from "../../src/backup/key-file";
import { writeBackup } from "../../src/backup/write-backup";
import { ageRecipient, parseAgeIdentity } from "../../src/crypto/age-key";
import { AppError } from "../../src/domain/app-error";
import type { FileFolder } from "../../src/domain/file-folder";
import { newRecoveryKey } from "../../src/vault/recovery-key";
import { WIDE_DISK } from "../fakes/disk-room";
import { makeFileFolder } from "../fakes/file-folder";
import { createFakeKeyValueArea } from "../fakes/key-value-area";
import { createFakeLocks } from "../fakes/locks";
import { makeStore, sayTurn } from "./make-store";

type UnlockMethod = {
  readonly id: string;
  readonly kind: string;
  readonly kdf: readonly unknown[] | null;
  createdAt?: number;
};

/** After every key that a test's vault begins with. */
const LATER = 8_000_000_000_000;

const VAULT = crypto.randomUUID();

/** An unlock method by a passphrase. */
export function passphraseMethod(): UnlockMethod {
  return { id: crypto.randomUUID(), kind: "passphrase", kdf: ["argon2id"] };
}

/** An unlock method by that recovery key. */
export async function recoveryMethod(identity: string): Promise<UnlockMethod> {
  const recipient = await ageRecipient(parseAgeIdentity(identity) ?? new Uint8Array(0));
  const kdf = ["age-x25519", recipient];
  return { id: crypto.randomUUID(), kind: "recovery", kdf, createdAt: LATER };
}

/**
 * The backups of a real store over folders in memory, with files as they really are (their passphrase
 * cheap to try), and everything else in `world`. Time stands still until `pass`; timers run by `pass`.
 */
export async function makeBackups({ says = true } = {}) {
  const harness = await makeStore();
  const { store, clock } = harness;
  const folders = { files: makeFileFolder(), staging: makeFileFolder(), chosen: makeFileFolder() };
  const world = {
    methods: [] as UnlockMethod[],
    vaultKey: "0a1b2c3d",
    engine: {
      write: writeBackup,
      check: checkBackup,
      makeKeyFile: (given) => makeKeyFile({ ...given, workFactor: 2 }),
    } as BackupEngine,
    files: folders.files.folder,
    chosen: null as FileFolder | "denied" | null,
    form: "5",
    busy: false,
    held: 0,
    badge: "none",
    alarm: null as number | null,
    errors: [] as unknown[],
    keyMethod: null as string | null,
  };
  if (says) await sayTurn(harness, "Hello", "Good day.");
  const timers: { at: number; run: () => void }[] = [];
  const locks = createFakeLocks();
  const session = createFakeKeyValueArea();
  /** The backups of a worker that begins, over the same store and folders. */
  const open = (over: Partial<BackupsDeps> = {}) => {
    const ending = new AbortController();
    const backups = createBackups({
      mayShow: async () => true,
      rows: store.backups,
      snapshot: store.snapshot,
      hasMessages: async () => (await harness.database.rows("messages").count()) > 0,
      hasContent: () => hasContent(store),
      header: () => ({ vault: VAULT, keyId: world.vaultKey, ways: world.methods as never }),
      methodOf: async () => world.keyMethod ?? world.methods.find(isPassphrase)?.id ?? null,
      newIdentity: newRecoveryKey,
      engine: {
        write: (given) => world.engine.write(given),
        check: (given) => world.engine.check(given),
        makeKeyFile: (given) => world.engine.makeKeyFile(given),
      },
      files: delegate(() => world.files),
      staging: folders.staging.folder,
      chosen: {
        open: async () => world.chosen,
        forget: async () => {
          world.chosen = null;
        },
      },
      locks,
      disk: WIDE_DISK,
      clock,
      offsetMinutes: () => 0,
      later: (run, milliseconds) => timers.push({ at: clock.time + milliseconds, run }),
      session,
      alarms: {
        at: (_name, time) => {
          world.alarm = time;
        },
        clear: () => {
          world.alarm = null;
        },
      },
      badge: {
        showBackups: (mark) => {
          world.badge = mark;
        },
        forget: () => {
          world.badge = "none";
        },
      },
      isBusy: () => world.busy,
      signal: ending.signal,
      keepAlive: () => {
        world.held += 1;
        return () => {
          world.held -= 1;
        };
      },
      onError: (error) => world.errors.push(error),
      release: { app: "0.7.0", form: world.form },
      ...over,
    });
    return { backups, lock: () => ending.abort(new AppError("locked")) };
  };
  /** Lets so much time go by: what was to be called then is called, and has ended. */
  const pass = async (milliseconds: number) => {
    const until = clock.time + milliseconds;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      timers.splice(timers.indexOf(next), 1);
      clock.time = Math.max(clock.time, next.at);
      const { held } = world;
      next.run();
      await settle(world, held);
    }
    clock.time = until;
  };
  return { harness, store, clock, world, folders, open, pass, timers };
}

export type BackupsHarness = Awaited<ReturnType<typeof makeBackups>>;

function isPassphrase({ kind }: UnlockMethod): boolean {
  return kind === "passphrase";
}

/** Until whatever was begun has ended: all of it holds the worker. What waits for a turn goes on. */
async function settle(
  world: { readonly held: number; readonly busy: boolean },
  before: number,
): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 2));
  while (world.held > (world.busy ? before : 0));
}

function delegate(current: () => FileFolder): FileFolder {
  return {
    list: () => current().list(),
    read: (name) => current().read(name),
    write: (name) => current().write(name),
    remove: (name) => current().remove(name),
  };
}
