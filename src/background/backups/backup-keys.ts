import { ageRecipient, formatAgeIdentity, parseAgeIdentity } from "../../crypto/age-key";
import { AppError } from "../../domain/app-error";
import type { BackupState } from "../../domain/backup";
import { createOneByOne } from "../../domain/one-by-one";
import { hasLock } from "../../vault/header";
import { arrangeKeys } from "./arrange-keys";
import { passphraseMethods, recoveryRecipients, recoveryTimes } from "./backup-rules";
import type { BackupStateRow } from "./backup-state-row";
import type { Backups } from "./backups";
import type { BackupsDeps } from "./backups-deps";

/** What opens the backups of this vault. */
export type BackupKeys = {
  /** Brings the keys in step with the unlock methods; `added`: a recovery key that is one of them now. */
  readonly arrange: (added: string | null) => Promise<BackupState>;
  /** The vault was opened by this recovery key: it is the backups' where no other method's is. */
  readonly offer: (recoveryKey: string) => Promise<void>;
  /** Whether a recovery key of the vault opens new backups. */
  readonly hasMethod: (state: BackupState | null) => Promise<boolean>;
  readonly nextRecoveryKey: Backups["nextRecoveryKey"];
  readonly isOwn: Backups["isOwn"];
};

type Deps = Pick<BackupsDeps, "header" | "newIdentity" | "clock"> & {
  readonly state: BackupStateRow;
};

/** The keys in the row about backups, by the methods that the vault's header has. */
export function createBackupKeys(deps: Deps): BackupKeys {
  const { state, header, newIdentity, clock } = deps;
  const line = createOneByOne();
  const recipientOf = createRecipients();

  const arrange = async (added: string | null) => {
    const identities = (await state.ensure()).keys.map(({ identity }) => identity);
    const recipients = new Map<string, string>();
    for (const identity of added === null ? identities : [...identities, added]) {
      recipients.set(identity, await recipientOf(identity));
    }
    const makeKey = (identity = newIdentity()) => ({
      identity,
      createdAt: clock.now(),
      isOurs: true as const,
    });
    // As the row is when it is written: a key file may have been noted meanwhile.
    return state.update((now) => {
      const { ways: methods, keyId } = header();
      const keys = arrangeKeys({
        keys: now.keys,
        methods: recoveryTimes(methods),
        passphrases: passphraseMethods(methods),
        isNewVaultKey: now.vaultKey !== undefined && now.vaultKey !== keyId,
        recipients,
        added,
        makeKey,
      });
      // Without a passphrase nothing says how such a file could be opened.
      const keyFile = passphraseMethods(methods).size > 0 ? now.keyFile : null;
      const next = { ...now, keys, vaultKey: keyId, keyFile };
      return JSON.stringify(next) === JSON.stringify(now) ? now : next;
    });
  };
  const isMethod = async (identity: string) =>
    recoveryRecipients(header().ways).has(await recipientOf(identity));
  const hasMethod = async (found: BackupState | null) => {
    const newest = found?.keys[0];
    return newest !== undefined && newest.isFormer !== true && (await isMethod(newest.identity));
  };

  return {
    hasMethod,
    isOwn: (backup) => isOwn(state, backup),
    arrange: (added) => line.run(() => arrange(added === null ? null : readIdentity(added))),
    offer: (recoveryKey) =>
      line.run(async () => {
        const identity = readIdentity(recoveryKey);
        const found = await state.ensure();
        if (!(await hasMethod(found)) && (await isMethod(identity))) await arrange(identity);
      }),
    nextRecoveryKey: async () => {
      const [newest] = (await state.ensure()).keys;
      if (newest === undefined || newest.wasWay === true) return newIdentity();
      // Whoever could read this profile's files without a lock could read the key that there is.
      if (newest.outlived === true || !hasLock(header())) return newIdentity();
      return (await isMethod(newest.identity)) ? newIdentity() : newest.identity;
    },
  };
}

async function isOwn(
  state: BackupStateRow,
  { identity, name }: Parameters<BackupKeys["isOwn"]>[0],
): Promise<boolean> {
  const { keys, records } = await state.ensure();
  const key = keys.find((one) => one.identity === identity);
  if (key?.isFormer !== true) return key !== undefined;
  return records.some((record) => record.name === name);
}

/** The one form of an identity, however it was typed; `bad-request` where it is none. */
function readIdentity(text: string): string {
  const key = parseAgeIdentity(text);
  if (key === null) throw new AppError("bad-request");
  return formatAgeIdentity(key);
}

/** The recipient of an identity, worked out once for each. */
function createRecipients() {
  const known = new Map<string, string>();
  return async (identity: string): Promise<string> => {
    const before = known.get(identity);
    if (before !== undefined) return before;
    const key = parseAgeIdentity(identity);
    if (key === null) throw new AppError("internal");
    const recipient = await ageRecipient(key);
    known.set(identity, recipient);
    return recipient;
  };
}
