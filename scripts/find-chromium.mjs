import { accessSync, constants, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { CACHE_DIR } from "./project-root.mjs";

/** @typedef {{ platform: NodeJS.Platform, env: NodeJS.ProcessEnv, home: string, cacheDir: string }} Machine */

// Never branded Google Chrome: it refuses unpacked extensions on the command line since 137.
const PATH_NAMES = ["chromium", "chromium-browser", "chrome-for-testing"];

/** What a browser's executable is called inside the caches of browser-test libraries. */
const CACHED_NAMES = {
  linux: ["chrome-linux64/chrome", "chrome-linux/chrome"],
  darwin: ["arm64", "x64", ""].flatMap((cpu) => {
    const folder = cpu === "" ? "chrome-mac" : `chrome-mac-${cpu}`;
    return [
      `${folder}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    ];
  }),
  win32: ["chrome-win64/chrome.exe", "chrome-win/chrome.exe"],
};

/** @returns {Machine} */
function thisMachine() {
  return { platform: process.platform, env: process.env, home: homedir(), cacheDir: CACHE_DIR };
}

/**
 * The path of an installed Chromium or Chrome for Testing, or null.
 * @param {Machine} [machine]
 */
export function findChromium(machine = thisMachine()) {
  return [...onPath(machine), ...installed(machine), ...cached(machine)].find(isExecutable) ?? null;
}

/** @param {Machine} machine */
function onPath({ platform, env }) {
  const suffix = platform === "win32" ? ".exe" : "";
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return PATH_NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

/** @param {Machine} machine */
function installed({ platform, env, home }) {
  if (platform === "darwin") {
    return ["/Applications", join(home, "Applications")].flatMap((folder) =>
      ["Chromium", "Google Chrome for Testing"].map((name) =>
        join(folder, `${name}.app`, "Contents/MacOS", name),
      ),
    );
  }
  if (platform === "win32") {
    return [env.LOCALAPPDATA, env.PROGRAMFILES]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, "Chromium/Application/chrome.exe"));
  }
  return ["/usr/lib/chromium/chromium", "/snap/bin/chromium", "/opt/chromium/chrome"];
}

/** @param {Machine} machine */
function cached({ platform, env, home, cacheDir }) {
  const caches =
    platform === "win32"
      ? (env.LOCALAPPDATA ?? "")
      : join(home, platform === "darwin" ? "Library/Caches" : ".cache");
  const names = CACHED_NAMES[/** @type {keyof typeof CACHED_NAMES} */ (platform)] ?? [];
  const folders = [
    ...newestFirst(join(cacheDir, "chrome")),
    ...newestFirst(join(home, ".cache/puppeteer/chrome")),
    ...newestFirst(join(caches, "ms-playwright"), "chromium-"),
  ];
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * @param {string} folder
 * @param {string} [prefix]
 */
function newestFirst(folder, prefix = "") {
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith(prefix))
      .sort((a, b) => b.localeCompare(a, "en", { numeric: true }))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
