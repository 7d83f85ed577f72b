import type { Argon2Cost } from "../crypto/argon2";
import { utf8 } from "../crypto/bytes";
import { importKeySealer } from "../crypto/key-pair";
import { AppError } from "../domain/app-error";
import { toBase64 } from "../domain/base64";
import { findPassphraseProblem, normalisePassphrase } from "../domain/passphrase-rules";
import { type PassphraseKdf, SALT_BYTES } from "./kdf";
import { decode, type MethodSeed } from "./unlock-method";
import type { VaultDeps } from "./vault-deps";

/** What a method by a new passphrase is made from; throws `weak-passphrase` with `data.reason`. */
export async function createPassphraseSeed(
  deps: Pick<VaultDeps, "deriveKey" | "randomBytes" | "cost">,
  passphrase: string,
): Promise<MethodSeed> {
  const problem = findPassphraseProblem(passphrase);
  if (problem !== null) throw new AppError("weak-passphrase", { data: { reason: problem } });
  return seedFor(deps, passphrase);
}

/** The key that a passphrase gives with a method's parameters. */
export async function passphraseSealer(
  { deriveKey }: Pick<VaultDeps, "deriveKey">,
  passphrase: string,
  [, memoryKiB, passes, lanes, salt]: PassphraseKdf,
): Promise<CryptoKey> {
  const password = utf8(normalisePassphrase(passphrase));
  const derived = await deriveKey({ password, salt: decode(salt), memoryKiB, passes, lanes });
  return importKeySealer(derived);
}

/** Whether new passphrases cost more to guess than one of these parameters. */
export function isOutdated([, memoryKiB, passes]: PassphraseKdf, cost: Argon2Cost): boolean {
  return memoryKiB < cost.memoryKiB || passes < cost.passes;
}

/** What the same method is made from at today's cost; the rules are for new passphrases only. */
export function createRaisedSeed(
  deps: Pick<VaultDeps, "deriveKey" | "randomBytes" | "cost">,
  passphrase: string,
  [, memoryKiB, passes]: PassphraseKdf,
): Promise<MethodSeed> {
  const { cost } = deps;
  const raised = {
    memoryKiB: Math.max(memoryKiB, cost.memoryKiB),
    passes: Math.max(passes, cost.passes),
    lanes: cost.lanes,
  };
  return seedFor({ ...deps, cost: raised }, passphrase);
}

async function seedFor(
  deps: Pick<VaultDeps, "deriveKey" | "randomBytes" | "cost">,
  passphrase: string,
): Promise<MethodSeed> {
  const { memoryKiB, passes, lanes } = deps.cost;
  const salt = toBase64(deps.randomBytes(SALT_BYTES));
  const kdf: PassphraseKdf = ["argon2id", memoryKiB, passes, lanes, salt];
  return { kind: "passphrase", kdf, sealer: await passphraseSealer(deps, passphrase, kdf) };
}
