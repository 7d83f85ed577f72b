import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { callWorker } from "../browser/call-worker.mjs";
import { launchChromium } from "../browser/launch-chromium.mjs";
import { openPage, openPanel, untilPanelOpens, waitUntilReady } from "../browser/open-panel.mjs";
import { readExtensionId } from "../extension-id.mjs";
import { EXTENSION_DIR, PROJECT_ROOT } from "../project-root.mjs";
import { report } from "../report.mjs";
import { ExitError } from "../run-main.mjs";
import { chooseModel, planChoice } from "./choose-model.mjs";
import { answers, findServer } from "./find-server.mjs";
import { openVault, readVault } from "./open-vault.mjs";
import { say } from "./say.mjs";

/** @typedef {import("puppeteer-core").Browser} Browser */
/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("./parse-arguments.mjs").StartArguments & { executablePath: string }} Session */

/**
 * One run of the built extension in a browser of its own: with `say` until the reply is printed,
 * without it until the person closes the window.
 * @param {Session} session
 */
export async function runSession(session) {
  const profileDir = resolve(session.profile ?? join(PROJECT_ROOT, ".profile"));
  await mkdir(profileDir, { recursive: true });
  const browser = await launchChromium({
    executablePath: session.executablePath,
    extensionDir: EXTENSION_DIR,
    profileDir,
    headless: session.say !== null,
  });
  closeOnSignal(browser);
  try {
    await converse(browser, session);
  } finally {
    await browser.close();
  }
}

/**
 * @param {Browser} browser
 * @param {Session} session
 */
async function converse(browser, session) {
  const extensionId = await readExtensionId(EXTENSION_DIR);
  const [first] = await browser.pages();
  const where = { extensionId, path: "welcome.html" };
  const tab = await openPage(browser, first === undefined ? where : { ...where, tab: first });
  if (session.say !== null) {
    await openVault(tab);
    const panel = await openPanel(browser, { extensionId, tab });
    // It may have read what answers before the choice was made, and sends nothing elsewhere.
    if (await settleModel(panel, { session, extensionId })) await panel.reload();
    await waitUntilReady(panel);
    await say(panel, session.say);
    return;
  }
  const ended = new Promise((resolve) => browser.once("disconnected", resolve));
  const { state } = await readVault(tab);
  const panel =
    state === "new" ? await askFirst(browser, tab) : await openPanel(browser, { extensionId, tab });
  await closeSpareTabs(browser, tab);
  if (state === "locked") report("This profile is locked: the side panel asks how to open it.");
  if (panel !== null) {
    report("Confidant is open in the side panel. Close the window or press Ctrl-C to end.");
    if (state === "unlocked" || (await opensLater(panel))) {
      await greet(panel, { session, extensionId });
    }
  }
  await ended;
}

/**
 * Lets the one welcome page ask how a new profile is to be locked; the answer opens the panel. Null
 * where the window was closed instead.
 * @param {Browser} browser
 * @param {Page} welcome
 */
async function askFirst(browser, welcome) {
  report("New profile: the page asks how it is to be locked, and opens the side panel then.");
  // The worker shows its own at some time during a first run.
  const close = () => void closeSpareTabs(browser, welcome).catch(() => {});
  browser.on("targetchanged", close);
  close();
  await welcome.bringToFront();
  const panel = await untilPanelOpens(browser);
  browser.off("targetchanged", close);
  return panel;
}

/**
 * Waits until the person has opened the vault in the panel, however long that takes; false where
 * they close the panel instead.
 * @param {Page} panel
 */
async function opensLater(panel) {
  try {
    await panel.waitForSelector("main[data-ready]", { timeout: 0 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Leaves the panel with its model chosen, ready to type.
 * @param {Page} panel
 * @param {{ session: Session, extensionId: string }} input
 */
async function greet(panel, input) {
  if (await settleModel(panel, input)) {
    // It read what answers before the choice was made.
    await panel.reload();
  }
  await waitUntilReady(panel);
  await panel.focus("textarea[data-composer]");
}

/**
 * Whether another model than before was chosen.
 * @param {Page} panel
 * @param {{ session: Session, extensionId: string }} input
 */
async function settleModel(panel, { session, extensionId }) {
  const requested = { model: session.model, url: session.url };
  const insist = requested.model !== null || requested.url !== null;
  const found = requested.url === null ? await findServer(process.env) : null;
  const { model: current } = await callWorker(panel, "model.status", {});
  const currentAnswers = current.provider === "ollama" && (await answers(current.url));
  if (requested.model !== null && requested.url === null && found === null && !currentAnswers) {
    throw new ExitError(
      2,
      "No Ollama server answers, so --model cannot be used. Start one with: ollama serve",
    );
  }
  const choice = planChoice({ requested, current, currentAnswers, found });
  await chooseModel(panel, { choice, current, insist, extensionId });
  return choice !== null;
}

/**
 * The worker shows its own welcome page on a first run; one is enough.
 * @param {Browser} browser
 * @param {Page} kept
 */
async function closeSpareTabs(browser, kept) {
  for (const page of await browser.pages()) {
    if (page !== kept && page.url().endsWith("/welcome.html")) {
      await page.close();
    }
  }
}

/** @param {Browser} browser */
function closeOnSignal(browser) {
  for (const [signal, code] of /** @type {const} */ ([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ])) {
    process.once(signal, () => {
      // Closed, not killed, so that the profile is written to its end.
      browser.close().finally(() => process.exit(code));
    });
  }
}
