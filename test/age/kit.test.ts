import { createHash } from "node:crypto";
import * as kit from "cctv-age";
import { describe, expect, it } from "vitest";
import { openWithIdentities } from "../../src/backup/age-file";
import { openWithPassphrase } from "../../src/backup/age-passphrase";
import { partsOf, streamOf } from "../../src/backup/byte-stream";
import type { Bytes } from "../../src/crypto/bytes";
import { toFailure } from "../../src/domain/app-error";
import { openChunks } from "./open-chunks";
import { readVector, type Vector } from "./read-vector";

const VECTORS = Object.entries(kit).map(([name, bytes]) => readVector(name, bytes));

/** What our functions say for each outcome that the kit knows, beside success. */
const CODES: Readonly<Record<string, string>> = {
  "header failure": "backup-damaged",
  "HMAC failure": "backup-damaged",
  "payload failure": "backup-damaged",
  "armor failure": "backup-damaged",
  "no match": "backup-wrong-key",
};

/** In armor: text in base64 between two marks. */
const ARMORED = [
  "armor_crlf",
  "armor_empty",
  "armor_empty_last_line",
  "armor_empty_line_begin",
  "armor_empty_line_end",
  "armor_eol_between_padding",
  "armor_full_last_line",
  "armor_garbage_encoded",
  "armor_garbage_leading",
  "armor_garbage_trailing",
  "armor_header_crlf",
  "armor_headers",
  "armor_hybrid",
  "armor_invalid_character_header",
  "armor_invalid_character_payload",
  "armor_long_line",
  "armor_lowercase",
  "armor_no_end_line",
  "armor_no_eol",
  "armor_no_match",
  "armor_no_padding",
  "armor_not_canonical",
  "armor_pgp_checksum",
  "armor_scrypt",
  "armor_short_line",
  "armor_whitespace_begin",
  "armor_whitespace_end",
  "armor_whitespace_eol",
  "armor_whitespace_last_line",
  "armor_whitespace_line_start",
  "armor_whitespace_outside",
  "armor_wrong_type",
  "armor_x25519",
];

/** Locked by nothing that we know as a passphrase: to us this is no key file, whatever is typed. */
const NO_KEY_FILE = ["scrypt_uppercase"];

type Outcome = { readonly code: string; readonly released: Bytes };

/** Opens the vector as we open backups and key files, in small parts; what came out, and how it ended. */
async function open(vector: Vector, step: number): Promise<Outcome> {
  const released: Bytes[] = [];
  const all = () => new Uint8Array(Buffer.concat(released));
  try {
    if (vector.passphrases[0] === undefined) {
      const opened = await openWithIdentities(streamOf(cut(vector.file, step)), vector.identities);
      for await (const part of partsOf(opened.plain)) released.push(part);
    } else {
      released.push(await openWithPassphrase(vector.file, vector.passphrases[0]));
    }
    return { code: "success", released: all() };
  } catch (error) {
    return { code: toFailure(error).code, released: all() };
  }
}

async function* cut(file: Bytes, step: number): AsyncGenerator<Bytes> {
  for (let at = 0; at < file.length; at += step) yield file.subarray(at, at + step);
}

function sha256(bytes: Bytes): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function expectedCode({ name, expected, passphrases }: Vector): string | undefined {
  if (NO_KEY_FILE.includes(name)) return "backup-damaged";
  if (expected === "no match" && passphrases.length > 0) return "wrong-passphrase";
  return expected === "success" ? expected : CODES[expected];
}

describe("age's public test kit", () => {
  it("is read whole: 143 files, each with an outcome that we know", () => {
    expect(VECTORS).toHaveLength(143);
    const outcomes = new Set(VECTORS.map(({ expected }) => expected));
    expect([...outcomes].sort()).toEqual([...Object.keys(CODES), "success"].sort());
  });

  const binary = VECTORS.filter(({ isArmored }) => !isArmored);
  it.each(binary.map((vector) => [vector.name, vector] as const))("%s", async (_name, vector) => {
    for (const step of [1_000, 65_536, 10_000_000]) {
      const { code, released } = await open(vector, step);
      expect(code).toBe(expectedCode(vector));
      if (code === "success") expect(sha256(released)).toBe(vector.payload);
    }
  });

  it("lets nothing out of a damaged file but what was sealed", async () => {
    const broken = binary.filter(({ expected }) => expected === "payload failure");
    expect(broken).toHaveLength(18);
    for (const vector of broken) {
      const all = openChunks(vector.file, vector.fileKey);
      expect(sha256(all), vector.name).toBe(vector.payload);
      // A stream that fails drops what was not read yet, so it may be a part of that.
      const { released } = await open(vector, 1_000);
      expect(Buffer.from(all).indexOf(released), vector.name).toBe(0);
    }
  });

  // Text in base64 between two marks: a form that age allows. Ours are never in it, no page of ours
  // offers it, and a person's `age -d` takes either; so these open with `age`, not with ours.
  const armored = VECTORS.filter(({ isArmored }) => isArmored);
  it("has 32 files in armor, which we do not read: each is refused as damaged", async () => {
    expect(armored.map(({ name }) => name).sort()).toEqual(ARMORED);
    for (const vector of armored) {
      expect(await open(vector, 65_536), vector.name).toMatchObject({ code: "backup-damaged" });
    }
  });
});
