import { describe, expect, it } from "vitest";
import {
  byPassphrase,
  makeUsedProfile,
  nextWorker,
  opens,
  PASSPHRASE,
  storedHeader,
} from "../../test/builders/make-profile";
import { makePassphrase } from "../../test/builders/new-secrets";
import { CHANGES } from "../../test/builders/vault-changes";
import { onEachCall } from "../../test/fakes/on-each-call";
import { createVault } from "./create-vault";
import type { Vault } from "./vault";

const right = makePassphrase(PASSPHRASE);

describe("a lock in the middle", () => {
  it.each(CHANGES)("of $name is told, and nothing is begun after it", async ({ begin, work }) => {
    const seen = new Set<number>();
    for (let lockAt = 1, wasLocked = true; wasLocked; lockAt += 1) {
      const profile = await makeUsedProfile({ method: byPassphrase, keepSession: true });
      const opened = await begin(profile.vault, profile.opened);
      let calls = 0;
      let locking: Promise<void> | null = null;
      const writes: string[] = [];
      const lock = () => {
        locking = vault.lock();
      };
      const deps = onEachCall(profile.deps, ({ name }) => {
        calls += 1;
        if (name === "replace") writes.push(locking === null ? "before" : "after");
        // Once the call was made: nothing can come between the check and that.
        if (calls === lockAt) queueMicrotask(lock);
      });
      const vault = createVault(deps);
      const result = await work(vault, opened).then(
        () => "done",
        (error) => error.code,
      );
      wasLocked = locking !== null;
      expect(result).toBe(wasLocked ? "locked" : "done");
      await locking;
      expect(writes).not.toContain("after");
      expect(storedHeader(profile).generation - opened.header.generation).toBe(writes.length);
      expect(profile.session.stored.size).toBe(wasLocked ? 0 : 1);
      seen.add(writes.length);
    }
    expect([...seen]).toEqual([0, 1]);
  });

  it.each(CHANGES)("of what waits for its turn is told to $name", async ({ begin, work }) => {
    const profile = await makeUsedProfile({ method: byPassphrase, keepSession: true });
    const opened = await begin(profile.vault, profile.opened);
    const before = storedHeader(profile);
    const changing = work(profile.vault, opened);
    const expecting = expect(changing).rejects.toMatchObject({ code: "locked" });
    await profile.vault.lock();
    await expecting;
    expect(storedHeader(profile)).toEqual(before);
    expect(profile.session.stored.size).toBe(0);
  });

  it("of raising a passphrase's cost leaves the header as it was", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const dear = { memoryKiB: 131_072, passes: 4, lanes: 1 };
    let derived = 0;
    const vault: Vault = createVault({
      ...profile.deps,
      cost: dear,
      deriveKey: (input) => {
        derived += 1;
        // The second derivation is the one at the new cost.
        if (derived === 2) void vault.lock();
        return profile.deriveKey(input);
      },
    });
    await expect(vault.unlock(right)).rejects.toMatchObject({ code: "locked" });
    expect(storedHeader(profile)).toEqual(profile.opened.header);
    expect(profile.session.stored.size).toBe(0);
    expect(await opens(await nextWorker(profile).unlock(right), profile.row)).toBe(true);
  });
});
