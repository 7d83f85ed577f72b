import { preview } from "vite";
import { GALLERY_DIR } from "./build-gallery.mjs";

/**
 * Serves the built gallery on this machine alone; `close` ends it.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveGallery() {
  const server = await preview({
    configFile: false,
    logLevel: "error",
    build: { outDir: GALLERY_DIR },
    // Any free one: two may run side by side.
    preview: { host: "127.0.0.1", port: 0 },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === "string") throw new Error("The gallery has no port.");
  return { url: `http://127.0.0.1:${address.port}/index.html`, close: () => server.close() };
}
