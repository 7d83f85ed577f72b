import { describe, expect, it } from "vitest";
import { cleanRecoveryKey, endsWithLast } from "./recovery-key";

const KEY = "AGE-SECRET-KEY-1QQQQQQXYZ234";

describe("endsWithLast", () => {
  it.each(["XYZ234", " xyz 234 ", "QXYZ234", KEY])("takes %j", (typed) => {
    expect(endsWithLast(KEY, typed)).toBe(true);
  });

  it.each(["", "YZ234", "XYZ235", "XYZ2344"])("refuses %j", (typed) => {
    expect(endsWithLast(KEY, typed)).toBe(false);
  });
});

describe("cleanRecoveryKey", () => {
  it("joins the lines of a print-out and does not mind small letters", () => {
    expect(cleanRecoveryKey(" age-secret-key-1qqq\n QQQxyz234\t")).toBe(KEY);
  });
});
