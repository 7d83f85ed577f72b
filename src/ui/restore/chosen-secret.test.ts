import { describe, expect, it } from "vitest";
import { chosenSecret } from "./chosen-secret";

const KEY = `AGE-SECRET-KEY-1${"Q".repeat(58)}`;

describe("chosenSecret", () => {
  it("takes a recovery key as it was copied from paper, with its spaces and in any case", async () => {
    const typed = ` ${KEY.slice(0, 30).toLowerCase()}\n${KEY.slice(30)} `;
    expect(await chosenSecret({ kind: "recovery", typed, keyFile: null })).toEqual({
      kind: "recovery",
      key: KEY,
    });
  });

  it("asks for nothing where the vault itself is to open it", async () => {
    expect(await chosenSecret({ kind: "vault", typed: "left over", keyFile: null })).toEqual({
      kind: "vault",
    });
  });

  it("knows what cannot be a recovery key before any file is read", async () => {
    for (const typed of ["", "a passphrase", KEY.slice(1), `${KEY}Q`, KEY.replace("Q", "1")]) {
      expect(await chosenSecret({ kind: "recovery", typed, keyFile: null })).toBe("not-a-key");
    }
  });

  it("takes a passphrase as it is, with the bytes of its key file", async () => {
    const keyFile = new Blob([new Uint8Array([0, 255, 16])]);
    expect(await chosenSecret({ kind: "passphrase", typed: " p ", keyFile })).toEqual({
      kind: "passphrase",
      passphrase: " p ",
      keyFile: "AP8Q",
    });
    expect(await chosenSecret({ kind: "passphrase", typed: "p", keyFile: null })).toBe(
      "no-key-file",
    );
  });
});
