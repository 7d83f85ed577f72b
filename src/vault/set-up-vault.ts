import { newKeyId, VAULT_KEY_BYTES } from "../crypto/keyring";
import { AppError } from "../domain/app-error";
import type { NewMethod } from "../domain/unlock-method";
import { signHeader } from "./header";
import { isNowhere, readCopies, writeCopies } from "./header-copies";
import { HEADER_VERSION, type UnsignedHeader } from "./header-schema";
import { makeMethod } from "./new-method";
import { deriveRing } from "./open-header";
import type { ChangeDeps } from "./save-next";
import type { OpenedVault } from "./vault";

/**
 * A new vault with its first method, saved before it is returned. Throws `conflict`, with nothing
 * written, where rows or any copy of a header exist: an empty vault must never stand beside rows it
 * cannot read.
 */
export async function setUpVault(deps: ChangeDeps, from: NewMethod): Promise<OpenedVault> {
  const isNew = isNowhere(await readCopies(deps)) && !(await deps.headers.hasRows());
  if (!isNew) throw new AppError("conflict");
  const key = { keyId: newKeyId(), vaultKey: deps.randomBytes(VAULT_KEY_BYTES) };
  const { keyring } = await deriveRing(key);
  const vaultId = crypto.randomUUID();
  const { method, deviceKey } = await makeMethod(deps, { vaultId, key, from });
  const unsigned: UnsignedHeader = {
    v: HEADER_VERSION,
    vault: vaultId,
    generation: 1,
    keyId: key.keyId,
    ways: [method],
    former: null,
  };
  const header = await signHeader(unsigned, keyring.headerKey);
  await deps.headers.saveFirst({ header, deviceKey });
  await writeCopies(deps, header, deviceKey);
  await deps.keys.save({ keys: [key], generation: header.generation });
  return { header, key, keyring, former: null };
}
