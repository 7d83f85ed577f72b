import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { runMain } from "./run-main.mjs";

await runMain(async () => {
  await ensurePackages();
  const chrome = await ensureChromium();
  // Loaded late: it needs the packages.
  const { createServer } = await import("wxt");
  // Not the profile of `npm start`: what a development build breaks is nobody's conversation.
  const chromiumProfile = join(PROJECT_ROOT, ".cache/dev-profile");
  await mkdir(chromiumProfile, { recursive: true });
  const asRoot = process.platform === "linux" && process.getuid?.() === 0;
  const server = await createServer({
    root: PROJECT_ROOT,
    webExt: {
      binaries: { chrome },
      chromiumProfile,
      keepProfileChanges: true,
      chromiumArgs: asRoot ? ["--no-sandbox"] : [],
    },
  });
  await server.start();
});
