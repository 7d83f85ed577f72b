import { describe, expect, it } from "vitest";
import { runSteps } from "./run-steps.mjs";
import type { Step } from "./steps.mjs";

function makeStep(name: string, failed: number, needs: string[] = []) {
  const ran = { count: 0 };
  const run = async () => {
    ran.count += 1;
    return {
      tally: { passed: failed === 0 ? 1 : 0, failed, skipped: 0 },
      output: `${name} said so`,
    };
  };
  return { ran, step: { name, needs, run } };
}

async function runAll(...lanes: { readonly step: Step }[][]) {
  let printed = "";
  const passed = await runSteps(
    lanes.map((lane) => lane.map(({ step }) => step)),
    (text) => {
      printed += text;
    },
  );
  return { passed, printed, lastLine: printed.trimEnd().split("\n").at(-1) };
}

describe("runSteps", () => {
  it("goes on after a failure and shows only the failing step's output", async () => {
    const steps = [makeStep("types", 1), makeStep("lint", 0)];
    const { passed, printed, lastLine } = await runAll(steps);
    expect(passed).toBe(false);
    expect(printed).toContain("types said so");
    expect(printed).not.toContain("lint said so");
    expect(lastLine).toBe("1 passed, 1 failed");
  });

  it("names what passed only alone, before the tally", async () => {
    const { step } = makeStep("browser", 0);
    const run = async () => ({ ...(await step.run()), notes: ["a.test.ts > waits: too long"] });
    const { passed, printed, lastLine } = await runAll([{ step: { ...step, run } }]);
    expect(passed).toBe(true);
    expect(printed).toMatch(/Unsteady: .*\n {2}a\.test\.ts > waits: too long\n/);
    expect(lastLine).toBe("1 passed, 0 failed");
  });

  it("does not run what needs a failed step", async () => {
    const size = makeStep("size", 0, ["build"]);
    const { lastLine } = await runAll([makeStep("build", 1), size]);
    expect(size.ran.count).toBe(0);
    expect(lastLine).toBe("0 passed, 1 failed");
  });

  it("does not run what needs two steps of which one failed", async () => {
    const last = makeStep("requirements", 0, ["unit", "browser"]);
    const { printed } = await runAll([makeStep("unit", 0), makeStep("browser", 1), last]);
    expect(last.ran.count).toBe(0);
    expect(printed).toContain("not run: browser failed");
  });

  it("runs the lanes beside each other, and what needs a step of another lane after that", async () => {
    const order: string[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const tally = { passed: 1, failed: 0, skipped: 0 };
    const step = (name: string, work: () => unknown, needs: string[] = []) => ({
      step: {
        name,
        needs,
        run: async () => {
          await work();
          order.push(name);
          return { tally, output: "" };
        },
      },
    });
    await runAll(
      [step("slow", () => released)],
      [step("quick", release), step("last", () => {}, ["slow"])],
    );
    // The slow one ends because the quick one ran beside it.
    expect([...order.slice(0, 2).sort(), order[2]]).toEqual(["quick", "slow", "last"]);
  });

  it("names each failure at the very end, whichever lane it was in", async () => {
    const failing = (name: string, failures: string[]) => ({
      step: {
        name,
        run: async () => ({
          tally: { passed: 0, failed: 1, skipped: 0 },
          output: "many\nwords\n".repeat(200),
          failures,
        }),
      },
    });
    const { printed } = await runAll(
      [failing("unit tests", ["a.test.ts > adds: expected 2"]), makeStep("types", 1)],
      [
        failing(
          "browser tests",
          Array.from({ length: 120 }, (_, nth) => `b.test.ts > ${nth}`),
        ),
      ],
    );
    const end = printed.trimEnd().split("\n").slice(-100);
    expect(end).toContain("  a.test.ts > adds: expected 2");
    expect(end).toContain("  types: see its output above");
    expect(end).toContain("  b.test.ts > 87");
    expect(end).toContain("  and 32 more");
  });

  it("passes when every step passes", async () => {
    const { passed, lastLine } = await runAll([
      makeStep("build", 0),
      makeStep("size", 0, ["build"]),
    ]);
    expect(passed).toBe(true);
    expect(lastLine).toBe("2 passed, 0 failed");
  });
});
