import { describe, expect, it } from "vitest";
import {
  byPassphrase,
  COPY_KEY,
  copiesOf,
  damageCopy,
  damageStored,
  fileHeader,
  localHeader,
  makeUsedProfile,
  nextWorker,
  opens,
  PASSPHRASE,
  type Profile,
  storedHeader,
} from "../../test/builders/make-profile";
import { toBase64 } from "../domain/base64";
import { type Header, signHeader } from "./header";
import type { OpenedVault, Vault } from "./vault";

const unlock = { kind: "passphrase", passphrase: PASSPHRASE } as const;
const second = { kind: "passphrase", passphrase: "a second harbour" } as const;

function loseAllCopies({ headers, local, files }: Profile) {
  headers.disk.header = null;
  local.stored.clear();
  files.stored.clear();
}

const methodIdOf = (profile: Profile) => storedHeader(profile).ways[0]?.id ?? "";

const otherMac = toBase64(new Uint8Array(32));

describe("a damaged header", () => {
  it("M-074 is put back beside the rows from the copy", async () => {
    const profile = await makeUsedProfile();
    const before = storedHeader(profile);
    profile.headers.disk.header = null;
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    expect(storedHeader(profile)).toEqual(before);
  });

  it.each<Partial<Record<keyof Header, unknown>>>([
    { mac: otherMac },
    { generation: 9 },
    { keyId: "ffffffff" },
    { ways: [] },
    { v: "1" },
  ])("beside the rows, altered by %j, is healed from the copy", async (change) => {
    const profile = await makeUsedProfile();
    const before = storedHeader(profile);
    damageStored(profile, change);
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    expect(storedHeader(profile)).toEqual(before);
  });

  it("beside the rows is healed also while the session's key is there", async () => {
    const profile = await makeUsedProfile({ keepSession: true });
    const before = storedHeader(profile);
    damageStored(profile, { mac: "AAAA" });
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    expect(storedHeader(profile)).toEqual(before);
  });

  it("in a copy is healed from beside the rows", async () => {
    const profile = await makeUsedProfile();
    await damageCopy(profile.local, { mac: otherMac });
    await damageCopy(profile.files, { generation: 7 });
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    const header = storedHeader(profile);
    expect([localHeader(profile), fileHeader(profile)]).toEqual([header, header]);
    expect(profile.headers.writes).toEqual([]);
  });

  it("in two places is healed from the third, whichever that is", async () => {
    for (const good of ["headers", "local", "files"] as const) {
      const profile = await makeUsedProfile({ method: byPassphrase });
      const header = storedHeader(profile);
      if (good !== "headers") profile.headers.disk.header = null;
      if (good !== "local") await damageCopy(profile.local, { mac: otherMac });
      if (good !== "files") profile.files.stored.set(COPY_KEY, "[]");
      expect(await opens(await profile.vault.unlock(unlock), profile.row)).toBe(true);
      const copies = copiesOf(profile);
      expect(copies).toEqual([header, header, header]);
    }
  });

  it("in every place is told, and nothing is written", async () => {
    const profile = await makeUsedProfile();
    damageStored(profile, { mac: otherMac });
    await damageCopy(profile.local, { generation: 5 });
    await damageCopy(profile.files, { mac: otherMac });
    const before = structuredClone(profile.headers.disk);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "header-corrupt" });
    expect(profile.headers.disk).toEqual(before);
    expect(profile.session.stored.size).toBe(0);
  });

  it("in every place of a locked vault is told to the right passphrase alone", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    damageStored(profile, { mac: otherMac });
    await damageCopy(profile.local, { mac: otherMac });
    await damageCopy(profile.files, { generation: 4 });
    await expect(profile.vault.unlock(unlock)).rejects.toMatchObject({ code: "header-corrupt" });
    const wrong = profile.vault.unlock({ ...unlock, passphrase: "another harbour" });
    await expect(wrong).rejects.toMatchObject({ code: "wrong-passphrase" });
  });

  it("in one place, lost in the others, is never taken for a new profile", async () => {
    const profile = await makeUsedProfile();
    loseAllCopies(profile);
    Object.assign(profile.headers.disk, { header: "nonsense", rows: false });
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "header-corrupt" });
    await expect(profile.vault.describe()).rejects.toMatchObject({ code: "header-corrupt" });
    expect(profile.headers.disk.header).toBe("nonsense");
  });

  it.each(["local", "files"] as const)(
    "of an older generation is replaced by the newer one in %s",
    async (store) => {
      const profile = await makeUsedProfile();
      const { mac: _mac, ...unsigned } = storedHeader(profile);
      const { headerKey } = profile.opened.keyring;
      const newer = await signHeader({ ...unsigned, generation: 2 }, headerKey);
      await profile[store].set(COPY_KEY, newer);
      expect((await profile.vault.open()).header.generation).toBe(2);
      const copies = copiesOf(profile);
      expect(copies).toEqual([newer, newer, newer]);
    },
  );

  it("that claims a newer key is healed where the way in it leads to none", async () => {
    for (const keepSession of [false, true]) {
      const profile = await makeUsedProfile({ method: byPassphrase, keepSession });
      const header = storedHeader(profile);
      damageStored(profile, { generation: 9, keyId: "ffffffff" });
      // The session's key alone is not believed.
      await expect(profile.vault.open()).rejects.toMatchObject({ code: "locked" });
      expect(await opens(await profile.vault.unlock(unlock), profile.row)).toBe(true);
      expect(storedHeader(profile)).toEqual(header);
    }
  });

  it.each([
    ["memory below the floor", 19_455, 3, 1],
    ["memory above the ceiling", 1_048_577, 3, 1],
    ["1 pass", 65_536, 1, 1],
    ["11 passes", 65_536, 11, 1],
    ["no lane", 65_536, 3, 0],
    ["5 lanes", 65_536, 3, 5],
  ])("that asks for a derivation with %s is refused before it is made", async (_what, ...cost) => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const { ways: methods } = storedHeader(profile);
    const kdf = ["argon2id", ...cost, methods[0]?.kdf?.[4]];
    const change = { ways: [{ ...methods[0], kdf }] };
    damageStored(profile, change);
    await damageCopy(profile.local, change);
    await damageCopy(profile.files, change);
    profile.deriveKey.calls.length = 0;
    await expect(profile.vault.unlock(unlock)).rejects.toMatchObject({ code: "header-corrupt" });
    expect(profile.deriveKey.calls).toEqual([]);
  });
});

