import { Fragment, type ReactNode, useMemo } from "react";
import type { Panel } from "../panel";
import { QuietButton } from "../quiet-button";
import { words } from "../words/words";
import type { ConversationState } from "./conversation-state";
import { type Entry, seenFrom, toEntries } from "./entries";
import { ReplyMessage } from "./reply-message";
import { useStickToBottom } from "./use-stick-to-bottom";
import { UserMessage } from "./user-message";

type Props = {
  readonly state: ConversationState;
  /** Rows that did not open, as the vault counts them. */
  readonly damaged: number;
  readonly panel: Panel;
  /** What stands here while nothing was said. */
  readonly children: ReactNode;
};

/** Everything said so far, growing downward; it stays where the person scrolled to. */
export function ConversationView({ state, damaged, panel, children }: Props) {
  const entries = useMemo(() => toEntries(state), [state]);
  const scroller = useStickToBottom(entries[0]?.id, state.pending.length);
  const boundary = seenFrom(state);
  const lost = Math.max(damaged, state.damaged.length);
  const newest = entries.findLast((entry) => entry.kind === "reply")?.id;
  return (
    <main
      ref={scroller}
      data-conversation=""
      data-ready={state.loaded ? "" : undefined}
      aria-label={words.conversation.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
      tabIndex={0}
      className="min-h-0 grow overflow-y-auto focus-visible:-outline-offset-2"
    >
      <div className="mx-auto flex min-h-full max-w-[72ch] flex-col gap-4 px-3 py-4">
        {state.more && (
          <div className="flex justify-center">
            <QuietButton data-show-earlier="" onClick={panel.sync.showEarlier}>
              {words.conversation.showEarlier}
            </QuietButton>
          </div>
        )}
        {lost > 0 && <Aside>{words.conversation.damaged(lost)}</Aside>}
        {children}
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            {entry.id === boundary && (index > 0 || state.more) && (
              <Aside>{words.conversation.notSeen}</Aside>
            )}
            <EntryView entry={entry} panel={panel} isNewest={entry.id === newest} />
          </Fragment>
        ))}
      </div>
    </main>
  );
}

type EntryProps = { readonly entry: Entry; readonly panel: Panel; readonly isNewest: boolean };

function EntryView({ entry, panel, isNewest }: EntryProps) {
  if (entry.kind === "user") {
    return <UserMessage id={entry.id} text={entry.text} sending={entry.sending} />;
  }
  const { reply } = entry;
  return (
    <ReplyMessage
      {...reply}
      turnId={entry.id}
      isNewest={isNewest}
      onRetry={panel.turns.retry}
      onContinue={panel.turns.continue}
    />
  );
}

function Aside({ children }: { readonly children: string }) {
  return (
    <p className="flex items-center gap-3 text-meta text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {children}
    </p>
  );
}
