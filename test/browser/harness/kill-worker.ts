import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession } from "puppeteer-core";

const PATIENCE_MS = 5_000;
const POLL_MS = 10;
const AGAIN_MS = 500;

/**
 * Ends the extension's service worker as the browser does, and resolves once it is gone; the next
 * message starts it again. Never attaches to it: a worker that had a debugger does not come back.
 * Does nothing where no worker runs; fails if it lives on for 5 s.
 */
export async function killWorker(browser: Browser, extensionId: string): Promise<void> {
  const session = await browser.target().createCDPSession();
  try {
    const victim = await findWorker(session, extensionId);
    if (victim === undefined) {
      return;
    }
    for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
      // One that is only starting does not hear it: it is told again.
      if (waited % AGAIN_MS === 0) {
        await session.send("Target.closeTarget", { targetId: victim }).catch(() => undefined);
      }
      if ((await findWorker(session, extensionId)) !== victim) {
        return;
      }
      await sleep(POLL_MS);
    }
    throw new Error("the service worker outlived being closed");
  } finally {
    await session.detach();
  }
}

async function findWorker(session: CDPSession, extensionId: string): Promise<string | undefined> {
  const { targetInfos } = await session.send("Target.getTargets");
  return targetInfos.find(
    (info) => info.type === "service_worker" && new URL(info.url).host === extensionId,
  )?.targetId;
}
