import { expect, it } from "vitest";
import { findPassphraseProblem } from "../domain/passphrase-rules";
import { restoreCalls } from "./restore";

// As some systems type it: of each letter its mark comes after it, which are one in the form that is used.
const LONG = "a\u0308o\u0308".repeat(500);

it("a backup takes whatever passphrase a vault does, however it is typed", () => {
  expect(findPassphraseProblem(LONG)).toBeNull();
  const given = { kind: "passphrase", passphrase: LONG } as const;
  const id = crypto.randomUUID();
  const secret = { ...given, keyFile: "AAAA" };
  const preview = { source: { from: "file", id }, secret };
  expect(restoreCalls["restore.preview"].input.safeParse(preview).success).toBe(true);
  expect(restoreCalls["restore.kept"].input.safeParse({ secret: given }).success).toBe(true);
});
