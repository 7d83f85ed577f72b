import { describe, expect, it } from "vitest";
import {
  byDevice,
  byPassphrase,
  fileHeader,
  localHeader,
  makeProfile,
  makeUsedProfile,
  nextWorker,
  storedHeader,
} from "../../test/builders/make-profile";
import { AppError } from "../domain/app-error";
import { createVault } from "./create-vault";

describe("setting up", () => {
  it("makes a vault that opens by the device, with two copies of its header", async () => {
    const profile = makeProfile();
    const opened = await profile.vault.setUp(byDevice);
    const header = storedHeader(profile);
    expect(opened).toMatchObject({ header, key: { keyId: header.keyId }, former: null });
    expect(header).toMatchObject({ v: 1, generation: 1, former: null });
    expect(header.ways).toMatchObject([{ kind: "device", createdAt: 1_000_000, kdf: null }]);
    expect([localHeader(profile), fileHeader(profile)]).toEqual([header, header]);
    expect(profile.headers.disk.deviceKey?.length).toBe(32);
    expect(profile.headers.writes).toEqual(["saveFirst"]);
  });

  it("makes a vault that opens by a passphrase, with no device key", async () => {
    const profile = makeProfile();
    await profile.vault.setUp(byPassphrase);
    const [method] = storedHeader(profile).ways;
    expect(method).toMatchObject({
      kind: "passphrase",
      kdf: ["argon2id", 65_536, 3, 1, method?.kdf?.[4]],
    });
    expect(profile.headers.disk.deviceKey).toBeNull();
    expect((await nextWorker(profile).open()).header).toEqual(storedHeader(profile));
  });

  it("refuses a weak passphrase with the reason, and writes nothing", async () => {
    const profile = makeProfile();
    const weak = { kind: "passphrase", passphrase: "replace-me-before-deployment" } as const;
    await expect(profile.vault.setUp(weak)).rejects.toMatchObject({
      code: "weak-passphrase",
      data: { reason: "known" },
    });
    expect(profile.headers.writes).toEqual([]);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "not-set-up" });
  });

  it("gives two profiles different keys", async () => {
    const [first, second] = [makeProfile(), makeProfile()];
    const keys = [await first.vault.setUp(byDevice), await second.vault.setUp(byDevice)];
    expect(keys[0]?.key).not.toEqual(keys[1]?.key);
    expect(first.headers.disk.deviceKey).not.toEqual(second.headers.disk.deviceKey);
  });

  it("makes one vault where two set one up at once", async () => {
    const profile = makeProfile();
    const results = await Promise.allSettled([
      profile.vault.setUp(byDevice),
      nextWorker(profile).setUp(byPassphrase),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(profile.headers.writes).toEqual(["saveFirst"]);
  });

  it.each<[string, (profile: Awaited<ReturnType<typeof makeUsedProfile>>) => void]>([
    ["there is one", () => {}],
    [
      "only rows are left",
      ({ headers, local, files }) => {
        headers.disk.header = null;
        local.stored.clear();
        files.stored.clear();
      },
    ],
    [
      "only a file is left",
      ({ headers, local }) => {
        Object.assign(headers.disk, { header: null, rows: false });
        local.stored.clear();
      },
    ],
    ["a damaged one is left", ({ headers }) => Object.assign(headers.disk, { header: "x" })],
  ])("is refused, and writes nothing, where %s", async (_what, change) => {
    const profile = await makeUsedProfile();
    change(profile);
    const before = structuredClone(profile.headers.disk);
    await expect(profile.vault.setUp(byPassphrase)).rejects.toMatchObject({ code: "conflict" });
    expect(profile.headers.disk).toEqual(before);
    expect(profile.session.stored.size).toBe(0);
  });

  it("leaves nothing where the first save fails", async () => {
    const profile = makeProfile();
    const saveFirst = () => Promise.reject(new AppError("quota-exceeded"));
    const headers = { ...profile.headers, saveFirst };
    const making = createVault({ ...profile.deps, headers }).setUp(byDevice);
    await expect(making).rejects.toMatchObject({ code: "quota-exceeded" });
    const areas = [profile.local, profile.session, profile.files];
    expect(areas.map(({ stored }) => stored.size)).toEqual([0, 0, 0]);
  });
});
