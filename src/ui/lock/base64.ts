/** Base64 of bytes, standard alphabet with padding. */
export function toBase64(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
}

/** The bytes of a base64 text in the standard alphabet; throws where it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** The same base64 as WebAuthn wants it where a credential's id is a name: url-safe, no padding. */
export function toUrlSafe(base64: string): string {
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
