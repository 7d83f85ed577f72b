import { Decrypter, Encrypter, type Stanza } from "age-encryption";
import type { Bytes } from "../crypto/bytes";
import { AppError } from "../domain/app-error";
import { openAgeSource } from "./age-source";
import { streamOf } from "./byte-stream";

/**
 * Of scrypt, as a power of two: what the age command takes itself. Each step more doubles the time
 * and the memory: 18 takes a second of a script and 256 MB.
 */
export const WORK_FACTOR = 18;

/** A file that asks for more work than this is refused: its maker decides how long it takes. */
const MAX_WORK_FACTOR = WORK_FACTOR + 2;

/** The bytes as an age file that the passphrase opens. */
export async function sealWithPassphrase(
  plain: Bytes,
  { passphrase, workFactor }: { readonly passphrase: string; readonly workFactor: number },
): Promise<Bytes> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  return new Uint8Array(await encrypter.encrypt(plain));
}

/**
 * What an age file holds that a passphrase locks: `wrong-passphrase` where this one does not open it,
 * `backup-damaged` where it is altered, is locked by something else, or asks for too much work.
 */
export async function openWithPassphrase(file: Bytes, passphrase: string): Promise<Bytes> {
  const decrypter = new Decrypter();
  decrypter.addIdentity({ unwrapFileKey: refuseHardWork });
  decrypter.addPassphrase(passphrase);
  decrypter.addIdentity({ unwrapFileKey: refuseOther });
  const source = await openAgeSource(streamOf(once(file)));
  try {
    const plain = await decrypter.decrypt(source.stream);
    return new Uint8Array(await new Response(plain).arrayBuffer());
  } catch (error) {
    await source.close();
    throw source.toError(error);
  }
}

async function* once(file: Bytes): AsyncGenerator<Bytes> {
  yield file;
}

function refuseHardWork(stanzas: readonly Stanza[]): null {
  const factors = stanzas.filter(isScrypt).map(({ args }) => Number(args[2]));
  if (factors.some((factor) => factor > MAX_WORK_FACTOR)) throw new AppError("backup-damaged");
  return null;
}

function refuseOther(stanzas: readonly Stanza[]): never {
  throw new AppError(stanzas.some(isScrypt) ? "wrong-passphrase" : "backup-damaged");
}

function isScrypt({ args }: Stanza): boolean {
  return args[0] === "scrypt";
}
