import { randomInt } from "node:crypto";
import { newRecoveryKey } from "../../src/vault/recovery-key";

/** What no build writes, the control neither: what opens the vault, and what was looked for. */
export const UNWRITTEN_NAMES = ["passphrase", "query"] as const;

/** What the person, the model or the server says, and no file may show. */
export const CANARY_NAMES = [
  "message",
  "longMessage",
  "reply",
  "thinking",
  "draft",
  "model",
  "urlPath",
  "errorBody",
  "metadata",
  "summary",
  "editedSummary",
  "title",
  "redaction",
  "providerKey",
  "headerValue",
  "connectionName",
  "connectionPath",
  "fileText",
  "fileName",
  "imageName",
  "modelFile",
  "blockText",
  "factValue",
  "noteText",
  "savedPrompt",
  // It opens the backups, too, and so is in a row.
  "recoveryKey",
  ...UNWRITTEN_NAMES,
] as const;

/** What comes only after the first reply has ended. */
export const LATER_NAMES = [
  "errorBody",
  "summary",
  "editedSummary",
  "title",
  "redaction",
  "blockText",
  "factValue",
  "noteText",
  "savedPrompt",
] as const;

export type CanaryName = (typeof CANARY_NAMES)[number];
export type Canaries = Readonly<Record<CanaryName, string>>;

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
/** Of one chunk: 16 of 36 letters (83 bits) are in no file by chance. */
const CHUNK_LENGTH = 16;
const CHUNKS = 3;

/**
 * One random token a name, new with every call: 48 letters and digits, or a recovery key, whose
 * last 48 are random too.
 */
export function makeCanaries(): Canaries {
  const entries = CANARY_NAMES.map((name) => [name, randomToken()] as const);
  const tokens = Object.fromEntries(entries) as Record<CanaryName, string>;
  return { ...tokens, recoveryKey: newRecoveryKey() };
}

/**
 * The bytes that betray a token: each third of it (a file format may cut or compress the whole) as
 * UTF-8, UTF-16LE, and the base64 of either at each of the three alignments.
 */
export function needlesOf(token: string): readonly Buffer[] {
  const end = token.slice(-CHUNKS * CHUNK_LENGTH);
  const chunks = Array.from({ length: CHUNKS }, (_, index) =>
    end.slice(index * CHUNK_LENGTH, (index + 1) * CHUNK_LENGTH),
  );
  return chunks.flatMap((chunk) => {
    const plain = [Buffer.from(chunk, "utf8"), Buffer.from(chunk, "utf16le")];
    return [...plain, ...plain.flatMap(base64Of)];
  });
}

/** The bytes that betray a key: each half of it as it is, and in base64 at each alignment. */
export function needlesOfKey(key: Buffer): readonly Buffer[] {
  const middle = Math.floor(key.length / 2);
  const halves = [key.subarray(0, middle), key.subarray(middle)];
  return halves.flatMap((half) => [half, ...base64Of(half)]);
}

function base64Of(bytes: Buffer): Buffer[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
    // Characters that also depend on the bytes before or after say nothing.
    const start = Math.ceil((before * 4) / 3);
    const end = Math.floor(((before + bytes.length) * 4) / 3);
    return Buffer.from(text.slice(start, end), "latin1");
  });
}

function randomToken(): string {
  return Array.from(
    { length: CHUNKS * CHUNK_LENGTH },
    () => LETTERS[randomInt(LETTERS.length)],
  ).join("");
}
