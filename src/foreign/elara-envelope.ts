import { AppError } from "../domain/app-error";
import { fromBase64, toBase64 } from "../domain/base64";
import { parseJson } from "../domain/parse-json";
import { asFields, own, ownText } from "./own-fields";

/** The key string that Elara comes with: everybody knows it. */
export const ELARA_DEFAULT_KEY = "replace-me-before-deployment";

const ALGORITHM = "AES-256-GCM";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const FIELDS = ["alg", "ciphertext", "iv", "tag"];

/** What is wrong with a key string: nothing was typed, or it is the one that everybody knows. */
export function elaraKeyProblem(text: string): "empty" | "default" | null {
  const typed = text.trim();
  if (typed === "") return "empty";
  return typed.toLowerCase() === ELARA_DEFAULT_KEY ? "default" : null;
}

/**
 * E-039: the SHA-256 of the string's UTF-8 bytes as an AES-GCM key. It protects no more than the
 * string does: one that can be guessed is guessed at the speed of one hash each.
 */
export async function deriveElaraKey(text: string): Promise<CryptoKey> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return crypto.subtle.importKey("raw", hash, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** As `deriveElaraKey`, for writing: `bad-request` for an empty string and the one it comes with (D-6). */
export async function deriveElaraWriteKey(text: string): Promise<CryptoKey> {
  const problem = elaraKeyProblem(text);
  if (problem !== null) throw new AppError("bad-request", { data: { key: problem } });
  return deriveElaraKey(text);
}

/** E-037: a record's text sealed under a fresh nonce, as the JSON of an envelope. */
export async function sealElara(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(text);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain));
  const end = sealed.length - TAG_BYTES;
  return JSON.stringify({
    alg: ALGORITHM,
    iv: toBase64(iv),
    ciphertext: toBase64(sealed.subarray(0, end)),
    tag: toBase64(sealed.subarray(end)),
  });
}

export type OpenedEnvelope =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "problem"; readonly problem: "record-envelope" | "record-key" };

/** The text in an envelope, or why there is none: it is none of exactly this form, or does not open. */
export async function openElara(key: CryptoKey, envelope: string): Promise<OpenedEnvelope> {
  const parts = readParts(envelope);
  if (parts === null) return { type: "problem", problem: "record-envelope" };
  const { iv, sealed } = parts;
  try {
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, sealed);
    return { type: "text", text: new TextDecoder().decode(plain) };
  } catch {
    return { type: "problem", problem: "record-key" };
  }
}

function readParts(envelope: string) {
  const fields = asFields(parseJson(envelope));
  if (fields === null || Object.keys(fields).sort().join() !== FIELDS.join()) return null;
  if (own(fields, "alg") !== ALGORITHM) return null;
  const iv = fromBase64(ownText(fields, "iv") ?? "");
  const tag = fromBase64(ownText(fields, "tag") ?? "");
  const ciphertext = fromBase64(ownText(fields, "ciphertext") ?? "-");
  if (iv?.length !== IV_BYTES || tag?.length !== TAG_BYTES || ciphertext === null) return null;
  const sealed = new Uint8Array(ciphertext.length + TAG_BYTES);
  sealed.set(ciphertext);
  sealed.set(tag, ciphertext.length);
  return { iv, sealed };
}
