import type { ChangedLine, ShownRevision } from "../../../contract/memory";
import { QuietButton } from "../../quiet-button";
import { formatAgo, formatIso } from "../../words/format";
import { memoryWords } from "../../words/memory-words";

type Props = {
  readonly revision: ShownRevision;
  /** Whether the block is what it was after it. */
  readonly isNewest: boolean;
  readonly busy: boolean;
  readonly onRestore: (number: number) => void;
};

/** One change: who made it and when, what it took out and put in. */
export function Revision({ revision, isNewest, busy, onRestore }: Props) {
  const { number, at, who, what, why, lines, contextId, canRestore } = revision;
  const { history } = memoryWords;
  return (
    <li
      data-revision={number}
      data-who={who}
      className="flex min-w-0 flex-col gap-1 py-2 text-small"
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{history.who[who]}</span>
        <span>{history.what(what)}</span>
        {contextId !== null && <span className="text-muted">{history.through}</span>}
        <time
          dateTime={formatIso(at)}
          title={memoryWords.exactly(at)}
          className="ms-auto text-meta text-muted"
        >
          {formatAgo(Date.now() - at)}
        </time>
      </p>
      {why !== "" && (
        <p dir="auto" className="text-muted wrap-anywhere">
          {history.why(why)}
        </p>
      )}
      <Lines lines={lines} />
      {canRestore && !isNewest && (
        <QuietButton
          data-restore={number}
          aria-label={history.restoreOf(at)}
          disabled={busy}
          onClick={() => onRestore(number)}
        >
          {history.restore}
        </QuietButton>
      )}
    </li>
  );
}

/** Told by a sign and a word, too: not everybody sees the colours. */
function Lines({ lines }: { readonly lines: readonly ChangedLine[] }) {
  const { added, removed } = memoryWords.history;
  if (lines.length === 0) return null;
  return (
    <ul className="max-h-60 overflow-y-auto rounded-md bg-tint px-2 py-1 font-mono text-code">
      {lines.map(({ is, text }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one change never move.
          key={at}
          data-line={is}
          className={`flex gap-2 ${is === "added" ? "text-protected" : "text-error"}`}
        >
          <span aria-hidden="true">{is === "added" ? "+" : "−"}</span>
          <span className="sr-only">{is === "added" ? added : removed}</span>
          <span dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-wrap">
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
