import { describe, expect, it } from "vitest";
import { makeUsedProfile, opens, PASSPHRASE } from "../../test/builders/make-profile";
import { makePassphrase } from "../../test/builders/new-secrets";
import { createFakeHeaderStore } from "../../test/fakes/header-store";
import { createVault } from "./create-vault";
import { plantHeader } from "./plant-header";

const overrides = { storeName: "confidant-2" };

describe("a header put beside another store", () => {
  it("opens that by the same methods and the same key", async () => {
    const method = makePassphrase(PASSPHRASE);
    const profile = await makeUsedProfile({ method, keepSession: true });
    const { opened, row, deps, session } = profile;
    const before = new Map(session.stored);
    const other = { ...deps, ...overrides, headers: createFakeHeaderStore() };
    await plantHeader(other, { header: opened.header, deviceKey: null });
    expect(session.stored).toEqual(before);
    expect(await opens(await createVault(other).open(), row)).toBe(true);
    session.stored.clear();
    expect(await opens(await createVault(other).unlock(method), row)).toBe(true);
    expect(profile.local.stored.has("vault-header:confidant-2")).toBe(true);
  });

  it("opens by the device key that goes with it", async () => {
    const { opened, row, deps, headers } = await makeUsedProfile();
    const other = { ...deps, ...overrides, headers: createFakeHeaderStore() };
    await plantHeader(other, { header: opened.header, deviceKey: await headers.readDeviceKey() });
    expect(await opens(await createVault(other).open(), row)).toBe(true);
  });

  it("never takes the place of another", async () => {
    const { opened, deps } = await makeUsedProfile();
    const planting = plantHeader(deps, { header: opened.header, deviceKey: null });
    await expect(planting).rejects.toMatchObject({ code: "conflict" });
  });
});
