import { inflateSync } from "node:zlib";
import { type Bytes, fromUtf8 } from "../../src/crypto/bytes";
import { hex } from "../builders/hex";

/** One of the kit's files: what is to come of opening it, and the age file. */
export type Vector = {
  readonly name: string;
  readonly expected: string;
  /** SHA-256 of all that may come out, hexadecimal. */
  readonly payload: string | null;
  readonly identities: readonly string[];
  readonly passphrases: readonly string[];
  readonly fileKey: Bytes;
  readonly isArmored: boolean;
  readonly file: Bytes;
};

/** Takes one of the kit's files apart, as its README describes them. */
export function readVector(name: string, bytes: Uint8Array): Vector {
  const end = findBlankLine(bytes);
  const lines = fromUtf8(bytes.subarray(0, end)).split("\n");
  const values = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}: `)).map((line) => line.slice(key.length + 2));
  const body = bytes.subarray(end + 2);
  return {
    name,
    expected: values("expect")[0] ?? "",
    payload: values("payload")[0] ?? null,
    identities: values("identity"),
    passphrases: values("passphrase"),
    fileKey: hex(values("file key")[0] ?? ""),
    isArmored: values("armored")[0] === "yes",
    file: new Uint8Array(values("compressed")[0] === "zlib" ? inflateSync(body) : body),
  };
}

function findBlankLine(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte, index) => byte === 10 && bytes[index + 1] === 10);
  if (at === -1) throw new Error("a vector without a header");
  return at;
}
