import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  forgeBackup,
  lineOf,
  makeBackup,
  makeBackupRow,
  makeIdentity,
} from "../../test/builders/make-backup";
import type { Bytes } from "../crypto/bytes";
import { checkBackup } from "./check-backup";

const never = new AbortController().signal;

function check(file: Bytes, { identity }: { readonly identity: string }) {
  const heard: number[] = [];
  const result = checkBackup({
    file: new Blob([file]),
    identities: [identity],
    onProgress: (bytes) => heard.push(bytes),
    signal: never,
  });
  return { result, heard };
}

const sha256 = (file: Bytes) => createHash("sha256").update(file).digest("hex");

async function makeLarge() {
  const rows = Array.from({ length: 4 }, (_, at) =>
    makeBackupRow({ text: `${at}${"a".repeat(9e4)}` }),
  );
  return makeBackup({ parts: [{ rows, unreadable: 0 }] });
}

describe("checkBackup", () => {
  it("finds a backup whole that is as it was made, and tells how far it is", async () => {
    const made = await makeLarge();
    const { result, heard } = check(made.file, made);
    const { digest } = made.manifest;
    expect(await result).toEqual({ sha256: sha256(made.file), digest });
    expect(heard.at(-1)).toBe(made.bytes);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
  });

  it("finds every turned bit and every cut", async () => {
    const made = await makeLarge();
    for (let part = 0; part < 40; part += 1) {
      const at = Math.floor((part * made.file.length) / 40);
      const turned = made.file.slice();
      turned[at]! ^= 1 << (at % 8);
      expect(await check(turned, made).result).toBeNull();
      expect(await check(made.file.slice(0, at), made).result).toBeNull();
    }
  });

  it("tells another backup of the same key from it", async () => {
    const made = await makeLarge();
    const other = await makeBackup({ identity: made.identity });
    const found = await check(other.file, made).result;
    expect(found).toEqual({ sha256: sha256(other.file), digest: other.manifest.digest });
    expect(found?.digest).not.toBe(made.manifest.digest);
  });

  it("does not take a file for whole whose slices are not what its manifest says", async () => {
    const identity = makeIdentity();
    const slices = [lineOf(makeBackupRow())];
    const file = await forgeBackup({ identity, slices, tail: "more" });
    expect(await check(file, { identity }).result).toBeNull();
    const whole = await forgeBackup({ identity, slices });
    expect(await check(whole, { identity }).result).toMatchObject({ sha256: sha256(whole) });
  });

  it("does not take a file for whole that no key of the vault opens", async () => {
    const made = await makeLarge();
    const facts = { ...made, identity: makeIdentity() };
    expect(await check(made.file, facts).result).toBeNull();
  });

  it("stops when it is told to, with the reason that it is told", async () => {
    const made = await makeLarge();
    const controller = new AbortController();
    const reason = new Error("stop");
    const result = checkBackup({
      file: new Blob([made.file]),
      identities: [made.identity],
      onProgress: () => controller.abort(reason),
      signal: controller.signal,
    });
    await expect(result).rejects.toBe(reason);
  });

  it("says nothing of one that a newer release made, or that cannot be read now", async () => {
    const identity = makeIdentity();
    const newer = await forgeBackup({ identity, slices: [], manifest: { version: 2 } });
    await expect(check(newer, { identity }).result).rejects.toMatchObject({
      code: "version-unknown",
    });
    const made = await makeLarge();
    const unreadable = checkBackup({
      file: unplugged(made.file),
      identities: [made.identity],
      onProgress: () => undefined,
      signal: never,
    });
    await expect(unreadable).rejects.toMatchObject({ data: { reason: "unreadable" } });
  });
});

/** A file whose disk goes in the middle of it. */
function unplugged(file: Bytes): Blob {
  let reads = 0;
  const stream = () =>
    new ReadableStream<Bytes>({
      pull: (controller) => {
        reads += 1;
        if (reads > 1) controller.error(new Error("gone"));
        else controller.enqueue(file.slice(0, file.length / 2));
      },
    });
  return Object.assign(new Blob([file]), { stream });
}
