import { useCallback } from "react";
import type { Conversation } from "../../domain/conversation";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import type { Panel } from "../panel";
import { useAnswer } from "../use-answer";
import { commandWords } from "../words/command-words";
import { words } from "../words/words";
import { type Fact, FactList } from "./fact-list";
import { historyCounts } from "./history-counts";

/** How much of this conversation the model is shown. */
export function HistoryAnswer({ panel }: { readonly panel: Panel }) {
  const { client, sync, conversation, meter } = panel;
  const ask = useCallback(async () => {
    const opened = await sync.ready();
    const conversationId = opened.conversation.id;
    const input = { conversationId, text: meter.text() };
    const [{ plan }, now] = await Promise.all([
      runTwice(() => client.call("prompt.preview", input)),
      runTwice(() => client.call("conversation.show", { conversationId })),
    ]);
    const newest = conversation.get().messages.at(-1);
    const counts = historyCounts(plan, newest === undefined ? 0 : newest.depth + 1);
    return { counts, figures: now.conversation };
  }, [client, sync, conversation, meter]);
  const { value, failure, busy, again } = useAnswer(ask);
  const { history, asking } = commandWords;
  if (value === null) {
    if (busy) return <p className="text-muted">{asking}</p>;
    return <FailureLine failure={failure} onAgain={again} />;
  }
  const facts = (["all", "shown", "summarised", "leftOut"] as const).map((key) => ({
    name: history[key],
    value: words.number(value.counts[key]),
  }));
  return <FactList facts={[...facts, ...figureFacts(value.figures)]} />;
}

/** What the whole conversation came to, all its branches. */
function figureFacts({ tokenCount, cost }: Pick<Conversation, "tokenCount" | "cost">): Fact[] {
  const { conversationFigures, cost: costWords } = words;
  const tokens = { name: conversationFigures.tokens, value: words.tokens(tokenCount) };
  if (cost === undefined) return [tokens];
  return [tokens, { name: conversationFigures.cost, value: costWords.dollars(cost) }];
}
