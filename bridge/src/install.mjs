import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BROWSERS, dataFolder, findBrowser, THIS_MACHINE } from "./browsers.mjs";
import { HOST_NAME } from "./names.mjs";

/** @typedef {import("./browsers.mjs").Browser} Browser */
/** @typedef {import("./browsers.mjs").Machine} Machine */

const OWN_FOLDER = fileURLToPath(new URL("../", import.meta.url));
const REG = "reg.exe";

/**
 * Puts the program where it stays (what npx has fetched goes again), and tells the browsers of it.
 * Gives back the path of what they start.
 * @param {readonly Browser[]} browsers
 * @param {{ machine?: Machine, run?: typeof runQuietly }} [world]
 */
export function install(browsers, { machine = THIS_MACHINE, run = runQuietly } = {}) {
  const starter = copyProgram(machine);
  for (const { manifest, registryKey, allows } of browsers) {
    mkdirSync(dirname(manifest), { recursive: true });
    writeFileSync(manifest, `${JSON.stringify(toManifest(starter, allows), null, 2)}\n`);
    if (registryKey !== undefined) {
      run(REG, ["add", registryKey, "/ve", "/t", "REG_SZ", "/d", manifest, "/f"]);
    }
  }
  return starter;
}

/**
 * Takes away what `install` has made, for these browsers; the program itself goes with the last of
 * the known browsers that is told of it.
 * @param {readonly Browser[]} browsers
 * @param {{ machine?: Machine, run?: typeof runQuietly }} [world]
 */
export function remove(browsers, { machine = THIS_MACHINE, run = runQuietly } = {}) {
  const names = browsers.map(({ name }) => name);
  const others = BROWSERS.filter((name) => !names.includes(name));
  const told = others
    .map((name) => findBrowser(name, machine))
    .filter((browser) => isRegistered(browser, run));
  for (const { manifest, registryKey } of browsers) {
    // On Windows several browsers have one.
    if (!told.some((other) => other.manifest === manifest)) rmSync(manifest, { force: true });
    if (registryKey !== undefined) succeeds(run, ["delete", registryKey, "/f"]);
  }
  if (told.length === 0) rmSync(dataFolder(machine), { recursive: true, force: true });
}

/** Whether a browser looks for the program. @param {Browser} browser @param {typeof runQuietly} run */
function isRegistered({ manifest, registryKey }, run) {
  if (!existsSync(manifest)) return false;
  return registryKey === undefined || succeeds(run, ["query", registryKey]);
}

/** False where there is no such key. @param {typeof runQuietly} run @param {readonly string[]} args */
function succeeds(run, args) {
  try {
    run(REG, args);
    return true;
  } catch {
    return false;
  }
}

/** What a browser starts. @param {Machine} [machine] */
export function starterPath(machine = THIS_MACHINE) {
  return join(dataFolder(machine), machine.platform === "win32" ? "host.bat" : "host.sh");
}

/** @param {string} starter @param {Browser["allows"]} allows */
function toManifest(starter, allows) {
  return {
    name: HOST_NAME,
    description: "Lets programs on this machine reach Confidant.",
    path: starter,
    type: "stdio",
    ...allows,
  };
}

/** @param {Machine} machine */
function copyProgram(machine) {
  const folder = dataFolder(machine);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (existsSync(join(folder, "program"))) rmSync(join(folder, "program"), { recursive: true });
  for (const part of ["confidant-mcp.mjs", "package.json", "src"]) {
    const to = join(folder, "program", part);
    cpSync(join(OWN_FOLDER, part), to, {
      recursive: true,
      filter: (path) => !/[.]test[.]/.test(path),
    });
  }
  const starter = starterPath(machine);
  const program = join(folder, "program", "confidant-mcp.mjs");
  writeFileSync(starter, machine.platform === "win32" ? toBatch(program) : toShell(program));
  chmodSync(starter, 0o700);
  return starter;
}

// Browsers start it without the shell's settings: Node is named by its place.

/** @param {string} program */
function toShell(program) {
  const quoted = [process.execPath, program].map((path) => `'${path.replaceAll("'", "'\\''")}'`);
  return `#!/bin/sh\nexec ${quoted.join(" ")} "$@"\n`;
}

/** @param {string} program */
function toBatch(program) {
  const [node, path] = [process.execPath, program].map((one) => `"${one.replaceAll("%", "%%")}"`);
  return `@echo off\r\n${node} ${path} %*\r\n`;
}

/** @param {string} command @param {readonly string[]} args */
function runQuietly(command, args) {
  execFileSync(command, args, { stdio: "ignore" });
}
