import { useCallback, useState } from "react";
import type { ContextCard } from "../../contract/context";
import { expiryOf, isAside } from "../../domain/expiry";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { useAnswer } from "../use-answer";
import { useFreshLists } from "../use-fresh-lists";
import { words } from "../words/words";
import { expiryWords } from "./expiry-words";
import { findContexts } from "./find-contexts";
import { Finder } from "./finder";

type Props = {
  readonly client: Pick<Client, "call" | "onListsChange">;
  readonly currentId: Id | null;
  /** Whether those that are archived are there to choose, too, to be read. */
  readonly archived: boolean;
  readonly onChoose: (contextId: Id) => void;
};

/** The contexts to choose from: pinned ones first, then those used last, then those archived. */
export function ContextFinder({ client, currentId, archived, onChoose }: Props) {
  const [query, setQuery] = useState("");
  const ask = useCallback(
    async () => ({ ...(await findContexts(client, { query, archived })), query }),
    [client, query, archived],
  );
  const { value, failure, busy, again } = useAnswer(ask);
  useFreshLists(client, again);
  const { contextMenu } = words;
  const contexts = value?.contexts ?? [];
  const rest = value?.rest ?? 0;
  const none = value === null ? contextMenu.loading : contexts.length === 0 ? contextMenu.none : "";
  return (
    <>
      <Finder
        label={contextMenu.find}
        listLabel={contextMenu.list}
        remark={failure !== null ? "" : rest > 0 ? contextMenu.more(rest) : none}
        currentWord={contextMenu.current}
        pinnedWord={contextMenu.pinned}
        options={contexts.map((card) => toOption(card, currentId))}
        isOld={value?.query !== query}
        hasFailed={failure !== null && !busy}
        onQuery={setQuery}
        onChoose={onChoose}
      />
      <FailureLine failure={failure} onAgain={again} />
    </>
  );
}

function toOption(card: ContextCard, currentId: Id | null) {
  const { id, name, pinned } = card.context;
  const now = Date.now();
  if (isAside(card.context, card, now)) {
    const note = words.contextMenu.archivedMark;
    return { id, name, isPinned: pinned, isCurrent: id === currentId, note };
  }
  const ending = expiryWords(expiryOf(card.context, card, now), now);
  const note = ending === null ? {} : { note: ending.mark };
  return { id, name, isPinned: pinned, isCurrent: id === currentId, ...note };
}
