import { describe, expect, it } from "vitest";
import { readAhead } from "./read-ahead";

describe("readAhead", () => {
  it("gives all in order, each asked for while the one before is in use", async () => {
    const { source, requested } = counting(3);
    const seen: string[] = [];
    for await (const one of readAhead(source)) {
      await nextTurn();
      seen.push(`${one} of ${requested()} asked`);
    }
    expect(seen).toEqual(["1 of 2 asked", "2 of 3 asked", "3 of 3 asked"]);
  });

  it("reads as many ahead as it may", async () => {
    const { source, requested } = counting(6);
    const seen: string[] = [];
    for await (const one of readAhead(source, 3)) {
      await nextTurn();
      seen.push(`${one} of ${requested()} asked`);
    }
    expect(seen.slice(0, 3)).toEqual(["1 of 4 asked", "2 of 5 asked", "3 of 6 asked"]);
    expect(seen.length).toBe(6);
  });

  it("ends what it reads where somebody stops early", async () => {
    const { source, hasEnded } = counting(3);
    for await (const _one of readAhead(source)) break;
    expect(hasEnded()).toBe(true);
  });

  it("gives what came before a failure, and then fails with it", async () => {
    async function* failing() {
      yield 1;
      throw new RangeError("no more");
    }
    const seen: number[] = [];
    const reading = (async () => {
      for await (const one of readAhead(failing())) {
        await nextTurn();
        seen.push(one);
      }
    })();
    await expect(reading).rejects.toThrow(RangeError);
    expect(seen).toEqual([1]);
  });
});

function counting(last: number) {
  let requested = 0;
  let ended = false;
  async function* count() {
    try {
      while (requested < last) {
        requested += 1;
        yield requested;
      }
    } finally {
      ended = true;
    }
  }
  return { source: count(), requested: () => requested, hasEnded: () => ended };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
