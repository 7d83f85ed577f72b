import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnswerServer, startAnswerServer } from "../failpoints/answer-server";
import { buildFailpoints } from "../failpoints/build-failpoints";
import { chooseStops, ENOUGH } from "../failpoints/choose-stops";
import { type FaultBrowser, launchFaultBrowser } from "../failpoints/fault-browser";
import { type FaultProgress, openFaultProgress } from "../failpoints/fault-progress";
import { recordStops } from "../failpoints/record-stops";
import { runScenario, type Stop } from "../failpoints/run-scenario";
import type { Scenario } from "../failpoints/scenario";
import { SCENARIOS } from "../failpoints/scenarios";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** After so many minutes no other stop is begun: the next run goes on there. */
const until =
  Date.now() + Number(process.env.FAULTS_MINUTES ?? Number.POSITIVE_INFINITY) * MINUTE_MS;

let points: readonly string[];
let browser: FaultBrowser;
let server: AnswerServer;
let progress: FaultProgress;

beforeAll(async () => {
  const build = await buildFailpoints();
  points = build.points;
  progress = await openFaultProgress(build.extensionDir);
  browser = await launchFaultBrowser(build.extensionDir);
  server = await startAnswerServer();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe("the worker stopped at every await and transaction that holds the person's words", () => {
  it.for(SCENARIOS)(
    "loses and doubles nothing in $name",
    { timeout: HOUR_MS },
    async (scenario, { skip }) => {
      if (progress.isPlayed(scenario.name)) return;
      skip(isLate(), "the time is up");
      const chosen = progress.chosen(scenario.name) ?? (await choose(scenario));
      const failed: string[] = [];
      for (const stop of chosen) {
        if (progress.tried(scenario.name, stop) !== null) continue;
        skip(isLate() && failed.length === 0, "the time is up");
        const failure = await tryStop(scenario, stop);
        if (failure === null) continue;
        failed.push(`${stop.id}, time ${stop.nth}: ${failure}`);
        console.log(failed.at(-1));
      }
      console.log(`${scenario.name}: ${chosen.length} stops tried`);
      expect(failed).toEqual([]);
      await progress.savePlayed(scenario.name);
    },
  );

  it("has been stopped at each of them, in every scenario", async () => {
    const left = SCENARIOS.map(({ name }) => name).filter((name) => !progress.isPlayed(name));
    const { stops, ms } = progress.cost();
    const reached = progress.reached();
    const rest = points.reduce((sum, id) => sum + Math.max(0, ENOUGH - (reached.get(id) ?? 0)), 0);
    const ahead = left.length === 0 ? 0 : minutes((ms / Math.max(stops, 1)) * rest);
    console.log(
      `${SCENARIOS.length - left.length} of ${SCENARIOS.length} scenarios, ` +
        `${stops} stops in ${minutes(ms)} minutes; about ${ahead} more for the others`,
    );
    // The same command goes on with these.
    expect(left).toEqual([]);
    expect(points.filter((id) => !reached.has(id))).toEqual([]);
    await progress.remove();
  });
});

function isLate(): boolean {
  return Date.now() > until;
}

function minutes(ms: number): number {
  return Math.round(ms / MINUTE_MS);
}

async function choose(scenario: Scenario): Promise<readonly Stop[]> {
  const offered = await recordStops({ browser, server }, scenario);
  const chosen = chooseStops(offered, scenario, progress.reached()).map(({ id, nth }) => ({
    id,
    nth,
  }));
  await progress.saveChosen(scenario.name, chosen);
  return chosen;
}

/** What went wrong; null for nothing. */
async function tryStop(scenario: Scenario, { id, nth }: Stop): Promise<string | null> {
  const begun = Date.now();
  const [stopped, failure] = await runScenario({ browser, server }, scenario, { id, nth }).then(
    (run) => [run.stopped, null] as const,
    (error: unknown) => [false, String(error)] as const,
  );
  await progress.saveTried({
    scenario: scenario.name,
    id,
    nth,
    stopped,
    failure,
    ms: Date.now() - begun,
  });
  return failure;
}
