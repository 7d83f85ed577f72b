import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { VList, type VListHandle } from "virtua";
import type { ConversationCard } from "../../contract/conversation";
import type { FoundText } from "../../contract/search";
import type { Id } from "../../domain/id";
import { MAX_QUERY } from "../../domain/search-index";
import { useOptionKeys } from "../contexts/use-option-keys";
import { useNow } from "../use-now";
import { conversationWords } from "../words/conversation-words";
import type { Listed } from "./conversation-pages";
import { ConversationRow } from "./conversation-row";
import { dateGroup, groupTimes } from "./date-group";
import { FoundRow } from "./found-row";
import { hasWords, wordsOf } from "./last-words";
import { useChosenInSight } from "./use-chosen-in-sight";
import type { LastWordsUse } from "./use-last-words";

/** Pixels of a row, before it is measured: rather too many, so that none below the list is taken for seen. */
const ROW = 80;
/** The next page is read when this little is left below. */
const NEAR = 600;
/** What opens the menu of the chosen row. */
const MENU_KEYS = "Shift+F10 ContextMenu";
/** Rows in the first picture, before the list is measured. */
const FIRST = 20;

type Props = {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Whether the search field has the keyboard at once. */
  readonly takesFocus: boolean;
  /** As it stands in the search field. */
  readonly typed: string;
  readonly listed: Listed;
  /** Whether they are still those of what was looked for before. */
  readonly isOld: boolean;
  /** What was found in them, below them. */
  readonly found: readonly FoundText[];
  /** Whether that is still what was found for another question. */
  readonly isFoundOld: boolean;
  readonly isMoreFound: boolean;
  readonly words: LastWordsUse;
  readonly currentId: Id;
  /** The conversations in which an answer waits. */
  readonly waiting: readonly Id[];
  readonly showsContext: boolean;
  /** What is said where there is nothing. */
  readonly none: string;
  /** Another one for another list. */
  readonly listing: string;
  readonly onTyped: (typed: string) => void;
  readonly onMore: () => void;
  readonly onChoose: (card: ConversationCard) => void;
  /** Opens a text, or `apart`, in a tab. */
  readonly onFound: (found: FoundText, apart: boolean) => void;
  /** Offers what can be done with one, beside that element. */
  readonly onMenu: (card: ConversationCard, beside: HTMLElement) => void;
  /** What stands between the search field and the list. */
  readonly children: ReactNode;
};

/** A search field over a list of any length, of which only what is seen is on the page. */
export function ConversationList(props: Props) {
  const { typed, listed, found, listing, children, onMore, onMenu } = props;
  const { cards } = listed;
  const rows = [...cards, ...found];
  const times = groupTimes(cards.map(({ conversation }) => conversation.updatedAt));
  const listId = useId();
  const now = useNow();
  const list = useRef<VListHandle>(null);
  const { at, chosen, setAt, onKeyDown } = useRowKeys(listId, rows, props);
  const readOn = useReadOn(list, rows.length, onMore);
  useChosenInSight(list, { at, chosen, setAt }, listing);
  const active = rows.length > 0 ? `${listId}-${at}` : undefined;
  return (
    <>
      <div className="flex shrink-0 flex-col gap-2 p-3 pb-2">
        <SearchField {...props} listId={listId} active={active} onKeyDown={onKeyDown} />
        {children}
        <Remark>{rows.length > 0 ? "" : remarkOn(props)}</Remark>
      </div>
      <div className="min-h-0 grow">
        <VList
          ref={list}
          id={listId}
          data={rows}
          itemSize={ROW}
          ssrCount={Math.min(FIRST, rows.length)}
          keepMounted={rows.length > 0 ? [at] : []}
          onScroll={readOn}
          role="listbox"
          aria-label={conversationWords.list.list}
          aria-activedescendant={active}
          aria-keyshortcuts={MENU_KEYS}
          tabIndex={0}
          onKeyDown={onKeyDown}
          className="focus-visible:-outline-offset-2"
        >
          {(row, index) => {
            const shared = { id: `${listId}-${index}`, isAt: index === at, now };
            const heading = typed === "" ? headingAt({ cards, times, now }, index) : "";
            return "snippet" in row ? (
              <FoundRow {...foundRowOf(row, { ...props, index })} {...shared} key={row.id} />
            ) : (
              <ConversationRow
                {...rowOf(row, { ...props, index })}
                {...shared}
                key={row.conversation.id}
                heading={heading}
                onMenu={(beside) => {
                  // It stays on the page while it is scrolled away.
                  setAt(index);
                  onMenu(row, beside);
                }}
              />
            );
          }}
        </VList>
      </div>
    </>
  );
}

