import { AppError } from "../domain/app-error";
import { decrypt, encrypt, IV_BYTES, TAG_BYTES } from "./aes-gcm";
import { type Bytes, concat } from "./bytes";
import type { KeySet } from "./key-set";
import { keyIdBytes, keyIdText } from "./keyring";
import { packText, unpackText } from "./packed-text";
import { pad, unpad } from "./padding";
import { randomBytes } from "./random-bytes";

// offset  bytes  field
//      0      2  magic C0 FD
//      2      1  version of this layout
//      3      1  algorithm: 1 = AES-256-GCM over padded plaintext, 2 = the same over packed text
//      4      4  key id
//      8     12  iv, random
//     20      n  ciphertext
//   20+n     16  tag
const MAGIC = [0xc0, 0xfd] as const;
/** The layout that this release writes. */
export const ENVELOPE_VERSION = 0x02;
/** From this one on a row counts in its set by this very seal (ADR 0035). */
const FIRST_COUNTED = 0x02;
const PLAIN = 0x01;
const PACKED = 0x02;
const HEAD_BYTES = 8;

/**
 * The padded plaintext, sealed under the current key and bound to `aad` and to the envelope's own
 * first 8 bytes; throws `locked` once the keys were dropped.
 */
export async function sealEnvelope(input: {
  readonly keys: KeySet;
  readonly aad: Uint8Array;
  readonly plaintext: Uint8Array;
  /** A field of it, as JSON, that is long base64: sealed as the bytes that it stands for. */
  readonly packs?: string | null;
  /** Made for this one seal and for no other (`newIv`); left out where nobody has to know it before. */
  readonly iv?: Bytes;
}): Promise<Bytes> {
  const { aad, plaintext, packs } = input;
  const packed = packs ? packText(plaintext, packs) : null;
  const keyring = input.keys.current();
  const head = concat(
    Uint8Array.of(...MAGIC, ENVELOPE_VERSION, packed ? PACKED : PLAIN),
    keyIdBytes(keyring.keyId),
  );
  const { iv = newIv() } = input;
  const parts = { key: keyring.rowKey, iv, aad: concat(head, aad) };
  return concat(head, iv, await encrypt(parts, pad(packed ?? plaintext)));
}

/** A random iv, for one seal. */
export function newIv(): Bytes {
  return randomBytes(IV_BYTES);
}

/**
 * What tells this seal from every other under its key: the iv. Null for an envelope of the first
 * layout, whose rows count by their version alone, and for bytes that are none.
 */
export function sealMark(envelope: Uint8Array): Bytes | null {
  if (envelope.length < HEAD_BYTES + IV_BYTES || (envelope[2] ?? 0) < FIRST_COUNTED) return null;
  return new Uint8Array(envelope.subarray(HEAD_BYTES, HEAD_BYTES + IV_BYTES));
}

/** An envelope's first bytes, by which it counts: enough of a row that is to be removed. */
export function sealStart(envelope: Uint8Array): Bytes {
  return new Uint8Array(envelope.subarray(0, HEAD_BYTES + IV_BYTES));
}

/**
 * The plaintext. Throws `version-unknown` where a newer Confidant wrote it, `key-missing` where a
 * vault key did that is not held, `row-tampered` where bytes or their place are not as sealed, and
 * `locked` once the keys were dropped.
 */
export async function openEnvelope(input: {
  readonly keys: KeySet;
  readonly aad: Uint8Array;
  readonly envelope: Uint8Array;
}): Promise<Bytes> {
  const { keys, aad } = input;
  const envelope = overPlainBuffer(input.envelope);
  const head = envelope.subarray(0, HEAD_BYTES);
  checkHead(head, envelope.length);
  const keyring = keys.find(keyIdText(head.subarray(4)));
  if (keyring === undefined) throw new AppError("key-missing");
  const iv = envelope.subarray(HEAD_BYTES, HEAD_BYTES + IV_BYTES);
  const parts = { key: keyring.rowKey, iv, aad: concat(head, aad) };
  const plain = unpad(await decryptRow(parts, envelope.subarray(HEAD_BYTES + IV_BYTES)));
  return head[3] === PACKED ? unpackText(plain) : plain;
}

/** The same bytes, copied only where WebCrypto would not take them. */
function overPlainBuffer(bytes: Uint8Array): Bytes {
  return isPlain(bytes) ? bytes : bytes.slice();
}

function isPlain(bytes: Uint8Array): bytes is Bytes {
  return bytes.buffer instanceof ArrayBuffer;
}

function checkHead(head: Bytes, length: number): void {
  // By place: this is done for every row that is read, and taking it apart as a list is slow.
  const { 0: first, 1: second, 2: version = 0, 3: algorithm = 0 } = head;
  const tooShort = length < HEAD_BYTES + IV_BYTES + TAG_BYTES;
  if (tooShort || first !== MAGIC[0] || second !== MAGIC[1]) throw new AppError("row-tampered");
  // Lower ones were never written: the tag, which covers the head, refuses them.
  if (version > ENVELOPE_VERSION || algorithm > PACKED) throw new AppError("version-unknown");
}

async function decryptRow(parts: Parameters<typeof decrypt>[0], sealed: Bytes): Promise<Bytes> {
  try {
    return await decrypt(parts, sealed);
  } catch (cause) {
    throw new AppError("row-tampered", { cause });
  }
}
