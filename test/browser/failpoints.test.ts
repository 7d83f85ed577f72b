import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AnswerServer, startAnswerServer } from "../failpoints/answer-server";
import { buildFailpoints } from "../failpoints/build-failpoints";
import { type FaultBrowser, launchFaultBrowser } from "../failpoints/fault-browser";
import { createPanel } from "../failpoints/panel";
import { recordStops } from "../failpoints/record-stops";
import { runScenario } from "../failpoints/run-scenario";
import { SCENARIOS } from "../failpoints/scenarios";
import { ask, begin } from "../failpoints/scenarios/first-message";
import { createSeededPick, readSeed } from "../failpoints/seeded-pick";

/** One of each kind, so that it costs seconds; `npm run test:faults` tries all. */
const SAMPLE: readonly string[] = [
  "a first message",
  "a store of an earlier release",
  "a vault that is locked and opened again",
  "a backup beside an older one",
  "a restore into a new profile",
  "a conversation that is deleted and brought back",
];
const STOPS_EACH = 1;
/** Each run of a scenario has a limit of its own, which tells which one hangs. */
const TIMEOUT = { timeout: 240_000 };

const seed = readSeed("FAILPOINT_SEED");

let browser: FaultBrowser;
let server: AnswerServer;

beforeAll(async () => {
  const { extensionDir } = await buildFailpoints();
  browser = await launchFaultBrowser(extensionDir);
  server = await startAnswerServer();
  // It builds the extension anew.
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it(
  `loses and doubles nothing when the worker is stopped (FAILPOINT_SEED=${seed})`,
  TIMEOUT,
  async () => {
    console.log(`FAILPOINT_SEED=${seed}`);
    const pick = createSeededPick(seed);
    const failed: string[] = [];
    let count = 0;
    for (const scenario of chooseScenarios(pick)) {
      const stops = await recordStops({ browser, server }, scenario);
      for (const stop of pick(stops, STOPS_EACH)) {
        try {
          const { stopped } = await runScenario({ browser, server }, scenario, stop);
          if (stopped) count += 1;
        } catch (error) {
          failed.push(`${scenario.name}: ${stop.id}, time ${stop.nth}: ${String(error)}`);
        }
      }
    }
    expect(failed).toEqual([]);
    // How often a point is reached varies with how a reply arrives, but not with most of them.
    expect(count).toBeGreaterThanOrEqual((SAMPLE.length * STOPS_EACH) / 2);
  },
);

/** Where a commit goes into the journal, beside the database's own. */
const JOURNAL = "store/journal/journal-database.ts#inLog.1";

it.each([
  ["the database goes on", "never"],
  ["the database is deleted then", "before"],
  ["the database is deleted once the page has said it again", "after"],
] as const)(
  "loses and doubles nothing where a worker stops as a commit goes into the journal, and %s",
  TIMEOUT,
  async (_how, deleted) => {
    let cuts = 0;
    for (let nth = 1; ; nth += 1) {
      await browser.reset();
      // What was stopped before, behind an answer, is forgotten.
      await browser.arm([], { running: false });
      const panel = createPanel(browser);
      const stage = { panel, browser, server };
      await begin(stage);
      await ask(stage, "one");
      await browser.arm([{ id: JOURNAL, nth, mode: "stop" }], { running: true });
      const id = randomUUID();
      const turn = { id, conversationId: panel.conversationId(), text: "two" };
      // From here on it is cut behind an answer, as in every scenario.
      if ((await panel.attempt("turn.send", turn)) !== null) break;
      cuts += 1;
      if (deleted === "before") await deleteStores(browser.page);
      // As the panel does where no answer came: the same command once more.
      await panel.call("turn.send", turn);
      // What is acknowledged by now is kept, though no backup has been made since.
      if (deleted === "after") await deleteStores(browser.page);
      panel.ledger.questions.push("two");
      await panel.finish(id);
      await panel.rest();
      const said = (await panel.list()).filter(({ role }) => role === "user");
      expect(said.map(({ text }) => text)).toEqual(["one", "two"]);
      const check = await panel.call("vault.check", {});
      expect(check).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
    }
    expect(cuts).toBeGreaterThan(0);
  },
);

/** As the browser deletes them; the journal lies elsewhere. */
function deleteStores(page: FaultBrowser["page"]): Promise<void> {
  return page.evaluate(async () => {
    for (const { name = "" } of await indexedDB.databases()) {
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      });
    }
  });
}

/** Those of the sample; any as many where a seed is given. */
function chooseScenarios(pick: ReturnType<typeof createSeededPick>) {
  const quick = SCENARIOS.filter(({ slow }) => slow !== true);
  if (process.env.FAILPOINT_SEED !== undefined) return pick(quick, SAMPLE.length);
  const sample = quick.filter(({ name }) => SAMPLE.includes(name));
  expect(sample).toHaveLength(SAMPLE.length);
  return sample;
}
