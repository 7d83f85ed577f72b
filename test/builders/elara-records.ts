import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import type { ImportedMessage } from "../../src/domain/imported";
import { deriveElaraKey, deriveElaraWriteKey } from "../../src/foreign/elara-envelope";
import type { ExportItem } from "../../src/foreign/export-item";
import { readElara } from "../../src/foreign/read-elara";
import type { RecordFile } from "../../src/foreign/record-file";
import { createElaraWriter, type RecordTarget } from "../../src/foreign/write-elara";
import { type makeExported, SAID_AT, writeAll } from "./make-exported";
import { READ_OPTIONS } from "./read-made";

/** A key text that is neither ASCII nor short. */
export const ELARA_KEY = "a long key text, äöü";
const OPTIONS = { ...READ_OPTIONS, now: SAID_AT + 999_999 };

/** As any other implementation would do it. */
export function sealWithNode(
  record: unknown,
  keyText = ELARA_KEY,
  over: Record<string, unknown> = {},
): string {
  const key = createHash("sha256").update(keyText, "utf8").digest();
  const iv = Buffer.alloc(12, 7);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const text = typeof record === "string" ? record : JSON.stringify(record);
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const parts = { iv, ciphertext, tag: cipher.getAuthTag() };
  const encoded = Object.entries(parts).map(([name, bytes]) => [name, bytes.toString("base64")]);
  return JSON.stringify({ alg: "AES-256-GCM", ...Object.fromEntries(encoded), ...over }, null, 2);
}

/** Opens as any other implementation would. */
export function openWithNode(envelope: string): string {
  const { iv, ciphertext, tag } = JSON.parse(envelope);
  const key = createHash("sha256").update(ELARA_KEY, "utf8").digest();
  const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64"));
  decipher.setAuthTag(Buffer.from(tag, "base64"));
  const bytes = [decipher.update(Buffer.from(ciphertext, "base64")), decipher.final()];
  return Buffer.concat(bytes).toString("utf8");
}

function memoryTarget(files = new Map<string, string>()) {
  const target: RecordTarget = {
    names: async () => [...files.keys()],
    read: async (name) => files.get(name) ?? "",
    write: async (name, text) => {
      if (files.has(name)) throw new Error("written over");
      files.set(name, text);
    },
  };
  return { files, target };
}

type Made = ReturnType<typeof makeExported>;

/** Has conversations written into memory. */
export async function writeElara(
  all: readonly Made[],
  isShownOnly = true,
  files?: Map<string, string>,
) {
  const made = memoryTarget(files);
  const counts = { written: 0, there: 0 };
  const writer = createElaraWriter({
    key: await deriveElaraWriteKey(ELARA_KEY),
    target: made.target,
    isShownOnly,
    onRecord: (isNew) => {
      counts[isNew ? "written" : "there"] += 1;
    },
  });
  const leftOut = await writeAll(writer, all);
  return { files: made.files, leftOut, counts };
}

/** A record's file. */
export function toRecord(name: string, text: string): RecordFile {
  const bytes = new TextEncoder().encode(text);
  const read = async (max: number) => (bytes.length > max ? null : bytes);
  return { name, size: bytes.length, read };
}

/** What is read of these files; problems as `name problem`. */
export async function readRecords(
  files: readonly RecordFile[],
  keyText = ELARA_KEY,
  maxMessages = 50_000,
) {
  const items: ExportItem[] = [];
  const key = await deriveElaraKey(keyText);
  for await (const item of readElara(files, { ...OPTIONS, key, maxMessages })) items.push(item);
  const messages = items.flatMap((item): readonly ImportedMessage[] =>
    item.type === "conversation" ? item.conversation.messages : [],
  );
  const problems = items.flatMap((item) =>
    item.type === "problem" ? [`${item.name ?? "all"} ${item.problem}`] : [],
  );
  return { items, messages, problems };
}

/** The files that were written. */
export const toRecords = (files: ReadonlyMap<string, string>) =>
  [...files].map(([name, text]) => toRecord(name, text));

/** What a record holds. */
export const ELARA_USER = {
  role: "User",
  content: "Hello",
  timestampUtc: "2025-08-24T16:36:25.123Z",
};
/** A name of a record at the moment of `ELARA_USER`. */
export const elaraNameAt = (seq: number, role = "user") =>
  `20250824T163625123Z_000${seq}_${role}.json`;
