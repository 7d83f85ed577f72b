import puppeteer from "puppeteer-core";

/** `minimum_chrome_version` of the manifest. */
const OLDEST_CHROMIUM = 133;

const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--no-default-browser-check",
];

/**
 * @typedef {{
 *   executablePath: string,
 *   extensionDir: string,
 *   profileDir: string,
 *   headless: boolean,
 *   scrollbars?: boolean,
 *   extraArgs?: readonly string[],
 * }} LaunchOptions
 */

/**
 * A Chromium with the unpacked extension loaded; fails with a sentence where the profile is in use
 * or the browser is too old. The caller ends it with `close()`.
 * @param {LaunchOptions} options
 */
export async function launchChromium(options) {
  const browser = await launch(options);
  const version = await browser.version();
  const major = Number(/\/(\d+)\./.exec(version)?.[1] ?? OLDEST_CHROMIUM);
  if (major < OLDEST_CHROMIUM) {
    await browser.close();
    throw new Error(
      `${version} is too old: Confidant needs ${OLDEST_CHROMIUM} or later. Set CHROMIUM to the path of a newer Chromium.`,
    );
  }
  return browser;
}

/** @param {LaunchOptions} options */
async function launch(options) {
  const { executablePath, extensionDir, profileDir, headless, extraArgs = [] } = options;
  // Chromium refuses its sandbox to root; there is no other user to protect from there.
  const asRoot = process.platform === "linux" && process.getuid?.() === 0;
  try {
    return await puppeteer.launch({
      executablePath,
      headless,
      pipe: true,
      enableExtensions: [extensionDir],
      userDataDir: profileDir,
      defaultViewport: null,
      // A person's window needs no bar that says it is a test.
      ignoreDefaultArgs: [
        ...(headless ? [] : ["--enable-automation"]),
        // Hidden where nobody watches, which also hides what they do to the page.
        ...(options.scrollbars ? ["--hide-scrollbars"] : []),
      ],
      // A model may need minutes for its first word.
      protocolTimeout: 0,
      // The caller closes the browser, so that the profile is written to its end.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: [...QUIET, ...(asRoot ? ["--no-sandbox"] : []), ...extraArgs],
    });
  } catch (cause) {
    const inUse = cause instanceof Error && /already running|ProcessSingleton/.test(cause.message);
    throw new Error(
      inUse
        ? "This profile is open in another Chromium. Close that window, or choose another folder with --profile."
        : "Chromium did not start.",
      { cause },
    );
  }
}
