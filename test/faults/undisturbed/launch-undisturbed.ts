import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cleanEnv } from "../../../scripts/clean-env.mjs";
import { ensureChromium } from "../../../scripts/ensure-chromium.mjs";
import { EXTENSION_DIR } from "../../../scripts/project-root.mjs";

type Options = {
  /** Of the server that `drive.html` asks what to do. */
  readonly driverUrl: string;
  /** Alters the worker's built script, as a counter-check. */
  readonly alter?: (script: string) => string;
};

/**
 * A headless Chromium with a copy of the extension and no debugger: under one, workers do not die.
 * Resolves with the function that ends it and removes its folders.
 */
export async function launchUndisturbed(options: Options): Promise<() => Promise<void>> {
  const scratch = await mkdtemp(join(tmpdir(), "confidant-undisturbed-"));
  const extensionDir = join(scratch, "extension");
  await copyExtension(extensionDir, options);
  const browser = spawn(
    await ensureChromium(),
    [
      "--headless=new",
      "--no-first-run",
      "--no-default-browser-check",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      `--user-data-dir=${join(scratch, "profile")}`,
      `--load-extension=${extensionDir}`,
    ],
    // A group of its own: the executable may be a script that starts the browser.
    { detached: true, stdio: "ignore", env: cleanEnv(process.env) },
  );
  return async () => {
    await end(browser);
    await rm(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
}

async function copyExtension(to: string, { driverUrl, alter }: Options): Promise<void> {
  await cp(EXTENSION_DIR, to, { recursive: true });
  await copyFile(ownFile("drive.js"), join(to, "drive.js"));
  // The worker opens its welcome page once installed; an extension's page that the command line
  // names is asked for before the extension is there.
  const page = await readFile(ownFile("drive.html"), "utf8");
  await writeFile(join(to, "welcome.html"), page.replace("SERVER", driverUrl));
  const path = join(to, "background.js");
  const script = await readFile(path, "utf8");
  const altered = alter?.(script) ?? script;
  if (alter !== undefined && altered === script) throw new Error("the script was not altered");
  await writeFile(path, `fetch(${JSON.stringify(`${driverUrl}/started`)});${altered}`);
}

function ownFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

async function end(browser: ChildProcess): Promise<void> {
  if (browser.pid === undefined || browser.exitCode !== null) return;
  const exited = once(browser, "exit");
  process.kill(process.platform === "win32" ? browser.pid : -browser.pid, "SIGTERM");
  await exited;
}
