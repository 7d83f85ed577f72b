import type { Bytes } from "../crypto/bytes";
import { importKeySealer } from "../crypto/key-pair";
import type { RandomBytes } from "../crypto/random-bytes";
import type { MethodSeed } from "./unlock-method";

export const DEVICE_KEY_BYTES = 32;

/** What a device method is made from, and the device key that opens it, to be kept beside the rows. */
export async function createDeviceSeed(deps: {
  readonly randomBytes: RandomBytes;
}): Promise<{ readonly seed: MethodSeed; readonly deviceKey: Bytes }> {
  const deviceKey = deps.randomBytes(DEVICE_KEY_BYTES);
  const sealer = await importKeySealer(deviceKey);
  return { seed: { kind: "device", kdf: null, sealer }, deviceKey };
}
