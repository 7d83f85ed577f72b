/** Texts about the page beside the panel. */
export const enPage = {
  parts: { page: "This page", selection: "Selection" },
  asks: {
    explain: { page: "Explain this page.", selection: "Explain this." },
    summarise: { page: "Summarize this page.", selection: "Summarize this." },
  },
  look: (name: string) => `Show what will be sent of ${name}`,
  refused: {
    "page-access":
      "The browser does not let Confidant read this page yet. Click Confidant’s button in the toolbar while you are on the page, and choose “Ask about this page”.",
    "page-browser":
      "This is a page of the browser or its store, which no extension may read. Copy the text instead.",
    "page-pdf":
      "This is a PDF, which the browser shows itself. Copy the text you want to ask about.",
    "page-empty": "There is no text to be seen here, or nothing is selected.",
    "page-gone": "The tab was closed, or shows another page by now. Try again.",
    "page-slow": "The page did not answer in time. Select a part of it, and ask about that.",
  },
};
