import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { callWorker } from "../../../scripts/browser/call-worker.mjs";
import { launchChromium } from "../../../scripts/browser/launch-chromium.mjs";
import { openPage, openPanel, waitUntilReady } from "../../../scripts/browser/open-panel.mjs";
import { ensureChromium } from "../../../scripts/ensure-chromium.mjs";
import { readExtensionId } from "../../../scripts/extension-id.mjs";
import { EXTENSION_DIR } from "../../../scripts/project-root.mjs";
import type { CallInput, CallName, CallOutput } from "../../../src/contract/contract";
import type { NewMethod } from "../../../src/domain/unlock-method";
import { killWorker } from "./kill-worker";
import { copyReadyProfile } from "./ready-profile";
import { watchStream } from "./watch-stream";

// No name resolves but this machine's: a test that calls out fails instead of passing by luck.
const OFFLINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost";

// A suggestion list of the address bar that is a page of its own, and a renderer kept in reserve: of six
// launches with three pages each they took 7 of 26 seconds of the processors.
const LEAN =
  "--disable-features=SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup";

export type LaunchOptions = {
  /** The build to load. */
  readonly extensionDir?: string;
  /** Kept after `close`, for a second launch; without it a fresh one is made and removed. */
  readonly profileDir?: string;
  readonly extraArgs?: readonly string[];
  /** With scrollbars that take room, as a person's window has them. */
  readonly scrollbars?: boolean;
  /**
   * The first unlock method of a profile that has no vault yet; without it there is no lock.
   * `false` leaves the profile new.
   */
  readonly setUp?: NewMethod | false;
  /**
   * Whether titles and summaries are made in the background, as in the product; without it a profile
   * set up here has them off, so that a server hears only what the test itself sends.
   */
  readonly jobs?: boolean;
  /** Whether the tour is offered, as in the product; a profile set up here has it behind it otherwise. */
  readonly tour?: boolean;
};

/** What a page shows, by the state of the vault. */
export type Gate = "new" | "locked" | "unavailable" | "open";

/** Its pages are as the active window shows them, whichever that is: in others nothing is `:focus`. */
export type RunningExtension = {
  readonly browser: Browser;
  readonly extensionId: string;
  readonly profileDir: string;
  /** Ready to type; with `gate` as soon as it shows what it shows in that state of the vault. */
  readonly openPanel: (options?: { readonly gate: Gate }) => Promise<Page>;
  readonly openPage: (path: string) => Promise<Page>;
  readonly call: <N extends CallName>(
    page: Page,
    name: N,
    input: CallInput<N>,
  ) => Promise<CallOutput<N>>;
  readonly watch: typeof watchStream;
  readonly killWorker: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A headless Chromium that has the built extension and nothing else; end it with `close`. */
export async function launchExtension(options: LaunchOptions = {}): Promise<RunningExtension> {
  const extensionDir = options.extensionDir ?? EXTENSION_DIR;
  const extensionId = await readExtensionId(extensionDir);
  const profileDir = options.profileDir ?? (await mkdtemp(join(tmpdir(), "confidant-profile-")));
  const isReady = isUsual(options) && (await copyReadyProfile(profileDir));
  const browser = await launchChromium({
    executablePath: await ensureChromium(),
    extensionDir,
    profileDir,
    headless: true,
    scrollbars: options.scrollbars ?? false,
    extraArgs: [OFFLINE, LEAN, ...(options.extraArgs ?? [])],
  });
  const extension: RunningExtension = {
    browser,
    extensionId,
    profileDir,
    openPanel: async ({ gate } = { gate: "open" }) => {
      const panel = await openPanel(browser, { extensionId });
      await panel.emulateFocusedPage(true);
      if (gate === "open") await waitUntilReady(panel);
      else await panel.waitForSelector(`[data-gate="${gate}"]:not(:empty)`);
      return panel;
    },
    openPage: async (path) => {
      const page = await openPage(browser, { extensionId, path });
      await page.emulateFocusedPage(true);
      return page;
    },
    call: callWorker,
    watch: watchStream,
    killWorker: () => killWorker(browser, extensionId),
    close: async () => {
      await browser.close();
      if (options.profileDir === undefined) {
        await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
  const { setUp = { kind: "device" }, jobs = false, tour = false } = options;
  try {
    if (setUp !== false && !isReady) await setUpVault(extension, { method: setUp, jobs, tour });
  } catch (error) {
    await extension.close();
    throw error;
  }
  return extension;
}

/** Whether the ready profile is what these options ask for, once they find no other. */
function isUsual({ extensionDir, setUp, jobs, tour }: LaunchOptions): boolean {
  const isDevice = setUp === undefined || (setUp !== false && setUp.kind === "device");
  return extensionDir === undefined && isDevice && jobs !== true && tour !== true;
}

/** Does nothing to a profile that has a vault, as on a second launch. */
async function setUpVault(
  extension: RunningExtension,
  {
    method,
    jobs,
    tour,
  }: { readonly method: NewMethod; readonly jobs: boolean; readonly tour: boolean },
): Promise<void> {
  const page = await extension.openPage("welcome.html");
  const { state } = await extension.call(page, "vault.status", {});
  if (state === "new") {
    await extension.call(page, "vault.setUp", { method });
    if (!jobs) await extension.call(page, "prompt.change", { backgroundLocal: false });
    if (!tour) await page.evaluate(() => localStorage.setItem("tour", "ended"));
  }
  await page.close();
}
