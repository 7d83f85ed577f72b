import { describe, expect, it } from "vitest";
import {
  byPassphrase,
  COPY_KEY,
  copiesOf,
  fileHeader,
  localHeader,
  makeUsedProfile,
  opens,
  PASSPHRASE,
  type Profile,
  storedHeader,
} from "../../test/builders/make-profile";
import type { Header } from "./header";

const unlock = { kind: "passphrase", passphrase: PASSPHRASE } as const;
const second = { kind: "passphrase", passphrase: "a second harbour" } as const;

const methodIdOf = (profile: Profile) => storedHeader(profile).ways[0]?.id ?? "";

/** The header that somebody without any key writes in the place of the next one. */
async function forgeNext({ generation }: Header): Promise<Header> {
  const method = { ...unlock, passphrase: "somebody else's harbour" };
  const other = await makeUsedProfile({ method });
  return { ...storedHeader(other), generation: generation + 1 };
}

describe("a header that another copy contradicts", () => {
  it("that a stranger contradicts is told to the right passphrase, and counts no attempt", async () => {
    for (const store of ["headers", "local", "files"] as const) {
      const profile = await makeUsedProfile({ method: byPassphrase });
      const forged = await forgeNext(storedHeader(profile));
      if (store === "headers") profile.headers.disk.header = forged;
      else await profile[store].set(COPY_KEY, forged);
      const before = copiesOf(profile);
      for (let n = 0; n < 5; n += 1) {
        const unlocking = profile.vault.unlock(unlock);
        await expect(unlocking).rejects.toMatchObject({ code: "header-corrupt" });
      }
      expect(await profile.vault.retryAfter()).toBe(0);
      expect(copiesOf(profile)).toEqual(before);
      expect(profile.session.stored.size).toBe(0);
      const wrong = profile.vault.unlock({ ...unlock, passphrase: "another harbour" });
      await expect(wrong).rejects.toMatchObject({ code: "wrong-passphrase" });
    }
  });

  it("that a stranger contradicts does not open by a passphrase that it has no more", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const { vault } = profile;
    const change = { methodId: methodIdOf(profile), method: second };
    await vault.replaceMethod(await vault.unlock(unlock), change);
    const forged = await forgeNext(storedHeader(profile));
    // The old one lies there yet, and the passphrase opens it.
    await profile.files.set(COPY_KEY, profile.opened.header);
    await profile.local.set(COPY_KEY, forged);
    await expect(vault.unlock(unlock)).rejects.toMatchObject({ code: "wrong-passphrase" });
    await expect(vault.unlock(second)).rejects.toMatchObject({ code: "header-corrupt" });
    await profile.local.set(COPY_KEY, "nonsense");
    expect(await opens(await vault.unlock(second), profile.row)).toBe(true);
  });

  it.each(["while rows are left of it", "after it is gone"])(
    "of an older key does not open by a removed method where another stayed, %s",
    async (when) => {
      const profile = await makeUsedProfile({ method: byPassphrase });
      const { vault } = profile;
      const both = await vault.addMethod(await vault.unlock(unlock), second);
      const [old, methodId] = [storedHeader(profile), methodIdOf(profile)];
      const rotated = await vault.rotate(await vault.removeMethod(both, methodId));
      const isLeft = when === "while rows are left of it";
      const newest = isLeft ? rotated : await vault.finishRotation(rotated);
      await profile.local.set(COPY_KEY, old);
      await profile.files.set(COPY_KEY, old);
      await vault.lock();
      await expect(vault.unlock(unlock)).rejects.toMatchObject({ code: "wrong-passphrase" });
      expect((await vault.unlock(second)).key).toEqual(newest.key);
    },
  );

  it("of an older key does not open by a method that the newer one has no more", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const old = storedHeader(profile);
    const opened = await profile.vault.unlock(unlock);
    const sessionBefore = profile.session.stored.get("vault-key") ?? "";
    const methodId = old.ways[0]?.id ?? "";
    const rotated = await profile.vault.rotate(
      await profile.vault.replaceMethod(opened, { methodId, method: second }),
    );
    await profile.local.set(COPY_KEY, old);
    await profile.files.set(COPY_KEY, old);
    profile.session.stored.set("vault-key", sessionBefore);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "locked" });
    const unlocking = profile.vault.unlock(unlock);
    await expect(unlocking).rejects.toMatchObject({ code: "wrong-passphrase" });
    expect(storedHeader(profile)).toEqual(rotated.header);
    expect(await opens(await profile.vault.unlock(second), profile.row)).toBe(true);
    expect([localHeader(profile), fileHeader(profile)]).toEqual([rotated.header, rotated.header]);
  });
});
