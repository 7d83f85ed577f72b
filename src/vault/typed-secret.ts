import { AppError } from "../domain/app-error";
import { assertNever } from "../domain/assert-never";
import type { UnlockSecret } from "../domain/unlock-method";
import type { PassphraseKdf } from "./kdf";
import { passkeySealer, readPasskeyAnswer } from "./passkey-method";
import { passphraseSealer } from "./passphrase-method";
import { parseRecoveryKey, recoverySealer } from "./recovery-method";
import type { Secret } from "./try-methods";
import type { VaultDeps } from "./vault-deps";

/**
 * A secret as given for unlocking; throws `wrong-passphrase` where no method can be opened by it, and
 * `bad-request` for an authenticator's answer of another length.
 */
export function readSecret(deps: Pick<VaultDeps, "deriveKey">, given: UnlockSecret): Secret {
  switch (given.kind) {
    case "passphrase":
      return readPassphrase(deps, given.passphrase);
    case "passkey": {
      const secret = readPasskeyAnswer(given.secret);
      return {
        fits: ({ kind, id }) => kind === "passkey" && id === given.methodId,
        sealer: (method) => {
          if (method.kind !== "passkey") throw new AppError("internal");
          return passkeySealer(secret, method.kdf);
        },
      };
    }
    case "recovery": {
      const secret = parseRecoveryKey(given.key);
      return {
        fits: ({ kind }) => kind === "recovery",
        sealer: (method) => {
          if (method.kind !== "recovery") throw new AppError("internal");
          return recoverySealer(secret, method.kdf);
        },
      };
    }
    default:
      return assertNever(given);
  }
}

function readPassphrase(deps: Pick<VaultDeps, "deriveKey">, passphrase: string): Secret {
  if (passphrase === "") throw new AppError("wrong-passphrase");
  // The copies of a header have the same methods: each derivation is made once.
  const derived = new Map<string, Promise<CryptoKey>>();
  const derive = (kdf: PassphraseKdf) => {
    const name = kdf.join(" ");
    const sealer = derived.get(name) ?? passphraseSealer(deps, passphrase, kdf);
    derived.set(name, sealer);
    return sealer;
  };
  return {
    fits: ({ kind }) => kind === "passphrase",
    sealer: (method) => {
      if (method.kind !== "passphrase") throw new AppError("internal");
      return derive(method.kdf);
    },
  };
}
