import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { buildExtension } from "./build-extension.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { packFolder } from "./pack/pack-folder.mjs";
import { EXTENSION_DIR, FIREFOX_EXTENSION_DIR, PROJECT_ROOT } from "./project-root.mjs";
import { report } from "./report.mjs";
import { runMain } from "./run-main.mjs";

await runMain(async () => {
  await ensurePackages();
  await zip("chrome", EXTENSION_DIR);
  await zip("firefox", FIREFOX_EXTENSION_DIR);
});

/**
 * @param {"chrome" | "firefox"} browser
 * @param {string} folder where its build lies
 */
async function zip(browser, folder) {
  await buildExtension(browser);
  const { version } = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
  const bytes = await packFolder(folder);
  const path = join(folder, "..", `confidant-${version}-${browser}.zip`);
  await writeFile(path, bytes);
  const digest = createHash("sha256").update(bytes).digest("hex");
  report(`${relative(PROJECT_ROOT, path)}: ${bytes.length} bytes, SHA-256 ${digest}`);
}
