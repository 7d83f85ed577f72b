/** @typedef {import("puppeteer-core").Browser} Browser */
/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("puppeteer-core").Target} Target */

const PATIENCE_MS = 30_000;
const ATTEMPT_MS = 2_000;

/**
 * A page of the extension, in a new tab or in the one given.
 * @param {Browser} browser
 * @param {{ extensionId: string, path: string, tab?: Page }} where
 */
export async function openPage(browser, { extensionId, path, tab }) {
  const page = tab ?? (await browser.newPage());
  const url = `chrome-extension://${extensionId}/${path}`;
  for (const deadline = Date.now() + PATIENCE_MS; ; ) {
    try {
      await page.goto(url);
      return page;
    } catch (error) {
      // A browser that has just started may still load the extension, and refuses its pages meanwhile.
      if (!/ERR_BLOCKED_BY_CLIENT/.test(String(error)) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * The real side panel, perhaps not ready yet: a real click on the welcome page opens it, since the
 * browser wants a person's gesture; of a new profile, whose page has no such button, a script that the
 * browser takes for one. Fails after 30 s.
 * @param {Browser} browser
 * @param {{ extensionId: string, tab?: Page }} where
 * @returns {Promise<Page>}
 */
export async function openPanel(browser, { extensionId, tab }) {
  const welcome = await openPage(browser, {
    extensionId,
    path: "welcome.html",
    ...(tab === undefined ? {} : { tab }),
  });
  const before = new Set(browser.targets().filter(isPanel));
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await clickToOpen(browser, welcome, before);
    } catch (error) {
      if (Date.now() > deadline) {
        throw new Error("The side panel did not open.", { cause: error });
      }
    }
  }
}

/**
 * One attempt: on a first run the worker shows a welcome page of its own, and a tab that it covers
 * gets no click.
 * @param {Browser} browser
 * @param {Page} welcome
 * @param {ReadonlySet<Target>} before
 */
async function clickToOpen(browser, welcome, before) {
  await welcome.bringToFront();
  const found = await welcome.waitForSelector('#open-panel, [data-gate="new"]', {
    timeout: ATTEMPT_MS,
  });
  const isNew = await found?.evaluate((element) => element.id !== "open-panel");
  if (isNew) await welcome.evaluate(openFromPage);
  else await welcome.locator("#open-panel").setTimeout(ATTEMPT_MS).click();
  const opened = await browser.waitForTarget((target) => isPanel(target) && !before.has(target), {
    timeout: ATTEMPT_MS,
  });
  return opened.asPage();
}

/** Runs in the page, as what a person does there. */
async function openFromPage() {
  const { id: windowId } = await chrome.windows.getCurrent();
  if (windowId !== undefined) await chrome.sidePanel.open({ windowId });
}

/**
 * The side panel once the person has opened it, however long that takes; null where the browser was
 * closed before.
 * @param {Browser} browser
 * @returns {Promise<Page | null>}
 */
export async function untilPanelOpens(browser) {
  const ended = new Promise((resolve) => browser.once("disconnected", () => resolve(null)));
  const opened = browser.waitForTarget(isPanel, { timeout: 0 }).catch(() => null);
  const target = await Promise.race([opened, ended]);
  return target === null ? null : target.asPage();
}

/**
 * Resolves once the panel has loaded its conversation; fails after 30 s, as where the vault does
 * not open.
 * @param {Page} panel
 */
export async function waitUntilReady(panel) {
  await panel.waitForSelector("main[data-ready]", { timeout: PATIENCE_MS });
}

/** @param {Target} target */
function isPanel(target) {
  return target.url().endsWith("/sidepanel.html");
}
