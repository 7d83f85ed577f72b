import { describe, expect, it } from "vitest";
import { otherKind, unlockKinds } from "./unlock-kinds";

describe("unlockKinds", () => {
  it("names each kind once, the passphrase first", () => {
    const methods = (["recovery", "passkey", "passkey", "passphrase"] as const).map((kind) => ({
      kind,
    }));
    expect(unlockKinds(methods)).toEqual(["passphrase", "passkey", "recovery"]);
  });

  it("asks for a passphrase where no method is known", () => {
    expect(unlockKinds([{ kind: "device" }])).toEqual(["passphrase"]);
  });
});

describe("otherKind", () => {
  it("goes round", () => {
    expect(otherKind(["passphrase", "recovery"], "passphrase")).toBe("recovery");
    expect(otherKind(["passphrase", "recovery"], "recovery")).toBe("passphrase");
  });

  it("is none where there is one method only", () => {
    expect(otherKind(["passkey"], "passkey")).toBeNull();
  });
});
