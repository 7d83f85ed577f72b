import { useCallback } from "react";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import type { Panel } from "../panel";
import { useAnswer } from "../use-answer";
import { words } from "../words/words";
import { FactList } from "./fact-list";
import { historyCounts } from "./history-counts";

/** How much of this conversation the model is shown. */
export function HistoryAnswer({ panel }: { readonly panel: Panel }) {
  const { client, sync, conversation, meter } = panel;
  const ask = useCallback(async () => {
    const opened = await sync.ready();
    const input = { conversationId: opened.conversation.id, text: meter.text() };
    const { plan } = await runTwice(() => client.call("prompt.preview", input));
    const newest = conversation.get().messages.at(-1);
    return historyCounts(plan, newest === undefined ? 0 : newest.depth + 1);
  }, [client, sync, conversation, meter]);
  const { value, failure, busy, again } = useAnswer(ask);
  const { history, asking } = words.commands;
  if (value === null) {
    if (busy) return <p className="text-muted">{asking}</p>;
    return <FailureLine failure={failure} onAgain={again} />;
  }
  const facts = (["all", "shown", "summarised", "leftOut"] as const).map((key) => ({
    name: history[key],
    value: value[key].toLocaleString(words.locale),
  }));
  return <FactList facts={facts} />;
}
