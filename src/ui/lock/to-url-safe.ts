/** Base64 as WebAuthn wants it where a credential's id is a name: url-safe, no padding. */
export function toUrlSafe(base64: string): string {
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
