import { toBase64 } from "../domain/base64";

/** SHA-256 (base64) of a request's body as it is sent: UTF-8. */
export async function bodyDigest(body: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  return toBase64(new Uint8Array(digest));
}
