import { useEffect, useState } from "react";
import type { ConversationCard, OpenedConversation } from "../../contract/conversation";
import type { FoundText } from "../../contract/search";
import type { Failure } from "../../domain/app-error";
import { FailureLine } from "../failure-line";
import type { PanelShell } from "../panel-shell";
import { createTimers } from "../timers";
import { useCell } from "../use-cell";
import { useSheet } from "../use-sheet";
import { conversationWords } from "../words/conversation-words";
import { ConversationList } from "./conversation-list";
import { createConversationPages } from "./conversation-pages";
import { createFoundTexts, type Found, type Question } from "./found-texts";
import { RowMenu, type RowWish } from "./row-menu";

type Props = {
  readonly shell: PanelShell;
  readonly opened: OpenedConversation;
  /** Why what was asked for last failed. */
  readonly failure: Failure | null;
  /** Does something, and tells where it fails. */
  readonly attempt: (act: () => Promise<unknown>) => void;
  readonly onChoose: (card: ConversationCard) => void;
  readonly onFound: (found: FoundText) => void;
};

/** The lists of conversations to choose from: of this context or all, archived or not. */
export function ConversationLists({ shell, opened, failure, attempt, onChoose, onFound }: Props) {
  const { id, contextId } = opened.conversation;
  const [pages] = useState(() => createConversationPages(shell.client));
  const waiting = useCell(shell.waiting);
  // It may wait in another context: the list is to show where.
  const [isEverywhere, setEverywhere] = useState(() => waiting.some((one) => one !== id));
  const [archived, setArchived] = useState(false);
  const [query, setQuery] = useState("");
  const menu = useSheet<RowWish>();
  const lists = useCell(shell.lists);
  const listed = useCell(pages);
  const scope = isEverywhere ? null : contextId;
  const { texts, found } = useFound(shell, { query, contextId: scope });
  useEffect(
    () => pages.list({ contextId: scope, query, archived }),
    [pages, scope, query, archived],
  );
  useEffect(() => {
    if (lists > 0) pages.refresh();
  }, [pages, lists]);
  const { list: conversations } = conversationWords;
  return (
    <>
      <ConversationList
        listed={listed}
        found={found.texts}
        isMoreFound={found.next !== null}
        currentId={id}
        waiting={waiting}
        showsContext={isEverywhere}
        none={noneOf({ query, archived, found })}
        onQuery={setQuery}
        onMore={() => (listed.next === null ? texts.more() : pages.more())}
        onChoose={onChoose}
        onFound={onFound}
        onMenu={(card, beside) => menu.open({ card, beside })}
        // Another list begins at its top.
        listing={JSON.stringify([scope, query, archived])}
      >
        <Scope {...{ isEverywhere, setEverywhere, archived, setArchived }} />
        <p data-total="" className="text-meta text-muted empty:hidden">
          {listed.total > 0 && query === "" && conversations.total(listed.total, isEverywhere)}
        </p>
        {query !== "" && <FoundLines found={found} />}
        <FailureLine failure={failure} />
        <FailureLine failure={listed.failure} onAgain={pages.refresh} />
        <FailureLine failure={found.failure} onAgain={texts.again} />
      </ConversationList>
      <RowMenu shell={shell} menu={menu} attempt={attempt} />
    </>
  );
}

/** What was found for what stands in the field, in all contexts or one. */
function useFound(shell: PanelShell, { query, contextId }: Question) {
  const [texts] = useState(() => createFoundTexts(shell.client, createTimers().later));
  const found = useCell(texts);
  useEffect(() => texts.find({ query, contextId }), [texts, query, contextId]);
  useEffect(() => texts.close, [texts]);
  return { texts, found };
}

/** How much was found, and in how much; how to ask for more where it was nothing. */
function FoundLines({ found }: { readonly found: Found }) {
  const { total, searched, hint } = conversationWords.found;
  return (
    <>
      <p data-total="" className="text-meta text-muted empty:hidden">
        {found.total > 0 && total(found.total)}
        {found.total === 0 && found.isAsked && hint}
      </p>
      <p data-searched="" className="text-meta text-muted empty:hidden">
        {found.searched !== null && searched(found.searched)}
      </p>
    </>
  );
}

type ScopeProps = {
  readonly isEverywhere: boolean;
  readonly setEverywhere: (isEverywhere: boolean) => void;
  readonly archived: boolean;
  readonly setArchived: (archived: boolean) => void;
};

function Scope({ isEverywhere, setEverywhere, archived, setArchived }: ScopeProps) {
  const { here, everywhere, archived: archivedOnes } = conversationWords.list;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Toggle name="here" isOn={!isEverywhere} onPress={() => setEverywhere(false)}>
        {here}
      </Toggle>
      <Toggle name="everywhere" isOn={isEverywhere} onPress={() => setEverywhere(true)}>
        {everywhere}
      </Toggle>
      <div className="ms-auto">
        <Toggle name="archived" isOn={archived} onPress={() => setArchived(!archived)}>
          {archivedOnes}
        </Toggle>
      </div>
    </div>
  );
}

type Asked = { readonly query: string; readonly archived: boolean; readonly found: Found };

function noneOf({ query, archived, found }: Asked) {
  const { noneFound, noneArchived, none, loading } = conversationWords.list;
  if (query === "") return archived ? noneArchived : none;
  // What failed has told so, and nobody knows what there is.
  if (found.failure !== null) return "";
  return !found.isAsked || found.searched !== null ? loading : noneFound;
}

type ToggleProps = {
  readonly name: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: string;
};

function Toggle({ name, isOn, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      data-toggle={name}
      aria-pressed={isOn}
      onClick={onPress}
      className={`rounded-md border px-2 py-0.5 text-meta ${isOn ? "border-accent text-ink" : "border-line text-muted hover:text-ink"}`}
    >
      {children}
    </button>
  );
}
