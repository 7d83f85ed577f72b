import { ensurePackages } from "./ensure-packages.mjs";
import { report } from "./report.mjs";
import { runMain } from "./run-main.mjs";

await runMain(async () => {
  await ensurePackages();
  // Packages that may only now be there.
  const { buildGallery } = await import("./gallery/build-gallery.mjs");
  const { serveGallery } = await import("./gallery/serve-gallery.mjs");
  await buildGallery();
  if (process.argv.includes("--build")) return;
  const { url } = await serveGallery();
  report(`The gallery: ${url} (Ctrl+C ends it)`);
});
