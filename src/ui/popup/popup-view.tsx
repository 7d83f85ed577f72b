import {
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { ContextCard } from "../../contract/context";
import type { VaultStatus } from "../../contract/vault";
import type { Id } from "../../domain/id";
import { keysOf } from "../../domain/shortcut";
import { ArchivedNotice } from "../contexts/archived-notice";
import { runningTurn, toEntries } from "../conversation/entries";
import { FailureLine } from "../failure-line";
import { KeysInUse } from "../keys/keys-in-use";
import { OwnText } from "../own-text/own-text";
import { useCell } from "../use-cell";
import { directionOf } from "../words/language";
import { popupWords } from "../words/popup-words";
import { useLanguage } from "../words/use-language";
import { words } from "../words/words";
import { AskAnswer } from "./ask-answer";
import { AskLine } from "./ask-line";
import { BackupLine } from "./backup-line";
import { ContextOptions, optionId } from "./context-options";
import { ContextSearch } from "./context-search";
import { keepFieldWords } from "./early-field";
import { ExpiryList } from "./expiry-list";
import type { Popup } from "./popup";
import type { PopupBrowser } from "./popup-browser";
import { isCardAside, type PopupContexts } from "./popup-contexts";
import { PopupFoot } from "./popup-foot";
import type { QuickConversation } from "./quick-conversation";
import { RunningList, useRunning } from "./running-list";
import { type PopupContextsUse, usePopupContexts } from "./use-popup-contexts";
import { type Switcher, useSwitcher } from "./use-switcher";

type Props = {
  readonly popup: Popup;
  /** Null until the worker has told. */
  readonly vault: VaultStatus | null;
  readonly browser: PopupBrowser;
  readonly onLock: () => void;
};

/** Switching between contexts, one quick question, and what goes on, in the smallest room. */
export function PopupView({ popup, vault, browser, onLock }: Props) {
  const contexts = usePopupContexts(popup, browser);
  const { list, activeId, act, extend } = contexts;
  const running = useRunning(popup);
  const conversation = useCell(popup.quickAsk);
  const search = useRef<HTMLInputElement>(null);
  const line = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const now = Date.now();
  const cards = list.value?.cards ?? [];
  const active = cards.find(({ context }) => context.id === activeId);
  const { switcher, change, onSwitch, open, askPage } = useChange(contexts, line);
  const { chosen } = switcher;
  useEarlyField(browser, { setQuery: switcher.setQuery, onSwitch });
  useStop(popup);
  const shownId = useShown(conversation);
  return (
    <main className="relative flex max-h-120 min-h-60 w-80 flex-col gap-2 bg-page p-2 text-base text-ink">
      <h1 className="sr-only">{words.appName}</h1>
      <ContextSearch
        field={search}
        switcher={switcher}
        listId={listId}
        optionId={chosen === null ? undefined : optionId(listId, chosen.context.id)}
        onSwitch={onSwitch}
        onOpenPanel={open}
      />
      <ContextOptions
        id={listId}
        switcher={switcher}
        activeId={activeId}
        now={now}
        isShort={shownId !== null}
        onSwitch={change}
      />
      {list.value !== null && <Nothing contexts={list.value} shown={switcher.shown.length} />}
      <FailureLine
        failure={act.failure ?? list.failure}
        onAgain={list.failure ? list.again : undefined}
      />
      <Asking {...{ popup, conversation, active, line, contexts }} />
      {/* An answer has the room; what ends soon stays marked in the list. */}
      {shownId === null && <ExpiryList cards={cards} now={now} busy={act.busy} onExtend={extend} />}
      <RunningList
        running={running.filter(({ conversationId }) => conversationId !== shownId)}
        onOpen={(answer) => {
          const id = answer.contextId ?? contextNamed(cards, answer.contextName);
          if (id !== undefined) contexts.openPanel(id, answer.conversationId);
        }}
      />
      {shownId === null && <BackupLine popup={popup} onOpen={browser.openBackup} />}
      <PopupFoot
        {...{ vault, onLock, onAskPage: askPage }}
        chosen={chosen?.context ?? null}
        onOpenPanel={open}
        onOptions={browser.openOptions}
      />
    </main>
  );
}

type AskingProps = {
  readonly popup: Popup;
  readonly conversation: QuickConversation | null;
  /** Who is asked; not known before the contexts are. */
  readonly active: ContextCard | undefined;
  readonly line: RefObject<HTMLTextAreaElement | null>;
  readonly contexts: PopupContextsUse;
};

function Asking({ popup, conversation, active, line, contexts }: AskingProps) {
  const { openPanel, restored } = contexts;
  return (
    <>
      {conversation !== null && (
        <AskAnswer
          key={conversation.contextId}
          conversation={conversation}
          onContinue={(conversationId) => openPanel(conversation.contextId, conversationId)}
          onStopped={() => line.current?.focus()}
        />
      )}
      {active !== undefined &&
        (isCardAside(active) ? (
          <ArchivedNotice client={popup.client} card={active} onRestored={restored} />
        ) : (
          <AskLine quickAsk={popup.quickAsk} context={active.context} field={line} />
        ))}
    </>
  );
}

function contextNamed(cards: readonly ContextCard[], name: string): Id | undefined {
  return cards.find(({ context }) => context.name === name)?.context.id;
}

type NothingProps = { readonly contexts: PopupContexts; readonly shown: number };

function Nothing({ contexts, shown }: NothingProps) {
  if (shown > 0) return null;
  return (
    <p data-nothing="" role="status" className="px-1 text-small text-muted">
      <OwnText text={contexts.cards.length === 0 ? popupWords.none : popupWords.noMatch} />
    </p>
  );
}

/** What becomes of the context that is chosen; once it is the active one the keyboard is where it is asked. */
function useChange(contexts: PopupContextsUse, line: RefObject<HTMLTextAreaElement | null>) {
  const { list, activeId, switchTo, openPanel } = contexts;
  const switcher = useSwitcher(list.value, activeId);
  const change = async (card: ContextCard | null) => {
    if (card === null) return;
    // What is archived is there to be read, which is done in the panel.
    if (isCardAside(card)) return openPanel(card.context.id);
    if (!(await switchTo(card.context.id))) return;
    switcher.setQuery("");
    line.current?.focus();
  };
  const { chosen, isSought } = switcher;
  const onSwitch = useEarlyEnter(list.value !== null, () => change(chosen));
  const open = () => chosen !== null && openPanel(chosen.context.id);
  const askPage = () => chosen !== null && contexts.askPage(isSought ? chosen.context.id : null);
  return { switcher, change, onSwitch, open, askPage };
}

/** Enter that comes before the contexts do takes effect when they are there. */
function useEarlyEnter(isReady: boolean, act: () => void): () => void {
  const waiting = useRef(false);
  useEffect(() => {
    if (!isReady || !waiting.current) return;
    waiting.current = false;
    act();
  });
  return () => {
    if (isReady) act();
    else waiting.current = true;
  };
}

/** The conversation whose question or answer is shown here; empty while it is being opened. */
function useShown(conversation: QuickConversation | null): Id | "" | null {
  const subscribe = useCallback(
    (listener: () => void) => conversation?.store.subscribe(listener) ?? (() => {}),
    [conversation],
  );
  const shown = () => {
    const state = conversation?.store.get();
    if (state === undefined || toEntries(state).length === 0) return null;
    return state.opened?.conversation.id ?? "";
  };
  return useSyncExternalStore(subscribe, shown, shown);
}

function useStop({ quickAsk }: Popup): void {
  const { stop } = useContext(KeysInUse);
  useEffect(() => {
    // Before the fields: while an answer is written, the key means its end and nothing else.
    const onKey = (event: KeyboardEvent) => {
      const conversation = quickAsk.get();
      const running = conversation === null ? null : runningTurn(conversation.store.get());
      if (keysOf(event) !== stop || conversation === null || running === null) return;
      event.preventDefault();
      event.stopPropagation();
      conversation.stop(running);
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [quickAsk, stop]);
}

/** Takes over the field that the page has before its script, and keeps what the next one says. */
function useEarlyField(
  { takeTyped }: Pick<PopupBrowser, "takeTyped">,
  { setQuery, onSwitch }: Pick<Switcher, "setQuery"> & { readonly onSwitch: () => void },
): void {
  const takeOver = useEffectEvent(() => {
    const { text, isEntered } = takeTyped();
    if (text !== "") setQuery(text);
    if (isEntered) onSwitch();
  });
  // Before any other key comes: the field that had the keyboard went with this change.
  useLayoutEffect(() => takeOver(), []);
  const { language } = useLanguage();
  useEffect(() => {
    const { search: label, placeholder } = popupWords;
    const direction = directionOf(language);
    const { languages } = navigator;
    const says = { label, placeholder, language, direction };
    keepFieldWords(says, { storage: localStorage, languages });
  }, [language]);
}
