import { describe, expect, it } from "vitest";
import { createFirstChoice } from "./first-choice";

function setup() {
  const timers: (() => void)[] = [];
  const choice = createFirstChoice({ later: (run) => timers.push(run) });
  return { choice, timers };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 2));

describe("the search for a first model", () => {
  it("keeps nobody waiting where there is none", async () => {
    const { choice, timers } = setup();
    expect(await choice.ended()).toBe(false);
    await choice.during(async () => "found");
    expect(await choice.ended()).toBe(false);
    expect(timers).toEqual([]);
  });

  it.each(["finds", "fails"])("is waited for until it %s", async (how) => {
    const { choice } = setup();
    let end = () => {};
    const found = new Promise<void>((resolve, reject) => {
      end = how === "finds" ? resolve : () => reject(new Error("refused"));
    });
    const search = choice.during(() => found).catch(() => {});
    let waited: boolean | null = null;
    const waiting = choice.ended().then((had) => {
      waited = had;
    });
    await rest();
    expect(waited).toBeNull();
    end();
    await Promise.all([search, waiting]);
    expect(waited).toBe(true);
  });

  it("is told of for a moment after it made a choice, while a page may show what was before", async () => {
    const { choice, timers } = setup();
    await choice.during(async () => choice.made());
    expect(await choice.ended()).toBe(true);
    for (const run of timers) run();
    expect(await choice.ended()).toBe(false);
  });

  it("is not waited for longer than some seconds", async () => {
    const { choice, timers } = setup();
    void choice.during(() => new Promise(() => {}));
    const waiting = choice.ended();
    for (const run of timers) run();
    expect(await waiting).toBe(true);
  });
});
