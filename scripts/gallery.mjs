import { ensurePackages } from "./ensure-packages.mjs";
import { runMain } from "./run-main.mjs";
import { tell } from "./tell.mjs";

await runMain(async () => {
  await ensurePackages();
  // Packages that may only now be there.
  const { buildGallery } = await import("./gallery/build-gallery.mjs");
  const { serveGallery } = await import("./gallery/serve-gallery.mjs");
  await buildGallery();
  if (process.argv.includes("--build")) return;
  const { url } = await serveGallery();
  tell(`The gallery: ${url} (Ctrl+C ends it)`);
});
