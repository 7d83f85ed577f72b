import { Archive, Check, Clock, Pin } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ContextCard } from "../../contract/context";
import type { Id } from "../../domain/id";
import { expiryWords } from "../contexts/expiry-words";
import { popupWords } from "../words/popup-words";
import { isCardAside } from "./popup-contexts";
import type { Switcher } from "./use-switcher";

type Props = {
  readonly id: string;
  readonly switcher: Switcher;
  readonly activeId: Id | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Leaves room for an answer. */
  readonly isShort: boolean;
  readonly onSwitch: (card: ContextCard) => void;
};

/** The id of a context's option in its list. */
export function optionId(listId: string, contextId: Id): string {
  return `${listId}-${contextId}`;
}

/** The contexts that are found, pinned ones first, the chosen one marked for Enter. */
export function ContextOptions({ id, switcher, activeId, now, isShort, onSwitch }: Props) {
  const { shown, chosen, more } = switcher;
  const list = useRef<HTMLDivElement>(null);
  const chosenId = chosen?.context.id;
  useEffect(() => {
    if (chosenId === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={popupWords.list}
        className={`flex min-h-18 flex-col overflow-y-auto ${isShort ? "max-h-28 shrink-0" : "shrink grow"}`}
      >
        {shown.map((card) => (
          <Option
            key={card.context.id}
            id={optionId(id, card.context.id)}
            card={card}
            isChosen={card.context.id === chosenId}
            isActive={card.context.id === activeId}
            now={now}
            onSwitch={onSwitch}
          />
        ))}
      </div>
      {more > 0 && <p className="px-2 py-1 text-meta text-muted">{popupWords.more(more)}</p>}
    </>
  );
}

type OptionProps = Pick<Props, "id" | "now" | "onSwitch"> & {
  readonly card: ContextCard;
  readonly isChosen: boolean;
  readonly isActive: boolean;
};

function Option({ id, card, isChosen, isActive, now, onSwitch }: OptionProps) {
  const { context, expiry } = card;
  const aside = isCardAside(card);
  const ends = aside ? null : expiryWords(expiry, now);
  const look = { size: 14, "aria-hidden": true } as const;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the keyboard.
    // biome-ignore lint/a11y/useFocusableInteractive: the field names the chosen option instead.
    <div
      id={id}
      role="option"
      data-context-option={context.id}
      data-active={isActive ? "" : undefined}
      aria-selected={isChosen}
      // The keyboard stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onSwitch(card)}
      className={`flex shrink-0 cursor-pointer items-center gap-2 rounded-md px-2 py-1.5 hover:bg-tint ${isChosen ? "bg-tint" : ""}`}
    >
      <Check {...look} className={`shrink-0 text-accent ${isActive ? "" : "invisible"}`} />
      <bdi className="min-w-0 truncate">{context.name}</bdi>
      {/* Not the name itself: one from right to left would go to the other side. */}
      <span className="grow" />
      {isActive && <span className="text-meta text-muted">{popupWords.now}</span>}
      {ends !== null && (
        <span
          data-expiry={expiry.state}
          title={ends.sentence}
          className="flex shrink-0 items-center gap-1 text-meta text-caution"
        >
          <Clock size={12} aria-hidden="true" />
          {ends.mark}
        </span>
      )}
      {aside && (
        <span data-aside="" className="flex shrink-0 items-center gap-1 text-meta text-muted">
          <Archive size={12} aria-hidden="true" />
          {popupWords.archived}
        </span>
      )}
      {!aside && context.first === true && !context.pinned && (
        <span className="shrink-0 text-meta text-muted">{popupWords.never}</span>
      )}
      {context.pinned && (
        <Pin size={12} aria-label={popupWords.pinned} className="shrink-0 text-muted" />
      )}
    </div>
  );
}
