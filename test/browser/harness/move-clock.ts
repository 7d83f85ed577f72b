import type { Page } from "puppeteer-core";
import type { RunningExtension } from "./launch-extension";

type Worker = Pick<RunningExtension, "browser">;

/**
 * Lets the worker's clock and those of the pages run so far ahead; a page is loaded anew. The worker
 * has a debugger from then on: it is not stopped any more, and must not be killed.
 */
export async function moveClock(
  { browser }: Worker,
  { ms, pages }: { readonly ms: number; readonly pages: readonly Page[] },
): Promise<void> {
  const target = await browser.waitForTarget((one) => one.type() === "service_worker");
  await (await target.worker())?.evaluate(setAhead, ms);
  for (const page of pages) {
    await page.evaluateOnNewDocument(setAhead, ms);
    await page.reload();
  }
}

/** Runs in the worker or page: counts from its real clock, however often it is told. */
function setAhead(ms: number): void {
  const known: unknown = Reflect.get(globalThis, "realNow");
  const now = typeof known === "function" ? () => Number(known()) : Date.now.bind(Date);
  Reflect.set(globalThis, "realNow", now);
  Date.now = () => now() + ms;
}
