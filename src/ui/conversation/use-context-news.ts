import { useEffect, useState } from "react";
import type { Panel } from "../panel";
import { useCell } from "../use-cell";
import { createContextNews } from "./context-news";
import type { ConversationState } from "./conversation-state";
import { toEntries } from "./entries";
import { findNotSeen } from "./not-seen";

export type ContextNews = {
  readonly text: string;
  /** Another one with each news: the same words twice are two announcements. */
  readonly count: number;
};

/** The newest news of what the model sees of the conversation, in words; null before the first. */
export function useContextNews(panel: Panel, state: ConversationState): ContextNews | null {
  const { shown } = useCell(panel.summaries);
  const { totals } = useCell(panel.meter);
  const [describeNews] = useState(createContextNews);
  const [news, setNews] = useState<ContextNews | null>(null);
  useEffect(() => {
    if (!state.loaded) return;
    const entries = toEntries(state);
    const active = shown?.active ?? null;
    const line = findNotSeen({ entries, state, totals, active });
    const text = describeNews({ shown, totals, cut: line?.key ?? null });
    if (text !== null) setNews((before) => ({ text, count: (before?.count ?? 0) + 1 }));
  }, [describeNews, state, shown, totals]);
  return news;
}
