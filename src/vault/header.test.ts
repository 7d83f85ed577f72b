import { beforeAll, describe, expect, it } from "vitest";
import { createFakeDeriveKey } from "../../test/fakes/derive-key";
import { type Keyring, openKeyring } from "../crypto/keyring";
import { randomBytes } from "../crypto/random-bytes";
import { toBase64 } from "../domain/base64";
import type { NewMethod } from "../domain/unlock-method";
import { type Header, parseHeader, sameHeader, signHeader, verifyHeader } from "./header";
import { DEFAULT_COST } from "./kdf";
import { makeMethod } from "./new-method";
import { newRecoveryKey } from "./recovery-key";

const key = { keyId: "0a1b2c3d", vaultKey: new Uint8Array(32).fill(1) };
const vaultId = "0191d9a0-0000-4000-8000-000000000000";
const clock = { now: () => 1 };
const deps = { clock, randomBytes, cost: DEFAULT_COST, deriveKey: createFakeDeriveKey() };
const base64 = toBase64(new Uint8Array(32));
const ONE_OF_EACH: readonly NewMethod[] = [
  { kind: "device" },
  { kind: "passphrase", passphrase: "a quiet harbour" },
  { kind: "passkey", passkey: { credentialId: "AAAA", salt: base64 }, secret: base64 },
  { kind: "recovery", key: newRecoveryKey() },
];

let keyring: Keyring;
let header: Header;

beforeAll(async () => {
  keyring = await openKeyring(key);
  const made = await Promise.all(
    ONE_OF_EACH.map((from) => makeMethod(deps, { vaultId, key, from })),
  );
  const methods = made.map(({ method }) => method);
  const former = { keyId: "00000001", sealed: toBase64(new Uint8Array(60)), wasOpen: false };
  header = await signHeader(
    { v: 1, vault: vaultId, generation: 1, keyId: key.keyId, ways: methods, former },
    keyring.headerKey,
  );
});

describe("parseHeader", () => {
  it("gives back what was written as JSON", () => {
    expect(parseHeader(JSON.parse(JSON.stringify(header)))).toEqual(header);
  });

  it("tells a newer header apart, whatever else it holds", () => {
    expect(() => parseHeader({ v: 2, anything: true })).toThrow("version-unknown");
  });

  it.each([
    ["null", null],
    ["text", "{}"],
    ["an older version", { v: 0 }],
    ["nothing but the version", { v: 1 }],
  ])("refuses %s", (_what, value) => {
    expect(() => parseHeader(value)).toThrow("header-corrupt");
  });

  it.each<[string, (from: Header) => object]>([
    ["a field nobody signed", (from) => ({ ...from, extra: 1 })],
    ["no method", (from) => ({ ...from, ways: [] })],
    ["a generation of 0", (from) => ({ ...from, generation: 0 })],
    ["a key id of another form", (from) => ({ ...from, keyId: "0A1B2C3D" })],
    ["a MAC of another length", (from) => ({ ...from, mac: "AAAA" })],
    ["an unknown kind of method", (from) => ({ ...from, ways: [{ ...from.ways[0], kind: "x" }] })],
    ["another kind's parameters", (from) => ({ ...from, ways: [{ ...from.ways[1], kdf: null }] })],
    ["17 methods", (from) => ({ ...from, ways: Array(17).fill(from.ways[0]) })],
    [
      "another word on whether the former key was open",
      (from) => ({ ...from, former: { ...from.former, wasOpen: "no" } }),
    ],
    ["no word on a former key", ({ former: _former, ...from }) => from],
    [
      "a former key of another length",
      (from) => ({ ...from, former: { ...from.former, sealed: "" } }),
    ],
  ])("refuses %s", (_what, change) => {
    expect(() => parseHeader(change(header))).toThrow("header-corrupt");
  });
});

describe("verifyHeader", () => {
  it("accepts the header in whatever order its properties come back", async () => {
    const turned = turnProperties({ ...header, ways: header.ways.map(turnProperties) });
    expect(Object.keys(turned)[0]).toBe("mac");
    expect(await verifyHeader(turned, keyring)).toBe(true);
    expect(await verifyHeader(parseHeader(turned), keyring)).toBe(true);
  });

  it("refuses a header that names another vault key, even under the same MAC key", async () => {
    expect(await verifyHeader(header, { ...keyring, keyId: "ffffffff" })).toBe(false);
  });

  it("refuses the header under another vault key", async () => {
    const other = await openKeyring({ keyId: "0a1b2c3d", vaultKey: new Uint8Array(32) });
    expect(await verifyHeader(header, other)).toBe(false);
  });

  it("accepts no header that differs in one letter", async () => {
    const text = JSON.stringify(header);
    let refused = 0;
    for (let at = 0; at < text.length; at += 1) {
      for (const letter of [text[at] === "1" ? "2" : "1", text[at] === "A" ? "B" : "A"]) {
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        if (await isAccepted(changed)) throw new Error(`accepted with letter ${at} changed`);
        refused += 1;
      }
    }
    expect(refused).toBe(text.length * 2);
  });
});

describe("sameHeader", () => {
  it("sees a difference in the contents and in the MAC alone", () => {
    expect(sameHeader(header, structuredClone(header))).toBe(true);
    expect(sameHeader(header, { ...header, generation: 2 })).toBe(false);
    expect(sameHeader(header, { ...header, former: null })).toBe(false);
    expect(sameHeader(header, { ...header, mac: "" })).toBe(false);
  });
});

function turnProperties<T extends object>(from: T): T {
  return Object.fromEntries(Object.entries(from).reverse()) as T;
}

async function isAccepted(text: string): Promise<boolean> {
  try {
    return await verifyHeader(parseHeader(JSON.parse(text)), keyring);
  } catch {
    return false;
  }
}
