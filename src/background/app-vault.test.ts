import { describe, expect, it } from "vitest";
import { byPassphrase, makeUsedProfile, storedHeader } from "../../test/builders/make-profile";
import { createKeySet } from "../crypto/key-set";
import { AppError } from "../domain/app-error";
import type { OpenedVault } from "../vault/vault";
import { createAppVault } from "./app-vault";

function makeVault(generation: number): OpenedVault {
  return { header: { generation }, keyring: {}, former: null } as unknown as OpenedVault;
}

describe("the vault of an app", () => {
  it("is not changed while something relies on it as it is", async () => {
    const vault = createAppVault({
      opened: makeVault(1),
      keySet: { use: () => {} },
      store: { exclusively: (work) => work() },
      signal: new AbortController().signal,
    });
    const seen: number[] = [];
    const relying = vault.exclusively(async ({ header }) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      seen.push(header.generation, vault.opened().header.generation);
    });
    const changing = vault.change(async () => makeVault(2));
    await Promise.all([relying, changing]);
    expect(seen).toEqual([1, 1]);
    expect(vault.opened().header.generation).toBe(2);
  });

  it("is not changed once it is locked, and leaves no key behind: not by the last step of a rotation either", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase, keepSession: true });
    const rotated = await profile.vault.rotate(profile.opened);
    const before = storedHeader(profile);
    const ending = new AbortController();
    const vault = createAppVault({
      opened: rotated,
      keySet: createKeySet({ current: rotated.keyring, former: rotated.former }),
      store: { exclusively: (work) => work() },
      signal: ending.signal,
    });
    await profile.vault.lock();
    ending.abort(new AppError("locked"));
    const finishing = vault.change(profile.vault.finishRotation);
    await expect(finishing).rejects.toMatchObject({ code: "locked" });
    expect(profile.session.stored.size).toBe(0);
    expect(storedHeader(profile)).toEqual(before);
  });
});
