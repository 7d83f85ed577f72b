import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CACHE_DIR, PROJECT_ROOT } from "../../scripts/project-root.mjs";
import {
  type GalleryView,
  type RunningGallery,
  startGallery,
} from "../browser/harness/start-gallery";
import { makeBoxFont } from "../builders/make-box-font";
import { type Blocks, changedBlocks } from "../gallery/compare/changed-blocks";
import { joinPictures, readBlocks } from "../gallery/compare/picture-tools";

/** One of each component, its views beside one another; `GALLERY_PICTURES=write` puts them there. */
const FOLDER = join(PROJECT_ROOT, "test/gallery/pictures");
const TAKEN = join(CACHE_DIR, "gallery");
const WRITES = process.env.GALLERY_PICTURES === "write";

/** The git history keeps each version of each. */
const MAX_BYTES = 700_000;

const VIEWS: readonly GalleryView[] = [{}, { dark: true }, { search: "?lang=ar" }];
/** In a picture of its own: with more than 256 colours one takes ten times the bytes. */
const CONTRAST: readonly GalleryView[] = [{ search: "?contrast=more" }];

/** What opens at a press, of which a picture of its own is kept. */
const OPENS = ["ActionMenu", "Floating", "SmallDialog"];

/** Text is boxes: the fonts are another machine's, the rest is ours. */
const BOXES = `
  @font-face { font-family: Boxes; src: url(data:font/ttf;base64,${makeBoxFont().toString("base64")}); }
  *, ::before, ::after, ::file-selector-button { font-family: Boxes !important; }`;

/** What a person who made the change does, and what somebody else has to know. */
const ADVICE =
  "Look at the pictures in .cache/gallery. Where the change is wanted, GALLERY_PICTURES=write takes " +
  "them anew. The kept ones were made by Chromium on Linux: on another system the browser's own " +
  "controls (selects, check boxes, dates) are drawn otherwise, and say nothing of a change here.";

let gallery: RunningGallery;
let pages: readonly Page[];
let contrasted: readonly Page[];

beforeAll(async () => {
  gallery = await startGallery();
  pages = await Promise.all(VIEWS.map(openView));
  contrasted = await Promise.all(CONTRAST.map(openView));
  await rm(TAKEN, { recursive: true, force: true });
  for (const folder of [FOLDER, TAKEN]) await mkdir(folder, { recursive: true });
}, 240_000);

afterAll(() => gallery?.close());

async function openView(view: GalleryView): Promise<Page> {
  const page = await gallery.open({ ...view, still: true });
  await page.addStyleTag({ content: BOXES });
  const loaded = await page.evaluate(async () => (await document.fonts.load("14px Boxes")).length);
  expect(loaded, "the font of boxes").toBe(1);
  return page;
}

function readComponents(page: Page): Promise<string[]> {
  return page.$$eval("[data-component]", (all) =>
    all.map((one) => one.getAttribute("data-component") ?? ""),
  );
}

/** The names of all pictures. */
async function readNames(page: Page): Promise<string[]> {
  const components = await readComponents(page);
  const contrast = components.map((name) => `${name}-contrast`);
  return [...components, ...contrast, ...OPENS.map((name) => `${name}-open`)];
}

/** What stands in the gallery under that name; where it opens first, it has to be closed again. */
async function find(page: Page, name: string) {
  const [component, ending] = name.split("-");
  const section = `[data-component="${component}"]`;
  if (ending !== "open") return page.$(section);
  await page.click(`${section} button`);
  return page.waitForSelector(".floating");
}

/** A component in every view. */
async function take(name: string): Promise<Uint8Array> {
  const views: Uint8Array[] = [];
  for (const page of name.endsWith("-contrast") ? contrasted : pages) {
    await page.bringToFront();
    const specimen = await find(page, name);
    if (specimen === null) throw new Error(`The gallery has no ${name}.`);
    views.push(await specimen.screenshot({ type: "png" }));
    await page.keyboard.press("Escape");
    await page.waitForSelector(".floating", { hidden: true });
  }
  return (await joinPictures(firstView(), views, "image/webp", 1)).picture;
}

function firstView(): Page {
  const [page] = pages;
  if (page === undefined) throw new Error("No view is open.");
  return page;
}

async function readKept(name: string): Promise<Blocks | null> {
  const picture = await readFile(join(FOLDER, `${name}.webp`)).catch(() => null);
  return picture === null ? null : readBlocks(firstView(), picture);
}

it("every component looks as it is kept: light, dark, from right to left and in high contrast", async () => {
  const changed: string[] = [];
  for (const name of await readNames(firstView())) {
    const picture = await take(name);
    await writeFile(join(WRITES ? FOLDER : TAKEN, `${name}.webp`), picture);
    const kept = await readKept(name);
    const blocks = kept && changedBlocks(kept, await readBlocks(firstView(), picture));
    if (blocks === null) changed.push(`${name}: no picture is kept of it`);
    else if (blocks > 0) changed.push(`${name}: ${blocks} places of 4 by 4 px differ`);
  }
  expect(changed, ADVICE).toEqual([]);
}, 240_000);

it.each([
  ["a slightly darker tint under the pointer", ":root { --tint: #ebe8e2 }"],
  ["one pixel more within", "button { padding-block: 5px }"],
  ["a hairline that is gone", "button { border-color: transparent }"],
  ["a text in another weight", "button { font-weight: 600 }"],
])("a change is seen: %s", async (_, style) => {
  const kept = await readKept("QuietButton");
  if (kept === null) throw new Error("No picture of QuietButton is kept.");
  const tags = await Promise.all(pages.map((page) => page.addStyleTag({ content: style })));
  const taken = await readBlocks(firstView(), await take("QuietButton"));
  await Promise.all(tags.map((tag) => tag.evaluate((one) => (one as HTMLElement).remove())));
  expect(changedBlocks(kept, taken)).toBeGreaterThan(0);
});

it("no picture is kept of a component that is gone, and all together are small", async () => {
  const files = await readdir(FOLDER);
  const names = await readNames(firstView());
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(FOLDER, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
});
