import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packFolder } from "../../scripts/pack/pack-folder.mjs";
import { EXTENSION_DIR, PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { barriers, contrastBarriers } from "./harness/barriers";
import { type RunningGallery, startGallery } from "./harness/start-gallery";

/** What stands beside the kit in `src/ui` because nearly every page has it. */
const SHARED = ["FailureLine", "IconButton", "LinkButton", "PrimaryButton", "QuietButton"];

/** What the panel has besides, in every conversation. */
const PANEL = ["ActionMenu", "AttachmentChip", "ReplyTools", "SmallDialog"];
/** What opens at a press. */
const OPENS = ["ActionMenu", "Floating", "SmallDialog"];

let gallery: RunningGallery;

beforeAll(async () => {
  gallery = await startGallery();
}, 180_000);

afterAll(() => gallery?.close());

/** The components that the files of the kit export. */
async function readKit(): Promise<string[]> {
  const folder = join(PROJECT_ROOT, "src/ui/kit");
  const files = (await readdir(folder)).filter((name) => /(?<!\.test)\.tsx$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  return texts.flatMap((text) =>
    [...text.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = ""]) => name),
  );
}

function readShown(page: Page): Promise<string[]> {
  return page.$$eval("[data-component]", (all) =>
    all.map((one) => one.getAttribute("data-component") ?? ""),
  );
}

describe("the gallery", () => {
  it("shows every component of the kit, and none that is gone", async () => {
    const kit = await readKit();
    expect(kit.length).toBeGreaterThan(10);
    const page = await gallery.open({});
    expect((await readShown(page)).toSorted()).toEqual([...kit, ...SHARED, ...PANEL].toSorted());
  });

  it("shows each component empty, long or at rest, and what is pressed in a pointer's states, too", async () => {
    const page = await gallery.open({});
    const states = await page.$$eval("[data-specimen]", (all) =>
      all.map((one) => (one.getAttribute("data-specimen") ?? "").split("/").slice(0, 2)),
    );
    const of = (component: string) =>
      new Set(states.filter(([name]) => name === component).map(([, state]) => state));
    for (const name of await readShown(page)) {
      const has = of(name);
      expect(has.has("rest") || has.has("error"), name).toBe(true);
      if (!has.has("hover")) continue;
      expect([has.has("focus"), has.has("active")], name).toEqual([true, true]);
    }
    const all = ["rest", "hover", "focus", "active", "chosen", "disabled", "error", "busy"];
    expect([...new Set(states.map(([, state]) => state))].toSorted()).toEqual(
      [...all, "empty", "long"].toSorted(),
    );
  });

  it.each([
    ["light", {}],
    ["dark", { dark: true }],
    ["forced colours", { forced: true }],
    ["large text", { search: "?size=large" }],
    ["right to left", { search: "?lang=ar" }],
    ["a dark palette chosen against the system", { search: "?theme=dark" }],
  ])("has no barriers and nothing beyond the edge of a narrow page: %s", async (_, view) => {
    const page = await gallery.open(view);
    expect(await barriers(page)).toEqual([]);
    const [width, room] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(width).toBeLessThanOrEqual(room ?? 0);
    await page.browserContext().close();
  });

  it.each([
    ["light", {}],
    ["dark", { dark: true }],
    ["right to left", { search: "?lang=ar" }],
  ])("has no barriers in what opens: %s", async (_, view) => {
    const page = await gallery.open(view);
    for (const name of OPENS) {
      await page.click(`[data-component="${name}"] button`);
      await page.waitForSelector(".floating");
      expect(await barriers(page, ".floating"), name).toEqual([]);
      await page.keyboard.press("Escape");
      await page.waitForSelector(".floating", { hidden: true });
    }
    await page.browserContext().close();
  });

  it.each([false, true])(
    "gives every text 7:1 where more contrast is chosen (dark: %s)",
    async (dark) => {
      const page = await gallery.open({ search: "?contrast=more", dark });
      expect(await contrastBarriers(page)).toEqual([]);
      await page.browserContext().close();
    },
  );

  it.each([
    ["stands still where less motion is asked for", true],
    ["moves otherwise", false],
  ])("shows a progress of unknown length that %s", async (_, still) => {
    const page = await gallery.open({ still });
    const bar = await page.waitForSelector('[data-component="ProgressBar"]');
    const pictures = new Set<string>();
    for (let times = 0; times < 4; times += 1) {
      pictures.add(String(await bar?.screenshot({ encoding: "base64" })));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
    }
    expect(pictures.size === 1).toBe(still);
    await page.browserContext().close();
  });

  it("is no part of the extension, nor of its zip", async () => {
    const zip = Buffer.from(await packFolder(EXTENSION_DIR)).toString("latin1");
    expect(zip).toContain("manifest.json");
    expect(zip).not.toContain("gallery");
    const files = await readdir(EXTENSION_DIR, { recursive: true });
    const scripts = files.filter((name) => /\.(js|html|css)$/.test(name));
    expect(scripts.length).toBeGreaterThan(10);
    for (const name of scripts) {
      expect(await readFile(join(EXTENSION_DIR, name), "utf8"), name).not.toMatch(
        /data-specimen|data-force/,
      );
    }
  });
});
