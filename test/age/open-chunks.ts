import { createDecipheriv, hkdfSync } from "node:crypto";
import { type Bytes, concat } from "../../src/crypto/bytes";

const SEALED_CHUNK = 65_552;
const TAG = 16;

/**
 * All that may be let out of an age file with that file key, by Node's own cipher: its chunks up to
 * the first that does not open (age-encryption.org/v1, "Payload").
 */
export function openChunks(file: Bytes, fileKey: Bytes): Bytes {
  const text = Buffer.from(file).toString("latin1");
  const head = (/\n--- [^\n]*\n/.exec(text)?.index ?? 0) + 1;
  const at = file.indexOf(10, head) + 1;
  const key = hkdfSync("sha256", fileKey, file.subarray(at, at + TAG), "payload", 32);
  const payload = file.subarray(at + TAG);
  const opened: Uint8Array[] = [];
  for (let count = 0; count * SEALED_CHUNK < payload.length; count += 1) {
    const chunk = payload.subarray(count * SEALED_CHUNK, (count + 1) * SEALED_CHUNK);
    const open = (isLast: boolean) => openChunk(chunk, new Uint8Array(key), count, isLast);
    // Who does not look ahead takes a full chunk either way, and finds out behind it.
    const plain = chunk.length === SEALED_CHUNK ? open(false) : null;
    const last = plain === null ? open(true) : null;
    opened.push(plain ?? last ?? new Uint8Array());
    if (plain === null) break;
  }
  return concat(...opened);
}

function openChunk(chunk: Uint8Array, key: Uint8Array, count: number, isLast: boolean) {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(count, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  const options = { authTagLength: TAG };
  const cipher = createDecipheriv("chacha20-poly1305", key, nonce, options);
  try {
    cipher.setAuthTag(chunk.subarray(chunk.length - TAG));
    return concat(cipher.update(chunk.subarray(0, chunk.length - TAG)), cipher.final());
  } catch {
    return null;
  }
}
