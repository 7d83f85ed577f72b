import { sha256Hex } from "../../backup/sha256-hex";
import type { BackupState } from "../../domain/backup";
import { toBase64 } from "../../domain/base64";
import { createOneByOne } from "../../domain/one-by-one";
import { isKeyFileCurrent, passphraseMethods } from "./backup-rules";
import type { BackupStateRow } from "./backup-state-row";
import type { BackupsDeps } from "./backups-deps";
import { whenQuiet } from "./when-quiet";

type Key = BackupState["keys"][number];

type Deps = Pick<
  BackupsDeps,
  | "engine"
  | "header"
  | "methodOf"
  | "clock"
  | "later"
  | "isBusy"
  | "signal"
  | "keepAlive"
  | "onError"
> & {
  readonly state: BackupStateRow;
  /** Hears once there is another key file. */
  readonly onRenewed: () => void;
};

/** A second of heavy work: nothing that a person waits for just after they unlocked. */
const AFTER_MS = 2_000;

/**
 * Takes the passphrase by which the vault was opened and, once the app is open and quiet, renews the
 * key file where it is not by a passphrase of the vault or lacks a key. The passphrase is kept until
 * then, in this closure and nowhere else; a lock drops it.
 */
export function createKeyFileRenewal(deps: Deps): (passphrase: string) => void {
  const { signal, keepAlive, onError, onRenewed } = deps;
  // An older passphrase that is slow must not come after a newer one.
  const line = createOneByOne();
  let waiting: { readonly passphrase: string; readonly release: () => void } | null = null;
  const take = () => {
    const taken = waiting;
    waiting = null;
    return taken;
  };
  signal.addEventListener("abort", () => take()?.release());
  return (passphrase) => {
    if (signal.aborted) return;
    const before = take();
    // Held: a worker that rests before would leave it to the next unlock.
    waiting = { passphrase, release: before?.release ?? keepAlive() };
    if (before !== null) return;
    whenQuiet(deps, AFTER_MS, () => {
      const taken = take();
      if (taken === null) return;
      line
        .run(() => renewKeyFile(deps, taken.passphrase))
        .then((isNew) => isNew && onRenewed())
        .catch((error: unknown) => {
          if (!signal.aborted) onError(error);
        })
        .finally(taken.release);
    });
  };
}

/** So many of its own key files a vault knows again in a folder that it comes back to. */
const MOST_DIGESTS = 32;

/** Makes the key file anew where it has to be; tells whether it was. It is placed by others. */
async function renewKeyFile(deps: Deps, passphrase: string): Promise<boolean> {
  const { engine, header, methodOf, clock, signal, state } = deps;
  const before = await state.ensure();
  if (isKeyFileCurrent(before, header().ways)) return false;
  const methodId = await methodOf(passphrase);
  if (methodId === null) return false;
  signal.throwIfAborted();
  const identities = before.keys.map(({ identity }) => identity);
  const file = await engine.makeKeyFile({ identities, passphrase });
  signal.throwIfAborted();
  const digest = await sha256Hex(file);
  const data = toBase64(file);
  const keyFile = { wayId: methodId, madeAt: clock.now(), keys: identities.length, data };
  const held = new Set(identities);
  // Noted before it lies anywhere: what is found there is known to be this vault's.
  const after = await state.update((now) => {
    // The passphrase may have been changed or removed while this was made.
    if (!passphraseMethods(header().ways).has(methodId)) return now;
    return {
      ...now,
      keyFile,
      keyFileDigests: [digest, ...(now.keyFileDigests ?? [])].slice(0, MOST_DIGESTS),
      keys: now.keys.map((key) => (held.has(key.identity) ? lockedBy(key, methodId) : key)),
    };
  });
  return after.keyFile?.data === data;
}

function lockedBy(key: Key, methodId: string): Key {
  const before = key.lockedBy ?? [];
  return before.includes(methodId) ? key : { ...key, lockedBy: [...before, methodId] };
}
