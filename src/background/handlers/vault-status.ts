import type { UnlockMethod, VaultStatus } from "../../contract/vault";
import { type Failure, toFailure } from "../../domain/app-error";
import { type Header, hasLock, type UnlockMethod as StoredMethod } from "../../vault/header";
import type { App } from "../app";
import type { Lifecycle } from "../lifecycle";

type StatusApp = {
  readonly store: Pick<App["store"], "health">;
} & Pick<App, "vault" | "sweep" | "idle">;

const NOTHING_OPEN = { sealing: null, retryAfter: 0, autoLockMinutes: null, damaged: 0 } as const;

/** Tells whether the vault opens, and what can be known of it when it does not; never fails. */
export function vaultStatus(lifecycle: StatusSource): Promise<VaultStatus> {
  const { recovery } = lifecycle;
  const recovering = () => ({
    ...unavailable(null),
    state: "recovering" as const,
    recovery: recovery.progress() ?? undefined,
  });
  if (recovery.progress() !== null) return Promise.resolve(recovering());
  return new Promise((resolve) => {
    // Nothing else is to be told as long as it runs, and it may run for a minute.
    const stop = recovery.onBegun(() => resolve(recovering()));
    void settledStatus(lifecycle).then(resolve).finally(stop);
  });
}

type StatusSource = Pick<Lifecycle, "ready" | "profile"> & {
  readonly recovery: Pick<Lifecycle["recovery"], "progress" | "onBegun">;
};

async function settledStatus(lifecycle: StatusSource): Promise<VaultStatus> {
  try {
    return openStatus(await lifecycle.ready());
  } catch (error) {
    return closedStatus(lifecycle, toFailure(error)).catch((worse: unknown) =>
      unavailable(toFailure(worse)),
    );
  }
}

/** What is told of an open vault. */
export function openStatus(app: StatusApp): VaultStatus {
  return {
    ...NOTHING_OPEN,
    ...headerStatus(app.vault.opened().header),
    state: "unlocked",
    sealing: app.sweep.progress(),
    autoLockMinutes: app.idle.minutes(),
    failure: null,
    damaged: app.store.health().length,
  };
}

async function closedStatus(
  lifecycle: Pick<Lifecycle, "profile">,
  failure: Failure,
): Promise<VaultStatus> {
  if (failure.code !== "locked" && failure.code !== "not-set-up") return unavailable(failure);
  const { vault } = await lifecycle.profile();
  const [header, retryAfter] = await Promise.all([vault.describe(), vault.retryAfter()]);
  return {
    ...NOTHING_OPEN,
    ...(header === null ? NO_HEADER : headerStatus(header)),
    state: failure.code === "locked" ? "locked" : "new",
    retryAfter,
    failure: null,
  };
}

const NO_HEADER = { protection: "none", methods: [], generation: 0 } satisfies Partial<VaultStatus>;

function unavailable(failure: Failure | null): VaultStatus {
  return { ...NOTHING_OPEN, ...NO_HEADER, methods: [], state: "unavailable", failure };
}

function headerStatus(header: Header) {
  const { ways: methods, generation, former } = header;
  const protection = !hasLock(header) ? "none" : former?.wasOpen ? "sealing" : "lock";
  return { protection, methods: methods.map(toUnlockMethod), generation } as const;
}

function toUnlockMethod({ id, kind, createdAt, kdf }: StoredMethod): UnlockMethod {
  const passkey =
    kdf !== null && kdf[0] === "webauthn-prf" ? { credentialId: kdf[1], salt: kdf[2] } : null;
  return { id, kind, createdAt, passkey };
}
