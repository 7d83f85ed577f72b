import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { EXTENSION_ID, GECKO_ID, HOST_NAME } from "./names.mjs";

/**
 * @typedef {object} Browser where a browser of this machine looks for programs that it may start
 * @property {string} name
 * @property {string} profiles the folder by which it is known to be installed
 * @property {string} manifest
 * @property {Readonly<Record<string, readonly string[]>>} allows whom the program is for, as the manifest says it
 * @property {string} [registryKey] on Windows
 */

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const PROFILES = {
  linux: {
    chrome: ".config/google-chrome",
    chromium: ".config/chromium",
    edge: ".config/microsoft-edge",
    brave: ".config/BraveSoftware/Brave-Browser",
    vivaldi: ".config/vivaldi",
    firefox: ".mozilla",
  },
  darwin: {
    chrome: "Library/Application Support/Google/Chrome",
    chromium: "Library/Application Support/Chromium",
    edge: "Library/Application Support/Microsoft Edge",
    brave: "Library/Application Support/BraveSoftware/Brave-Browser",
    vivaldi: "Library/Application Support/Vivaldi",
    firefox: "Library/Application Support/Mozilla",
  },
  win32: {
    chrome: "AppData/Local/Google/Chrome/User Data",
    chromium: "AppData/Local/Chromium/User Data",
    edge: "AppData/Local/Microsoft/Edge/User Data",
    brave: "AppData/Local/BraveSoftware/Brave-Browser/User Data",
    vivaldi: "AppData/Local/Vivaldi/User Data",
    firefox: "AppData/Roaming/Mozilla",
  },
};

/** @type {Readonly<Record<string, string>>} */
const REGISTRY = {
  chrome: "Google\\Chrome",
  chromium: "Chromium",
  edge: "Microsoft\\Edge",
  brave: "BraveSoftware\\Brave-Browser",
  vivaldi: "Vivaldi",
  firefox: "Mozilla",
};

/** Packages that keep a browser from starting any program of this machine. */
const SEALED = [
  ["snap/chromium", "Chromium from Snap"],
  ["snap/brave", "Brave from Snap"],
  [".var/app/com.google.Chrome", "Chrome from Flatpak"],
  [".var/app/org.chromium.Chromium", "Chromium from Flatpak"],
  [".var/app/com.brave.Browser", "Brave from Flatpak"],
  [".var/app/com.microsoft.Edge", "Edge from Flatpak"],
];

/** @typedef {{ platform: NodeJS.Platform, home: string }} Machine */

/** @type {Machine} */
export const THIS_MACHINE = { platform: process.platform, home: homedir() };

const CHROMIUM = { allowed_origins: [`chrome-extension://${EXTENSION_ID}/`] };
const FIREFOX = { allowed_extensions: [GECKO_ID] };

/** The names of the browsers that are known. */
export const BROWSERS = Object.keys(REGISTRY);

/**
 * Where a browser looks, whether it is installed or not.
 * @param {string} name one of `BROWSERS`
 * @param {Machine} [machine]
 * @returns {Browser}
 */
export function findBrowser(name, { platform, home } = THIS_MACHINE) {
  const folder = (PROFILES[platform] ?? PROFILES.linux)?.[name];
  if (folder === undefined) throw new Error(`No such browser: ${name}.`);
  const profiles = join(home, folder);
  const isFirefox = name === "firefox";
  const known = { name, profiles, allows: isFirefox ? FIREFOX : CHROMIUM };
  if (platform !== "win32") {
    const hasDashes = isFirefox && platform !== "darwin";
    return { ...known, manifest: manifestIn(profiles, hasDashes ? DASHED : undefined) };
  }
  return {
    ...known,
    manifest: join(
      dataFolder({ platform, home }),
      isFirefox ? `${name}.json` : `${HOST_NAME}.json`,
    ),
    registryKey: `HKCU\\Software\\${REGISTRY[name]}\\NativeMessagingHosts\\${HOST_NAME}`,
  };
}

/** The browsers that this user has started here before. @param {Machine} [machine] */
export function installedBrowsers(machine = THIS_MACHINE) {
  return BROWSERS.map((name) => findBrowser(name, machine)).filter(({ profiles }) =>
    existsSync(profiles),
  );
}

/** A browser whose profiles lie in a folder of the person's choice (`--user-data-dir`). @param {string} folder */
export function browserIn(folder) {
  return { name: folder, profiles: folder, manifest: manifestIn(folder), allows: CHROMIUM };
}

/** Browsers of this user that can start no program, by the packages they come in. @param {Machine} [machine] */
export function sealedBrowsers({ platform, home } = THIS_MACHINE) {
  if (platform !== "linux") return [];
  return SEALED.flatMap(([folder = "", name]) => (existsSync(join(home, folder)) ? [name] : []));
}

/** Where the installed program lies. @param {Machine} [machine] */
export function dataFolder({ platform, home } = THIS_MACHINE) {
  const folders = {
    win32: "AppData/Local/confidant-mcp",
    darwin: "Library/Application Support/confidant-mcp",
    linux: ".local/share/confidant-mcp",
  };
  return join(
    home,
    platform === "win32" || platform === "darwin" ? folders[platform] : folders.linux,
  );
}

/** Firefox's name of the folder on Linux. */
const DASHED = "native-messaging-hosts";

/** @param {string} folder @param {string} [hosts] */
function manifestIn(folder, hosts = "NativeMessagingHosts") {
  return join(folder, hosts, `${HOST_NAME}.json`);
}
