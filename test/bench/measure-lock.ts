import { startOllamaServer } from "../fakes/ollama-server.mjs";
import { withBrowser } from "./bench-worker";
import type { BenchBrowser } from "./browser/launch-browser";
import type { BenchPage } from "./browser/page";
import { callProduct, type LoadedProduct, loadProduct } from "./call-product";
import { newestReply, openSidePanel, typeMessage } from "./product-panel";

const PASSPHRASE = "seven quiet herons at dusk";
const PATIENCE_MS = 60_000;
const SAID = "farewell";

/**
 * Milliseconds from another page's call to lock, while a panel and a tab show a reply being written,
 * until neither paints any of it; each round unlocks by the recovery key before.
 */
export async function measureLocks(
  build: string,
  { n }: { readonly n: number },
): Promise<number[]> {
  const scriptOptions = { text: `${SAID} `.repeat(20_000), tokensPerSecond: 100 };
  const server = await startOllamaServer({ script: "reply", scriptOptions });
  try {
    return await withBrowser(async (browser) => {
      const { unlock, ...shown } = await openLocked(browser, build, server);
      const samples: number[] = [];
      for (let round = 0; round < n; round += 1) {
        samples.push(await lockOnce(shown));
        await unlock();
      }
      return samples;
    });
  } finally {
    await server.close();
  }
}

/** A panel and a tab over a vault with a lock, and what unlocks it without a key derivation. */
export async function openLocked(
  browser: BenchBrowser,
  build: string,
  server: { readonly url: string },
): Promise<Shown & { readonly unlock: () => Promise<unknown> }> {
  const method = { kind: "passphrase", passphrase: PASSPHRASE } as const;
  const product = await loadProduct(browser, build, method);
  const { welcome } = product;
  const secret = { kind: "recovery", key: await addRecoveryKey(product) } as const;
  const choice = { provider: "ollama", name: "", url: server.url } as const;
  await callProduct(welcome, "model.choose", choice);
  const panel = await openSidePanel(browser, product.id, welcome);
  const tab = await browser.openPage(product.id, "sidepanel.html");
  return { welcome, panel, tab, unlock: () => callProduct(welcome, "vault.unlock", { secret }) };
}

async function addRecoveryKey({ welcome }: LoadedProduct): Promise<string> {
  const { key } = await callProduct(welcome, "vault.newRecoveryKey", {});
  const { generation } = await callProduct(welcome, "vault.status", {});
  await callProduct(welcome, "vault.addMethod", { generation, method: { kind: "recovery", key } });
  return key;
}

export type Shown = {
  readonly welcome: BenchPage;
  readonly panel: BenchPage;
  readonly tab: BenchPage;
};

async function lockOnce(shown: Shown): Promise<number> {
  const { panel, tab } = shown;
  const pages = [panel, tab];
  for (const page of pages) await page.run(waitFor, "main[data-ready]", PATIENCE_MS);
  const earlier = await newestReply(panel);
  await typeMessage(panel, "Tell me many words.");
  await panel.pressEnter();
  for (const page of pages) await page.run(waitForNewReply, earlier, SAID, PATIENCE_MS);
  return hide(shown, SAID);
}

/**
 * Milliseconds from the call to lock until neither page paints anything of the conversation; fails where
 * one of them holds that word on, or does not come to show the lock.
 */
export async function hide({ welcome, panel, tab }: Shown, said: string): Promise<number> {
  const pages = [panel, tab];
  const unseen = pages.map((page) => page.run(whenUnseen, PATIENCE_MS));
  const blank = pages.map((page) => page.run(whenBlank, said, PATIENCE_MS));
  // From before the call, which waits for no page that draws: their own tasks count.
  const start = Date.now();
  await callProduct(welcome, "vault.lock", {});
  await Promise.all(blank);
  return Math.max(...(await Promise.all(unseen))) - start;
}

/** Resolves once the page has such an element; fails after so many milliseconds. */
export async function waitFor(selector: string, patience: number): Promise<void> {
  for (const started = Date.now(); document.querySelector(selector) === null; ) {
    if (Date.now() - started > patience) throw new Error(`there is no ${selector}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function waitForNewReply(earlier: string, said: string, patience: number): Promise<void> {
  for (const started = Date.now(); Date.now() - started < patience; ) {
    const newest = [...document.querySelectorAll<HTMLElement>("[data-turn]")].at(-1);
    const isNew = newest !== undefined && newest.dataset.turn !== earlier;
    if (isNew && newest.textContent?.includes(said)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("no reply came");
}

/**
 * When the first frame was made in which nothing of any message is painted: milliseconds since 1970. A
 * page that makes no frames is one that nobody sees.
 */
function whenUnseen(patience: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const look = () => {
      const turns = [...document.querySelectorAll("[data-turn]")];
      // What is looked at before a frame is made is what that frame paints.
      if (!turns.some((turn) => turn.checkVisibility())) setTimeout(() => resolve(Date.now()), 0);
      else if (Date.now() - started > patience) reject(new Error("the page went on painting"));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Resolves once the page shows the lock and holds no word of the reply. */
function whenBlank(said: string, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const isLocked = document.querySelector('[data-gate="locked"]') !== null;
      if (!isLocked || document.body.textContent?.includes(said)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.documentElement, everything);
    // The lock may have been faster.
    look();
    setTimeout(() => reject(new Error("the page did not go blank")), patience);
  });
}
