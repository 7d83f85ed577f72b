import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followLook } from "./look";
import { followLanguage, showLanguage } from "./words/load-messages";
import { useLanguage } from "./words/use-language";

/** Draws a page in the person's language, and anew whenever that changes; it looks as was chosen. */
export function drawPage(root: Element, page: () => ReactNode): void {
  followLook();
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
