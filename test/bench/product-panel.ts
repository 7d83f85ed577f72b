import type { BenchBrowser } from "./browser/launch-browser";
import type { BenchPage } from "./browser/page";
import { callProduct, loadProduct } from "./call-product";

export type ProductPanel = {
  readonly panel: BenchPage;
  readonly extensionId: string;
  /** Ends the product's worker. */
  readonly stopWorker: () => Promise<void>;
};

/** The product's side panel, opened as a person opens it, with the server's first model chosen. */
export async function openProductPanel(
  browser: BenchBrowser,
  build: string,
  server: { readonly url: string },
): Promise<ProductPanel> {
  const { id, welcome } = await loadProduct(browser, build);
  await callProduct(welcome, "model.choose", { provider: "ollama", name: "", url: server.url });
  const panel = await openSidePanel(browser, id, welcome);
  await panel.run(waitUntilReady);
  await panel.run(noteEnter);
  return { panel, extensionId: id, stopWorker: () => browser.stopWorker(id) };
}

/** Clicks the welcome page's button and resolves with the panel, loaded: the page that panels have now. */
export async function openSidePanel(
  browser: BenchBrowser,
  extensionId: string,
  welcome: BenchPage,
  path = "sidepanel.html",
): Promise<BenchPage> {
  await welcome.run(async () => {
    const started = Date.now();
    while (document.querySelector("#open-panel") === null) {
      if (Date.now() - started > 60_000) throw new Error("the welcome page opens no panel");
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  await welcome.run(() => document.querySelector<HTMLElement>("#open-panel")?.click());
  return browser.findPage(`chrome-extension://${extensionId}/${path}`);
}

/** Puts a text into the composer as one edit. */
export async function typeMessage(panel: BenchPage, text: string): Promise<void> {
  await panel.run(() => document.querySelector<HTMLElement>("[data-composer]")?.focus());
  await panel.type(text);
}

/** When Enter was last pressed: milliseconds since 1970, before any script of the page saw it. */
export function enterTime(panel: BenchPage): Promise<number> {
  return panel.run(() => Number(document.documentElement.dataset.benchEnter));
}

/** The id of the newest reply that the panel shows; empty while there is none. */
export function newestReply(panel: BenchPage): Promise<string> {
  return panel.run(() => {
    const replies = document.querySelectorAll<HTMLElement>("[data-turn]");
    return replies.item(replies.length - 1)?.dataset.turn ?? "";
  });
}

/** Resolves once a reply after `earlier` is complete; fails when it ends otherwise or takes a minute. */
export function waitForReply(panel: BenchPage, earlier: string): Promise<void> {
  return panel.run(async (known) => {
    for (const started = Date.now(); Date.now() - started < 60_000; ) {
      const replies = document.querySelectorAll<HTMLElement>("[data-turn]");
      const newest = replies.item(replies.length - 1)?.dataset;
      if (newest?.turn !== undefined && newest.turn !== known) {
        if (newest.status === "complete") return;
        if (!/open|streaming/.test(newest.status ?? ""))
          throw new Error("a reply did not end well");
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error("a reply did not end in a minute");
  }, earlier);
}

async function waitUntilReady(): Promise<void> {
  const started = Date.now();
  while (document.querySelector("main[data-ready]") === null) {
    if (Date.now() - started > 60_000) throw new Error("the panel did not get ready");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function noteEnter(): void {
  const note = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // When the key event was made, on the clock that the server also has.
    const age = performance.now() - event.timeStamp;
    document.documentElement.dataset.benchEnter = String(Date.now() - age);
  };
  addEventListener("keydown", note, { capture: true });
}
