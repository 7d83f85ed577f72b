import { argon2id } from "../crypto/argon2";
import { randomBytes } from "../crypto/random-bytes";
import { createOneByOne } from "../domain/one-by-one";
import { log } from "../platform/log";
import { type Attempts, createAttempts } from "./attempts";
import { DEFAULT_COST } from "./kdf";
import { addMethod, finishRotation, removeMethod, replaceMethod, rotate } from "./methods";
import { describeVault, openCold, openWarm } from "./open-vault";
import { createSessionKeys, type KeyLease } from "./session-keys";
import { setUpVault } from "./set-up-vault";
import { unlockVault } from "./unlock-vault";
import type { Vault } from "./vault";
import type { VaultDeps } from "./vault-deps";

type Optional = "deriveKey" | "cost" | "randomBytes" | "log";
type Given = Omit<VaultDeps, Optional> & Partial<Pick<VaultDeps, Optional>>;

/** The vault of one store. Whatever may write runs one after the other; only `lock` never waits. */
export function createVault(given: Given): Vault {
  const some = { deriveKey: argon2id, cost: DEFAULT_COST, randomBytes, log, ...given };
  const deps = { ...some, attempts: createAttempts(some) };
  const sessionKeys = createSessionKeys(some);
  const { run } = createOneByOne();
  /** Work that is void if a lock comes between its being asked for and its end. */
  const inTurn = <T>(work: (deps: WorkDeps) => Promise<T>): Promise<T> => {
    const keys = sessionKeys.begin();
    return run(async () => {
      const result = await work({ ...deps, keys });
      keys.check();
      return result;
    });
  };
  return {
    describe: () => describeVault(deps),
    open: async () => (await openWarm({ ...deps, keys: sessionKeys.begin() })) ?? inTurn(openCold),
    setUp: (method) => inTurn((work) => setUpVault(work, method)),
    unlock: (secret, options) => inTurn((work) => unlockVault(work, secret, options)),
    lock: sessionKeys.drop,
    addMethod: (opened, method) => inTurn((work) => addMethod(work, opened, method)),
    replaceMethod: (opened, change) => inTurn((work) => replaceMethod(work, opened, change)),
    removeMethod: (opened, methodId) => inTurn((work) => removeMethod(work, opened, methodId)),
    rotate: (opened) => inTurn((work) => rotate(work, opened)),
    finishRotation: (opened) => inTurn((work) => finishRotation(work, opened)),
    retryAfter: deps.attempts.secondsLeft,
  };
}

type WorkDeps = VaultDeps & { readonly keys: KeyLease; readonly attempts: Attempts };
