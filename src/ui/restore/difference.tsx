import type { RestorePreview } from "../../contract/restore";
import { restoreWords } from "../words/restore-words";

/** What a backup lacks of what is here, and what it has that is not here. */
export function Difference({ preview }: { readonly preview: RestorePreview }) {
  const { ofOtherVault, onlyHere, conversations, messages, others } = preview;
  const onlyThere = {
    conversations: conversations.new,
    messages: messages.new,
    others: others.new,
  };
  const newerHere = newerOf(preview, "older");
  const newerThere = newerOf(preview, "newer");
  const isLess = isAny(onlyHere) || isAny(newerHere);
  const isMore = isAny(onlyThere) || isAny(newerThere);
  const isGone = conversations.deleted + others.deleted > 0;
  return (
    <>
      {ofOtherVault && <p data-restore-other-vault="">{restoreWords.otherVault}</p>}
      {isLess && !isMore && !ofOtherVault && <p data-restore-older="">{restoreWords.older}</p>}
      {isLess && <p data-restore-lacks="">{restoreWords.lacks(onlyHere, newerHere)}</p>}
      {isMore && <p data-restore-brings="">{restoreWords.brings(onlyThere, newerThere)}</p>}
      {!isLess && !isMore && !isGone && <p data-restore-same="">{restoreWords.same}</p>}
    </>
  );
}

function newerOf({ conversations, others }: RestorePreview, side: "newer" | "older") {
  return {
    conversations: conversations[side] + conversations.both,
    others: others[side] + others.both,
  };
}

function isAny(counts: Readonly<Record<string, number>>): boolean {
  return Object.values(counts).some((count) => count > 0);
}
