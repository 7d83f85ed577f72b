import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { aptInstall, canAptInstall } from "./apt-install.mjs";
import { findChromium } from "./find-chromium.mjs";
import { CACHE_DIR } from "./project-root.mjs";
import { report } from "./report.mjs";

/**
 * The path of a Chromium that takes unpacked extensions: the one `CHROMIUM` names, an installed
 * one, or one that this installs; throws with the next step where none can be had. Needs the
 * packages.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== "") {
    if (!existsSync(named)) {
      throw new Error("CHROMIUM names a file that is not there. Correct it, or unset it.");
    }
    return named;
  }
  return findChromium() ?? (await installBySystem()) ?? (await download());
}

async function installBySystem() {
  // Ubuntu's package of that name only points to a snap, which a container cannot run.
  if (!canAptInstall(["debian"])) {
    return null;
  }
  report("Installing Chromium with apt-get (about a minute) …");
  const failure = await aptInstall("chromium");
  if (failure !== null) {
    report(failure);
  }
  return findChromium();
}

async function download() {
  report("Downloading Chrome for Testing, about 180 MB (some minutes) …");
  try {
    const browsers = loadBrowsers();
    const platform = browsers.detectBrowserPlatform();
    if (platform === undefined) {
      throw new Error("no Chrome for Testing exists for this system");
    }
    const browser = browsers.Browser.CHROME;
    const buildId = await browsers.resolveBuildId(browser, platform, "stable");
    const found = await browsers.install({ browser, buildId, cacheDir: CACHE_DIR });
    return found.executablePath;
  } catch (cause) {
    throw new Error(
      "No Chromium was found, and none could be downloaded. Install Chromium (Debian: apt-get install chromium), or set CHROMIUM to the path of a Chromium or Chrome for Testing, and run the command again.",
      { cause },
    );
  }
}

/**
 * The downloader that comes with the browser-test library.
 * @returns {typeof import("@puppeteer/browsers")}
 */
function loadBrowsers() {
  const here = createRequire(import.meta.url);
  return createRequire(here.resolve("puppeteer-core"))("@puppeteer/browsers");
}
