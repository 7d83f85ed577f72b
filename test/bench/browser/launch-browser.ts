import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureChromium } from "../../../scripts/ensure-chromium.mjs";
import { type CdpPipe, openCdpPipe } from "./cdp-pipe";
import {
  type BenchPage,
  type MemoryWatch,
  openBenchPage,
  targetHeapBytes,
  watchTargetMemory,
  workerBytes,
} from "./page";
import { type TraceEvent, traceTasks } from "./trace-tasks";

const FLAGS = [
  "--headless=new",
  "--remote-debugging-pipe",
  "--enable-unsafe-extension-debugging",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--password-store=basic",
  "--use-mock-keychain",
  // A hidden tab's timers would be slowed down, and with them what is measured. Not so with
  // --disable-renderer-backgrounding: a panel in front would collect as a hidden page does (ADR 0055).
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
];

const PATIENCE_MS = 60_000;
const POLL_MS = 5;

type Target = { readonly targetId: string; readonly type: string; readonly url: string };

export type BenchBrowser = {
  /** Loads an unpacked extension and tells its id. */
  readonly load: (extensionDir: string) => Promise<string>;
  /** A new tab at an extension's page, loaded. */
  readonly openPage: (extensionId: string, path: string) => Promise<BenchPage>;
  /** A new tab in front at a web page, loaded. */
  readonly visit: (url: string) => Promise<void>;
  /** A page that is there or about to come, as the side panel. */
  readonly findPage: (url: string) => Promise<BenchPage>;
  /** Ends an extension's worker, if one runs, without ever attaching to it. */
  readonly stopWorker: (extensionId: string) => Promise<void>;
  /** Bytes that an extension's running worker holds. */
  readonly workerHeapBytes: (extensionId: string) => Promise<number>;
  /** Looks at the memory of an extension's running worker from now on. */
  readonly watchWorkerMemory: (extensionId: string, what: "taken" | "held") => Promise<MemoryWatch>;
  /** Bytes that a page's dedicated worker of that script holds, with its buffers. */
  readonly scriptBytes: (page: string, script: string) => Promise<number>;
  /** As the browser names itself, such as `Chromium 140.0.7339.80`. */
  readonly version: () => Promise<string>;
  /** The tasks and marks of a page's thread while something is done. */
  readonly traceTasks: (
    page: BenchPage,
    work: () => Promise<void>,
  ) => Promise<readonly TraceEvent[]>;
  readonly close: () => Promise<void>;
};

type Launching = {
  /** A folder of its own, which goes with the browser; made where it is left out. */
  readonly profile?: string;
  /** What the browser hands on to programs that it starts, beside what is there. */
  readonly env?: Readonly<Record<string, string>>;
};

/** A headless Chromium with a fresh profile; end it with `close`. */
export async function launchBrowser({
  profile: given,
  env,
}: Launching = {}): Promise<BenchBrowser> {
  const profile = given ?? (await mkdtemp(join(tmpdir(), "confidant-bench-")));
  const asRoot = process.platform === "linux" && process.getuid?.() === 0;
  const flags = [...FLAGS, ...(asRoot ? ["--no-sandbox"] : []), `--user-data-dir=${profile}`];
  const browser = spawn(await ensureChromium(), [...flags, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const ended = once(browser, "exit");
  const cdp = openCdpPipe(browser);
  return {
    load: async (path) => (await cdp.send("Extensions.loadUnpacked", { path })).id,
    openPage: async (extensionId, path) => {
      const url = `chrome-extension://${extensionId}/${path}`;
      const { targetId } = await cdp.send("Target.createTarget", { url });
      return openBenchPage(cdp, targetId);
    },
    visit: async (url) => {
      const { targetId } = await cdp.send("Target.createTarget", { url });
      await openBenchPage(cdp, targetId, "http:");
      await cdp.send("Target.activateTarget", { targetId });
    },
    findPage: async (url) => {
      const target = await until(url, async () =>
        (await listTargets(cdp)).find((one) => one.type !== "tab" && one.url === url),
      );
      return openBenchPage(cdp, target.targetId);
    },
    stopWorker: (extensionId) => stopWorker(cdp, extensionId),
    workerHeapBytes: async (extensionId) => {
      const worker = await until("a running worker", () => findWorker(cdp, extensionId));
      return targetHeapBytes(cdp, worker.targetId);
    },
    watchWorkerMemory: async (extensionId, what) => {
      const worker = await until("a running worker", () => findWorker(cdp, extensionId));
      return watchTargetMemory(cdp, worker.targetId, what);
    },
    scriptBytes: async (page, script) => {
      // A new profile opens a welcome page by itself, beside the one that is measured.
      const owners = await until(page, async () => {
        const all = await listTargets(cdp);
        const found = all.filter(({ type, url }) => type !== "tab" && url.endsWith(page));
        return found.length === 0 ? undefined : found;
      });
      return Promise.any(owners.map(({ targetId }) => workerBytes(cdp, targetId, script)));
    },
    version: async () =>
      (await cdp.send("Browser.getVersion")).product.replace(/^(?:Headless)?Chrome\//, "Chromium "),
    traceTasks: (page, work) => traceTasks(cdp, page, work),
    close: async () => {
      await cdp.send("Browser.close").catch(() => browser.kill());
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function stopWorker(cdp: CdpPipe, extensionId: string): Promise<void> {
  const find = () => findWorker(cdp, extensionId);
  const victim = await find();
  if (victim === undefined) return;
  const { targetId } = victim;
  await cdp.send("Target.closeTarget", { targetId });
  await until("a worker's end", async () =>
    (await find())?.targetId === targetId ? undefined : true,
  );
}

async function findWorker(cdp: CdpPipe, extensionId: string): Promise<Target | undefined> {
  return (await listTargets(cdp)).find(
    ({ type, url }) => type === "service_worker" && new URL(url).host === extensionId,
  );
}

async function listTargets(cdp: CdpPipe): Promise<readonly Target[]> {
  return (await cdp.send("Target.getTargets", { filter: [{}] })).targetInfos;
}

/** What `look` finds in a minute; fails with what it looked for. */
async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(POLL_MS);
  }
  throw new Error(`${what} did not come in a minute`);
}
