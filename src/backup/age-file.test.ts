import { Encrypter } from "age-encryption";
import { describe, expect, it } from "vitest";
import { makeIdentity, readWhole } from "../../test/builders/make-backup";
import { ageRecipient, parseAgeIdentity } from "../crypto/age-key";
import { type Bytes, concat, utf8 } from "../crypto/bytes";
import { randomBytes } from "../crypto/random-bytes";
import { openWithIdentities, sealToRecipient } from "./age-file";
import { type ByteStream, partsOf, streamOf } from "./byte-stream";

const CHUNK = 65_536;
const SEALED_CHUNK = CHUNK + 16;

function streamBytes(bytes: Bytes, step = 10_000): ByteStream {
  async function* parts() {
    for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
  }
  return streamOf(parts());
}

async function seal(plain: Bytes, identity: string): Promise<Bytes> {
  const recipient = await ageRecipient(parseAgeIdentity(identity)!);
  return readWhole(await sealToRecipient(streamBytes(plain), recipient));
}

async function open(sealed: Bytes, ...identities: string[]): Promise<Bytes> {
  return readWhole((await openWithIdentities(streamBytes(sealed), identities)).plain);
}

function randomPlain(length: number): Bytes {
  const parts = [];
  for (let at = 0; at < length; at += CHUNK) parts.push(randomBytes(Math.min(CHUNK, length - at)));
  return concat(...parts);
}

/** Much quicker than `toEqual` where there are many bytes. */
function same(left: Bytes, right: Bytes): boolean {
  return Buffer.compare(left, right) === 0;
}

const damaged = { code: "backup-damaged" };

