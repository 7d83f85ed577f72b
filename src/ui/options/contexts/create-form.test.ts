import { describe, expect, it } from "vitest";
import { refill } from "./create-form";

const NOTHING = { name: "", systemPrompt: "", personality: "" };
const COACH = { name: "Coach", systemPrompt: "Ask first.", personality: "warm" };
const CRITIC = { name: "Critic", systemPrompt: "Find faults.", personality: "dry" };

describe("another template", () => {
  it("takes the place of the one that was chosen before", () => {
    expect(refill(COACH, COACH, CRITIC)).toEqual(CRITIC);
    expect(refill(CRITIC, CRITIC, NOTHING)).toEqual(NOTHING);
  });

  it("leaves what was written, before a template and after it", () => {
    const written = { ...NOTHING, systemPrompt: "My own words" };
    const withCoach = refill(written, NOTHING, COACH);
    expect(withCoach).toEqual({ ...COACH, systemPrompt: "My own words" });
    const named = { ...withCoach, name: "Mine" };
    expect(refill(named, COACH, CRITIC)).toEqual({ ...written, name: "Mine", personality: "dry" });
    expect(refill(named, COACH, NOTHING)).toEqual({ ...written, name: "Mine" });
  });
});
