import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { PROJECT_ROOT } from "../project-root.mjs";
import { forceStates } from "./forced-states.mjs";

/** Where the gallery is built: beside the extension, never in it. */
export const GALLERY_DIR = join(PROJECT_ROOT, ".output", "gallery");

/** Builds the page of every component in every state. */
export async function buildGallery() {
  await build({
    configFile: false,
    root: join(PROJECT_ROOT, "test", "gallery"),
    base: "./",
    logLevel: "error",
    plugins: [tailwindcss(), forcedStates],
    esbuild: { jsx: "automatic" },
    build: { outDir: GALLERY_DIR, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  });
}

/** @type {import("vite").Plugin} */
const forcedStates = {
  name: "forced-states",
  enforce: "post",
  generateBundle: (_, bundle) => {
    for (const part of Object.values(bundle)) {
      if (part.type !== "asset" || !part.fileName.endsWith(".css")) continue;
      part.source = forceStates(String(part.source));
    }
  },
};
