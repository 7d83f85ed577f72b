import { useEffect, useRef, useState } from "react";
import type { ConversationCard } from "../../contract/conversation";
import type { FoundText } from "../../contract/search";
import type { Failure } from "../../domain/app-error";
import type { SearchMode } from "../../domain/search-index";
import { parseQuery } from "../../search/parse-query";
import type { ShownConversation } from "../conversation/conversation-state";
import { FailureLine } from "../failure-line";
import type { PanelShell } from "../panel-shell";
import { createTimers } from "../timers";
import { useCell } from "../use-cell";
import { useSheet } from "../use-sheet";
import { conversationWords } from "../words/conversation-words";
import { searchWords } from "../words/search-words";
import { ConversationList } from "./conversation-list";
import { createConversationPages, isSameListing, type Listed } from "./conversation-pages";
import { FilterBar } from "./filter-bar";
import { createFoundTexts, type Found, isSameQuestion, type Question } from "./found-texts";
import { RowMenu, type RowRequest } from "./row-menu";
import { type Scope, ScopeBar } from "./scope-bar";
import { SearchMethodLine } from "./search-method-line";
import { useLastWords } from "./use-last-words";

type Props = {
  readonly shell: PanelShell;
  readonly opened: ShownConversation;
  /** What stands in the search field at first. */
  readonly first: string;
  /** Whether the search field has the keyboard at once; it has where that is left out. */
  readonly takesFocus?: boolean;
  /** Another one whenever a reply of the shown conversation has ended. */
  readonly said: unknown;
  /** Why what was asked for last failed. */
  readonly failure: Failure | null;
  /** Does something, and tells where it fails. */
  readonly attempt: (act: () => Promise<unknown>) => void;
  readonly onChoose: (card: ConversationCard) => void;
  readonly onFound: (request: FoundRequest) => void;
};

/** A text that was found is to be opened; `apart` in a tab, where there is one for it. */
export type FoundRequest = {
  readonly query: string;
  readonly found: FoundText;
  readonly apart: boolean;
};

/** The lists of conversations to choose from: of this context or all, archived or not. */
export function ConversationLists(props: Props) {
  const { shell, opened, failure, attempt, onChoose, onFound } = props;
  const { id } = opened.conversation;
  const waiting = useCell(shell.waiting);
  const search = useSearch(props);
  const { typed, setTyped, query, scope, archived } = search;
  const menu = useSheet<RowRequest>();
  const { pages, listed, isOld } = useListed(shell, search, props.said);
  const words = useLastWords(shell.client, listed.cards);
  const { texts, found } = useFound(shell, search);
  const field = useRef<HTMLInputElement>(null);
  // The question of which a text was gone when it was to be opened.
  const [goneOf, setGoneOf] = useState<string | null>(null);
  const open = async (text: FoundText, apart: boolean) => {
    if (await texts.isThere(text)) return onFound({ query, found: text, apart });
    setGoneOf(query);
    texts.again();
  };
  return (
    <>
      <ConversationList
        field={field}
        takesFocus={props.takesFocus ?? true}
        typed={typed}
        listed={listed}
        isOld={isOld}
        found={found.texts}
        isFoundOld={query !== "" && !isSameQuestion(found.of, search.question)}
        isMoreFound={found.next !== null}
        words={words}
        currentId={id}
        waiting={waiting}
        showsContext={scope === "everywhere"}
        none={noneOf({ query, archived, found })}
        onTyped={setTyped}
        onMore={() => (listed.next === null ? texts.more() : pages.more())}
        onChoose={onChoose}
        onFound={open}
        onMenu={(card, beside) => menu.open({ card, beside })}
        // Another list begins at its top.
        listing={JSON.stringify([scope, query, archived])}
      >
        <ScopeBar search={search} />
        {search.showsFilters && (
          <FilterBar typed={typed} onTyped={setTyped} onRemoved={() => field.current?.focus()} />
        )}
        {query === "" && <Total listed={listed} isEverywhere={scope === "everywhere"} />}
        {query !== "" && <FoundLines found={found} />}
        {query !== "" && (
          <SearchMethodLine found={found} mode={search.mode} onMode={search.setMode} />
        )}
        <FailureLine failure={goneOf === query ? searchWords.gone : failure} />
        <FailureLine failure={listed.failure} onAgain={pages.refresh} />
        <FailureLine failure={found.failure} onAgain={texts.again} />
      </ConversationList>
      <RowMenu shell={shell} menu={menu} attempt={attempt} />
    </>
  );
}

export type Search = ReturnType<typeof useSearch>;

