import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { buildExtension } from "./build-extension.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { packFolder } from "./pack/pack-folder.mjs";
import { EXTENSION_DIR, PROJECT_ROOT } from "./project-root.mjs";
import { runMain } from "./run-main.mjs";
import { tell } from "./tell.mjs";

await runMain(async () => {
  await ensurePackages();
  await buildExtension();
  const { version } = JSON.parse(await readFile(join(EXTENSION_DIR, "manifest.json"), "utf8"));
  const bytes = await packFolder(EXTENSION_DIR);
  const path = join(EXTENSION_DIR, "..", `confidant-${version}-chrome.zip`);
  await writeFile(path, bytes);
  const digest = createHash("sha256").update(bytes).digest("hex");
  tell(`${relative(PROJECT_ROOT, path)}: ${bytes.length} bytes, SHA-256 ${digest}`);
});
