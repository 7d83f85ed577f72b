import { describe, expect, it } from "vitest";
import {
  byDevice,
  byPassphrase,
  fileHeader,
  localHeader,
  makeProfile,
  makeUsedProfile,
  nextWorker,
  opens,
  PASSPHRASE,
  type Profile,
  sealRow,
  storedHeader,
} from "../../test/builders/make-profile";
import { makePassphrase } from "../../test/builders/new-secrets";
import { makeFullDisk } from "../../test/fakes/full-disk";
import { AppError } from "../domain/app-error";
import type { NewMethod } from "../domain/unlock-method";
import { createVault } from "./create-vault";
import type { OpenedVault, Vault } from "./vault";

const right = makePassphrase(PASSPHRASE);
const second = makePassphrase("a second harbour");
const firstId = ({ header }: OpenedVault) => header.ways[0]?.id ?? "";

type Work = (vault: Vault, opened: OpenedVault) => Promise<OpenedVault>;
type Change = {
  readonly name: string;
  readonly from?: NewMethod;
  /** Makes ready what is changed. */
  readonly begin?: Work;
  readonly work: Work;
  /** What a restarted browser gets by the device, then by each passphrase; before and after. */
  readonly before: readonly string[];
  readonly after: readonly string[];
};

const onlyRight = ["locked", "opens", "wrong-passphrase"];

const CHANGES: readonly Change[] = [
  {
    name: "adds a method",
    work: (vault, opened) => vault.addMethod(opened, second),
    before: onlyRight,
    after: ["locked", "opens", "opens"],
  },
  {
    name: "adds the first lock",
    from: byDevice,
    work: (vault, opened) => vault.addMethod(opened, byPassphrase),
    before: ["opens", "not-found", "not-found"],
    after: onlyRight,
  },
  {
    name: "replaces a method",
    work: (vault, opened) =>
      vault.replaceMethod(opened, { methodId: firstId(opened), method: second }),
    before: onlyRight,
    after: ["locked", "wrong-passphrase", "opens"],
  },
  {
    name: "removes a method",
    begin: (vault, opened) => vault.addMethod(opened, second),
    work: (vault, opened) => vault.removeMethod(opened, firstId(opened)),
    before: ["locked", "opens", "opens"],
    after: ["locked", "wrong-passphrase", "opens"],
  },
  {
    name: "changes the vault key",
    work: (vault, opened) => vault.rotate(opened),
    before: onlyRight,
    after: onlyRight,
  },
  {
    name: "destroys the former key",
    begin: (vault, opened) => vault.rotate(opened),
    work: (vault, opened) => vault.finishRotation(opened),
    before: onlyRight,
    after: onlyRight,
  },
];

async function makeBegun({ from = byPassphrase, begin }: Change) {
  const profile = await makeUsedProfile({ method: from, keepSession: true });
  const opened = (await begin?.(profile.vault, profile.opened)) ?? profile.opened;
  return { ...profile, opened, row: await sealRow(opened) };
}

/** What is on the disk, apart from the count of attempts. */
function disk(profile: Profile) {
  const { header, deviceKey } = profile.headers.disk;
  return structuredClone({
    header,
    deviceKey,
    local: localHeader(profile),
    file: fileHeader(profile),
  });
}

async function outcomes(profile: Profile & { readonly row: Uint8Array }): Promise<string[]> {
  profile.session.stored.clear();
  const outcome = (opening: Promise<OpenedVault>) =>
    opening
      .then((opened) => opens(opened, profile.row))
      .then(
        () => "opens",
        (error) => error.code,
      );
  const results = [await outcome(nextWorker(profile).open())];
  for (const secret of [right, second]) {
    results.push(await outcome(nextWorker(profile).unlock(secret)));
  }
  return results;
}

describe("a disk that is full at any write", () => {
  it.each(CHANGES)(
    "while it $name leaves what was or what is new, and the next try works",
    async (change) => {
      const failures: string[] = [];
      for (let fullAt = 1, wasFull = true; wasFull; fullAt += 1) {
        const profile = await makeBegun(change);
        const before = disk(profile);
        const full = makeFullDisk(profile.deps, fullAt);
        const vault = createVault(full.deps);
        const result = await change.work(vault, profile.opened).catch((error) => error.code);
        const failed = full.failed();
        wasFull = failed !== null;
        if (failed !== null) failures.push(failed.store);
        if (failed?.store === "headers") {
          expect(result).toBe("quota-exceeded");
          expect(disk(profile)).toEqual(before);
          expect(await opens(await nextWorker(profile).open(), profile.row)).toBe(true);
          const again = await change.work(vault, profile.opened);
          expect(storedHeader(profile)).toEqual(again.header);
        } else {
          expect(storedHeader(profile)).toEqual(result.header);
        }
        expect(await outcomes(profile)).toEqual(change.after);
        const header = storedHeader(profile);
        expect([localHeader(profile), fileHeader(profile)]).toEqual([header, header]);
      }
      expect(failures.filter((store) => store === "headers")).toHaveLength(1);
      expect(failures).toEqual(expect.arrayContaining(["local", "files", "session"]));
    },
  );

  it.each(CHANGES)("for good, as it $name, leaves what was", async (change) => {
    const profile = await makeBegun(change);
    const replace = () => Promise.reject(new AppError("quota-exceeded"));
    const vault = createVault({ ...profile.deps, headers: { ...profile.headers, replace } });
    await expect(change.work(vault, profile.opened)).rejects.toMatchObject({
      code: "quota-exceeded",
    });
    expect(await outcomes(profile)).toEqual(change.before);
  });

  it("while it unlocks and raises the cost unlocks, and raises it the next time", async () => {
    const cheap = { memoryKiB: 19 * 1_024, passes: 2, lanes: 1 };
    const failures: string[] = [];
    for (let fullAt = 1, wasFull = true; wasFull; fullAt += 1) {
      const profile = makeProfile();
      const made = await createVault({ ...profile.deps, cost: cheap }).setUp(byPassphrase);
      const row = await sealRow(made);
      await profile.vault.lock();
      const before = disk(profile);
      const full = makeFullDisk(profile.deps, fullAt);
      expect(await opens(await createVault(full.deps).unlock(right), row)).toBe(true);
      const failed = full.failed();
      wasFull = failed !== null;
      if (failed !== null) failures.push(failed.store);
      if (failed?.store === "headers") {
        expect(profile.warnings).toEqual(["cost-not-raised"]);
        expect(disk(profile)).toEqual(before);
      }
      const { header } = await nextWorker(profile).unlock(right);
      expect(header).toMatchObject({ generation: 2, keyId: made.header.keyId });
      expect(header.ways).toMatchObject([{ kdf: ["argon2id", 65_536, 3, 1, expect.any(String)] }]);
      expect([localHeader(profile), fileHeader(profile)]).toEqual([header, header]);
      expect(await outcomes({ ...profile, row })).toEqual(onlyRight);
    }
    expect(failures.filter((store) => store === "headers")).toHaveLength(1);
  });
});
