import type { Page } from "puppeteer-core";

/** What an authenticator answers to one question, for one credential. */
export type PasskeyAnswer = {
  /** Base64. */
  readonly credentialId: string;
  readonly salt: string;
  readonly secret: string;
};

/** Gives the page an authenticator of its own that knows PRF and says yes to everything. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Asks the page's authenticator as a lock screen does. */
export async function askAuthenticator(
  page: Page,
  question: Omit<PasskeyAnswer, "secret">,
): Promise<PasskeyAnswer> {
  const secret = await page.evaluate(async ({ credentialId, salt }) => {
    const toBytes = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const credential = await navigator.credentials.get({
      publicKey: {
        challenge: new Uint8Array(32),
        userVerification: "required",
        allowCredentials: [{ type: "public-key", id: toBytes(credentialId) }],
        extensions: { prf: { eval: { first: toBytes(salt) } } },
      },
    });
    const results = (credential as PublicKeyCredential).getClientExtensionResults();
    const first = new Uint8Array(results.prf?.results?.first as ArrayBuffer);
    return btoa(String.fromCharCode(...first));
  }, question);
  return { ...question, secret };
}

/**
 * From its next load on, the page has an authenticator that knows this one answer and refuses every
 * other question: the protocol hands a virtual authenticator's PRF to no other browser.
 */
export async function replayAuthenticator(page: Page, known: PasskeyAnswer): Promise<void> {
  await page.evaluateOnNewDocument(({ credentialId, salt, secret }) => {
    const toBytes = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const toText = (source: BufferSource) => {
      const bytes = ArrayBuffer.isView(source) ? source.buffer : source;
      return btoa(String.fromCharCode(...new Uint8Array(bytes)));
    };
    const urlSafe = credentialId.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    navigator.credentials.get = async (options) => {
      const allowed = options?.publicKey?.allowCredentials ?? [];
      const prf = options?.publicKey?.extensions?.prf;
      const first = prf?.evalByCredential?.[urlSafe]?.first ?? prf?.eval?.first;
      const isKnown = allowed.some(({ id }) => toText(id) === credentialId);
      if (!isKnown || first === undefined || toText(first) !== salt) {
        throw new DOMException("not this passkey", "NotAllowedError");
      }
      const results = { prf: { results: { first: toBytes(secret).buffer } } };
      const answer = {
        rawId: toBytes(credentialId).buffer,
        getClientExtensionResults: () => results,
      };
      return answer as unknown as Credential;
    };
  }, known);
}
