import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "./harness/barriers";
import { untilGate } from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { readConversation, say, untilStatus } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const QUESTION = "What can you do?";

let extension: RunningExtension;
let page: Page;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER);
  page = await extension.openPage("sidepanel.html");
  await page.setViewport({ width: 360, height: 640 });
  await page.waitForSelector("main[data-ready]");
  await untilStatus(page, await say(page, QUESTION), "complete");
});

afterAll(() => extension?.close());

/** Makes the database look as a later release leaves it; resolves with its rows' number. */
async function raiseVersion(): Promise<number> {
  await extension.killWorker();
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("confidant", 1_000);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction("messages").objectStore("messages").count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );
}

/** A page whose worker says that a deleted database is being put back, and has come so far. */
async function openRecovering(stage: "looking" | "staging" | "switching"): Promise<Page> {
  const shown = await extension.browser.newPage();
  await shown.evaluateOnNewDocument((now) => {
    type Answer = { readonly res: object };
    type Send = (given: unknown, answered?: (answer: Answer) => void) => Promise<Answer>;
    const { runtime } = chrome;
    const send = runtime.sendMessage.bind(runtime) as unknown as Send;
    const recovery = { stage: now, done: 1_200, total: 4_000, isReadable: false };
    const amid = ({ res, ...rest }: Answer) => ({
      ...rest,
      res: { ...res, state: "recovering", recovery },
    });
    // In both of its forms: with a callback it gives no promise.
    const sendAmid: Send = (given, answered) => {
      if ((given as { type?: string }).type !== "vault.status") return send(given, answered);
      if (answered === undefined) return send(given).then(amid);
      return send(given, (answer) => answered(amid(answer)));
    };
    Reflect.set(runtime, "sendMessage", sendAmid);
  }, stage);
  await shown.setViewport({ width: 360, height: 640 });
  await shown.goto(`chrome-extension://${extension.extensionId}/sidepanel.html`);
  return shown;
}

describe("the progress of a recovery", () => {
  it.each(["looking", "staging", "switching"] as const)(
    "has no barrier while it is %s, in light and dark, and nothing sticks out at 360 px",
    async (stage) => {
      const shown = await openRecovering(stage);
      await untilSeen(shown, `[data-recovering="${stage}"] progress`);
      for (const value of ["light", "dark"]) {
        await shown.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
        expect(await barriers(shown)).toEqual([]);
      }
      // In the theme's colours: the browser's are green and grey where it may not draw its own.
      expect(await shown.$eval("progress", (bar) => getComputedStyle(bar).appearance)).toBe("none");
      const bar = await shown.$eval("progress", ({ position }) => position);
      expect(bar).toBeCloseTo(stage === "staging" ? 0.3 : -1);
      expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await shown.close();
    },
  );
});

// One story: each test goes on where the one before has left the profile.
describe("a store that does not open", () => {
  it("is told as what it is, never shown as an empty one", async () => {
    expect(await raiseVersion()).toBe(2);
    await page.reload();
    await untilGate(page, "unavailable");
    expect(await page.$eval("[data-failure]", (part) => part.getAttribute("data-failure"))).toBe(
      "version-unknown",
    );
    expect(await page.$("[data-composer]")).toBeNull();
    // No key opens it, so nothing is promised that cannot be had.
    expect(await page.$("[data-export]")).toBeNull();
    for (const value of ["light", "dark"]) {
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(page)).toEqual([]);
    }
  });

  it("stays as it is when it is tried again", async () => {
    await clickOnceSeen(page, "[data-retry-open]");
    await page.waitForSelector("[data-retry-open]:not([disabled])");
    await untilGate(page, "unavailable");
  });

  it("lies untouched beside a new one, in which one can go on", async () => {
    await clickOnceSeen(page, "[data-start-new]");
    await clickOnceSeen(page, "[data-start-new-confirm]");
    await untilGate(page, "new");
    await extension.call(page, "vault.setUp", { method: { kind: "device" } });
    await page.waitForSelector("main[data-ready]");
    expect(await readConversation(page)).toEqual([]);
    const { current, stores } = await extension.call(page, "store.list", {});
    expect({ current, stores }).toEqual({
      current: "confidant-2",
      stores: ["confidant", "confidant-2"],
    });
    expect(await raiseVersion()).toBe(2);
  });

  it("is where it was when one comes back to it", async () => {
    const options = await extension.openPage("options.html#data");
    const use = (store: string) => `button[aria-label="Switch to this vault: ${store}"]`;
    await clickOnceSeen(options, "[data-folded=vaults] summary");
    await clickOnceSeen(options, use("Vault 1"));
    await untilGate(page, "unavailable");
    await clickOnceSeen(options, use("Vault 2"));
    await page.waitForSelector("main[data-ready]");
  });
});
