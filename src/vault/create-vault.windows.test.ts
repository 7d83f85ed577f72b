import { describe, expect, it } from "vitest";
import { byPassphrase, makeUsedProfile, storedHeader } from "../../test/builders/make-profile";
import { CHANGES } from "../../test/builders/vault-changes";

const PAIRS = CHANGES.flatMap((one) =>
  CHANGES.filter(({ name }) => name === one.name || name === "replacing").map((other) => ({
    name: `${one.name} in one window, ${other.name} in the other`,
    one,
    other,
  })),
);

describe("two windows that change the vault at once", () => {
  it.each(PAIRS)("make one change, and the other is told: $name", async ({ one, other }) => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const { vault } = profile;
    const opened = await one.begin(vault, profile.opened);
    const results = await Promise.allSettled([one.work(vault, opened), other.work(vault, opened)]);
    const made = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const errors = results.flatMap((result) =>
      result.status === "rejected" ? [result.reason] : [],
    );
    expect(errors).toMatchObject([{ code: "conflict" }]);
    expect(made).toHaveLength(1);
    const header = storedHeader(profile);
    expect(header).toEqual(made[0]?.header);
    expect(header.generation).toBe(opened.header.generation + 1);
  });
});
