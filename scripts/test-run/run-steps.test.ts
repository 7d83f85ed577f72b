import { describe, expect, it } from "vitest";
import { runSteps } from "./run-steps.mjs";

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

async function runAll(made: ReturnType<typeof makeStep>[]) {
  let printed = "";
  const passed = await runSteps(
    made.map(({ step }) => step),
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

  it("passes when every step passes", async () => {
    const { passed, lastLine } = await runAll([
      makeStep("build", 0),
      makeStep("size", 0, ["build"]),
    ]);
    expect(passed).toBe(true);
    expect(lastLine).toBe("2 passed, 0 failed");
  });
});
