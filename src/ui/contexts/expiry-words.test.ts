import { describe, expect, it } from "vitest";
import { words } from "../words/words";
import { expiryWords } from "./expiry-words";

const HOUR = 3_600_000;

describe("expiryWords", () => {
  it("M-067 says nothing while the end is far, and how much is left within the last day", () => {
    expect(expiryWords({ at: 40 * HOUR, state: "fresh" }, 0)).toBeNull();
    expect(expiryWords({ at: 6 * HOUR + 1, state: "warning" }, 0)?.mark).toBe("6 h");
    expect(expiryWords({ at: HOUR / 2, state: "warning" }, 0)?.mark).toBe("30 min");
  });

  it("calls a time that is over archived, also where the page was open meanwhile", () => {
    const past = words.contextMenu.archivedMark;
    expect(expiryWords({ at: 5, state: "expired" }, 9)?.mark).toBe(past);
    expect(expiryWords({ at: 5, state: "warning" }, 9)?.mark).toBe(past);
  });
});
