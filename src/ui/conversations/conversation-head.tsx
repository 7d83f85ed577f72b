import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { conversationWords } from "../words/conversation-words";

type Props = {
  readonly title: ReactNode;
  readonly onBegin: () => void;
  /** What stands at its end. */
  readonly children?: ReactNode;
};

/** Above the lists of conversations: what they are, and the way to begin another. */
export function ConversationHead({ title, onBegin, children }: Props) {
  return (
    <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line ps-3 pe-1.5">
      {title}
      <button
        type="button"
        data-begin=""
        onClick={onBegin}
        className="flex items-center gap-1 rounded-md px-1.5 py-1 text-small text-muted hover:bg-tint hover:text-ink"
      >
        <Plus size={14} aria-hidden="true" />
        {conversationWords.list.begin}
      </button>
      {children}
    </header>
  );
}
