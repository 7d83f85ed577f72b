import { ageRecipient, formatAgeIdentity, parseAgeIdentity } from "../crypto/age-key";
import { type Bytes, fromUtf8, utf8 } from "../crypto/bytes";
import { AppError } from "../domain/app-error";
import { openWithPassphrase, sealWithPassphrase, WORK_FACTOR } from "./age-passphrase";

/** The most that a key file may have: some hundred times what one has. */
const MAX_KEY_FILE_BYTES = 75_000;

/**
 * The most identities of a key file: a vault has one more for each passphrase or vault key that it gave
 * up, and each is tried at a backup's header, about a millisecond for each of the recipients there.
 */
const MAX_IDENTITIES = 200;

/**
 * The key file: an age identity file with these identities in their order, the first 200 of more, locked
 * by the passphrase. Takes a second and 256 MB, unless a lower work factor is given.
 */
export async function makeKeyFile(input: {
  readonly identities: readonly string[];
  readonly passphrase: string;
  readonly workFactor?: number;
}): Promise<Bytes> {
  const { identities, passphrase, workFactor = WORK_FACTOR } = input;
  const lines = await Promise.all(identities.slice(0, MAX_IDENTITIES).map(formatIdentity));
  const text = ["# Keys of Confidant's backups, the newest first", ...lines.flat(), ""].join("\n");
  return sealWithPassphrase(utf8(text), { passphrase: typed(passphrase), workFactor });
}

/**
 * The identities in a key file, in their order, each once. `wrong-passphrase`; `backup-damaged` where it is cut,
 * altered, no key file, too hard to open, or has more identities than ours.
 */
export async function openKeyFile(file: Bytes, passphrase: string): Promise<readonly string[]> {
  if (file.length > MAX_KEY_FILE_BYTES) throw new AppError("backup-damaged");
  const plain = await openWithPassphrase(file, typed(passphrase));
  const identities = readText(plain)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(readIdentity);
  const distinct = [...new Set(identities)];
  if (distinct.length === 0 || distinct.length > MAX_IDENTITIES) {
    throw new AppError("backup-damaged");
  }
  return distinct;
}

/** One form for what different keyboards make of the same letters. */
function typed(passphrase: string): string {
  return passphrase.normalize("NFC");
}

async function formatIdentity(identity: string): Promise<readonly string[]> {
  const key = parseAgeIdentity(identity);
  if (key === null) throw new AppError("internal");
  return [`# public key: ${await ageRecipient(key)}`, formatAgeIdentity(key)];
}

function readIdentity(line: string): string {
  const key = parseAgeIdentity(line);
  if (key === null) throw new AppError("backup-damaged");
  return formatAgeIdentity(key);
}

/** The text of UTF-8; `backup-damaged` where it is none. */
export function readText(plain: Bytes): string {
  try {
    return fromUtf8(plain);
  } catch (cause) {
    throw new AppError("backup-damaged", { cause });
  }
}
