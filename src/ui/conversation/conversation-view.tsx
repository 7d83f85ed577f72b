import { ArrowDown } from "lucide-react";
import { Fragment, type ReactNode, useMemo } from "react";
import type { Id } from "../../domain/id";
import type { Panel } from "../panel";
import { QuietButton } from "../quiet-button";
import { placeMarks } from "../summaries/place-marks";
import { useCell } from "../use-cell";
import { words } from "../words/words";
import type { ConversationState } from "./conversation-state";
import { type Entry, toEntries } from "./entries";
import { EntryView, Marks } from "./entry-view";
import type { MessageActs } from "./message-actions";
import { findNotSeen } from "./not-seen";
import { Aside, NotSeenLine } from "./not-seen-line";
import { useConversation } from "./use-conversation";
import { useStickToBottom } from "./use-stick-to-bottom";

type Props = MessageActs & {
  /** Rows that did not open, as the vault counts them. */
  readonly damaged: number;
  readonly panel: Panel;
  /** Whether nothing is being answered. */
  readonly isIdle: boolean;
  readonly onInspect: (turnId: Id) => void;
  readonly onAnswer: (messageId: Id) => void;
  /** What the guide's newest answer leads to; null where a model answers. */
  readonly afterGuide: ReactNode;
  /** What stands here while nothing was said. */
  readonly children: ReactNode;
};

/** Everything said so far, growing downward; it stays where the person scrolled to. */
export function ConversationView(props: Props) {
  const { damaged, panel, isIdle, onInspect, onAnswer, ...rest } = props;
  const { onDelete, onRemember, afterGuide, children } = rest;
  const state = useConversation(panel.conversation);
  const entries = useMemo(() => toEntries(state), [state]);
  const { scroller, isBehind, toEnd } = useStickToBottom(entries[0]?.id, state.pending.length);
  const { marks, line, lineAt } = useBetween(entries, state, panel);
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
        {state.more && <Earlier onShow={() => panel.sync.showEarlier()} />}
        {lost > 0 && <Aside>{words.conversation.damaged(lost)}</Aside>}
        {children}
        {state.loaded && <Marks marks={marks.first} panel={panel} />}
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            {index === lineAt && line}
            <EntryView
              entry={entry}
              below={entries[index + 1]}
              panel={panel}
              isNewest={entry.id === newest}
              isIdle={isIdle}
              onInspect={onInspect}
              onDelete={onDelete}
              onRemember={onRemember}
              onAnswer={onAnswer}
            />
            {isIdle && entry.id === newest && isOfGuide(entry) && afterGuide}
            <Marks marks={marks.afterId.get(entry.id) ?? []} panel={panel} />
          </Fragment>
        ))}
        {lineAt === entries.length && line}
      </div>
      {isBehind && (
        <ToEnd
          onPress={() => {
            toEnd();
            // The button goes with what it was for.
            panel.edits.toComposer();
          }}
        />
      )}
    </main>
  );
}

/** What stands between the entries: the marks of summaries, and the line above which nothing is seen. */
function useBetween(entries: readonly Entry[], state: ConversationState, panel: Panel) {
  const { shown, editing } = useCell(panel.summaries);
  const { totals } = useCell(panel.meter);
  const active = shown?.active ?? null;
  const failure = shown?.failure ?? null;
  const notSeen = findNotSeen({ entries, state, totals, active });
  const marks = placeMarks({
    shown,
    editing,
    // The line tells it where there is one.
    failure: notSeen === null ? failure : null,
    ids: entries.map(({ id }) => id),
  });
  const line = notSeen && <NotSeenLine notSeen={notSeen} failure={failure} />;
  return { marks, line, lineAt: notSeen?.at };
}

function Earlier({ onShow }: { readonly onShow: () => void }) {
  return (
    <div className="flex justify-center">
      <QuietButton data-show-earlier="" onClick={onShow}>
        {words.conversation.showEarlier}
      </QuietButton>
    </div>
  );
}

function isOfGuide(entry: Entry): boolean {
  return entry.kind === "reply" && entry.reply.provider === "guide";
}

/** Leads to what was written below while the person was reading above; it takes no room. */
function ToEnd({ onPress }: { readonly onPress: () => void }) {
  return (
    <div className="pointer-events-none sticky bottom-2 -mt-8 flex h-8 justify-center">
      <button
        type="button"
        data-to-end=""
        onClick={onPress}
        className="pointer-events-auto flex items-center gap-1 rounded-md border border-line bg-raised px-2.5 text-small shadow-float hover:bg-tint"
      >
        <ArrowDown size={14} aria-hidden="true" />
        {words.conversation.toEnd}
      </button>
    </div>
  );
}
