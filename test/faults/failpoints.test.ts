import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnswerServer, startAnswerServer } from "../failpoints/answer-server";
import { buildFailpoints } from "../failpoints/build-failpoints";
import { chooseStops } from "../failpoints/choose-stops";
import { type FaultBrowser, launchFaultBrowser } from "../failpoints/fault-browser";
import { recordStops } from "../failpoints/record-stops";
import { runScenario } from "../failpoints/run-scenario";
import { SCENARIOS } from "../failpoints/scenarios";

const HOUR_MS = 3_600_000;

let points: readonly string[];
let browser: FaultBrowser;
let server: AnswerServer;
/** In how many scenarios the worker was stopped there. */
const reached = new Map<string, number>();

beforeAll(async () => {
  const build = await buildFailpoints();
  points = build.points;
  browser = await launchFaultBrowser(build.extensionDir);
  server = await startAnswerServer();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe("the worker stopped at every await and transaction that holds the person's words", () => {
  it.each(SCENARIOS)(
    "loses and doubles nothing in $name",
    { timeout: HOUR_MS },
    async (scenario) => {
      const offered = await recordStops({ browser, server }, scenario);
      const tried = chooseStops(offered, scenario, reached);
      const stoppedAt = new Set<string>();
      const failed: string[] = [];
      for (const stop of tried) {
        try {
          const { stopped } = await runScenario({ browser, server }, scenario, stop);
          if (stopped) stoppedAt.add(stop.id);
        } catch (error) {
          failed.push(`${stop.id}, time ${stop.nth}: ${String(error)}`);
          console.log(failed.at(-1));
        }
      }
      for (const id of stoppedAt) reached.set(id, (reached.get(id) ?? 0) + 1);
      console.log(`${scenario.name}: ${tried.length} stops tried`);
      expect(failed).toEqual([]);
    },
  );

  it("has been stopped at each of them", () => {
    expect(points.filter((id) => !reached.has(id))).toEqual([]);
  });
});
