import { type Keyring, openKeyring } from "../crypto/keyring";
import { type RandomBytes, randomBytes } from "../crypto/random-bytes";
import { AppError } from "../domain/app-error";
import type { Clock } from "../platform/clock";
import type { KeyValueArea } from "../platform/key-value-area";
import { log as consoleLog, type Log } from "../platform/log";
import { parseHeader, verifyHeader } from "./header";
import { type HeaderCopies, healCopies, readCopies } from "./header-copies";
import type { HeaderStore } from "./header-store";
import { type OpenedHeader, openBestHeader } from "./open-header";
import { setUpVault } from "./set-up-vault";
import { readSessionKey, saveSessionKey } from "./vault-key";

export type Vault = {
  /**
   * The keys of this profile's vault, which is made where there is neither header nor row. Throws
   * `key-missing` where the header or the device key is gone, `header-corrupt` where no copy of
   * the header verifies, `version-unknown` where a newer Confidant wrote it, and what the database
   * throws where it does not open.
   */
  readonly open: () => Promise<Keyring>;
};

type Deps = {
  readonly headers: HeaderStore;
  /** Kept on disk, apart from the database. */
  readonly local: Pick<KeyValueArea, "get" | "set">;
  /** In memory, for this browser session, for trusted contexts only. */
  readonly session: Pick<KeyValueArea, "get" | "set">;
  readonly clock: Clock;
  readonly randomBytes?: RandomBytes;
  readonly log?: Log;
};

/** Opens the vault by the session's key, else by the device key. Holds no state of its own. */
export function createVault(given: Deps): Vault {
  const deps = { randomBytes, log: consoleLog, ...given };
  return {
    open: async () => {
      // All that a restarted worker waits for; the keys are derived while the database is read.
      const [keyring, stored] = await Promise.all([openSession(deps.session), deps.headers.read()]);
      const isWarm = keyring !== null && (await belongs(keyring, stored));
      return isWarm ? keyring : openCold(deps, stored);
    },
  };
}

async function openSession(session: Pick<KeyValueArea, "get">): Promise<Keyring | null> {
  const key = await readSessionKey(session);
  return key === null ? null : openKeyring(key);
}

async function belongs(keyring: Keyring, stored: unknown): Promise<boolean> {
  try {
    return await verifyHeader(parseHeader(stored), keyring);
  } catch (error) {
    // The other copy may be good.
    if (error instanceof AppError && error.code === "header-corrupt") return false;
    throw error;
  }
}

async function openCold(deps: Required<Deps>, stored: unknown): Promise<Keyring> {
  const copies = await readCopies(deps.local, stored);
  if (copies.stored !== "absent" || copies.local !== "absent") {
    const opened = await openBestHeader(copies, deps.headers.readDeviceKey);
    return keep(deps, copies, opened);
  }
  const made = await setUpVault(deps);
  if (made !== null) return keep(deps, { stored: made.header, local: "absent" }, made);
  // Rows or a header are there: of a worker that was first, or left by one whose header is lost.
  const found = (await deps.headers.read()) ?? null;
  if (found === null) throw new AppError("key-missing");
  return openCold(deps, found);
}

// Dying in here loses nothing: the header is saved, and the next open heals what is not.
async function keep(
  deps: Required<Deps>,
  copies: HeaderCopies,
  { header, key, keyring }: OpenedHeader,
): Promise<Keyring> {
  await healCopies(deps, copies, header);
  await saveSessionKey(deps.session, key).catch(() => deps.log.warn("session-key-failed"));
  return keyring;
}
