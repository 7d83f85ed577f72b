import { buildExtension } from "./build-extension.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { runMain } from "./run-main.mjs";
import { tell } from "./tell.mjs";

await runMain(async () => {
  await ensurePackages();
  const started = Date.now();
  await buildExtension();
  tell(`Built .output/chrome-mv3 in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
});
