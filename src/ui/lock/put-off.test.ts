import { describe, expect, it } from "vitest";
import { createFakeStorage } from "../../../test/fakes/page-storage";
import { createPutOff } from "./put-off";

const DAY_MS = 24 * 60 * 60 * 1_000;

function setUp() {
  const storage = createFakeStorage();
  const clock = { time: 1_000 * DAY_MS, now: () => clock.time };
  const pages = new EventTarget();
  return { clock, pages, make: () => createPutOff({ storage, clock, pages }) };
}

describe("createPutOff", () => {
  it("leaves it at that for a week, in every page, and no longer", () => {
    const { clock, make } = setUp();
    const [one, other] = [make(), make()];
    expect(one.isPutOff()).toBe(false);
    one.putOff();
    clock.time += 6.9 * DAY_MS;
    expect([one.isPutOff(), other.isPutOff()]).toEqual([true, true]);
    clock.time += 0.2 * DAY_MS;
    expect([one.isPutOff(), other.isPutOff()]).toEqual([false, false]);
  });

  it("is not kept away by a clock that was set back", () => {
    const { clock, make } = setUp();
    const one = make();
    one.putOff();
    clock.time -= 100 * DAY_MS;
    expect(one.isPutOff()).toBe(false);
  });

  it("tells when it was put off here or in another page, until that is not wanted any more", () => {
    const { pages, make } = setUp();
    const one = make();
    const notifications: string[] = [];
    const stop = one.subscribe(() => notifications.push("told"));
    one.putOff();
    pages.dispatchEvent(new Event("storage"));
    expect(notifications).toHaveLength(2);
    stop();
    one.putOff();
    pages.dispatchEvent(new Event("storage"));
    expect(notifications).toHaveLength(2);
  });
});
