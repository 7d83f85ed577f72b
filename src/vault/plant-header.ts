import type { Header } from "./header";
import { writeCopies } from "./header-copies";
import type { VaultDeps } from "./vault-deps";

type CopyDeps = Pick<VaultDeps, "headers" | "local" | "files" | "storeName" | "log">;

/**
 * Puts the header of an open vault and its device key, where it has one, beside the rows of another
 * store, and both into the copies under that store's name: the same methods and the same key open
 * both. The session's key is left alone. `conflict`, and nothing is written, where a header is there.
 */
export async function plantHeader(
  deps: CopyDeps,
  { header, deviceKey }: { readonly header: Header; readonly deviceKey: Uint8Array | null },
): Promise<void> {
  await deps.headers.saveFirst({ header, deviceKey });
  await writeCopies(deps, header, deviceKey);
}
