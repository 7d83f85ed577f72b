import { Archive, EyeOff } from "lucide-react";
import type { ContextCard } from "../../contract/context";
import { isAside } from "../../domain/expiry";
import { useNow } from "../use-now";
import { words } from "../words/words";
import type { ShownConversation } from "./conversation-state";

type Props = {
  readonly opened: ShownConversation | null;
  /** Its context with its times; null where that does not open. */
  readonly card: ContextCard | null;
};

/** What is unusual about where the conversation is kept; nothing for most. */
export function StorageNote({ opened, card }: Props) {
  const now = useNow();
  if (opened === null) return null;
  const { temporary, archivedAt } = opened.conversation;
  if (!temporary && archivedAt === null) return null;
  const isContextAside = card !== null && isAside(card.context, card, now);
  const { archivedNote, archivedThere } = words.conversationMenu;
  const Icon = temporary ? EyeOff : Archive;
  return (
    <p
      data-storage-note={temporary ? "temporary" : "archived"}
      className="flex shrink-0 items-start gap-2 border-b border-line bg-tint px-3 py-1.5 text-meta"
    >
      <Icon size={14} aria-hidden="true" className="mt-px shrink-0" />
      {temporary ? (
        <span>
          <strong className="font-semibold">{words.temporary.mark}.</strong> {words.temporary.means}
        </span>
      ) : (
        <span>{isContextAside ? archivedThere : archivedNote}</span>
      )}
    </p>
  );
}
