import { describe, expect, it } from "vitest";
import type { PageReading } from "../domain/page-reading";
import { createTabPages } from "./tab-pages";

const READING: PageReading = {
  title: "The lake",
  url: "https://lake.example/",
  type: "text/html",
  text: "Herons.",
  links: [],
  hidden: 0,
  frames: 0,
  isCut: false,
};

type Setup = {
  readonly result?: unknown;
  readonly fails?: string;
  readonly tab?: { readonly id?: number; readonly url?: string; readonly title?: string } | null;
  readonly hangs?: boolean;
};

function setup({ result = READING, fails, tab = { id: 4 }, hangs = false }: Setup) {
  const requests: unknown[] = [];
  const pages = createTabPages({
    browser: {
      tabs: {
        query: async (query) => {
          requests.push(query);
          return tab === null ? [] : [tab];
        },
        get: async (id) => {
          if (tab === null) throw new Error(`No tab with id: ${id}.`);
          return { ...tab, id };
        },
      },
      scripting: {
        executeScript: async ({ target, files }) => {
          if (files !== undefined) requests.push(target);
          if (fails !== undefined) throw new Error(fails);
          if (hangs) await new Promise(() => undefined);
          return [{ result: files === undefined ? result : null }];
        },
      },
    },
    wait: () => (hangs ? Promise.resolve() : new Promise(() => undefined)),
  });
  return { pages, requests };
}

const PDF_FILE = { ...READING, type: "application/pdf", url: "file:///home/ada/letter.pdf" };

const FIREFOX_SAYS = "Missing host permission for the tab";

const why = async (given: Setup) => {
  const read = await setup(given).pages.read({ windowId: 1, tabId: null }, "page");
  return read.kind === "refused" ? read.why : read.kind;
};

describe("createTabPages", () => {
  it("reads the active tab of the window", async () => {
    const { pages, requests } = setup({});
    const read = await pages.read({ windowId: 3, tabId: null }, "page");
    expect(read).toEqual({ kind: "read", reading: READING });
    expect(requests).toEqual([{ active: true, windowId: 3 }, { tabId: 4 }]);
  });

  it("reads the tab that was clicked on, whichever is in front by then, and no other where it is gone", async () => {
    const { pages, requests } = setup({});
    await pages.read({ windowId: 3, tabId: 9 }, "page");
    expect(requests).toEqual([{ tabId: 9 }]);
    const gone = setup({ tab: null });
    const refused = await gone.pages.read({ windowId: 3, tabId: 9 }, "page");
    expect(refused).toEqual({ kind: "refused", why: "page-gone" });
    expect(gone.requests).toEqual([]);
  });

  it.each<[string, Setup, string]>([
    [
      "a page nobody has clicked on",
      {
        fails:
          "Cannot access contents of the page. Extension manifest must request permission to access the respective host.",
      },
      "page-access",
    ],
    ["the browser's own page", { fails: "Cannot access a chrome:// URL" }, "page-browser"],
    [
      "another extension's page",
      { fails: "Cannot access a chrome-extension:// URL of different extension" },
      "page-browser",
    ],
    ["the store", { fails: "The extensions gallery cannot be scripted." }, "page-browser"],
    ["a tab that is gone", { fails: "No tab with id: 4." }, "page-gone"],
    ["an error page", { fails: "Frame with ID 0 is showing error page" }, "page-gone"],
    ["no tab", { tab: null }, "page-gone"],
    ["a PDF", { result: { ...READING, type: "application/pdf" } }, "pdf"],
    ["a PDF on this machine", { result: PDF_FILE }, "page-pdf"],
    [
      "a PDF on this machine that the browser does not let us look at",
      { fails: "Cannot access contents of the page.", tab: { id: 4, url: PDF_FILE.url } },
      "page-pdf",
    ],
    ["in Firefox a page nobody has clicked on", { fails: FIREFOX_SAYS }, "page-access"],
    [
      "in Firefox a text on this machine, which it lets nobody read unless the person allows files",
      { fails: FIREFOX_SAYS, tab: { id: 4, url: "file:///home/ada/letter.txt" } },
      "page-access",
    ],
    [
      "in Firefox a page of its own",
      { fails: FIREFOX_SAYS, tab: { id: 4, url: "about:addons" } },
      "page-browser",
    ],
    [
      "in Firefox the store",
      { fails: FIREFOX_SAYS, tab: { id: 4, url: "https://addons.mozilla.org/en-US/firefox/" } },
      "page-browser",
    ],
    [
      "in Firefox a PDF, which it shows by a page of its own",
      { fails: FIREFOX_SAYS, tab: { id: 4, url: "https://lake.example/Herons.PDF?page=2" } },
      "page-pdf",
    ],
    ...["pdf/2401.00001v1", "pdf?id=herons", "get?format=pdf&page=2", "file=pdf"].map(
      (path): [string, Setup, string] => [
        `in Firefox a PDF that its address tells: ${path}`,
        { fails: FIREFOX_SAYS, tab: { id: 4, url: `https://lake.example/${path}` } },
        "page-pdf",
      ],
    ),
    [
      "in Firefox a PDF that its title tells",
      {
        fails: FIREFOX_SAYS,
        tab: { id: 4, url: "https://lake.example/get/7", title: "Herons - lake.pdf" },
      },
      "page-pdf",
    ],
    [
      "in Firefox a page of the store about such files",
      {
        fails: FIREFOX_SAYS,
        tab: { id: 4, url: "https://addons.mozilla.org/addon/pdf-reader/", title: "PDF reader" },
      },
      "page-browser",
    ],
    [
      "in Firefox a page of the store on which such files are looked for",
      { fails: FIREFOX_SAYS, tab: { id: 4, url: "https://addons.mozilla.org/search/?q=pdf" } },
      "page-browser",
    ],
    [
      "in Firefox a page of the store about an add-on for such files",
      {
        fails: FIREFOX_SAYS,
        tab: { id: 4, url: "https://addons.mozilla.org/firefox/tag/pdf/", title: "Add-ons" },
      },
      "page-browser",
    ],
    ["nothing to be seen", { result: { ...READING, text: " \n" } }, "page-empty"],
    ["what threw in the page", { result: null }, "page-empty"],
    ["a page that never answers", { hangs: true }, "page-slow"],
    [
      "more links than are listed",
      { result: { ...READING, links: Array(101).fill({ text: "a", url: "b" }) } },
      "page-empty",
    ],
  ])("refuses %s with its reason", async (_, given, reason) => {
    expect(await why(given)).toBe(reason);
  });

  it("says so where the tab went elsewhere between what is put into it and the question", async () => {
    const pages = createTabPages({
      browser: {
        tabs: { query: async () => [{ id: 4 }], get: async (id) => ({ id }) },
        scripting: {
          // The script that was put there is gone with its page.
          executeScript: async ({ func, args: [part] = ["page"] }) => [
            { result: func?.(part) ?? null },
          ],
        },
      },
      wait: () => new Promise(() => undefined),
    });
    const read = await pages.read({ windowId: 1, tabId: null }, "page");
    expect(read).toEqual({ kind: "refused", why: "page-gone" });
  });
});
