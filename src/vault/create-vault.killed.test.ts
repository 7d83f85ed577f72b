import { describe, expect, it } from "vitest";
import {
  byDevice,
  byPassphrase,
  COPY_KEY,
  makeProfile,
  makeUsedProfile,
  nextWorker,
  opens,
  PASSPHRASE,
  type Profile,
  sealRow,
  storedHeader,
} from "../../test/builders/make-profile";
import { makePasskey, makePassphrase } from "../../test/builders/new-secrets";
import { makeMortal } from "../../test/fakes/mortal";
import type { NewMethod } from "../domain/unlock-method";
import { createVault } from "./create-vault";
import type { OpenedVault, Vault } from "./vault";

const right = makePassphrase(PASSPHRASE);
const second = makePassphrase("a second harbour");
const firstId = ({ header }: OpenedVault) => header.ways[0]?.id ?? "";

type Work = (vault: Vault, opened: OpenedVault) => Promise<OpenedVault>;
type Used = Awaited<ReturnType<typeof makeUsedProfile>>;

/** Does `work` in workers that die at their 1st, 2nd … write, until one lives; gives their number. */
async function killAtEachWrite(
  method: NewMethod,
  work: Work,
  check: (profile: Used, opened: OpenedVault) => Promise<void>,
): Promise<number> {
  for (let dieAt = 1; ; dieAt += 1) {
    const profile = await makeUsedProfile({ method, keepSession: true });
    const mortal = makeMortal(profile.deps, dieAt);
    await work(createVault(mortal.deps), profile.opened).catch(() => null);
    // Whichever state it is, the next worker of this session opens it.
    const opened = await nextWorker(profile).open();
    expect(await opens(opened, profile.row)).toBe(true);
    await check(profile, opened);
    if (mortal.wroteAll()) return dieAt;
  }
}

