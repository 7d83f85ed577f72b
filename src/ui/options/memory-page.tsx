import { useMemo } from "react";
import { idSchema } from "../../domain/id";
import type { Client } from "../../messaging/client";
import type { MemorySurface } from "../memory/memory-props";
import { MemoryView } from "../memory/memory-view";
import { openPanelAt } from "../open-panel";
import { useWindow } from "../use-window";
import { memoryWords } from "../words/memory-words";
import { SectionHead } from "./section-head";
import { useUndoCell } from "./undo-provider";
import { useSubpath } from "./use-section";

/** What contexts remember; of the one that the address names, where it names one. */
export function MemoryPage({ client }: { readonly client: Client }) {
  const undo = useUndoCell();
  const [first = null, row = null] = useSubpath()
    .split("/")
    .map((part) => idSchema.safeParse(part).data ?? null);
  const windowId = useWindow();
  const surface = useMemo(
    (): MemorySurface => ({
      look: "page",
      client,
      undo,
      // A browser that opens no panel shows it in the panel that is opened next.
      onSource: (source) => void openPanelAt(client, { ...source, windowId }).catch(() => {}),
      onInspect: null,
    }),
    [client, undo, windowId],
  );
  return (
    <main>
      <SectionHead section="memory" lead={memoryWords.means} />
      <MemoryView
        key={`${first}/${row}`}
        surface={surface}
        first={first}
        found={row === null ? null : { id: row, words: "" }}
      />
    </main>
  );
}
