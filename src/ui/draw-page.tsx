import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followLanguage, showLanguage } from "./words/load-messages";
import { useLanguage } from "./words/use-language";

/** Draws a page in the person's language, and anew whenever that changes. */
export function drawPage(root: Element, page: () => ReactNode): void {
  followLanguage();
  void showLanguage().then(() =>
    createRoot(root).render(
      <StrictMode>
        <Page page={page} />
      </StrictMode>,
    ),
  );
}

function Page({ page }: { readonly page: () => ReactNode }) {
  useLanguage();
  return page();
}
