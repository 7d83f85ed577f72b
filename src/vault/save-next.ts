import type { Keyring } from "../crypto/keyring";
import { AppError } from "../domain/app-error";
import { type Header, signHeader, verifyHeader } from "./header";
import { listHeaders, readCopies, writeCopies } from "./header-copies";
import type { KeyAndRing } from "./open-header";
import type { KeyLease } from "./session-keys";
import type { OpenedVault } from "./vault";
import type { VaultDeps } from "./vault-deps";

export type ChangeDeps = VaultDeps & { readonly keys: KeyLease };

/** What the next header says that the last one did not. */
export type NextHeader = KeyAndRing &
  Pick<Header, "ways" | "former"> & {
    /** Opens what the header's `former` names. */
    readonly formerRing: Keyring | null;
    readonly deviceKey?: Uint8Array | null | undefined;
  };

/** The next header, on disk before it is returned, with its key left for the next worker. */
export async function saveChange(
  deps: ChangeDeps,
  opened: OpenedVault,
  next: NextHeader,
): Promise<OpenedVault> {
  if (next.key.keyId !== opened.key.keyId) {
    // Whichever header a worker finds that is started from here on, its key is there.
    const { generation } = opened.header;
    await deps.keys.save({ keys: [next.key, opened.key], generation });
  }
  const saved = await saveNext(deps, opened, next);
  await deps.keys.save({ keys: [saved.key], generation: saved.header.generation });
  return saved;
}

/**
 * The next header, beside the rows before it is returned, then in the copies. Throws `conflict`
 * where the header changed meanwhile or a copy is newer, `locked` where a lock came before.
 */
export async function saveNext(
  deps: ChangeDeps,
  opened: OpenedVault,
  next: NextHeader,
): Promise<OpenedVault> {
  const { header: before } = opened;
  const { key, keyring, ways, former, formerRing, deviceKey } = next;
  const unsigned = {
    v: before.v,
    vault: before.vault,
    generation: before.generation + 1,
    keyId: key.keyId,
    ways,
    former,
  };
  const header = await signHeader(unsigned, keyring.headerKey);
  await refuseOvertaken(deps, opened);
  deps.keys.check();
  await deps.headers.replace({ header, expected: before.generation, deviceKey });
  await writeCopies(deps, header, deviceKey);
  return { header, key, keyring, former: formerRing };
}

/**
 * Throws `conflict` where a copy comes after the opened header: that was put back, and what follows
 * from it would undo what the copy says. One that names the same key but does not verify is damage.
 */
async function refuseOvertaken(
  deps: VaultDeps,
  { header, keyring }: Pick<OpenedVault, "header" | "keyring">,
): Promise<void> {
  const copies = listHeaders(await readCopies(deps));
  const verified = await Promise.all(copies.map((copy) => verifyHeader(copy, keyring)));
  const isOvertaken = copies.some(
    (copy, at) =>
      copy.generation > header.generation && (verified[at] || copy.keyId !== header.keyId),
  );
  if (isOvertaken) throw new AppError("conflict");
}
