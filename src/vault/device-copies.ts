import * as z from "zod/mini";
import type { Bytes } from "../crypto/bytes";
import { fromBase64, toBase64 } from "../domain/base64";
import { idSchema } from "../domain/id";
import type { KeyValueArea } from "../platform/key-value-area";
import { DEVICE_KEY_BYTES } from "./device-method";
import type { Header } from "./header";
import { base64Of } from "./kdf";
import type { VaultDeps } from "./vault-deps";

/**
 * The device key where a deleted database does not take it along: without it nothing of a vault
 * without a lock ever opens again, its backups included. It protects nothing there that it protected
 * in the database, which lies in the same profile.
 */
const schema = z.object({
  vault: idSchema,
  /** The header's generation when it was put there; nobody has sealed it, so nothing goes by it. */
  generation: z.int().check(z.positive()),
  key: base64Of(DEVICE_KEY_BYTES),
});

type CopyDeps = Pick<VaultDeps, "local" | "files" | "storeName" | "log">;
type Area = Pick<KeyValueArea, "get" | "set">;

/** The device keys that lie beside the database, one or two where both places say the same or not. */
export async function readDeviceCopies({ local, files, storeName }: CopyDeps): Promise<Bytes[]> {
  const found = await Promise.all([local, files].map((area) => readCopy(area, storeName)));
  const texts = new Set(found.flatMap((copy) => (copy === null ? [] : [copy.key])));
  return [...texts].flatMap((text) => fromBase64(text) ?? []);
}

/**
 * Keeps the key that has just opened that header's device method, whatever lies there; what fails is logged
 * and left to the next open.
 */
export async function keepDeviceKey(
  deps: CopyDeps,
  { vault, generation }: Pick<Header, "vault" | "generation">,
  deviceKey: Uint8Array,
): Promise<void> {
  const { local, files, storeName, log } = deps;
  const key = toBase64(deviceKey);
  const keep = async (area: Area) => {
    const before = await readCopy(area, storeName);
    if (before?.vault === vault && before.key === key) return;
    await area.set(copyKey(storeName), { vault, generation, key });
  };
  const keeping = [local, files].map((area) =>
    keep(area).catch(() => log.warn("device-copy-failed")),
  );
  await Promise.all(keeping);
}

/** Removes them: where a lock has come, and with the store. Fails as the places do. */
export async function removeDeviceCopies(deps: {
  readonly local: Pick<KeyValueArea, "remove">;
  readonly files: Pick<KeyValueArea, "remove">;
  readonly storeName: string;
}): Promise<void> {
  const key = copyKey(deps.storeName);
  await Promise.all([deps.local.remove(key), deps.files.remove(key)]);
}

/** Null for none, and for one that cannot be read. */
async function readCopy(area: Pick<Area, "get">, storeName: string) {
  const value = await area.get(copyKey(storeName)).catch(() => null);
  return schema.safeParse(value).data ?? null;
}

function copyKey(storeName: string): string {
  return `device-key:${storeName}`;
}
