import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from "react";
import { VList, type VListHandle } from "virtua";
import type { ConversationCard } from "../../contract/conversation";
import type { Id } from "../../domain/id";
import { useOptionKeys } from "../contexts/use-option-keys";
import { useFirstFocus } from "../use-first-focus";
import { useNow } from "../use-now";
import { conversationWords } from "../words/conversation-words";
import type { Listed } from "./conversation-pages";
import { ConversationRow } from "./conversation-row";

/** Pixels of a row, before it is measured. */
const ROW = 44;
/** The next page is read when this little is left below. */
const NEAR = 600;
/** What opens the menu of the chosen row. */
const MENU_KEYS = "Shift+F10 ContextMenu";
/** Rows in the first picture, before the list is measured. */
const FIRST = 20;

type Props = {
  readonly listed: Listed;
  readonly currentId: Id;
  /** The conversations in which an answer waits. */
  readonly waiting: readonly Id[];
  readonly showsContext: boolean;
  /** What is said where there is nothing. */
  readonly none: string;
  /** Another one for another list. */
  readonly listing: string;
  readonly onQuery: (query: string) => void;
  readonly onMore: () => void;
  readonly onChoose: (card: ConversationCard) => void;
  /** Offers what can be done with one, beside that element. */
  readonly onMenu: (card: ConversationCard, beside: HTMLElement) => void;
  /** What stands between the search field and the list. */
  readonly children: ReactNode;
};

/** A search field over a list of any length, of which only what is seen is on the page. */
export function ConversationList(props: Props) {
  const { listed, listing, children, onQuery, onMore, onMenu } = props;
  const { cards, isRead, failure } = listed;
  const listId = useId();
  const now = useNow();
  const list = useRef<VListHandle>(null);
  const { at, setAt, onKeyDown } = useRowKeys(listId, props);
  const readOn = useReadOn(list, cards, onMore);
  useChosenInSight(list, { at, setAt }, listing);
  const active = cards.length > 0 ? `${listId}-${at}` : undefined;
  const remark = isRead ? props.none : conversationWords.list.loading;
  return (
    <>
      <div className="flex shrink-0 flex-col gap-2 p-3 pb-2">
        <SearchField listId={listId} active={active} onQuery={onQuery} onKeyDown={onKeyDown} />
        {children}
        <Remark>{cards.length > 0 || failure !== null ? "" : remark}</Remark>
      </div>
      <div className="min-h-0 grow">
        <VList
          ref={list}
          id={listId}
          data={cards}
          itemSize={ROW}
          ssrCount={Math.min(FIRST, cards.length)}
          keepMounted={cards.length > 0 ? [at] : []}
          onScroll={readOn}
          role="listbox"
          aria-label={conversationWords.list.list}
          aria-activedescendant={active}
          aria-keyshortcuts={MENU_KEYS}
          tabIndex={0}
          onKeyDown={onKeyDown}
          className="focus-visible:-outline-offset-2"
        >
          {(card, index) => (
            <ConversationRow
              {...rowOf(card, { ...props, index, now })}
              key={card.conversation.id}
              id={`${listId}-${index}`}
              isAt={index === at}
              onMenu={(beside) => {
                // It stays on the page while it is scrolled away.
                setAt(index);
                onMenu(card, beside);
              }}
            />
          )}
        </VList>
      </div>
    </>
  );
}

/** Reads the next page where little is left below what is seen; also told by whoever scrolls. */
function useReadOn(
  list: RefObject<VListHandle | null>,
  cards: Listed["cards"],
  onMore: () => void,
) {
  const readOn = () => {
    const handle = list.current;
    if (handle === null) return;
    const { scrollOffset, viewportSize, scrollSize } = handle;
    if (scrollSize - scrollOffset - viewportSize < NEAR) onMore();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may not fill a tall panel.
  useEffect(readOn, [cards]);
  return readOn;
}

/** The keys that choose a row, and those that open its menu. */
function useRowKeys(listId: string, { listed, onChoose, onMenu }: Props) {
  const { cards } = listed;
  const { at, setAt, onKeyDown } = useOptionKeys(cards.length, (index) => {
    const card = cards[index];
    if (card !== undefined) onChoose(card);
  });
  const openMenu = () => {
    const card = cards[at];
    const row = document.getElementById(`${listId}-${at}`);
    if (card !== undefined && row !== null) onMenu(card, row);
  };
  return { at, setAt, onKeyDown: withMenuKey(onKeyDown, openMenu) };
}

type Chosen = Pick<ReturnType<typeof useOptionKeys>, "at" | "setAt">;

/** Scrolls to the chosen row, which is the first one wherever another list begins. */
function useChosenInSight(
  list: RefObject<VListHandle | null>,
  { at, setAt }: Chosen,
  listing: string,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top.
  useEffect(() => setAt(0), [listing]);
  useEffect(() => {
    list.current?.scrollToIndex(at, { align: "nearest" });
  }, [list, at]);
}

function Remark({ children }: { readonly children: string }) {
  return (
    <p role="status" className="text-small text-muted empty:hidden">
      {children}
    </p>
  );
}

type RowOf = Props & { readonly index: number; readonly now: number };

/** What a row shows of its conversation, wherever the keyboard is. */
function rowOf(card: ConversationCard, { listed, index, now, ...props }: RowOf) {
  return {
    card,
    place: index + 1,
    // How many there are is known with the last page.
    of: listed.next === null ? listed.cards.length : -1,
    isCurrent: card.conversation.id === props.currentId,
    isWaiting: props.waiting.includes(card.conversation.id),
    showsContext: props.showsContext,
    now,
    onChoose: props.onChoose,
  };
}

type FieldProps = Pick<Props, "onQuery"> & {
  readonly listId: string;
  readonly active: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

function SearchField({ listId, active, onQuery, onKeyDown }: FieldProps) {
  const { find } = conversationWords.list;
  const field = useFirstFocus<HTMLInputElement>();
  return (
    <input
      ref={field}
      data-find-conversation=""
      role="combobox"
      aria-label={find}
      placeholder={find}
      aria-expanded={active !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={active}
      aria-keyshortcuts={MENU_KEYS}
      autoComplete="off"
      maxLength={200}
      onChange={(event) => onQuery(event.currentTarget.value.trim())}
      onKeyDown={onKeyDown}
      className="min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5 text-small placeholder:text-muted"
    />
  );
}

type KeyListener = (event: KeyboardEvent<HTMLElement>) => void;

/** The list's keys, and those that open the menu of the chosen row. */
function withMenuKey(onKeyDown: KeyListener, openMenu: () => void): KeyListener {
  return (event) => {
    const { key, shiftKey } = event;
    if (key !== "ContextMenu" && !(key === "F10" && shiftKey)) return onKeyDown(event);
    event.preventDefault();
    openMenu();
  };
}
