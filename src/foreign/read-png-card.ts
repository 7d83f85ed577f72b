import { parseJson } from "../domain/parse-json";

/** Why there is no card in a picture. */
export type PngProblem =
  /** It is a picture and nothing more. */
  | "no-card"
  /** It is not what it says that it is. */
  | "card-damaged"
  | "too-large";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Bytes of a picture with a card. */
const MAX_FILE = 64 * 1_048_576;

/** Bytes of a card's text, inflated; those with a book have some hundred thousand. */
const MAX_TEXT = 8 * 1_048_576;

/** Compressed bytes that are handed to the inflater at once: they become a thousand times as many at most. */
const CHUNK = 4_096;

/** Newer cards have both, the older for programs that do not know the newer. */
const KEYWORDS = ["ccv3", "chara"];

/** Whether a file begins as a PNG does. */
export async function isPng(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE.length).arrayBuffer());
  return SIGNATURE.every((byte, at) => bytes[at] === byte);
}

/** The value of the JSON that a picture carries as a card, or why there is none. */
export async function readPngCard(
  file: Blob,
): Promise<{ readonly value: unknown } | { readonly problem: PngProblem }> {
  if (file.size > MAX_FILE) return { problem: "too-large" };
  const texts = findTexts(new Uint8Array(await file.arrayBuffer()));
  if (texts === null) return { problem: "card-damaged" };
  for (const keyword of KEYWORDS) {
    const found = texts.get(keyword);
    if (found === undefined) continue;
    const text = await readText(found);
    if (text === "too-large") return { problem: text };
    const value = text === null ? undefined : parseJson(text);
    return value === undefined ? { problem: "card-damaged" } : { value };
  }
  return { problem: "no-card" };
}

type Chunk = { readonly type: string; readonly rest: Uint8Array<ArrayBuffer> };

/** The texts of cards that it carries by their keywords; null where a chunk is longer than what is left. */
function findTexts(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Chunk> | null {
  const texts = new Map<string, Chunk>();
  const view = new DataView(bytes.buffer);
  // Length, type, what it holds, sum.
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === "IEND") return texts;
    if (type === "tEXt" || type === "zTXt" || type === "iTXt") {
      const held = bytes.subarray(at + 8, end);
      const zero = held.subarray(0, 80).indexOf(0);
      const keyword = String.fromCharCode(...held.subarray(0, Math.max(0, zero))).toLowerCase();
      if (KEYWORDS.includes(keyword) && !texts.has(keyword)) {
        texts.set(keyword, { type, rest: held.subarray(zero + 1) });
      }
    }
    at = end + 4;
  }
  return texts;
}

/** The JSON in a chunk, which is base64 as a rule; null where it cannot be read. */
async function readText({ type, rest }: Chunk): Promise<string | "too-large" | null> {
  let body: Uint8Array<ArrayBuffer> = rest;
  let isDeflated = false;
  if (type === "zTXt") {
    isDeflated = true;
    body = rest.subarray(1);
  } else if (type === "iTXt") {
    isDeflated = rest[0] === 1;
    const language = rest.indexOf(0, 2);
    const translated = language < 0 ? -1 : rest.indexOf(0, language + 1);
    if (translated < 0) return null;
    body = rest.subarray(translated + 1);
  }
  const whole = isDeflated ? await inflate(body) : body.length > MAX_TEXT ? "too-large" : body;
  if (whole === null || whole === "too-large") return whole;
  const text = new TextDecoder().decode(whole).trim();
  if (text.startsWith("{")) return text;
  try {
    const decoded = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    return new TextDecoder().decode(decoded);
  } catch {
    return null;
  }
}

async function inflate(
  body: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | "too-large" | null> {
  const stream = new DecompressionStream("deflate");
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const write = async () => {
    for (let at = 0; at < body.length; at += CHUNK) await writer.write(body.slice(at, at + CHUNK));
    await writer.close();
  };
  // Whoever reads meets its failure; whoever stops has no use for it.
  write().catch(() => undefined);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      size += value.length;
      if (size > MAX_TEXT) return "too-large";
    }
  } catch {
    return null;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
