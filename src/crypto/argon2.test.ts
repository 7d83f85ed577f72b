import { describe, expect, it } from "vitest";
import { hex } from "../../test/builders/hex";
import { argon2id } from "./argon2";
import { utf8 } from "./bytes";

const password = utf8("password");
const salt = utf8("somesalt");

// Answers of the reference implementation (phc-winner-argon2, src/test.c, version 0x13).
describe("argon2id", () => {
  it.each([
    [
      { memoryKiB: 256, passes: 2, lanes: 1 },
      "9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe",
    ],
    [
      { memoryKiB: 256, passes: 2, lanes: 2 },
      "6d093c501fd5999645e0ea3bf620d7b8be7fd2db59c20d9fff9539da2bf57037",
    ],
    [
      { memoryKiB: 65_536, passes: 2, lanes: 1 },
      "09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7",
    ],
  ])("gives the known answer at %j", async (cost, answer) => {
    expect(await argon2id({ ...cost, password, salt })).toEqual(hex(answer));
  });

  it("takes a password of many kilobytes", async () => {
    const cost = { memoryKiB: 256, passes: 2, lanes: 1, salt };
    const long = await argon2id({ ...cost, password: new Uint8Array(100_000).fill(1) });
    const longer = await argon2id({ ...cost, password: new Uint8Array(100_001).fill(1) });
    expect(long).not.toEqual(longer);
  });
});
