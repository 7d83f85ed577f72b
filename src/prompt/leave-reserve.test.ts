import { describe, expect, it } from "vitest";
import { calibrate } from "../domain/token-calibration";
import { featuresOf } from "../domain/token-features";
import { leaveReserve } from "./leave-reserve";

const ENGLISH = "The kettle had been on for a while, and nobody wanted to get up. ".repeat(20);
const GEORGIAN = "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებით. ".repeat(20);

const roomFor = (text: string, free: number, counter = calibrate([])) =>
  leaveReserve({ free, history: 1_000, fixed: [text], messages: [{ text }], counter });

describe("the room that history has", () => {
  it("is what it may take where the window has plenty", () => {
    expect(roomFor(GEORGIAN, 2_000)).toBe(1_000);
  });

  it("is less where the window is nearly full, the more the kind's count is in doubt", () => {
    const english = roomFor(ENGLISH, 1_100);
    expect(english).toBe(1_000);
    const georgian = roomFor(GEORGIAN, 1_100);
    expect(georgian).toBeLessThan(english / 2);
  });

  it("is given back as the model's counts are learned", () => {
    const seen = { features: featuresOf([GEORGIAN], 1), tokens: 2_000 };
    const learned = calibrate(Array.from({ length: 12 }, () => seen));
    expect(roomFor(GEORGIAN, 2_400 - 1, learned)).toBe(1_000);
    expect(roomFor(GEORGIAN, 1_100, learned)).toBeGreaterThan(roomFor(GEORGIAN, 1_100));
  });
});
