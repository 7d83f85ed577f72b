import { useEffect, useState } from "react";
import type { ConversationCard } from "../../contract/conversation";
import type { Client } from "../../messaging/client";
import { useCell } from "../use-cell";
import { createLastWords, type KnownWords, type LastWordsReader } from "./last-words";

/** A ref: watches a row until the function that it gives is called. */
export type RowWatch = (row: Element | null) => (() => void) | undefined;

export type LastWordsUse = {
  readonly known: KnownWords;
  /** The ref of a conversation's row, which tells when it comes into view. */
  readonly watch: RowWatch;
};

/** The last words of those listed conversations whose rows are in view. */
export function useLastWords(
  client: Pick<Client, "call">,
  cards: readonly ConversationCard[],
): LastWordsUse {
  const [words] = useState(() => createLastWords(client));
  const [watch] = useState(() => watchRows(words));
  const known = useCell(words);
  useEffect(() => words.list(cards), [words, cards]);
  return { known, watch };
}

/** Watches rows once the browser has laid them out; those that are scrolled away count as unseen. */
function watchRows({ see }: Pick<LastWordsReader, "see">): RowWatch {
  let observer: IntersectionObserver | null = null;
  const idOf = (row: Element) => row.getAttribute("data-conversation-row") ?? "";
  const begin = () =>
    new IntersectionObserver((entries) =>
      see(
        entries.map(({ target, isIntersecting }) => {
          return { conversationId: idOf(target), isSeen: isIntersecting };
        }),
      ),
    );
  return (row) => {
    if (row === null) return;
    observer ??= begin();
    observer.observe(row);
    return () => {
      observer?.unobserve(row);
      see([{ conversationId: idOf(row), isSeen: false }]);
    };
  };
}
