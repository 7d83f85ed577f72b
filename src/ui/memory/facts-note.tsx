import { useEffect, useState } from "react";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { LinkButton } from "../link-button";
import { useCall } from "../use-call";
import { useFreshLists } from "../use-fresh-lists";
import { conversationWords } from "../words/conversation-words";

/** Milliseconds until it is asked: a panel that opens has more to do. */
const LATER_MS = 1_500;

type Props = {
  readonly client: Client;
  readonly contextId: Id;
  readonly onMemory: () => void;
};

/** How many learned facts wait to be approved, with the way there; nothing where none does. */
export function FactsNote(props: Props) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? <Waiting {...props} /> : null;
}

function Waiting({ client, contextId, onMemory }: Props) {
  const { value, again } = useCall(client, "fact.list", { contextId });
  useFreshLists(client, again);
  const count = value?.facts.filter(({ state }) => state === "waiting").length ?? 0;
  if (count === 0) return null;
  const { factsWait, memory } = conversationWords.menu;
  return (
    <div
      data-facts-wait=""
      className="flex shrink-0 flex-wrap items-baseline gap-x-3 border-b border-line px-3 py-1.5 text-meta"
    >
      <span>{factsWait(count)}</span>
      <LinkButton onClick={onMemory}>{memory}</LinkButton>
    </div>
  );
}