/** What is looked for, and where: what is typed names contexts and filters, too. */
function useSearch({ shell, opened, first }: Pick<Props, "shell" | "opened" | "first">) {
  const { id, contextId } = opened.conversation;
  const waiting = useCell(shell.waiting);
  const [typed, setTyped] = useState(first);
  // An answer may wait in another context: the list is to show where.
  const [chosen, setScope] = useState<Scope>(() =>
    first !== "" || waiting.some((one) => one !== id) ? "everywhere" : "context",
  );
  const [archived, setArchived] = useState(false);
  const [asksFilters, setAsksFilters] = useState(false);
  const [mode, setMode] = useState<SearchMode>("auto");
  const query = typed.trim();
  const { in: names, filters } = parseQuery(query);
  // One conversation is searched, not listed; and contexts that are named are the ones that are meant.
  const listable = chosen === "conversation" && query === "" ? "context" : chosen;
  const scope: Scope = names.length > 0 ? "everywhere" : listable;
  const question: Question = {
    query,
    contextId: scope === "context" ? contextId : null,
    conversationId: scope === "conversation" ? id : null,
    withTitles: filters.length > 0,
    mode,
  };
  return {
    ...{ typed, setTyped, query, scope, setScope, archived, setArchived, question },
    /** Whether conversations themselves are listed: by their titles nothing narrower is found. */
    hasCards: filters.length === 0 && scope !== "conversation",
    showsFilters: query !== "" || asksFilters,
    ...{ asksFilters, setAsksFilters, mode, setMode },
  };
}

const NO_CARDS: Listed = { cards: [], of: null, next: null, total: 0, isRead: true, failure: null };
/** Characters of a title that are looked for. */
const MAX_TITLE = 200;

/** The conversations to choose from, read anew when they are others. */
function useListed(
  shell: PanelShell,
  { query, question, archived, hasCards }: Search,
  said: unknown,
) {
  const [pages] = useState(() => createConversationPages(shell.client));
  const listed = useCell(pages);
  const lists = useCell(shell.lists);
  const { contextId } = question;
  const title = query.slice(0, MAX_TITLE);
  useEffect(() => {
    if (hasCards) pages.list({ contextId, query: title, archived });
  }, [pages, contextId, title, archived, hasCards]);
  const known = useRef(said);
  useEffect(() => {
    if (lists > 0) pages.refresh();
  }, [pages, lists]);
  useEffect(() => {
    if (known.current !== said) pages.refresh();
    known.current = said;
  }, [pages, said]);
  const isOld = hasCards && !isSameListing(listed.of, { contextId, query: title, archived });
  return { pages, listed: hasCards ? listed : NO_CARDS, isOld };
}

/** What was found for what stands in the field, read anew when something went elsewhere. */
function useFound(shell: PanelShell, { question }: Search) {
  const [texts] = useState(() => createFoundTexts(shell.client, createTimers().later));
  const found = useCell(texts);
  const lists = useCell(shell.lists);
  const { query, contextId, conversationId, withTitles, mode } = question;
  useEffect(
    () => texts.find({ query, contextId, conversationId, withTitles, mode }),
    [texts, query, contextId, conversationId, withTitles, mode],
  );
  useEffect(() => {
    if (lists > 0) texts.again();
  }, [texts, lists]);
  useEffect(() => texts.close, [texts]);
  return { texts, found };
}

type TotalProps = { readonly listed: Listed; readonly isEverywhere: boolean };

/** As many as a total is taken for before it is known. */
const GUESS = 1_000;

/** How many there are; has its lines before that is known, so that the list below stands still. */
function Total({ listed: { cards, total }, isEverywhere }: TotalProps) {
  const shown = total === 0 && cards.length > 0 ? GUESS : total;
  return (
    <p
      data-total=""
      className={`text-meta text-muted empty:hidden ${total === 0 ? "invisible" : ""}`}
    >
      {shown > 0 && conversationWords.list.total(shown, isEverywhere)}
    </p>
  );
}

/** How much was found, and in how much; how to ask for more where it was nothing. */
function FoundLines({ found }: { readonly found: Found }) {
  const { total, searched, anew, hint } = conversationWords.found;
  return (
    <>
      <p data-total="" className="text-meta text-muted empty:hidden">
        {found.total > 0 && total(found.total)}
        {found.total === 0 && found.isAnswered && hint}
      </p>
      <p data-searched="" className="text-meta text-muted empty:hidden">
        {found.searched !== null && (found.isAnew ? anew : searched)(found.searched)}
      </p>
    </>
  );
}

type ListQuery = { readonly query: string; readonly archived: boolean; readonly found: Found };

function noneOf({ query, archived, found }: ListQuery) {
  const { noneFound, noneArchived, none, loading } = conversationWords.list;
  if (query === "") return archived ? noneArchived : none;
  // What failed has told so, and nobody knows what there is.
  if (found.failure !== null) return "";
  return !found.isAnswered || found.searched !== null ? loading : noneFound;
}
