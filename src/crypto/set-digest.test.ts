import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { createKeySet } from "./key-set";
import { openKeyring } from "./keyring";
import { digestMember, EMPTY_DIGEST, toggle } from "./set-digest";

const makeKeys = async (fill: number, keyId = "0a1b2c3d") => {
  const current = await openKeyring({ keyId, vaultKey: new Uint8Array(32).fill(fill) });
  return createKeySet({ current, former: null });
};
const keyId = "0a1b2c3d";
const keys = await makeKeys(1);
const member = (id: string, version = 1, table = "messages") =>
  digestMember(keys, { table, id, version, keyId, mark: null });

describe("set digest", () => {
  it("does not depend on the order of changes", async () => {
    const members = await Promise.all(["a", "b", "c", "d"].map((id) => member(id)));
    const whole = members.reduce(toggle, EMPTY_DIGEST);
    fc.assert(
      fc.property(fc.shuffledSubarray(members, { minLength: 4 }), (shuffled) => {
        expect(shuffled.reduce(toggle, EMPTY_DIGEST)).toEqual(whole);
      }),
    );
  });

  it("is empty again when every member is taken out", async () => {
    const [first, second] = [await member("a"), await member("b")];
    const emptied = [first, second, first, second].reduce(toggle, EMPTY_DIGEST);
    expect(emptied).toEqual(EMPTY_DIGEST);
  });

  it("differs by a missing row, an older version and another table", async () => {
    const sets = [
      [await member("a"), await member("b")],
      [await member("a")],
      [await member("a"), await member("b", 2)],
      [await member("a"), await member("b", 1, "drafts")],
      [],
    ];
    const digests = sets.map((set) => String(set.reduce(toggle, EMPTY_DIGEST)));
    expect(new Set(digests).size).toBe(sets.length);
  });

  it("differs by another seal of the same version, and by none at all", async () => {
    const row = { table: "messages", id: "a", version: 1, keyId };
    const marks = [null, new Uint8Array(12), new Uint8Array(12).fill(1)];
    const members = await Promise.all(marks.map((mark) => digestMember(keys, { ...row, mark })));
    expect(new Set(members.map(String)).size).toBe(marks.length);
  });

  it("differs under another vault key", async () => {
    const row = { table: "messages", id: "a", version: 1, keyId, mark: null };
    const other = await makeKeys(2);
    expect(await digestMember(other, row)).not.toEqual(await digestMember(keys, row));
  });

  it("is of the row's own key, also while that is the former one", async () => {
    const rotated = createKeySet({
      current: (await makeKeys(2, "ffffffff")).current(),
      former: keys.current(),
    });
    const row = { table: "messages", id: "a", version: 1, mark: null };
    const before = await digestMember(rotated, { ...row, keyId });
    expect(before).toEqual(await digestMember(keys, { ...row, keyId }));
    expect(await digestMember(rotated, { ...row, keyId: "ffffffff" })).not.toEqual(before);
  });

  it("has no member for a row whose key is not held", async () => {
    const row = { table: "messages", id: "a", version: 1, keyId: "ffffffff", mark: null };
    await expect(digestMember(keys, row)).rejects.toMatchObject({ code: "key-missing" });
  });

  it("is made anew by each change, never written in place", async () => {
    toggle(EMPTY_DIGEST, await member("a"));
    expect(EMPTY_DIGEST).toEqual(new Uint8Array(32));
  });
});
