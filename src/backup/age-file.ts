import { Decrypter, Encrypter } from "age-encryption";
import { AGE_RECIPIENT, formatAgeIdentity, parseAgeIdentity } from "../crypto/age-key";
import { AppError } from "../domain/app-error";
import { openAgeSource } from "./age-source";
import { type ByteStream, partsOf, streamOf } from "./byte-stream";

/**
 * The text as an age file for that one recipient (`age1…`), made as it is read; fails as the text's
 * stream does.
 */
export async function sealToRecipient(plain: ByteStream, recipient: string): Promise<ByteStream> {
  if (!AGE_RECIPIENT.test(recipient)) throw new AppError("internal");
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return streamOf(partsOf(await encrypter.encrypt(plain)));
}

/**
 * What an age file holds, and which of the identities (`AGE-SECRET-KEY-1…`) opens it. Fails with
 * `backup-wrong-key` where none does; with `backup-damaged`, also in the middle of the stream, where
 * the file is cut or altered: what came before that is as it was sealed.
 */
export async function openWithIdentities(
  sealed: ByteStream,
  identities: readonly string[],
): Promise<{ readonly identity: string; readonly plain: ByteStream }> {
  const { decrypter, found } = tryInOrder(identities);
  const source = await openAgeSource(sealed);
  try {
    const plain = await decrypter.decrypt(source.stream);
    return { identity: found(), plain: streamOf(partsOf(plain, source.toError)) };
  } catch (error) {
    await source.close();
    throw source.toError(error);
  }
}

/** The library does not tell which identity opened a file: one behind each counts those that did not. */
function tryInOrder(identities: readonly string[]) {
  const decrypter = new Decrypter();
  let failed = 0;
  for (const identity of identities) {
    addIdentity(decrypter, identity);
    decrypter.addIdentity({
      unwrapFileKey: () => {
        failed += 1;
        return null;
      },
    });
  }
  decrypter.addIdentity({
    unwrapFileKey: () => {
      throw new AppError("backup-wrong-key");
    },
  });
  return { decrypter, found: () => identities[failed] ?? "" };
}

function addIdentity(decrypter: Decrypter, text: string): void {
  const key = parseAgeIdentity(text);
  try {
    decrypter.addIdentity(key === null ? text : formatAgeIdentity(key));
  } catch (cause) {
    throw new AppError("backup-wrong-key", { cause });
  }
}
