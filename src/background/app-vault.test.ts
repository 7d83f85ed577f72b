import { describe, expect, it } from "vitest";
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
});
