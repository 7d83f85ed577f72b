import { ChevronDown, ChevronUp, X } from "lucide-react";
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { parseQuery } from "../../search/parse-query";
import { rangesIn, showMarks } from "../conversation/mark-hits";
import { FailureLine } from "../failure-line";
import { IconButton } from "../icon-button";
import { useTextKeys } from "../keys/text-keys";
import { LinkButton } from "../link-button";
import type { Panel } from "../panel";
import { createTimers } from "../timers";
import { useCell } from "../use-cell";
import type { Sheet } from "../use-sheet";
import { searchWords } from "../words/search-words";
import { createConversationFind, type Finding } from "./conversation-find";
import { captureScrollPosition, nearestOf, showHit } from "./scroll-position";

type Props = {
  readonly panel: Panel;
  /** Open while the conversation of that round is shown. */
  readonly find: Pick<Sheet<number>, "close" | "giveBack">;
  /** Another number whenever it is asked for. */
  readonly requests: number;
  /** Opens the search of all conversations with these words. */
  readonly onSearch: (words: string) => void;
};

/**
 * Finds in the shown conversation: a field, how many messages have it, the ways up and down. Escape leads
 * back to where the person was.
 */
export function FindBar({ panel, find, requests, onSearch }: Props) {
  const { finder, finding, typed, look } = useFinder(panel);
  const goBack = useRef(() => {});
  // Where the bar is shown, not where it is drawn: between the two the person may go elsewhere.
  useLayoutEffect(() => {
    goBack.current = captureScrollPosition();
  }, []);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more, it begins anew.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [requests]);
  const step = (by: 1 | -1) => {
    const id = finder.step(by);
    // Another step, or the end of finding, may come before it is read.
    if (id !== null) void showHit(panel, id, () => finder.get().current === id);
  };
  const close = () => {
    // What it leads back to is laid out without the bar.
    flushSync(find.close);
    find.giveBack();
  };
  return (
    <search
      data-find-bar=""
      aria-label={searchWords.find.label}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        // It means this bar and no answer that is being written.
        event.preventDefault();
        close();
        goBack.current();
      }}
      className="flex shrink-0 flex-col gap-1 border-b border-line bg-raised px-2 py-1.5"
    >
      <div className="flex items-center gap-1">
        <Field field={field} typed={typed} onStep={step} onTyped={look} />
        <Count finding={finding} isShown={typed.trim() !== ""} />
        <Controls onStep={step} onClose={close} />
      </div>
      {finding.elsewhere > 0 && (
        <LinkButton
          data-find-elsewhere=""
          onClick={() => {
            find.close();
            onSearch(typed.trim());
          }}
        >
          {searchWords.find.elsewhere(finding.elsewhere)}
        </LinkButton>
      )}
      <FailureLine failure={finding.failure} />
    </search>
  );
}

function useFinder(panel: Panel) {
  const [finder] = useState(() =>
    createConversationFind({ panel, nearest: nearestOf, later: createTimers().later }),
  );
  const finding = useCell(finder);
  const [typed, setTyped] = useState("");
  useEffect(() => finder.close, [finder]);
  useFoundMarks(finding, typed);
  const look = (text: string) => {
    setTyped(text);
    finder.find(text.trim());
  };
  return { finder, finding, typed, look };
}

type CountProps = { readonly finding: Finding; readonly isShown: boolean };

function Count({ finding, isShown }: CountProps) {
  return (
    <p
      role="status"
      data-find-count=""
      className="shrink-0 text-meta text-muted tabular-nums empty:hidden"
    >
      {isShown && countOf(finding)}
    </p>
  );
}

type ControlsProps = { readonly onStep: (by: 1 | -1) => void; readonly onClose: () => void };

function Controls({ onStep, onClose }: ControlsProps) {
  const { previous, next, close } = searchWords.find;
  return (
    <>
      <IconButton
        data-find="previous"
        name={previous}
        icon={ChevronUp}
        onClick={() => onStep(-1)}
      />
      <IconButton data-find="next" name={next} icon={ChevronDown} onClick={() => onStep(1)} />
      <IconButton data-find="close" name={close} icon={X} onClick={onClose} />
    </>
  );
}

function countOf({ hits, current, isMore, isAnswered, searched }: Finding): string {
  const { count, none, some, looking } = searchWords.find;
  if (hits.length === 0) return isAnswered && searched === null ? none : looking;
  const position = current === null ? 0 : hits.indexOf(current) + 1;
  return position === 0 ? some(hits.length, isMore) : count(position, hits.length, isMore);
}

type FieldProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onStep: (by: 1 | -1) => void;
};

function Field({ field, typed, onTyped, onStep }: FieldProps) {
  const keys = useTextKeys();
  const { label } = searchWords.find;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Pressed where it has led already, it is the browser's own: that looks through the whole page.
    if (keys.is(event, "find")) return event.stopPropagation();
    const isUp = event.key === "ArrowUp" || (event.key === "Enter" && event.shiftKey);
    const isDown = event.key === "ArrowDown" || (event.key === "Enter" && !event.shiftKey);
    if (event.nativeEvent.isComposing || !(isUp || isDown)) return;
    event.preventDefault();
    onStep(isUp ? -1 : 1);
  };
  return (
    <input
      ref={field}
      data-find-field=""
      aria-label={label}
      placeholder={label}
      dir="auto"
      autoComplete="off"
      maxLength={1_000}
      value={typed}
      onChange={(event) => onTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      className="min-w-0 grow rounded-md border border-field bg-page px-2 py-1 text-small placeholder:text-muted"
    />
  );
}

/** Marks what is looked for in every hit on the page, and the one that is looked at more strongly. */
function useFoundMarks({ hits, current }: Finding, typed: string): void {
  useEffect(() => {
    const { terms } = parseQuery(typed.trim());
    const marksOf = (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const message = document.querySelector(`[data-message="${id}"]`);
        return message === null ? [] : rangesIn(message, terms);
      });
    const mark = () => {
      showMarks("found", marksOf(hits));
      showMarks("found-now", current === null ? [] : marksOf([current]));
    };
    mark();
    const page = document.querySelector("[data-conversation]");
    // What is written, unfolded or read meanwhile; once a frame.
    let frame = 0;
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    if (page !== null) {
      watch.observe(page, { childList: true, subtree: true, characterData: true });
    }
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [hits, current, typed]);
  useEffect(
    () => () => {
      showMarks("found", []);
      showMarks("found-now", []);
    },
    [],
  );
}
