import { sealEnvelope } from "../../src/crypto/envelope";
import { createKeySet } from "../../src/crypto/key-set";
import { newKeyId, openKeyring } from "../../src/crypto/keyring";

/** Payloads around 1 KB, every size once. */
const SIZES = Array.from({ length: 513 }, (_, at) => 768 + at);

/** Bytes that envelope and padding add to a payload of about 1 KB, as a share of it: each size's. */
export async function measureOverhead(): Promise<number[]> {
  const vaultKey = crypto.getRandomValues(new Uint8Array(32));
  const current = await openKeyring({ keyId: newKeyId(), vaultKey });
  const keys = createKeySet({ current, former: null });
  const sizes = SIZES.map(async (size) => {
    const input = { keys, aad: new Uint8Array(), plaintext: new Uint8Array(size) };
    return ((await sealEnvelope(input)).length - size) / size;
  });
  return Promise.all(sizes);
}
