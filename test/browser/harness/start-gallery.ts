import puppeteer, { type Page } from "puppeteer-core";
import { ensureChromium } from "../../../scripts/ensure-chromium.mjs";
import { serveGallery } from "../../../scripts/gallery/serve-gallery.mjs";
import { runNode } from "../../../scripts/run-process.mjs";

/** How the gallery is looked at; without anything in light, and as narrow as a panel. */
export type GalleryView = {
  readonly search?: string;
  readonly dark?: boolean;
  readonly forced?: boolean;
  /** Without what moves. */
  readonly still?: boolean;
};

export type RunningGallery = {
  readonly open: (view: GalleryView) => Promise<Page>;
  readonly close: () => Promise<void>;
};

/** The gallery, built from the sources as they are, in a browser without the extension. */
export async function startGallery(): Promise<RunningGallery> {
  const { code, output } = await runNode("scripts/gallery.mjs", ["--build"]);
  if (code !== 0) throw new Error(`The gallery was not built:\n${output}`);
  const server = await serveGallery();
  const asRoot = process.platform === "linux" && process.getuid?.() === 0;
  const browser = await puppeteer.launch({
    executablePath: await ensureChromium(),
    pipe: true,
    args: asRoot ? ["--no-sandbox"] : [],
  });
  return {
    open: async ({ search = "", dark = false, forced = false, still = false }) => {
      // With a storage of its own: the language that one is asked in would be that of all.
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport({ width: 360, height: 800 });
      const session = await page.createCDPSession();
      const features = [
        { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
        { name: "forced-colors", value: forced ? "active" : "none" },
        { name: "prefers-reduced-motion", value: still ? "reduce" : "no-preference" },
      ];
      await session.send("Emulation.setEmulatedMedia", { features });
      await page.goto(`${server.url}${search}`);
      await page.waitForSelector("[data-component]");
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
