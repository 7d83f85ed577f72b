import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { GECKO_ID } from "../../scripts/manifest/make-manifest";
import { packFolder } from "../../scripts/pack/pack-folder.mjs";
import { FIREFOX_EXTENSION_DIR } from "../../scripts/project-root.mjs";
import { type Detour, startDetour } from "./detour";

/** Firefox gives each profile an origin of its own; here all have the same. */
const UUID = "11111111-2222-4333-8444-555555555555";
const ORIGIN = `moz-extension://${UUID}`;

const OLLAMA = "127.0.0.1:11434";
const PATIENCE_MS = 60_000;

/** A question to a page that changes its process meanwhile may never be answered: then it is asked again. */
const ATTEMPT_MS = 10_000;

export type RunningFirefox = {
  /** Hosts that it has asked for, beside Ollama's usual address and the browser's makers. */
  readonly strays: readonly string[];
  readonly openPage: (path: string) => Promise<Page>;
  /** The page of that name which the extension has opened by itself. */
  readonly untilPage: (path: string) => Promise<Page>;
  /** A page of the web in a tab of its own, in front. */
  readonly visit: (url: string) => Promise<Page>;
  /** What the key of a command does, as the browser's own window hears it; by its letter. */
  readonly pressKey: (letter: string) => Promise<void>;
  /** Ends the background's page, as Firefox does after half a minute without use. */
  readonly stopBackground: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly executablePath: string;
  /** Where requests to Ollama's usual address lead. */
  readonly ollamaPort: number;
  /** Where requests to other hosts lead, as ports of this machine. */
  readonly sites?: ReadonlyMap<string, number>;
  /** Kept after `close`, for a second launch. */
  readonly profileDir: string;
};

/** A headless Firefox in which the built extension is installed; end it with `close`. */
export async function launchFirefox(options: Options): Promise<RunningFirefox> {
  const { executablePath, ollamaPort, profileDir } = options;
  await installInto(profileDir);
  const detour = await startDetour(new Map([[OLLAMA, ollamaPort], ...(options.sites ?? [])]));
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    userDataDir: profileDir,
    // So wide that the panel is laid out as beside a page.
    defaultViewport: { width: 800, height: 600 },
    protocolTimeout: 0,
    // Without it a test may open no page of an extension.
    args: ["--remote-allow-system-access"],
    extraPrefsFirefox: preferences(detour),
  });
  return {
    strays: detour.strays,
    openPage: async (path) => {
      const page = await newPage(browser);
      await goTo(page, `${ORIGIN}/${path}`);
      return toTyping(page);
    },
    untilPage: (path) => untilPage(browser, `${ORIGIN}/${path}`),
    visit: async (url) => {
      const page = await newPage(browser);
      await goTo(page, url);
      await page.bringToFront();
      return page;
    },
    pressKey: (letter) => {
      const key = JSON.stringify(`keyset[id^="ext-keyset-id"] key[key="${letter}"]`);
      return inChrome(browser, `document.querySelector(${key}).doCommand()`);
    },
    stopBackground: () => inChrome(browser, STOP),
    close: async () => {
      await close(browser);
      await detour.close();
    },
  };
}

/** As a person's file is installed, so that it stays over a restart. */
async function installInto(profileDir: string): Promise<void> {
  const folder = join(profileDir, "extensions");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${GECKO_ID}.xpi`), await packFolder(FIREFOX_EXTENSION_DIR));
}

function preferences({ port }: Detour): Record<string, unknown> {
  return {
    "extensions.webextensions.uuids": JSON.stringify({ [GECKO_ID]: UUID }),
    // ESR takes what Mozilla has not signed, and what lies in the profile without asking.
    "xpinstall.signatures.required": false,
    "extensions.autoDisableScopes": 0,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": port,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": port,
    "network.proxy.allow_hijacking_localhost": true,
  };
}

const STOP = `WebExtensionPolicy.getByID(${JSON.stringify(GECKO_ID)}).extension.terminateBackground({ ignoreDevToolsAttached: true, disableResetIdleForTest: true })`;

/** Runs in the browser's own window. */
async function inChrome(browser: Browser, expression: string): Promise<void> {
  const scope = { "moz:scope": "chrome" };
  const { result } = (await send(browser, "browsingContext.getTree", scope)) as ChromeTree;
  const target = { context: result.contexts[0]?.context };
  const parameters = { expression, target, awaitPromise: true };
  const ran = (await send(browser, "script.evaluate", parameters)) as Ran;
  if (ran.result.type !== "success") throw new Error(JSON.stringify(ran.result));
}

type ChromeTree = {
  readonly result: { readonly contexts: readonly { readonly context: string }[] };
};
type Ran = { readonly result: { readonly type: string } };

/** Fails after a minute, and ends it then all the same. */
async function close(browser: Browser): Promise<void> {
  const hasEnded = browser.close().then(() => true);
  if (await Promise.race([hasEnded, sleep(PATIENCE_MS, false, { ref: false })])) return;
  browser.process()?.kill("SIGKILL");
  throw new Error("Firefox did not end.");
}

async function newPage(browser: Browser): Promise<Page> {
  let page: Page | null = null;
  await createPatience("No tab was opened.")(async () => {
    page = await browser.newPage();
    return true;
  });
  if (page === null) throw new Error("No tab was opened.");
  return page;
}

/** Puppeteer would wait for events of the process that the page leaves behind. */
async function goTo(page: Page, url: string): Promise<void> {
  const until = createPatience(`Nothing has led to ${url}.`);
  const context = (page.mainFrame() as unknown as { readonly _id: string })._id;
  const where = { context, url, wait: "none" };
  const lead = () =>
    send(page.browser(), "browsingContext.navigate", where).then(
      () => true,
      () => false,
    );
  // A browser that has just started may still load the extension, and know no page of it.
  await until(lead);
  await until(async () => (await urlOf(page)) === url);
}

async function untilPage(browser: Browser, url: string): Promise<Page> {
  let found: Page | null = null;
  await createPatience(`Nobody has opened ${url}.`)(async () => {
    for (const page of await browser.pages()) if ((await urlOf(page)) === url) found = page;
    return found !== null;
  });
  if (found === null) throw new Error(`${url} is gone.`);
  return toTyping(found);
}

/** What resolves once something is so, and fails with the sentence after a minute in all. */
function createPatience(sentence: string): (isSo: () => Promise<boolean>) => Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  return async (isSo) => {
    const attempt = () => Promise.race([isSo(), sleep(ATTEMPT_MS, false, { ref: false })]);
    while (!(await attempt())) {
      if (Date.now() > deadline) throw new Error(sentence);
      await sleep(100);
    }
  };
}

/** What the page itself says: Puppeteer is not told where one has changed its process. */
function urlOf(page: Page): Promise<string | null> {
  return page.evaluate(() => location.href).catch(() => null);
}

/** A command of WebDriver BiDi; fails as it does. */
function send(browser: Browser, method: string, params: object): Promise<unknown> {
  const { connection } = browser as unknown as {
    readonly connection: { readonly send: (method: string, params: object) => Promise<unknown> };
  };
  return connection.send(method, params);
}

/** WebDriver BiDi has no input of a whole text at once: it is typed. */
function toTyping(page: Page): Page {
  page.keyboard.sendCharacter = (text) => page.keyboard.type(text);
  return page;
}
