import { AppWindow } from "lucide-react";
import type { Panel } from "../panel";
import { words } from "../words/words";

/** Attaches the page that is shown beside the panel. */
export function PageButton({ panel }: { readonly panel: Panel }) {
  return (
    <button
      type="button"
      data-attach-page=""
      aria-label={words.attachments.page}
      title={words.attachments.pageHint}
      onClick={async () => {
        const { bringPage } = await import("../page/bring-page");
        await bringPage(panel, { part: "page", ask: "ask", tabId: null });
      }}
      className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-tint hover:text-ink"
    >
      <AppWindow size={16} aria-hidden="true" />
    </button>
  );
}