describe("a header that was put back beside the rows", () => {
  /** Passphrase A was removed, then the header with A put back; A's worker starts anew. */
  async function makeRewound({ keepSession = true } = {}) {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const both = await profile.vault.addMethod(await profile.vault.unlock(unlock), second);
    const removed = await profile.vault.removeMethod(both, methodIdOf(profile));
    profile.headers.disk.header = both.header;
    if (!keepSession) profile.session.stored.clear();
    return { ...profile, old: both, newest: removed };
  }

  it("is not believed for the session's key: the newest copy is, and heals it", async () => {
    const profile = await makeRewound();
    const opened = await nextWorker(profile).open();
    expect(opened.header).toEqual(profile.newest.header);
    expect(copiesOf(profile)).toEqual(Array(3).fill(profile.newest.header));
    await nextWorker(profile).addMethod(opened, { kind: "device" });
    const unlocking = nextWorker(profile).unlock(unlock);
    await expect(unlocking).rejects.toMatchObject({ code: "wrong-passphrase" });
  });

  it("is not believed after any change", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const { vault } = profile;
    const states = [await vault.unlock(unlock)];
    const does = async (work: (opened: OpenedVault) => Promise<OpenedVault>) => {
      const before = storedHeader(profile);
      states.push(await work(states.at(-1) ?? profile.opened));
      const after = storedHeader(profile);
      expect(after.generation).toBe(before.generation + 1);
      profile.headers.disk.header = before;
      expect((await nextWorker(profile).open()).header).toEqual(after);
      expect(storedHeader(profile)).toEqual(after);
    };
    await does((opened) => vault.addMethod(opened, second));
    await does((opened) =>
      vault.replaceMethod(opened, { methodId: methodIdOf(profile), method: unlock }),
    );
    await does((opened) => vault.removeMethod(opened, methodIdOf(profile)));
    await does((opened) => vault.rotate(opened));
    await does((opened) => vault.finishRotation(opened));
  });

  it.each([
    ["an unlock", second, (vault: Vault) => vault.unlock(second)],
    ["an open by the device", { kind: "device" } as const, (vault: Vault) => vault.open()],
  ])("is not believed after %s", async (_what, method, open) => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const before = await profile.vault.unlock(unlock);
    const { header } = await profile.vault.addMethod(before, method);
    profile.session.stored.clear();
    await open(nextWorker(profile));
    profile.headers.disk.header = before.header;
    expect((await nextWorker(profile).open()).header).toEqual(header);
    expect(storedHeader(profile)).toEqual(header);
  });

  it("is believed again once every copy says the same, and opens warm from then on", async () => {
    const profile = await makeRewound();
    await profile.local.set(COPY_KEY, profile.old.header);
    await profile.files.set(COPY_KEY, profile.old.header);
    expect((await nextWorker(profile).open()).header).toEqual(profile.old.header);
    const { get } = profile.local.calls;
    expect((await nextWorker(profile).open()).header).toEqual(profile.old.header);
    expect(profile.local.calls.get).toBe(get);
  });

  it("is never written over the newer copies", async () => {
    const profile = await makeRewound();
    const before = copiesOf(profile);
    // As a worker would that opened before it was put back.
    for (const method of [{ kind: "device" }, unlock] as const) {
      const adding = nextWorker(profile).addMethod(profile.old, method);
      await expect(adding).rejects.toMatchObject({ code: "conflict" });
    }
    const rotating = nextWorker(profile).rotate(profile.old);
    await expect(rotating).rejects.toMatchObject({ code: "conflict" });
    expect(copiesOf(profile)).toEqual(before);
  });

  it("is never written over a copy of a newer key", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase, keepSession: true });
    await profile.vault.rotate(profile.opened);
    profile.headers.disk.header = profile.opened.header;
    const before = copiesOf(profile);
    const adding = nextWorker(profile).addMethod(profile.opened, second);
    await expect(adding).rejects.toMatchObject({ code: "conflict" });
    expect(copiesOf(profile)).toEqual(before);
  });

  it("is told from a damaged copy, which the next change writes over", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase, keepSession: true });
    await damageCopy(profile.local, { generation: 9 });
    profile.files.stored.set(COPY_KEY, "[]");
    const { header } = await profile.vault.addMethod(profile.opened, second);
    expect(copiesOf(profile)).toEqual([header, header, header]);
  });
});

describe("a newer header", () => {
  it.each(["headers", "local", "files"] as const)("in %s is left alone", async (store) => {
    const profile = await makeUsedProfile();
    if (store === "headers") damageStored(profile, { v: 2 });
    else await damageCopy(profile[store], { v: 2 });
    const disk = () => [profile.headers.disk, [...profile.local.stored], [...profile.files.stored]];
    const before = structuredClone(disk());
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "version-unknown" });
    expect(disk()).toEqual(before);
    expect(profile.session.stored.size).toBe(0);
  });

  it("is not passed by for the session's key", async () => {
    const profile = await makeUsedProfile({ keepSession: true });
    damageStored(profile, { v: 2 });
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "version-unknown" });
  });
});
