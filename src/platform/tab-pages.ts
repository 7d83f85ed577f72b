import type { PagePart } from "../domain/page-ask";
import { type PageReading, type PageRefusal, pageReadingSchema } from "../domain/page-reading";

export type ReadTab =
  | { readonly kind: "read"; readonly reading: PageReading }
  /** A PDF, which the browser shows to nobody else: it has to be asked for at its address. */
  | { readonly kind: "pdf"; readonly url: string }
  | { readonly kind: "refused"; readonly why: PageRefusal };

type Tab = { readonly id?: number; readonly url?: string; readonly title?: string };

type Browser = {
  readonly tabs: {
    readonly query: (query: chrome.tabs.QueryInfo) => Promise<readonly Tab[]>;
    readonly get: (id: number) => Promise<Tab>;
  };
  readonly scripting: {
    readonly executeScript: (injection: {
      target: { tabId: number };
      files?: string[];
      func?: (part: PagePart) => unknown;
      args?: [PagePart];
    }) => Promise<readonly { readonly result?: unknown }[]>;
  };
};

type Deps = {
  readonly browser?: Browser;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

/** A page that does not let its script end is given up. */
const LONGEST_MS = 15_000;

type PageTarget = {
  /** Null for the one that was looked at last. */
  readonly windowId: number | null;
  /** Null for the one in front. */
  readonly tabId: number | null;
};

/** Reads pages in tabs; only those that the browser lets us, because the person has just asked there. */
export type TabPages = {
  readonly read: (target: PageTarget, part: PagePart) => Promise<ReadTab>;
};

export function createTabPages({
  browser = chrome as unknown as Browser,
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: Deps = {}): TabPages {
  const inject = async (tabId: number, part: PagePart) => {
    const target = { tabId };
    await browser.scripting.executeScript({ target, files: ["read-page.js"] });
    const [frame] = await browser.scripting.executeScript({
      target,
      func: askScript,
      args: [part],
    });
    return frame?.result;
  };
  return {
    read: async (target, part) => {
      const tab = await findTab(browser, target);
      if (tab?.id === undefined) return refused("page-gone");
      const slow = wait(LONGEST_MS).then(() => refused("page-slow"));
      const read = inject(tab.id, part).then(toRead, (error) => refused(whyNot(error, tab)));
      return Promise.race([read, slow]);
    },
  };
}

/** None where it is gone: the one in front then is another page than was asked about. */
async function findTab({ tabs }: Browser, { windowId, tabId }: PageTarget) {
  if (tabId !== null) return tabs.get(tabId).catch(() => undefined);
  const where = windowId === null ? { lastFocusedWindow: true } : { windowId };
  const [tab] = await tabs.query({ active: true, ...where });
  return tab;
}

/** Runs in the page, beside the script that was put there just now. */
function askScript(part: PagePart): unknown {
  const { confidantReadPage: read } = globalThis as {
    confidantReadPage?: (part: PagePart) => unknown;
  };
  // Named here: of what stands outside of it nothing comes along into the page.
  return read === undefined ? "gone" : read(part);
}

function toRead(result: unknown): ReadTab {
  if (result === "gone") return refused("page-gone");
  const parsed = pageReadingSchema.safeParse(result);
  // What threw in the page gives nothing, too.
  if (!parsed.success) return refused("page-empty");
  const { type, url } = parsed.data;
  if (type === "application/pdf") {
    return /^https?:/.test(url) ? { kind: "pdf", url } : refused("page-pdf");
  }
  return parsed.data.text.trim() === ""
    ? refused("page-empty")
    : { kind: "read", reading: parsed.data };
}

function refused(why: PageRefusal): ReadTab {
  return { kind: "refused", why };
}

/** Of an address: many have it as a folder, or as a format that is asked for, and no name of a file. */
const PDF_URL = /[./?&=]pdf(?:[/?&#]|$)/i;

/** Sites that Firefox keeps for itself, where such an address is of an add-on or a search for one. */
const OF_FIREFOX =
  /^https:\/\/(?:[^/]+\.)?(?:(?:addons|support|install)\.mozilla\.org|accounts\.firefox\.com)\//i;

/** The browser tells by its sentences only; of a file on this machine it says what it says of any page. */
function whyNot(error: unknown, { url = "", title = "" }: Tab): PageRefusal {
  const sentence = String(error);
  if (/file:[^"\s]*\.pdf/i.test(`${url} ${sentence}`)) return "page-pdf";
  // Firefox says one thing of all; where it tells the address, we were let in, and it keeps the page itself.
  // Not so a file on this machine: that is for the person to allow, and off at first.
  if (/^(?!file:)./i.test(url) && sentence.includes("Missing host permission")) {
    const isPdf = PDF_URL.test(url) || /\.pdf$/i.test(title);
    return isPdf && !OF_FIREFOX.test(url) ? "page-pdf" : "page-browser";
  }
  if (
    /chrome|edge|about:|extension|gallery|view-source|devtools|policy/i.test(withoutHint(sentence))
  ) {
    return "page-browser";
  }
  return /No tab|closed|error page|removed/i.test(sentence) ? "page-gone" : "page-access";
}

/** What it advises those who make extensions names them, whatever the page was. */
function withoutHint(sentence: string): string {
  return sentence.replace(/Extension manifest must request permission[^.]*\./i, "");
}
