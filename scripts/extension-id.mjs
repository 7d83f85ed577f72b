import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The id that Chromium gives an extension: the first 16 bytes of the SHA-256 of its public key
 * (DER), each half byte written as a letter from `a` to `p`.
 * @param {string} key the manifest's `key`, base64
 */
export function extensionIdFromKey(key) {
  const hex = createHash("sha256").update(Buffer.from(key, "base64")).digest("hex");
  return [...hex.slice(0, 32)]
    .map((digit) => String.fromCharCode("a".charCodeAt(0) + Number.parseInt(digit, 16)))
    .join("");
}

/**
 * The id of a built extension; fails where its manifest is missing or pins no key.
 * @param {string} extensionDir
 */
export async function readExtensionId(extensionDir) {
  const manifest = JSON.parse(await readFile(join(extensionDir, "manifest.json"), "utf8"));
  if (typeof manifest.key !== "string") {
    throw new Error("The built manifest pins no key, so the extension has no fixed id.");
  }
  return extensionIdFromKey(manifest.key);
}
