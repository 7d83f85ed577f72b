import { describe, expect, it } from "vitest";
import { fromBase64, toBase64 } from "../../domain/base64";
import { askPasskey, type Credentials, makePasskey, toUrlSafe } from "./passkey";

const ID = new Uint8Array([251, 255, 190, 1]);
const OTHER = new Uint8Array([1, 2, 3]);

/** An authenticator whose secret is the salt it is asked with, reversed. */
function createAuthenticator(options: { atCreate?: boolean; prf?: boolean } = {}) {
  const { atCreate = true, prf = true } = options;
  const requests: unknown[] = [];
  const credential = (salt: BufferSource | undefined, hasSecret: boolean) => ({
    rawId: ID.buffer,
    getClientExtensionResults: () => ({
      prf:
        hasSecret && salt
          ? { results: { first: new Uint8Array(salt as ArrayBuffer).reverse() } }
          : {},
    }),
  });
  const credentials = {
    create: async ({ publicKey }: CredentialCreationOptions) =>
      credential(publicKey?.extensions?.prf?.eval?.first, prf && atCreate),
    get: async ({ publicKey }: CredentialRequestOptions) => {
      requests.push(publicKey?.allowCredentials?.map(({ id }) => toBase64(id as Uint8Array)));
      const salts = publicKey?.extensions?.prf?.evalByCredential ?? {};
      return credential(salts[toUrlSafe(toBase64(ID))]?.first, prf);
    },
  } as unknown as Credentials;
  return { credentials, requests };
}

const reversed = (base64: string) => toBase64((fromBase64(base64) ?? new Uint8Array()).reverse());

describe("makePasskey", () => {
  it("gives the secret for a random salt of 32 bytes", async () => {
    const { credentials, requests } = createAuthenticator();
    const { passkey, secret } = await makePasskey(credentials);
    expect(fromBase64(passkey.salt)).toHaveLength(32);
    expect(passkey.credentialId).toBe(toBase64(ID));
    expect(secret).toBe(reversed(passkey.salt));
    expect(requests).toEqual([]);
    expect((await makePasskey(credentials)).passkey.salt).not.toBe(passkey.salt);
  });

  it("asks an authenticator that tells its secret only when it is used", async () => {
    const { credentials, requests } = createAuthenticator({ atCreate: false });
    const { passkey, secret } = await makePasskey(credentials);
    expect(secret).toBe(reversed(passkey.salt));
    expect(requests).toEqual([[toBase64(ID)]]);
  });

  it("fails where the authenticator has no secret to give", async () => {
    const { credentials } = createAuthenticator({ prf: false });
    await expect(makePasskey(credentials)).rejects.toMatchObject({ problem: "no-secret" });
  });

  it("tells a person who cancelled from a missing secret", async () => {
    const create = async () => Promise.reject(new DOMException("", "NotAllowedError"));
    const { credentials } = createAuthenticator();
    await expect(makePasskey({ ...credentials, create })).rejects.toMatchObject({
      problem: "cancelled",
    });
  });
});

describe("askPasskey", () => {
  const method = (n: string, id: Uint8Array, salt: number) => ({
    id: n,
    kind: "passkey" as const,
    createdAt: 0,
    passkey: { credentialId: toBase64(id), salt: toBase64(new Uint8Array(32).fill(salt)) },
  });

  it("names the method whose passkey was used, with that method's own salt", async () => {
    const { credentials, requests } = createAuthenticator();
    const methods = [method("other", OTHER, 7), method("used", ID, 9)];
    expect(await askPasskey(credentials, methods)).toEqual({
      kind: "passkey",
      methodId: "used",
      secret: toBase64(new Uint8Array(32).fill(9)),
    });
    expect(requests).toEqual([[toBase64(OTHER), toBase64(ID)]]);
  });
});

describe("base64", () => {
  it("keeps every byte", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  });
});
