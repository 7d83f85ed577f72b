import { describe, expect, it } from "vitest";
import { createFakeKeyValueArea } from "../../test/fakes/key-value-area";
import { createAttempts } from "./attempts";

const MINUTE = 60_000;
const YEARS = 10 * 365 * 24 * 60 * MINUTE;

function makeAttempts() {
  const time = { now: YEARS * 2 };
  const warnings: string[] = [];
  const local = createFakeKeyValueArea();
  const deps = {
    local,
    clock: { now: () => time.now },
    storeName: "confidant",
    log: { warn: (code: string) => void warnings.push(code) },
  };
  return { time, warnings, local, deps, attempts: createAttempts(deps) };
}

/** Makes attempts as soon as they are taken; gives the seconds waited for before each. */
async function failTimes({ attempts, time }: ReturnType<typeof makeAttempts>, count: number) {
  const waits: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const seconds = await attempts.secondsLeft();
    waits.push(seconds);
    time.now += seconds * 1_000;
    await attempts.begin();
  }
  return waits;
}

describe("createAttempts", () => {
  it("takes four at once, then makes wait twice as long each time, up to 15 minutes", async () => {
    const waits = await failTimes(makeAttempts(), 15);
    expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it("refuses one that comes too early, with the seconds left, and does not count it", async () => {
    const made = makeAttempts();
    await failTimes(made, 5);
    made.time.now += 1_000;
    const early = { code: "too-many-attempts", data: { seconds: 3 } };
    await expect(made.attempts.begin()).rejects.toMatchObject(early);
    made.time.now += 3_000;
    await expect(made.attempts.begin()).resolves.toBeUndefined();
  });

  it("starts the wait anew where the clock was put back, and then lets it pass", async () => {
    const made = makeAttempts();
    await failTimes(made, 6);
    for (const back of [YEARS, 1]) {
      made.time.now -= back;
      expect(await made.attempts.secondsLeft()).toBe(8);
      await expect(made.attempts.begin()).rejects.toMatchObject({ code: "too-many-attempts" });
    }
    made.time.now += 8_000;
    await expect(made.attempts.begin()).resolves.toBeUndefined();
  });

  it("keeps counting where the clock runs ahead and comes back", async () => {
    const made = makeAttempts();
    await failTimes(made, 5);
    made.time.now += YEARS;
    await made.attempts.begin();
    made.time.now -= YEARS;
    expect(await made.attempts.secondsLeft()).toBe(8);
  });

  it("counts the attempts on each store for themselves", async () => {
    const made = makeAttempts();
    await failTimes(made, 5);
    const other = createAttempts({ ...made.deps, storeName: "confidant-2" });
    expect(await other.secondsLeft()).toBe(0);
  });

  it("takes a count that it cannot read for none, and goes on, with a warning, where it cannot write", async () => {
    const made = makeAttempts();
    await made.local.set("unlock-attempts:confidant", { count: "many" });
    expect(await made.attempts.secondsLeft()).toBe(0);
    const full = { ...made.local, set: () => Promise.reject(new Error("full")) };
    await createAttempts({ ...made.deps, local: full }).begin();
    expect(made.warnings).toEqual(["attempts-not-kept"]);
  });
});
