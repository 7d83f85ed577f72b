import { describe, expect, it } from "vitest";
import { DAY_MS, expiryOf, isAside, type Lasting, neverExpires, WARNING_MS } from "./expiry";

const NOW = Date.UTC(2026, 5, 1, 12);
const ORDINARY = { pinned: false, first: false };
const WEEK = { ...ORDINARY, expiryDays: 7, renewedAt: NOW - 30 * DAY_MS };

/** As `expiryOf`, of what ends. */
function endOf(...input: Parameters<typeof expiryOf>) {
  const expiry = expiryOf(...input);
  if (expiry.at === null) throw new Error("never ends");
  return expiry;
}

/** When a context of seven days ends that was talked in at that time. */
function spokenAt(lastChatAt: number | null, now = NOW) {
  return endOf(WEEK, { lastChatAt }, now);
}

describe("expiryOf", () => {
  it("M-065 D-10 ends seven days after the last chat, to the millisecond", () => {
    const { at } = spokenAt(NOW);
    expect(at).toBe(NOW + 7 * DAY_MS);
    expect(spokenAt(NOW, at - 1).state).toBe("warning");
    expect(spokenAt(NOW, at)).toEqual({ at, state: "expired" });
  });

  it("M-067 warns in the last 24 hours, from their first millisecond on", () => {
    const { at } = spokenAt(NOW);
    expect(WARNING_MS).toBe(24 * 60 * 60 * 1_000);
    expect(spokenAt(NOW, at - WARNING_MS - 1).state).toBe("fresh");
    expect(spokenAt(NOW, at - WARNING_MS)).toEqual({ at, state: "warning" });
  });

  it("ends at a time that can be shown, however many days somebody else's context says", () => {
    const { at } = endOf({ ...WEEK, expiryDays: 9e15 }, { lastChatAt: NOW }, NOW);
    expect(new Date(at).getUTCFullYear()).toBe(9_999);
  });

  it("M-008 lasts as many days as the context says", () => {
    for (const expiryDays of [1, 14, 3_650]) {
      const lasting = { ...ORDINARY, expiryDays, renewedAt: NOW };
      const { at } = endOf(lasting, { lastChatAt: null }, NOW);
      expect(at).toBe(NOW + expiryDays * DAY_MS);
      expect(expiryOf(lasting, { lastChatAt: null }, at - 1).state).not.toBe("expired");
      expect(expiryOf(lasting, { lastChatAt: null }, at).state).toBe("expired");
    }
  });

  it("warns at once where it lasts one day only", () => {
    const lasting = { ...ORDINARY, expiryDays: 1, renewedAt: NOW };
    expect(expiryOf(lasting, { lastChatAt: null }, NOW).state).toBe("warning");
  });

  it("M-068 counts from what was later: a chat, or that it was made, extended or restored", () => {
    expect(spokenAt(null).state).toBe("expired");
    expect(spokenAt(NOW - 1).at).toBe(NOW - 1 + 7 * DAY_MS);
    const extended = { ...ORDINARY, expiryDays: 7, renewedAt: NOW };
    const { at } = endOf(extended, { lastChatAt: NOW - 20 * DAY_MS }, NOW);
    expect(at).toBe(NOW + 7 * DAY_MS);
  });

  it("M-066 follows from the time at which it is asked, and changes nothing by it", () => {
    const states = [0, 6, 7, 400].map((days) => spokenAt(NOW, NOW + days * DAY_MS).state);
    expect(states).toEqual(["fresh", "warning", "expired", "expired"]);
    expect(spokenAt(NOW).state).toBe("fresh");
  });

  it("D-10 takes what a clock far ahead has noted for now, so that it ends at all", () => {
    const ahead = NOW + 3_653 * DAY_MS;
    expect(spokenAt(ahead)).toEqual({ at: NOW + 7 * DAY_MS, state: "fresh" });
    const made = { ...ORDINARY, expiryDays: 7, renewedAt: ahead };
    expect(expiryOf(made, { lastChatAt: null }, NOW).at).toBe(NOW + 7 * DAY_MS);
    expect(spokenAt(ahead, ahead + 7 * DAY_MS).state).toBe("expired");
  });

  it("D-10 calls nothing expired by a clock ten years behind, and all by one ten years ahead", () => {
    expect(spokenAt(NOW, NOW - 3_653 * DAY_MS).state).toBe("fresh");
    expect(spokenAt(NOW, NOW + 3_653 * DAY_MS).state).toBe("expired");
    expect(spokenAt(NOW).state).toBe("fresh");
  });

  it("D-24 never ends for the first context and pinned ones, at any time", () => {
    for (const mark of [{ pinned: true }, { first: true }, { pinned: true, first: true }]) {
      const lasting: Lasting = { ...WEEK, ...mark };
      expect(neverExpires(lasting)).toBe(true);
      for (const now of [NOW, NOW + 36_530 * DAY_MS]) {
        expect(expiryOf(lasting, { lastChatAt: null }, now)).toEqual({ at: null, state: "never" });
      }
    }
    expect(neverExpires({ pinned: false })).toBe(false);
  });

  it("D-24 has a context answer nothing once it is over or archived, whoever has done that", () => {
    const talked = { lastChatAt: NOW };
    const ordinary = { ...WEEK, archived: null };
    expect(isAside(ordinary, talked, NOW + 7 * DAY_MS - 1)).toBe(false);
    expect(isAside(ordinary, talked, NOW + 7 * DAY_MS)).toBe(true);
    const kept = { ...ordinary, pinned: true };
    expect(isAside(kept, talked, NOW + 400 * DAY_MS)).toBe(false);
    expect(isAside({ ...kept, archived: { at: NOW, by: "person" } }, talked, NOW)).toBe(true);
  });
});
