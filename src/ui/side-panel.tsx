import {
  type ComponentProps,
  lazy,
  Suspense,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { VaultStatus } from "../contract/vault";
import type { Id } from "../domain/id";
import type { TurnState } from "../domain/turn";
import { Announcer } from "./conversation/announcer";
import type { ShownConversation } from "./conversation/conversation-state";
import { ConversationView } from "./conversation/conversation-view";
import type { Remembered } from "./conversation/message-actions";
import { endNotice } from "./conversation/reply-notice";
import { useContextNews } from "./conversation/use-context-news";
import {
  type SettledConversation,
  useConversation,
  useRunningTurn,
  useSettledConversation,
} from "./conversation/use-conversation";
import { Header } from "./header/header";
import { useInspector } from "./inspector/use-inspector";
import { usePageKey } from "./keys/use-page-key";
import type { FoundRow } from "./memory/use-found-row";
import { ConnectOptions, EmptyState } from "./models/empty-state";
import { type Models, useModels } from "./models/use-models";
import type { Panel } from "./panel";
import { PanelFooter } from "./panel-footer";
import { PanelNotes } from "./panel-notes";
import { PanelSheets } from "./panel-sheets";
import type { PanelShell } from "./panel-shell";
import { withdraw } from "./undo/undo-offer";
import { useCell } from "./use-cell";
import { type Sheet, useSheet } from "./use-sheet";
import { words } from "./words/words";

// Read when they are needed: the panel's first picture does not wait for them.
const ConversationSheet = lazy(async () => {
  const { ConversationSheet: Sheet } = await import("./conversations/conversation-sheet");
  return { default: Sheet };
});

const ConversationSide = lazy(async () => {
  const { ConversationSide: Side } = await import("./conversations/conversation-side");
  return { default: Side };
});

const FindBar = lazy(async () => {
  const { FindBar: Bar } = await import("./find/find-bar");
  return { default: Bar };
});

const UndoBar = lazy(async () => {
  const { UndoBar: Bar } = await import("./undo/undo-bar");
  return { default: Bar };
});

type Props = {
  readonly shell: PanelShell;
  /** Null until the worker has told. */
  readonly vault: VaultStatus | null;
  readonly onLock: () => void;
};

/** The side panel: what was said above, what is being written below, the rest receding. */
export function SidePanel({ shell, vault, onLock }: Props) {
  const { panel, round } = useCell(shell.current);
  const state = useSettledConversation(panel.conversation);
  const { opened } = state;
  const isReady = opened !== null || state.problem !== null;
  const models = useModels(shell, opened?.conversation.contextId ?? null, isReady);
  const list = useSheet<string>();
  const showList = () => list.open("");
  const memory = useSheet<true | FoundRow>();
  const { find, finds, showFind } = useFind(round);
  usePageKey({ key: "search", act: showList, off: opened === null });
  usePageKey({ key: "find", act: showFind, off: opened === null });
  const isWide = useIsWide();
  const lists = { shell, opened, said: state.finished, onMemory: memory.open };
  return (
    // Nothing that is placed in it reaches beyond the window.
    <div className="relative flex h-dvh overflow-clip bg-page text-base text-ink">
      {isWide && <Side {...lists} searchRequest={list} />}
      <div className="relative flex min-w-0 grow flex-col">
        <Header
          shell={shell}
          opened={opened}
          vault={vault}
          onLock={onLock}
          onList={showList}
          onMemory={() => memory.open(true)}
          onFind={showFind}
        />
        {find.what === round && (
          <Suspense>
            <FindBar key={round} panel={panel} find={find} requests={finds} onSearch={list.open} />
          </Suspense>
        )}
        {/* Nothing of one conversation stays in another: no text typed, no answer, no focus. */}
        <Conversation
          key={round}
          shell={shell}
          panel={panel}
          state={state}
          models={models}
          vault={vault}
          memory={memory}
          onSearch={list.open}
          isCovered={(list.what !== null && !isWide) || memory.what !== null}
        />
      </div>
      {list.what !== null && opened !== null && !isWide && (
        <Suspense>
          <ConversationSheet
            {...lists}
            opened={opened}
            first={list.what}
            onClose={list.close}
            onClosed={list.giveBack}
          />
        </Suspense>
      )}
    </div>
  );
}

type SideProps = Omit<ComponentProps<typeof ConversationSide>, "opened"> & {
  readonly opened: ShownConversation | null;
};

/** Has its width from the start: what is beside it stays where it is. */
function Side({ opened, ...props }: SideProps) {
  return (
    <aside
      data-conversation-side=""
      aria-label={words.conversations.open}
      className="flex w-80 shrink-0 flex-col border-e border-line"
    >
      {opened !== null && (
        <Suspense>
          <ConversationSide opened={opened} {...props} />
        </Suspense>
      )}
    </aside>
  );
}

/** Whether the shown conversation is searched; asked for once more, it begins anew where it is. */
function useFind(round: number) {
  const find = useSheet<number>();
  const [finds, setFinds] = useState(0);
  const showFind = () => {
    if (find.what !== round) find.open(round);
    setFinds(finds + 1);
  };
  return { find, finds, showFind };
}

type ConversationProps = Pick<Props, "shell" | "vault"> & {
  readonly panel: Panel;
  readonly state: SettledConversation;
  readonly models: Models;
  readonly memory: Sheet<true | FoundRow>;
  /** Opens the search with these words. */
  readonly onSearch: (words: string) => void;
  /** Whether a sheet lies over it, which tells itself what can be undone. */
  readonly isCovered: boolean;
};

function Conversation(props: ConversationProps) {
  const { shell, panel, state, models, vault, memory, onSearch, isCovered } = props;
  const running = useRunningTurn(panel.conversation);
  const inspector = useInspector();
  const deleting = useSheet<Id>();
  const remembering = useSheet<Remembered>();
  const answer = useMemo(() => answerIn(shell, panel), [shell, panel]);
  // What floats has taken its own Escape by now: who closes a menu does not mean the answer.
  usePageKey({
    key: "stop",
    act: () => running !== null && panel.turns.cancel(running),
    off: running === null,
    leaves: true,
  });
  const isEmpty = state.loaded && state.messages.length === 0 && state.pending.length === 0;
  const isKept = state.opened?.conversation.temporary !== true;
  return (
    <>
      <PanelNotes
        client={shell.client}
        panel={panel}
        vault={vault}
        opened={state.opened}
        isWorthKeeping={state.loaded && !isEmpty && isKept}
        isAnswering={running !== null}
        isEmpty={isEmpty && isKept}
        onMemory={() => memory.open(true)}
        toComposer={panel.edits.toComposer}
      />
      <ConversationView
        damaged={vault?.damaged ?? 0}
        panel={panel}
        isIdle={running === null}
        onInspect={inspector.openTurn}
        onDelete={deleting.open}
        onRemember={isKept ? remembering.open : undefined}
        onAnswer={answer}
        afterGuide={models.chosen?.provider === "guide" && <ConnectOptions models={models} />}
      >
        {isEmpty && <EmptyState models={models} isKept={isKept} />}
      </ConversationView>
      <News panel={panel} />
      {!isCovered && <Undo shell={shell} panel={panel} />}
      <PanelFooter
        shell={shell}
        panel={panel}
        state={state}
        models={models}
        vault={vault}
        running={running}
        onInspect={inspector.openTyped}
        onMemory={() => memory.open(true)}
        onSearch={onSearch}
      />
      <PanelSheets {...{ shell, panel, state, inspector, deleting, remembering, memory }} />
    </>
  );
}

/** What is told of the conversation to those who do not see it. */
function News({ panel }: Pick<ConversationProps, "panel">) {
  const state = useConversation(panel.conversation);
  const news = useContextNews(panel, state);
  const sibling = useCell(panel.branches);
  const noticeOf = (ended: TurnState) => endNotice(state, ended);
  return <Announcer finished={state.finished} {...{ noticeOf, news, sibling }} />;
}

/** An answer comes where a deleted reply stood, which cannot come back then. */
function answerIn(shell: PanelShell, panel: Panel) {
  return (messageId: Id) => {
    withdraw(shell.undo, messageId);
    panel.turns.answer(messageId);
  };
}

function Undo({ shell, panel }: Pick<ConversationProps, "shell" | "panel">) {
  if (useCell(shell.undo) === null) return null;
  return (
    <div className="mx-auto w-full max-w-[72ch] px-3">
      <Suspense>
        <UndoBar
          cell={shell.undo}
          client={shell.client}
          focusElsewhere={panel.edits.toComposer}
          onBack={shell.showConversation}
        />
      </Suspense>
    </div>
  );
}

/** Room for a list of 20 em beside a column that can be read. */
const WIDE = "(min-width: 56em)";

/** Whether there is room for the conversations beside the shown one. */
function useIsWide(): boolean {
  return useSyncExternalStore(follow, read, () => false);
}

function follow(onChange: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener("change", onChange);
  return () => width.removeEventListener("change", onChange);
}

function read(): boolean {
  return matchMedia(WIDE).matches;
}
