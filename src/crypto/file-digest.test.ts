import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { utf8 } from "./bytes";
import { createFileDigest } from "./file-digest";
import { randomBytes } from "./random-bytes";

describe("createFileDigest", () => {
  it("is SHA-256 (FIPS 180-4, appendix B.1)", async () => {
    const digest = await createFileDigest();
    digest.update(utf8("abc"));
    expect(digest.end()).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("is that of nothing where nothing comes", async () => {
    expect((await createFileDigest()).end()).toBe(createHash("sha256").digest("hex"));
  });

  it("is the same however the bytes are cut", async () => {
    const bytes = randomBytes(10_000);
    const digest = await createFileDigest();
    for (let at = 0; at < bytes.length; at += 777) digest.update(bytes.subarray(at, at + 777));
    expect(digest.end()).toBe(createHash("sha256").update(bytes).digest("hex"));
  });

  it("holds two apart", async () => {
    const [one, other] = [await createFileDigest(), await createFileDigest()];
    one.update(utf8("a"));
    other.update(utf8("b"));
    one.update(utf8("c"));
    expect(one.end()).toBe(createHash("sha256").update("ac").digest("hex"));
  });
});
