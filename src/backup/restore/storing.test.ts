import { describe, expect, it } from "vitest";
import { createStoring } from "./storing";

describe("createStoring", () => {
  it("runs two at once, and no more", async () => {
    const storing = createStoring();
    let running = 0;
    let most = 0;
    for (let nth = 0; nth < 6; nth += 1) {
      await storing.add(async () => {
        running += 1;
        most = Math.max(most, running);
        await pause();
        running -= 1;
      });
    }
    await storing.end();
    expect([most, running]).toEqual([2, 0]);
  });

  it("does what comes afterwards once all before it is done", async () => {
    const storing = createStoring();
    const done: string[] = [];
    const work = (name: string) => async () => {
      await pause();
      done.push(name);
    };
    await storing.add(work("first"));
    storing.afterwards(async () => {
      done.push("told");
    });
    await storing.add(work("second"));
    await storing.end();
    expect(done.indexOf("told")).toBeGreaterThan(done.indexOf("first"));
    expect(done).toHaveLength(3);
  });

  it("fails as what it was given fails, and begins nothing long after", async () => {
    const storing = createStoring();
    let begun = 0;
    await storing.add(async () => {
      throw new RangeError("full");
    });
    const more = async () => {
      for (let nth = 0; nth < 5; nth += 1) {
        await storing.add(async () => {
          begun += 1;
        });
      }
    };
    await expect(more()).rejects.toThrow(RangeError);
    expect(begun).toBeLessThan(2);
    await expect(storing.end()).rejects.toThrow(RangeError);
  });
});

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
