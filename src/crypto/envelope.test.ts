import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { type Bytes, utf8 } from "./bytes";
import { openEnvelope, sealEnvelope } from "./envelope";
import { createKeySet, type KeySet } from "./key-set";
import { openKeyring } from "./keyring";
import { rowAad } from "./row-aad";

const aad = rowAad("messages", ["id", null, 3]);
const makeKeys = async (keyId = "0a1b2c3d", fill = 1): Promise<KeySet> =>
  createKeySet({
    current: await openKeyring({ keyId, vaultKey: new Uint8Array(32).fill(fill) }),
    former: null,
  });

async function makeEnvelope(keys: KeySet): Promise<Bytes> {
  return sealEnvelope({ keys, aad, plaintext: utf8("hello") });
}

function withByte(envelope: Bytes, at: number, value: number): Bytes {
  const changed = envelope.slice();
  changed[at] = value;
  return changed;
}

describe("envelope", () => {
  it("opens to what was sealed", async () => {
    const keys = await makeKeys();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (plaintext) => {
        const envelope = await sealEnvelope({ keys, aad, plaintext });
        expect(await openEnvelope({ keys, aad, envelope })).toEqual(Uint8Array.from(plaintext));
      }),
      { numRuns: 50 },
    );
  });

  it("is laid out as magic, version, algorithm, key id, iv, padded ciphertext and tag", async () => {
    const envelope = await makeEnvelope(await makeKeys());
    const head = Uint8Array.of(0xc0, 0xfd, 2, 1, 0x0a, 0x1b, 0x2c, 0x3d);
    expect(envelope.slice(0, 8)).toEqual(head);
    expect(envelope.length).toBe(8 + 12 + 256 + 16);
  });

  it("uses another iv each time", async () => {
    const keys = await makeKeys();
    const ivs = new Set<string>();
    for (let n = 0; n < 200; n += 1) {
      ivs.add(String((await makeEnvelope(keys)).slice(8, 20)));
    }
    expect(ivs.size).toBe(200);
  });

  it("is refused with any one byte flipped", async () => {
    const keys = await makeKeys();
    const envelope = await makeEnvelope(keys);
    const codes = await Promise.all(
      Array.from(envelope, async (byte, at) => {
        const changed = withByte(envelope, at, byte ^ 0x01);
        const opening = openEnvelope({ keys, aad, envelope: changed });
        return opening.then(
          () => "opened",
          (error) => error.code,
        );
      }),
    );
    // The lowest bit of the version makes it a newer one; that of the algorithm 0, which nothing wrote.
    const tampered = "row-tampered";
    expect(codes.slice(0, 4)).toEqual([tampered, tampered, "version-unknown", tampered]);
    expect(codes.slice(4, 8)).toEqual(Array(4).fill("key-missing"));
    expect(new Set(codes.slice(8))).toEqual(new Set(["row-tampered"]));
  });

  it("is refused at every shorter length, and when longer", async () => {
    const keys = await makeKeys();
    const whole = await makeEnvelope(keys);
    for (let length = 0; length < whole.length; length += 1) {
      const envelope = whole.slice(0, length);
      await expect(openEnvelope({ keys, aad, envelope })).rejects.toMatchObject({
        code: "row-tampered",
      });
    }
    const envelope = Uint8Array.of(...whole, 0);
    await expect(openEnvelope({ keys, aad, envelope })).rejects.toMatchObject({
      code: "row-tampered",
    });
  });

  it.each([
    ["version", 2],
    ["algorithm", 3],
  ])("of a newer %s is told apart from a damaged one", async (_field, at) => {
    const keys = await makeKeys();
    const envelope = withByte(await makeEnvelope(keys), at, 3);
    await expect(openEnvelope({ keys, aad, envelope })).rejects.toMatchObject({
      code: "version-unknown",
    });
  });

  it("of another key id is told as a missing key", async () => {
    const envelope = await makeEnvelope(await makeKeys("ffffffff"));
    const keys = await makeKeys();
    await expect(openEnvelope({ keys, aad, envelope })).rejects.toMatchObject({
      code: "key-missing",
    });
  });

  it("of a former key opens while that is held, and new ones are sealed under the current", async () => {
    const former = await makeKeys();
    const current = (await makeKeys("ffffffff", 2)).current();
    const envelope = await makeEnvelope(former);
    const keys = createKeySet({ current, former: former.current() });
    expect(await openEnvelope({ keys, aad, envelope })).toEqual(utf8("hello"));
    expect((await makeEnvelope(keys)).slice(4, 8)).toEqual(new Uint8Array(4).fill(0xff));
  });

  it("neither seals nor opens once the keys were dropped", async () => {
    const keys = createKeySet({ current: (await makeKeys()).current(), former: null });
    const envelope = await makeEnvelope(keys);
    keys.drop();
    await expect(makeEnvelope(keys)).rejects.toMatchObject({ code: "locked" });
    await expect(openEnvelope({ keys, aad, envelope })).rejects.toMatchObject({ code: "locked" });
  });

  it("of the same key id under another key does not open", async () => {
    const envelope = await makeEnvelope(await makeKeys("0a1b2c3d", 2));
    const keys = await makeKeys();
    await expect(openEnvelope({ keys, aad, envelope })).rejects.toMatchObject({
      code: "row-tampered",
    });
  });

  it.each([
    ["another row", rowAad("messages", ["other", null, 3])],
    ["another table", rowAad("drafts", ["id", null, 3])],
    ["another version", rowAad("messages", ["id", null, 4])],
  ])("does not open in the place of %s", async (_label, otherAad) => {
    const keys = await makeKeys();
    const envelope = await makeEnvelope(keys);
    await expect(openEnvelope({ keys, aad: otherAad, envelope })).rejects.toMatchObject({
      code: "row-tampered",
    });
  });
});