/** What stands in place of rows; empty where a failure is told instead. */
function remarkOn({ listed: { isRead, failure }, none }: Props): string {
  if (failure !== null) return "";
  return isRead ? none : conversationWords.list.loading;
}

type Grouped = {
  readonly cards: readonly ConversationCard[];
  /** Of each, by what it is grouped. */
  readonly times: readonly number[];
  readonly now: number;
};

/** The heading of a row, where its group is not that of the row above. */
function headingAt(grouped: Grouped, index: number): string {
  const group = groupOf(grouped, index);
  return group === groupOf(grouped, index - 1) ? "" : group;
}

function groupOf({ cards, times, now }: Grouped, index: number): string {
  const [card, time] = [cards[index], times[index]];
  if (card === undefined || time === undefined) return "";
  return card.pinned ? conversationWords.list.pinned : dateGroup(time, now);
}

/** Reads the next page where little is left below what is seen; also told by whoever scrolls. */
function useReadOn(list: RefObject<VListHandle | null>, count: number, onMore: () => void) {
  const readOn = () => {
    const handle = list.current;
    if (handle === null) return;
    const { scrollOffset, viewportSize, scrollSize } = handle;
    if (scrollSize - scrollOffset - viewportSize < NEAR) onMore();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may not fill a tall panel.
  useEffect(readOn, [count]);
  return readOn;
}

/** The keys that choose a row, and those that open its menu. */
function useRowKeys(listId: string, rows: readonly Row[], props: Props) {
  const { listed, isOld, listing, found, isFoundOld, onChoose, onFound, onMenu } = props;
  const { cards } = listed;
  // The list of which Enter was to take the first row before it was there.
  const [wanted, setWanted] = useState<{ of: string; apart: boolean } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const [card, text] = [cards[0], found[0]];
    if (wanted.of === listing && (isOld || (card === undefined && isFoundOld))) return;
    setWanted(null);
    if (wanted.of !== listing) return;
    if (card !== undefined) onChoose(card);
    else if (text !== undefined) onFound(text, wanted.apart);
  });
  const { onKeyDown, ...keys } = useOptionKeys(rows, idOf, (index, apart) => {
    const card = cards[index];
    const text = found[index - cards.length];
    if (card !== undefined && !isOld) onChoose(card);
    else if (text !== undefined && !isFoundOld) onFound(text, apart);
    // Nothing is taken from a list that may be another one in a moment.
    else if (index === 0) setWanted({ of: listing, apart });
  });
  const openMenu = () => {
    const card = cards[keys.at];
    const row = document.getElementById(`${listId}-${keys.at}`);
    if (card !== undefined && row !== null) onMenu(card, row);
  };
  return { ...keys, onKeyDown: withMenuKey(onKeyDown, openMenu) };
}

type Row = ConversationCard | FoundText;

function idOf(row: Row): string {
  return "snippet" in row ? row.id : row.conversation.id;
}

function Remark({ children }: { readonly children: string }) {
  return (
    <p role="status" className="text-small text-muted empty:hidden">
      {children}
    </p>
  );
}

type RowOf = Props & { readonly index: number };

/** What a row shows of its conversation, wherever the keyboard is. */
function rowOf(card: ConversationCard, { index, ...props }: RowOf) {
  return {
    card,
    position: index + 1,
    of: countOf(props),
    lastWords: hasWords(card) ? wordsOf(props.words.known, card) : null,
    watch: props.words.watch,
    isCurrent: card.conversation.id === props.currentId,
    isWaiting: props.waiting.includes(card.conversation.id),
    showsContext: props.showsContext,
    onChoose: props.onChoose,
  };
}

/** What a row shows of a text that was found; the first of its conversation tells where it is. */
function foundRowOf(text: FoundText, { index, ...props }: RowOf) {
  const before = props.found[index - props.listed.cards.length - 1];
  const { showsContext, onFound: onChoose } = props;
  const isFirst = text.conversationId === null || before?.conversationId !== text.conversationId;
  return { found: text, position: index + 1, of: countOf(props), isFirst, showsContext, onChoose };
}

/** All rows there are, which is known with the last page; -1 until then. */
function countOf({ listed, found, isMoreFound }: Props): number {
  return listed.next === null && !isMoreFound ? listed.cards.length + found.length : -1;
}

type FieldProps = Pick<Props, "field" | "takesFocus" | "typed" | "onTyped"> & {
  readonly listId: string;
  readonly active: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

function SearchField(props: FieldProps) {
  const { field, takesFocus, typed, listId, active, onTyped, onKeyDown } = props;
  const { find } = conversationWords.list;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [field, takesFocus]);
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
      dir="auto"
      maxLength={MAX_QUERY}
      value={typed}
      onChange={(event) => onTyped(event.currentTarget.value)}
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
