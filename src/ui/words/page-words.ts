import { MAX_PDF_BYTES } from "../../domain/pdf-reading";
import { catalogue } from "./catalogue";
import { countOf, formatNumber } from "./format";

/** Texts about the page beside the panel. */
export const enPage = {
  parts: { page: "This page", selection: "Selection" },
  asks: {
    explain: { page: "Explain this page.", selection: "Explain this." },
    summarise: { page: "Summarise this page.", selection: "Summarise this." },
  },
  look: (name: string) => `Show the text of ${name}`,
  /** Of a page or a PDF that does not fit whole: how much of it does, and what that is. */
  cut: (kept: number, tokens: number) =>
    `about ${formatNumber(kept)} of ${countOf(tokens, "token", "tokens")}`,
  cutWhy: (name: string) =>
    `${name} does not fit whole: its beginning and the parts that match your message best are sent.`,
  /** What is not in the text of a page or a PDF; pages come as “2–3, 7”. */
  omitted: {
    all: (parts: readonly string[]) => `Left out: ${parts.join("; ")}.`,
    hidden: (count: number) =>
      countOf(count, "text that is not to be seen", "texts that are not to be seen"),
    frames: (count: number) => countOf(count, "frame of another site", "frames of other sites"),
    end: "the end of the page, which is too long",
    empty: (pages: string) => `pages without text, as pictures are: ${pages}`,
    after: (page: number) =>
      `what follows page ${formatNumber(page)}, for which there was no room or no time`,
    scans: (pages: string) =>
      `Text that lies unseen over a picture, and may say something else: pages ${pages}.`,
  },
  refused: {
    "page-access":
      "The browser does not let Confidant read this page yet. Click Confidant’s button in the toolbar while you are on the page, and choose “Ask about this page”. If it is a file on this machine, attach the file, or allow Confidant access to file URLs in the browser’s list of extensions.",
    "page-browser":
      "This is a page of the browser or its store, which no extension may read. Copy the text instead.",
    "page-pdf": "The browser hands this PDF to no extension. Attach the file instead.",
    "page-empty": "There is no text to be seen here, or nothing is selected.",
    "page-gone": "The tab was closed, or shows another page by now. Try again.",
    "page-slow": "The page did not answer in time. Select a part of it, and ask about that.",
  },
  pdfRefused: {
    "pdf-password": (name: string) =>
      `${name} is protected by a password. Save a copy without one, and attach that.`,
    "pdf-broken": (name: string) => `${name} is damaged, or no whole PDF. It was not added.`,
    "pdf-empty": (name: string) =>
      `${name} holds no text to be seen: its pages are pictures, such as scans. Attach pictures of the pages you mean.`,
    "pdf-slow": (name: string) =>
      `${name} could not be read in time. Attach a part of it, or copy the text.`,
    "pdf-bytes": (name: string) =>
      `${name} is too large: a PDF has ${formatNumber(MAX_PDF_BYTES)} bytes at most. It was not added.`,
  },
};

/** The texts of web pages, apart from the others: only who asks about one has to load them. */
export const pageWords: typeof enPage = catalogue("page", enPage);
