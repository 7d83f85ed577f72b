import { Fragment, type ReactNode } from "react";
import type { FoundText } from "../../contract/search";
import { conversationWords } from "../words/conversation-words";
import { formatIso } from "../words/format";
import { searchWords } from "../words/search-words";

type Props = {
  readonly found: FoundText;
  readonly id: string;
  /** From 1 on, among all rows of the list. */
  readonly position: number;
  /** How many rows there are; -1 while that is not known. */
  readonly of: number;
  /** Whether Enter takes it. */
  readonly isAt: boolean;
  /** Whether it is the first of its conversation. */
  readonly isFirst: boolean;
  readonly showsContext: boolean;
  readonly now: number;
  readonly onChoose: (found: FoundText, apart: boolean) => void;
};

/** A text that a search has found: where it was said, by whom, and the words around what was looked for. */
export function FoundRow(props: Props) {
  const { found, id, position, of, isAt, isFirst, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keyboard and its keys.
    <div
      id={id}
      role="option"
      data-found={found.id}
      data-kind={found.kind}
      aria-selected={isAt}
      aria-posinset={position}
      aria-setsize={of}
      tabIndex={-1}
      // The keyboard stays where it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => onChoose(found, ctrlKey || metaKey)}
      className={`mx-1.5 flex cursor-pointer flex-col rounded-md px-1.5 py-1 hover:bg-tint ${isAt ? "bg-tint" : ""} ${isFirst ? "mt-1 border-t border-line pt-1.5" : ""}`}
    >
      {isFirst && <Where {...props} />}
      <div className="flex gap-1.5 ps-5.5 text-small">
        <span className="shrink-0 text-muted">{speakerOf(found)}</span>
        <bdi data-snippet="" className="line-clamp-3 min-w-0 grow wrap-anywhere">
          <Marked snippet={found.snippet} />
        </bdi>
      </div>
      {!found.isShown && (
        <p data-aside="" className="ps-5.5 text-meta text-muted">
          {searchWords.otherVersion}
        </p>
      )}
    </div>
  );
}

/** What a title says stands above it already. */
function speakerOf({ kind, speaker }: FoundText): string {
  const { kinds, speakers } = conversationWords.found;
  return speaker === null ? kinds[kind] : speakers[speaker];
}

function Where({ found, showsContext, now }: Props) {
  const { title, contextName, isArchived, conversationId, at } = found;
  const { list, found: labels } = conversationWords;
  const name = conversationId === null ? labels.memory : title || list.untitled;
  return (
    <div className="flex items-center gap-2 ps-5.5">
      <bdi className="min-w-0 truncate">{name}</bdi>
      {(showsContext || conversationId === null) && (
        <bdi className="min-w-0 truncate text-meta text-muted">{contextName}</bdi>
      )}
      {isArchived && <strong className="text-meta font-semibold">{list.archived}</strong>}
      <time
        dateTime={formatIso(at)}
        title={list.exactly(at)}
        className="ms-auto shrink-0 text-meta text-muted"
      >
        {list.ago(now - at)}
      </time>
    </div>
  );
}

/** The words that were looked for, marked. */
function Marked({ snippet: { text, marks } }: Pick<FoundText, "snippet">): ReactNode {
  let from = 0;
  return (
    <>
      {marks.map(([start, end]) => {
        const before = text.slice(from, start);
        from = end;
        return (
          <Fragment key={start}>
            {before}
            <mark className="bg-transparent font-semibold text-ink underline decoration-accent decoration-2 underline-offset-2">
              {text.slice(start, end)}
            </mark>
          </Fragment>
        );
      })}
      {text.slice(from)}
    </>
  );
}
