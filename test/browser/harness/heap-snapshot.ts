import type { Browser, CDPSession, Page } from "puppeteer-core";

/** A page's JavaScript heap after garbage collection, as the text of a DevTools snapshot. */
export async function pageHeap(page: Page): Promise<string> {
  return takeSnapshot(await page.createCDPSession());
}

/**
 * The same of the extension's worker. Attaches to it, after which it never starts again: only for
 * the end of a test.
 */
export async function workerHeap(browser: Browser, extensionId: string): Promise<string> {
  const worker = browser
    .targets()
    .find((target) => target.type() === "service_worker" && target.url().includes(extensionId));
  if (worker === undefined) throw new Error("no worker runs");
  return takeSnapshot(await worker.createCDPSession());
}

/** What tells one worker from the next: its target's id; empty where none runs. */
export async function workerId(browser: Browser, extensionId: string): Promise<string> {
  const session = await browser.target().createCDPSession();
  const { targetInfos } = await session.send("Target.getTargets");
  await session.detach();
  const isWorker = ({ type, url }: { readonly type: string; readonly url: string }) =>
    type === "service_worker" && url.includes(extensionId);
  return targetInfos.find(isWorker)?.targetId ?? "";
}

/** Strings of more than 1,024 characters are cut there; bytes of array buffers are not in it. */
async function takeSnapshot(session: CDPSession): Promise<string> {
  const chunks: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await session.send("HeapProfiler.enable");
  // Twice: what only a finalizer lets go of is free after the first.
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await session.detach();
  return chunks.join("");
}
