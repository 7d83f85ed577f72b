import { describe, expect, it } from "vitest";
import type { UnlockMethod, VaultStatus } from "../../contract/vault";
import { recoveryKeyWords } from "../words/recovery-key-words";
import { recoveryNeed } from "./recovery-need";

type Kind = UnlockMethod["kind"];

function needOf(kinds: readonly Kind[], state: VaultStatus["state"] = "unlocked") {
  const methods = kinds.map((kind) => ({ id: kind, kind, createdAt: 0, passkey: null }));
  return recoveryNeed({ state, methods });
}

describe("recoveryNeed", () => {
  it("names what everything hangs on while there is no recovery key", () => {
    expect(needOf(["passphrase"])).toEqual({ passphrase: true, passkey: false });
    expect(needOf(["passkey", "passphrase"])).toEqual({ passphrase: true, passkey: true });
  });

  it("is none with a recovery key, without a lock, and while the vault is closed", () => {
    expect(needOf(["passphrase", "recovery"])).toBeNull();
    expect(needOf(["device"])).toBeNull();
    expect(needOf(["passphrase"], "locked")).toBeNull();
  });

  it("is told as what is lost with the methods that there are", () => {
    const { lostWithout } = recoveryKeyWords;
    const kindSets = [["passphrase"], ["passkey"], ["passkey", "passphrase"]] as const;
    expect(kindSets.map((kinds) => lostWithout(needOf(kinds)!))).toEqual([
      expect.stringMatching(/^If the passphrase is forgotten, .* lost/),
      expect.stringMatching(/^If the passkey is lost, .* lost/),
      expect.stringMatching(/^If both the passphrase and the passkey are lost, .* lost/),
    ]);
  });
});
