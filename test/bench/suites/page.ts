import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isThrough, TRICKS, trickPage } from "../../browser/pages/hidden-tricks";
import { drawText, makePdf } from "../../builders/make-pdf";
import { startOllamaServer } from "../../fakes/ollama-server.mjs";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { callProduct } from "../call-product";
import { makeWords } from "../extension/make-words";
import { openProductPanel } from "../product-panel";
import { median } from "../statistics";
import type { Suite } from "../suite";

const N = 15;
const WARM_UP = 2;

/** A megabyte of markup: an article of so many paragraphs, with links. */
const PARAGRAPHS = 2_200;

/** Of the PDF, each with so many lines. */
const PAGES = 50;
const LINES = 40;

const wordOf = (at: number) => `secret${String(at).padStart(2, "0")}word`;

/**
 * How many of the ways to hide a text come through, and how long it takes from the click on the
 * panel's button until the page's chip tells its tokens; the same of a PDF that is dropped there, and
 * of one that a tab shows. The pages are this machine's own, which need no click on them first.
 */
export const pageSuite: Suite = async ({ product }, effort) => {
  const n = effort.rounds(N);
  const ollama = await startOllamaServer({ script: "reply", scriptOptions: { text: "Yes." } });
  const large = articleOf(effort.amount(PARAGRAPHS, 40));
  const pdf = pdfOf(effort.amount(PAGES, 2));
  const pages = createServer(({ url = "" }, response) => {
    const isPdf = url.endsWith(".pdf");
    response.setHeader("content-type", isPdf ? "application/pdf" : "text/html; charset=utf-8");
    response.end(isPdf ? pdf : url === "/large" ? large : trickPage(wordOf));
  });
  await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
  const at = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  try {
    return await withBrowser(async (browser) => {
      const { panel } = await openProductPanel(browser, product, ollama);
      await browser.visit(`${at}/tricks`);
      const { text } = await attach(panel);
      if (!text.includes("Herons stand in the reeds")) throw new Error("the page was not read");
      const through = TRICKS.filter((_, trick) => isThrough(text, wordOf(trick))).length;
      await browser.visit(`${at}/large`);
      const rounds = async (once: () => Promise<Attached>, word: string) => {
        const samples: number[] = [];
        for (let round = -effort.rounds(WARM_UP); round < n; round += 1) {
          const { ms, text: attached } = await once();
          if (!attached.includes(word)) throw new Error(`${word} was not told`);
          if (round >= 0) samples.push(ms);
        }
        return median(samples);
      };
      const read = await rounds(() => attach(panel), "Page: Large");
      const dropped = await rounds(() => attach(panel, pdf), "Line 1 ");
      await browser.visit(`${at}/lake.pdf`);
      const shown = await rounds(() => attach(panel), "Line 1 ");
      return [
        { name: "page.hidden", value: through, unit: "count", n: TRICKS.length },
        { name: "page.read.ms", value: read, unit: "ms", n },
        { name: "page.pdf.ms", value: dropped, unit: "ms", n },
        { name: "page.pdf.tab.ms", value: shown, unit: "ms", n },
      ];
    });
  } finally {
    pages.close();
    await ollama.close();
  }
};

function articleOf(paragraphs: number): string {
  const body = Array.from(
    { length: paragraphs },
    (_, at) =>
      `<p class="part">${makeWords(60, at)} <a href="/part/${at}">part ${at}</a> <span>${makeWords(8, at + 1)}</span></p>`,
  );
  return `<!doctype html><html lang="en"><head><title>Large</title></head><body><article><h1>Large</h1>${body.join("\n")}</article></body></html>`;
}

function pdfOf(pages: number): Buffer {
  const lines = (page: number) =>
    Array.from({ length: LINES }, (_, at) =>
      drawText(`Line ${at} ${makeWords(8, page * LINES + at)}`, { y: 190 - 4 * at, size: 3 }),
    );
  return makePdf({ pages: Array.from({ length: pages }, (_, page) => lines(page).join("")) });
}

type Attached = { readonly ms: number; readonly text: string };

/** Attaches the page beside, or a file, and takes it out again: what was told, and in how many ms. */
async function attach(panel: BenchPage, file?: Buffer): Promise<Attached> {
  const opened = await callProduct(panel, "conversation.open", { channel: "side-panel" });
  const { ms, id } = await panel.run(untilChip, file?.toString("base64") ?? null);
  const input = { id, conversationId: opened.conversation.id };
  const { text } = await callProduct(panel, "page.text", input);
  await panel.run(removeChip);
  return { ms, text };
}

/** Runs in the panel. */
async function untilChip(file: string | null): Promise<{ ms: number; id: string }> {
  const bytes = Uint8Array.from(atob(file ?? ""), (sign) => sign.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], "lake.pdf", { type: "application/pdf" }));
  const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
  const start = performance.now();
  if (file === null) document.querySelector<HTMLElement>("[data-attach-page]")?.click();
  else document.querySelector("main")?.dispatchEvent(drop);
  while (performance.now() - start < 60_000) {
    const chip = document.querySelector<HTMLElement>("form [data-attachment]");
    if (chip?.textContent?.includes("token")) {
      return { ms: performance.now() - start, id: chip.dataset.attachment ?? "" };
    }
    const why = document.querySelector("form [role=alert]")?.textContent ?? "";
    if (why !== "") throw new Error(why);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error("no chip came");
}

/** Runs in the panel. */
async function removeChip(): Promise<void> {
  document.querySelector<HTMLElement>("[data-remove-attachment]")?.click();
  while (document.querySelector("form [data-attachment]") !== null) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
