import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { ShareBar } from "../prompt/share-bar";
import { inspectorWords } from "../words/inspector-words";
import { words } from "../words/words";

type Props = {
  readonly id: string;
  readonly name: string;
  /** Shown beside the name, receding. */
  readonly note: string;
  readonly tokens: number | null;
  /** Null where there is no window. */
  readonly window: number | null;
  /** What unfolds; asked for only then, for there may be hundreds. */
  readonly children: () => ReactNode;
};

/** A line with its tokens and its share of the window, which unfolds. */
export function PartLine({ id, name, note, tokens, window, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <li data-part={id} className="flex flex-col gap-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center gap-1.5 rounded-sm py-1 text-start hover:bg-tint focus-visible:-outline-offset-2"
      >
        <ChevronRight
          size={14}
          aria-hidden="true"
          className={`shrink-0 text-muted transition-transform ${isOpen ? "rotate-90" : "rtl:-scale-x-100"}`}
        />
        <span className="min-w-0 grow">
          <span className="block truncate">{name}</span>
          {/* In its own direction: what is cut off is its end, in every script. */}
          <bdi className="block w-fit max-w-full truncate text-meta text-muted">{note}</bdi>
        </span>
        <Numbers tokens={tokens} window={window} />
      </button>
      {isOpen && (
        <div id={contentId} className="pb-2 ps-5">
          {children()}
        </div>
      )}
    </li>
  );
}

function Numbers({ tokens, window }: Pick<Props, "tokens" | "window">) {
  if (tokens === null) return null;
  const share = window === null ? null : tokens / window;
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-end text-meta tabular-nums">
      <span className="min-w-9" title={inspectorWords.exactTokens(tokens)}>
        {words.tokens(tokens)}
      </span>
      {share !== null && (
        <>
          <ShareBar share={share} />
          <span className="min-w-9 text-muted">{words.percent(share)}</span>
        </>
      )}
    </span>
  );
}
