import type { UnlockMethod } from "../../contract/vault";
import { fromBase64, toBase64 } from "../../domain/base64";
import { inFirefox } from "../../domain/in-firefox";
import type { NewMethod, UnlockSecret } from "../../domain/unlock-method";

/** `cancelled` also stands for a timeout: the browser does not tell them apart. */
export type PasskeyProblem = "cancelled" | "no-secret";

export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** The part of `navigator.credentials` that is needed. */
export type Credentials = Pick<CredentialsContainer, "create" | "get">;

type PasskeyMethod = Extract<NewMethod, { kind: "passkey" }>;
type PasskeySecret = Extract<UnlockSecret, { kind: "passkey" }>;

// ES256, Ed25519, RS256: the signature is not used, only what the authenticator derives.
const ALGORITHMS = [-7, -8, -257];

/** Long enough to fetch a security key from a drawer. */
const TIMEOUT_MS = 120_000;

/** Whether this browser knows passkeys at all; Firefox refuses them to extensions. */
export function hasPasskeys(): boolean {
  return globalThis.PublicKeyCredential !== undefined && !inFirefox();
}

/** Whether this browser knows passkeys that give a secret (PRF); asks the person nothing. */
export async function canUsePasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const capabilities = await PublicKeyCredential.getClientCapabilities?.();
  return capabilities?.["extension:prf"] ?? true;
}

/** A new passkey and its secret for a salt of its own; fails with a PasskeyError. */
export async function makePasskey(credentials: Credentials): Promise<PasskeyMethod> {
  const salt = randomBytes(32);
  const made = await publicKeyOf(
    credentials.create({
      publicKey: {
        rp: { name: "Confidant" },
        user: { id: randomBytes(32), name: "Confidant", displayName: "Confidant" },
        challenge: randomBytes(32),
        timeout: TIMEOUT_MS,
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  );
  const passkey = { credentialId: toBase64(bytesOf(made.rawId)), salt: toBase64(salt) };
  // Many authenticators tell the secret only when they are asked, not when they are made.
  const secret = secretOf(made) ?? secretOf(await ask(credentials, [passkey]));
  if (secret === null) throw new PasskeyError("no-secret");
  return { kind: "passkey", passkey, secret };
}

/** The secret of whichever of these passkeys the person uses; fails with a PasskeyError. */
export async function askPasskey(
  credentials: Credentials,
  methods: readonly UnlockMethod[],
): Promise<PasskeySecret> {
  const assertion = await ask(
    credentials,
    methods.flatMap(({ passkey }) => passkey ?? []),
  );
  const credentialId = toBase64(bytesOf(assertion.rawId));
  const method = methods.find(({ passkey }) => passkey?.credentialId === credentialId);
  const secret = secretOf(assertion);
  if (method === undefined || secret === null) throw new PasskeyError("no-secret");
  return { kind: "passkey", methodId: method.id, secret };
}

type Question = { readonly credentialId: string; readonly salt: string };

function ask(credentials: Credentials, passkeys: readonly Question[]) {
  const questions = passkeys.flatMap(({ credentialId, salt }) => {
    const [id, first] = [fromBase64(credentialId), fromBase64(salt)];
    return id === null || first === null ? [] : [{ id, first, name: toUrlSafe(credentialId) }];
  });
  return publicKeyOf(
    credentials.get({
      publicKey: {
        challenge: randomBytes(32),
        timeout: TIMEOUT_MS,
        userVerification: "required",
        allowCredentials: questions.map(({ id }) => ({ type: "public-key", id })),
        extensions: {
          prf: {
            evalByCredential: Object.fromEntries(
              questions.map(({ name, first }) => [name, { first }]),
            ),
          },
        },
      },
    }),
  );
}

async function publicKeyOf(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await asking.catch((error: unknown) => {
    throw new PasskeyError("cancelled", error);
  });
  if (credential === null) throw new PasskeyError("cancelled");
  return credential as PublicKeyCredential;
}

function secretOf(credential: PublicKeyCredential): string | null {
  const first = credential.getClientExtensionResults().prf?.results?.first;
  return first === undefined ? null : toBase64(bytesOf(first));
}

function bytesOf(source: BufferSource): Uint8Array {
  return source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
}

function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** Base64 as WebAuthn wants it where a credential's id is a name: url-safe, no padding. */
export function toUrlSafe(base64: string): string {
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