describe("an age file", () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 200_000])(
    "gives back what was sealed: %i bytes",
    async (length) => {
      const identity = makeIdentity();
      const plain = randomPlain(length);
      expect(same(await open(await seal(plain, identity), identity), plain)).toBe(true);
    },
  );

  it("tells which of the identities opens it", async () => {
    const identities = [makeIdentity(), makeIdentity(), makeIdentity()];
    for (const identity of identities) {
      const sealed = await seal(utf8("text"), identity);
      const opened = await openWithIdentities(streamBytes(sealed), identities);
      expect(opened.identity).toBe(identity);
      await opened.plain.cancel();
    }
  });

  it("takes an identity as it may be typed", async () => {
    const identity = makeIdentity();
    const typed = identity.toLowerCase().replaceAll(/(.{8})/g, "$1 ");
    expect(await open(await seal(utf8("text"), identity), typed)).toEqual(utf8("text"));
  });

  it("does not open with another identity, with none, or with what is none", async () => {
    const sealed = await seal(utf8("text"), makeIdentity());
    const wrong = { code: "backup-wrong-key" };
    await expect(open(sealed, makeIdentity())).rejects.toMatchObject(wrong);
    await expect(open(sealed)).rejects.toMatchObject(wrong);
    await expect(open(sealed, "AGE-SECRET-KEY-1NO")).rejects.toMatchObject(wrong);
  });

  it("is damaged where it is cut: at every edge of 64 KiB, and a byte to either side", async () => {
    const identity = makeIdentity();
    const plain = randomPlain(3 * CHUNK + 500);
    const sealed = await seal(plain, identity);
    const head = sealed.length - (plain.length + 4 * 16);
    const edges = [0, 1, 2, 3].flatMap((at) => [at * CHUNK, head + at * SEALED_CHUNK]);
    const cuts = edges.flatMap((edge) => [edge - 1, edge, edge + 1]).filter((at) => at >= 0);
    for (const cut of [...cuts, sealed.length - 1]) {
      await expect(open(sealed.subarray(0, cut), identity), `${cut}`).rejects.toMatchObject(
        damaged,
      );
    }
  });

  it("is damaged where chunks stand in another order, twice, or something follows", async () => {
    const identity = makeIdentity();
    const plain = randomPlain(4 * CHUNK + 500);
    const sealed = await seal(plain, identity);
    const head = sealed.length - (plain.length + 5 * 16);
    const chunk = (at: number) =>
      sealed.subarray(head + at * SEALED_CHUNK, head + (at + 1) * SEALED_CHUNK);
    const build = (...order: number[]) => concat(sealed.subarray(0, head), ...order.map(chunk));
    expect(same(await open(build(0, 1, 2, 3, 4), identity), plain)).toBe(true);
    for (const order of [
      [1, 0, 2, 3, 4],
      [0, 1, 1, 2, 3, 4],
      [0, 1, 3, 2, 4],
      [0, 2, 3, 4],
      [0, 1, 2, 3, 4, 4],
    ]) {
      await expect(open(build(...order), identity), `${order}`).rejects.toMatchObject(damaged);
    }
    await expect(open(concat(sealed, utf8("x")), identity)).rejects.toMatchObject(damaged);
  });

  it("gives what is whole before it tells of damage", async () => {
    const identity = makeIdentity();
    const plain = randomPlain(3 * CHUNK);
    const sealed = await seal(plain, identity);
    sealed[sealed.length - 20]! ^= 1;
    const opened = await openWithIdentities(streamBytes(sealed), [identity]);
    let got = 0;
    const read = async () => {
      for await (const part of partsOf(opened.plain)) {
        expect(same(part, plain.subarray(got, got + part.length))).toBe(true);
        got += part.length;
      }
    };
    await expect(read()).rejects.toMatchObject(damaged);
    expect(got).toBeGreaterThan(0);
  });

  it("with one bit turned anywhere is damaged, or has no key", async () => {
    const identity = makeIdentity();
    const sealed = await seal(randomPlain(CHUNK + 500), identity);
    const steps = Array.from({ length: 60 }, (_, at) => Math.floor((at * sealed.length) / 60));
    const head = Array.from({ length: 220 }, (_, at) => at);
    for (const at of [...head, ...steps]) {
      const turned = sealed.slice();
      turned[at]! ^= 1 << (at % 8);
      await expect(open(turned, identity), `${at}`).rejects.toMatchObject({
        code: expect.stringMatching(/^backup-(?:damaged|wrong-key)$/),
      });
    }
  });

  it("whose header does not end is given up before it fills the memory", async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += CHUNK;
        yield utf8("age-encryption.org/v1\n-> X25519 ".padEnd(CHUNK, "a"));
      }
    }
    const opened = openWithIdentities(streamOf(endless()), [makeIdentity()]);
    await expect(opened).rejects.toMatchObject(damaged);
    expect(given).toBeLessThanOrEqual(3 * CHUNK);
  });

  it("may name twenty recipients, and no more: every key is tried at each of them", async () => {
    const identity = makeIdentity();
    const plain = utf8("text");
    const sealTo = async (others: number) => {
      const identities = [...Array.from({ length: others }, makeIdentity), identity];
      const encrypter = new Encrypter();
      for (const one of identities) {
        encrypter.addRecipient(await ageRecipient(parseAgeIdentity(one)!));
      }
      return new Uint8Array(await encrypter.encrypt(plain));
    };
    expect(await open(await sealTo(19), identity)).toEqual(plain);
    await expect(open(await sealTo(20), identity)).rejects.toMatchObject(damaged);
  });

  it("passes on why its source fails, whether before its header or behind it", async () => {
    const identity = makeIdentity();
    const sealed = await seal(randomPlain(3 * CHUNK), identity);
    for (const stop of [50, 2 * CHUNK]) {
      const gone = new Error("gone");
      async function* failing() {
        yield sealed.subarray(0, stop);
        throw gone;
      }
      const read = async () =>
        readWhole((await openWithIdentities(streamOf(failing()), [identity])).plain);
      await expect(read()).rejects.toBe(gone);
    }
  });

  it("stops its source once it is not read any more", async () => {
    const identity = makeIdentity();
    const sealed = await seal(randomPlain(20 * CHUNK), identity);
    let stopped = false;
    let given = 0;
    async function* parts() {
      try {
        for (let at = 0; at < sealed.length; at += CHUNK) {
          given += 1;
          yield sealed.subarray(at, at + CHUNK);
        }
      } finally {
        stopped = true;
      }
    }
    const { plain } = await openWithIdentities(streamOf(parts()), [identity]);
    for await (const part of partsOf(plain)) {
      expect(part.length).toBe(CHUNK);
      break;
    }
    await expect.poll(() => stopped).toBe(true);
    expect(given).toBeLessThan(10);
  });
});
