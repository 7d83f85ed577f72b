import { sha256Hex } from "../../backup/sha256-hex";
import { createCount } from "../../vault/attempts";
import type { RestoresDeps } from "./restores-deps";

type Deps = Pick<RestoresDeps, "local" | "clock" | "log">;

/** What a guess is made at: the salt of an age file's scrypt and what it seals, whatever follows them. */
const GUESSED = /^age-encryption\.org\/v1\n-> scrypt (\S+) \d+\n(\S+)\n/;
const HEAD_BYTES = 400;

/**
 * A guess at the passphrase of a key file, counted by that file before it is made, with the delays of
 * unlocking; forgotten where it is right. Fails with `too-many-attempts`, or as the guess does.
 */
export async function countGuess<T>(
  { local, clock, log }: Deps,
  file: Uint8Array<ArrayBuffer>,
  guess: () => Promise<T>,
): Promise<T> {
  const count = createCount({ local, clock, log }, `key-file-attempts:${await guessedAt(file)}`);
  await count.begin();
  const found = await guess();
  await count.clear();
  return found;
}

/** Tells what a guess at that file is made at: the same for a copy with another end. */
export function guessedAt(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const head = new TextDecoder("latin1").decode(file.subarray(0, HEAD_BYTES));
  const [, salt = "", sealed = ""] = GUESSED.exec(head) ?? [];
  const guessed = salt === "" ? file : new TextEncoder().encode(`${salt} ${sealed}`);
  return sha256Hex(guessed);
}
