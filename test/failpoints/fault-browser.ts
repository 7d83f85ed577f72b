import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { openPage } from "../../scripts/browser/open-panel.mjs";
import { launchExtension, type RunningExtension } from "../browser/harness/launch-extension";
import { type Arm, CLOCK_AHEAD, FAILPOINTS, type Signal } from "./arm";
import { QUIET_PAGE } from "./failpoint-plugin";
import { clearAlarms, wipeProfile } from "./stored-rows";

/** How long a failpoint that was armed is waited for once nothing else is left to do. */
const PATIENCE_MS = 2_000;

/** Nothing more was reached for so long: what was under way is done. */
const SETTLE_MS = 30;

export type FaultBrowser = {
  /** A page of the extension that asks the worker for nothing by itself. */
  readonly page: Page;
  readonly call: Awaited<ReturnType<typeof launchExtension>>["call"];
  /** Ends the worker and forgets every arm; the next call starts another. */
  readonly kill: () => Promise<void>;
  /** A profile as new, and no worker. */
  readonly reset: () => Promise<void>;
  /** From here on hits count. `running` says whether a worker is there to hear of it. */
  readonly arm: (arms: readonly Arm[], worker: { readonly running: boolean }) => Promise<void>;
  /** Ids in the order in which a running worker hit them since the last `arm`; ends the counting. */
  readonly hits: () => Promise<readonly string[]>;
  /** Resolves when the armed point that stops the worker is reached, and only then. */
  readonly stopped: () => Promise<void>;
  /** Whether it is reached before long. */
  readonly stopsSoon: () => Promise<boolean>;
  /** From the next worker on its clock is so much ahead (milliseconds), until the session's end. */
  readonly setAhead: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A browser with the test build, for as many runs as fit. */
export async function launchFaultBrowser(extensionDir: string): Promise<FaultBrowser> {
  const extension = await launchExtension({ extensionDir, setUp: false });
  const page = await openQuietPage(extension);
  const signals = await listen(page);
  const kill = async () => {
    await extension.killWorker();
    await page.evaluate((key) => chrome.storage.session.remove(key), FAILPOINTS);
  };
  const armWorker = async (arms: readonly Arm[]) => {
    const armed = signals.armed();
    await page.evaluate(
      (name, signal) => Reflect.get(globalThis, name).postMessage(signal),
      FAILPOINTS,
      { type: "arm", arms } as const,
    );
    await armed;
  };
  return {
    page,
    call: extension.call,
    kill,
    reset: async () => {
      // Before the worker is stopped, too: nothing then starts the next one.
      await clearAlarms(page);
      await extension.killWorker();
      await wipeProfile(page);
    },
    arm: async (arms, { running }) => {
      // What still goes on behind the last answer is no part of what follows.
      if (running) await signals.untilQuiet();
      signals.clear();
      await page.evaluate(
        (key, value) => chrome.storage.session.set({ [key]: value }),
        FAILPOINTS,
        arms,
      );
      if (running) await armWorker(arms);
      await signals.takeHits();
    },
    hits: async () => {
      // What goes on behind an answer: the mark of the generation, a run's last steps, jobs.
      await signals.untilQuiet();
      // The answer comes after every hit before it.
      await armWorker([]);
      return signals.takeHits();
    },
    stopped: signals.stopped,
    stopsSoon: signals.stopsSoon,
    setAhead: (ms) =>
      page.evaluate((key, value) => chrome.storage.session.set({ [key]: value }), CLOCK_AHEAD, ms),
    close: extension.close,
  };
}

/** The tab that the worker opens once installed, without what the welcome page does. */
async function openQuietPage({ browser, extensionId }: RunningExtension): Promise<Page> {
  const welcome = await browser.waitForTarget((target) => target.url().endsWith("/welcome.html"));
  return openPage(browser, { extensionId, path: QUIET_PAGE, tab: await welcome.asPage() });
}

async function listen(page: Page) {
  const waiting = new Set<() => void>();
  let isStopped = false;
  let isArmed = false;
  await page.exposeFunction("onFailpoint", (signal: Signal) => {
    if (signal.type === "stopped") isStopped = true;
    if (signal.type === "armed") isArmed = true;
    for (const check of waiting) check();
  });
  await page.evaluate((name) => {
    const hits: string[] = [];
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
      // Hits are many: they stay here until they are asked for.
      if (data.type === "hits") hits.push(...data.ids);
      else Reflect.get(globalThis, "onFailpoint")(data);
    };
    Object.assign(globalThis, {
      [name]: channel,
      takeHits: () => hits.splice(0),
      countHits: () => hits.length,
    });
  }, FAILPOINTS);

  const until = (isTrue: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isTrue()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  const stopped = () => until(() => isStopped);
  const countHits = (): Promise<number> =>
    page.evaluate(() => Reflect.get(globalThis, "countHits")());
  return {
    clear: () => {
      isStopped = false;
      waiting.clear();
    },
    untilQuiet: async () => {
      for (let before = -1, now = 0; now !== before; now = await countHits()) {
        before = now;
        await sleep(SETTLE_MS);
      }
    },
    takeHits: (): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, "takeHits")()),
    armed: () => {
      isArmed = false;
      return until(() => isArmed);
    },
    stopped,
    stopsSoon: () =>
      Promise.race([stopped().then(() => true), sleep(PATIENCE_MS, false, { ref: false })]),
  };
}
