import { describe, expect, it } from "vitest";
import { createFakeLocks } from "../../test/fakes/locks";
import { createLocks } from "./locks";

describe("locks", () => {
  it("hand the work and its result through the browser's lock of that name", async () => {
    const names: string[] = [];
    const request = async (name: string, work: () => Promise<unknown>) => {
      names.push(name);
      return work();
    };
    const locks = createLocks({ request } as unknown as Pick<LockManager, "request">);
    expect(await locks.run("store", async () => 7)).toBe(7);
    expect(names).toEqual(["store"]);
  });

  it("run one piece of work at a time for a name, in order, in the fake", async () => {
    const locks = createFakeLocks();
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve));
      steps.push(`${name} ends`);
    };
    await Promise.all([locks.run("store", work("first")), locks.run("store", work("second"))]);
    expect(steps).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  });

  it("are free again after work that failed, in the fake", async () => {
    const locks = createFakeLocks();
    const failed = locks.run("store", () => Promise.reject(new Error("no")));
    await expect(failed).rejects.toThrow("no");
    expect(await locks.run("store", async () => 1)).toBe(1);
  });
});
