import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AnswerServer, startAnswerServer } from "../failpoints/answer-server";
import { buildFailpoints } from "../failpoints/build-failpoints";
import { chooseStops, type Recorded } from "../failpoints/choose-stops";
import { type FaultBrowser, launchFaultBrowser } from "../failpoints/fault-browser";
import { type FaultProgress, openFaultProgress } from "../failpoints/fault-progress";
import { NOT_PLAYED } from "../failpoints/not-played";
import { recordStops } from "../failpoints/record-stops";
import { runScenario, type Stop } from "../failpoints/run-scenario";
import type { Scenario } from "../failpoints/scenario";
import { SCENARIOS } from "../failpoints/scenarios";

type Rig = { readonly browser: FaultBrowser; readonly server: AnswerServer };

/** They wait for each other: what takes too long is told by `FAULTS_MINUTES`. */
const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/** Browsers at a time: one alone leaves a part of a small machine idle. */
const RIGS = 2;

/** How often a failpoint that a run did not reach again is tried in another scenario. */
const MORE_TRIES = 3;

/** After so many minutes no other stop is begun: the next run goes on there. */
const until =
  Date.now() + Number(process.env.FAULTS_MINUTES ?? Number.POSITIVE_INFINITY) * MINUTE_MS;

const rigs: Rig[] = [];
const idle: Rig[] = [];
let points: readonly string[];
let progress: FaultProgress;

beforeAll(async () => {
  const build = await buildFailpoints();
  points = build.points;
  progress = await openFaultProgress(build.extensionDir);
  while (rigs.length < RIGS) {
    const browser = await launchFaultBrowser(build.extensionDir);
    rigs.push({ browser, server: await startAnswerServer() });
  }
  idle.push(...rigs);
}, 240_000);

afterAll(async () => {
  for (const { browser, server } of rigs) {
    await browser.close();
    await server.close();
  }
});

beforeEach(({ expect: own }) => {
  // The common one knows of no test any more once another that ran beside has ended.
  expect.poll = own.poll;
});

describe("a worker that nothing stops", () => {
  it.concurrent.for(SCENARIOS)(
    "loses and doubles nothing in $name",
    { timeout: DAY_MS },
    async (scenario, { skip }) => {
      if (progress.played(scenario.name) !== null) return;
      await withRig(async (rig) => {
        skip(isLate(), "the time is up");
        const begun = Date.now();
        const stops = await recordStops(rig, scenario);
        await progress.savePlayed({ scenario: scenario.name, stops, ms: Date.now() - begun });
      });
    },
  );
});

describe("the worker stopped at every await and transaction that holds the person's words", () => {
  it.concurrent.for(SCENARIOS)(
    "loses and doubles nothing in $name",
    { timeout: DAY_MS },
    async (scenario, { skip }) => {
      skip(recorded().length < SCENARIOS.length, "the others were not played undisturbed");
      const chosen = chooseStops(recorded()).get(scenario.name) ?? [];
      const failed: string[] = [];
      await withRig(async (rig) => {
        for (const stop of chosen) {
          if (progress.tried(scenario.name, stop) !== null) continue;
          skip(isLate() && failed.length === 0, "the time is up");
          const failure = await tryStop(rig, scenario, stop);
          if (failure !== null) failed.push(`${stop.id}, time ${stop.nth}: ${failure}`);
        }
      });
      expect(failed).toEqual([]);
    },
  );

  it("has been stopped at each of them", { timeout: DAY_MS }, async ({ skip }) => {
    skip(isLate(), "the time is up");
    skip(recorded().length < SCENARIOS.length, "some were not played undisturbed");
    const [rig] = rigs;
    if (rig === undefined) throw new Error("no browser was started");
    const failed: string[] = [];
    for (const { scenario, stop } of elsewhere()) {
      if (isLate() || progress.reached().has(stop.id)) continue;
      const failure = await tryStop(rig, scenario, stop);
      if (failure !== null) failed.push(`${scenario.name}, ${stop.id}: ${failure}`);
    }
    const { stops, ms } = progress.cost();
    console.log(`${stops} stops in ${minutes(ms)} minutes of ${RIGS} browsers together`);
    expect(failed).toEqual([]);
    const reached = progress.reached();
    // The same command goes on with these.
    expect(points.filter((id) => !reached.has(id)).sort()).toEqual([...NOT_PLAYED].sort());
    await progress.remove();
  });
});

/** Does it with a browser that nobody else uses meanwhile. */
async function withRig(work: (rig: Rig) => Promise<void>): Promise<void> {
  const rig = await takeIdle();
  try {
    await work(rig);
  } finally {
    idle.push(rig);
  }
}

async function takeIdle(): Promise<Rig> {
  for (;;) {
    const rig = idle.shift();
    if (rig !== undefined) return rig;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function recorded(): readonly Recorded[] {
  return SCENARIOS.flatMap((scenario) => {
    const played = progress.played(scenario.name);
    return played === null ? [] : [{ scenario, stops: played.stops, ms: played.ms }];
  });
}

/** More stops at the failpoints at which a run was not stopped where one before it was. */
function elsewhere(): readonly { readonly scenario: Scenario; readonly stop: Stop }[] {
  const reached = progress.reached();
  const times = new Map<string, number>();
  return [...recorded()]
    .sort((left, right) => left.ms - right.ms)
    .flatMap(({ scenario, stops }) => stops.map((stop) => ({ scenario, stop })))
    .filter(({ scenario, stop }) => {
      if (reached.has(stop.id) || progress.tried(scenario.name, stop) !== null) return false;
      times.set(stop.id, (times.get(stop.id) ?? 0) + 1);
      return (times.get(stop.id) ?? 0) <= MORE_TRIES;
    });
}

function isLate(): boolean {
  return Date.now() > until;
}

function minutes(ms: number): number {
  return Math.round(ms / MINUTE_MS);
}

/** What went wrong; null for nothing. */
async function tryStop(rig: Rig, scenario: Scenario, { id, nth }: Stop): Promise<string | null> {
  const begun = Date.now();
  const [stopped, failure] = await runScenario(rig, scenario, { id, nth }).then(
    (run) => [run.stopped, null] as const,
    (error: unknown) => [false, String(error)] as const,
  );
  const { name } = scenario;
  if (failure !== null) console.log(`${name}: ${id}, time ${nth}: ${failure}`);
  const ms = Date.now() - begun;
  await progress.saveTried({ scenario: name, id, nth, stopped, failure, ms });
  return failure;
}