async function outcome(opening: Promise<OpenedVault>, row: Uint8Array): Promise<string> {
  try {
    return (await opens(await opening, row)) ? "opens" : "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

/** What a restarted browser gets by the device alone, then by each passphrase. */
async function outcomes(profile: Profile & { row: Uint8Array }): Promise<string[]> {
  profile.session.stored.clear();
  const byDeviceAlone = await outcome(nextWorker(profile).open(), profile.row);
  const results = [byDeviceAlone];
  for (const secret of [right, second]) {
    results.push(await outcome(nextWorker(profile).unlock(secret), profile.row));
  }
  return results;
}

describe("a worker killed at any write", () => {
  it("while it sets up leaves no vault or a whole one", async () => {
    for (let dieAt = 1, lived = false; !lived; dieAt += 1) {
      const profile = makeProfile();
      const mortal = makeMortal(profile.deps, dieAt);
      await createVault(mortal.deps)
        .setUp(byPassphrase)
        .catch(() => null);
      lived = mortal.wroteAll();
      profile.session.stored.clear();
      const isThere = profile.headers.disk.header !== null;
      expect(isThere).toBe(dieAt > 1);
      const next = nextWorker(profile);
      const opened = isThere ? await next.unlock(right) : await next.setUp(byPassphrase);
      expect(storedHeader(profile)).toEqual(opened.header);
      expect(profile.local.stored.has(COPY_KEY) && profile.files.stored.has(COPY_KEY)).toBe(true);
    }
  });

  it("while the first lock is chosen leaves it unlocked or locked, never both or neither", async () => {
    const seen = new Set<string>();
    const work: Work = (vault, opened) => vault.addMethod(opened, byPassphrase);
    await killAtEachWrite(byDevice, work, async (profile) => {
      const isLocked = profile.headers.disk.deviceKey === null;
      const expected = isLocked
        ? ["locked", "opens", "wrong-passphrase"]
        : ["opens", "not-found", "not-found"];
      expect(await outcomes(profile)).toEqual(expected);
      seen.add(String(isLocked));
    });
    expect([...seen]).toEqual(["false", "true"]);
  });

  it("while a passphrase is replaced leaves exactly one that opens", async () => {
    const seen = new Set<string>();
    const work: Work = (vault, opened) =>
      vault.replaceMethod(opened, { methodId: firstId(opened), method: second });
    await killAtEachWrite(byPassphrase, work, async (profile) => {
      const isNew = storedHeader(profile).generation === 2;
      const expected = isNew ? ["wrong-passphrase", "opens"] : ["opens", "wrong-passphrase"];
      expect(await outcomes(profile)).toEqual(["locked", ...expected]);
      seen.add(String(isNew));
    });
    expect([...seen]).toEqual(["false", "true"]);
  });

  it("while a method is added or removed leaves it in or out", async () => {
    const works: Work[] = [
      (vault, opened) => vault.addMethod(opened, makePasskey()),
      (vault, opened) => vault.addMethod(opened, byDevice),
      async (vault, opened) => {
        const both = await vault.addMethod(opened, second);
        return vault.removeMethod(both, firstId(opened));
      },
    ];
    for (const work of works) {
      await killAtEachWrite(byPassphrase, work, async (profile) => {
        const results = await outcomes(profile);
        expect(results).toContain("opens");
        const hasDevice = storedHeader(profile).ways.some(({ kind }) => kind === "device");
        expect(results[0]).toBe(hasDevice ? "opens" : "locked");
      });
    }
  });

  it("while the vault key is changed leaves the old key or the new, and every row opens", async () => {
    const seen = new Set<string>();
    const writes = await killAtEachWrite(
      byPassphrase,
      (vault, opened) => vault.rotate(opened),
      async (profile, opened) => {
        const row = await sealRow(opened);
        seen.add(opened.key.keyId === profile.opened.key.keyId ? "old" : "new");
        expect((await outcomes(profile)).slice(0, 2)).toEqual(["locked", "opens"]);
        const unlocked = await nextWorker(profile).unlock(right);
        expect(unlocked.key).toEqual(opened.key);
        expect(await opens(unlocked, row)).toBe(true);
        // What was begun can be done, or is done.
        const next = nextWorker(profile);
        const finished = await next.finishRotation(
          unlocked.former === null ? await next.rotate(unlocked) : unlocked,
        );
        expect(finished.header.former).toBeNull();
      },
    );
    expect([...seen]).toEqual(["old", "new"]);
    // Session, header, two copies, session; and the one that lives.
    expect(writes).toBe(6);
  });

  it("while the former key is destroyed leaves it whole or gone", async () => {
    const seen = new Set<string>();
    const begin: Work = async (vault, opened) => vault.rotate(opened);
    for (let dieAt = 1, lived = false; !lived; dieAt += 1) {
      const profile = await makeUsedProfile({ method: byPassphrase, keepSession: true });
      const rotated = await begin(profile.vault, profile.opened);
      const newRow = await sealRow(rotated);
      const mortal = makeMortal(profile.deps, dieAt);
      await createVault(mortal.deps)
        .finishRotation(rotated)
        .catch(() => null);
      lived = mortal.wroteAll();
      const opened = await nextWorker(profile).open();
      expect(await opens(opened, newRow)).toBe(true);
      seen.add(opened.former === null ? "gone" : "whole");
    }
    expect([...seen]).toEqual(["whole", "gone"]);
  });

  it("while it unlocks and heals leaves a vault that unlocks", async () => {
    for (let dieAt = 1, lived = false; !lived; dieAt += 1) {
      const profile = await makeUsedProfile({ method: byPassphrase });
      profile.headers.disk.header = null;
      profile.files.stored.clear();
      const mortal = makeMortal(profile.deps, dieAt);
      await createVault(mortal.deps)
        .unlock(right)
        .catch(() => null);
      lived = mortal.wroteAll();
      expect(await opens(await nextWorker(profile).unlock(right), profile.row)).toBe(true);
      expect(storedHeader(profile)).toEqual(profile.opened.header);
    }
  });

  it("while it locks leaves the key or no key, and no answer that it is locked", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase, keepSession: true });
    const dying = createVault(makeMortal(profile.deps, 1).deps);
    await expect(dying.lock()).rejects.toThrow("killed");
    expect(await opens(await nextWorker(profile).open(), profile.row)).toBe(true);
    await nextWorker(profile).lock();
    await expect(nextWorker(profile).open()).rejects.toMatchObject({ code: "locked" });
  });
});
