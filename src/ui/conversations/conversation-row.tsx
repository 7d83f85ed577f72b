import { Check, Ellipsis, Pin } from "lucide-react";
import { Fragment } from "react";
import type { ConversationCard } from "../../contract/conversation";
import { conversationWords } from "../words/conversation-words";
import { formatIso } from "../words/format";
import { words } from "../words/words";
import type { RowWatch } from "./use-last-words";

type Props = {
  readonly card: ConversationCard;
  readonly id: string;
  /** From 1 on. */
  readonly position: number;
  /** How many rows there are; -1 while that is not known. */
  readonly of: number;
  /** Whether Enter takes it. */
  readonly isAt: boolean;
  readonly isCurrent: boolean;
  /** Whether an answer has ended in it that was shown nowhere yet. */
  readonly isWaiting: boolean;
  readonly showsContext: boolean;
  readonly now: number;
  /** What was said in it last; empty until that is known, null where there is nothing to wait for. */
  readonly lastWords: string | null;
  /** The row's ref, which tells when it comes into view. */
  readonly watch: RowWatch;
  /** What stands above it, where a group of the list begins with it; else empty. */
  readonly heading: string;
  readonly onChoose: (card: ConversationCard) => void;
  readonly onMenu: (row: HTMLElement) => void;
};

/** One conversation of the list, below the heading of its group where that begins with it. */
export function ConversationRow(props: Props) {
  return (
    <>
      {/* For the eye: each row says its own time. */}
      {props.heading !== "" && (
        <p
          aria-hidden="true"
          data-list-group=""
          className="px-3 pt-3 pb-1 text-meta font-semibold text-muted first-letter:uppercase"
        >
          {props.heading}
        </p>
      )}
      <Row {...props} />
    </>
  );
}

/** What it is called, what was said in it last and when, how much and where it is. */
function Row(props: Props) {
  const { card, id, position, of, isAt, isCurrent, showsContext, now, onChoose, onMenu } = props;
  const { conversation, contextName } = card;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keyboard and its keys.
    <div
      id={id}
      ref={props.watch}
      role="option"
      data-conversation-row={conversation.id}
      aria-selected={isAt}
      aria-current={isCurrent}
      aria-posinset={position}
      aria-setsize={of}
      tabIndex={-1}
      // The keyboard stays where it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(card)}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(event.currentTarget);
      }}
      className={`mx-1.5 flex min-h-11 cursor-pointer flex-col justify-center rounded-md px-1.5 py-1 hover:bg-tint ${isAt ? "bg-tint" : ""}`}
    >
      <TitleLine
        card={card}
        isCurrent={isCurrent}
        isWaiting={props.isWaiting && !isCurrent}
        now={now}
        onMenu={onMenu}
      />
      {/* It has its height before its words come: nothing moves. */}
      {props.lastWords !== null && (
        <bdi data-last-words="" className="min-h-lh truncate ps-5.5 text-small text-muted">
          {props.lastWords}
        </bdi>
      )}
      <Below
        card={card}
        contextName={showsContext ? contextName : ""}
        aside={asideOf(card, showsContext)}
      />
    </div>
  );
}

type TitleProps = Pick<Props, "card" | "isCurrent" | "isWaiting" | "now" | "onMenu">;

/** What it is called, what is marked in it, and when it was last spoken in. */
function TitleLine({ card, isCurrent, isWaiting, now, onMenu }: TitleProps) {
  const { title, updatedAt } = card.conversation;
  const { list: conversations } = conversationWords;
  return (
    <div className="flex items-center gap-2">
      <Check
        size={14}
        aria-hidden="true"
        className={`shrink-0 text-accent ${isCurrent ? "" : "invisible"}`}
      />
      <bdi className={`min-w-0 truncate ${title === "" ? "text-muted" : ""}`}>
        {title || conversations.untitled}
      </bdi>
      {isCurrent && <span className="sr-only">, {conversations.current}</span>}
      {card.pinned && (
        <>
          <Pin size={12} aria-hidden="true" className="shrink-0 text-muted" />
          <span className="sr-only">, {conversations.pinned}</span>
        </>
      )}
      {isWaiting && (
        <>
          <span
            data-waiting=""
            title={conversations.waiting}
            className="size-2 shrink-0 rounded-full bg-accent"
          />
          <span className="sr-only">, {conversations.waiting}</span>
        </>
      )}
      <time
        dateTime={formatIso(updatedAt)}
        title={conversations.exactly(updatedAt)}
        className="ms-auto shrink-0 text-meta text-muted"
      >
        {conversations.ago(now - updatedAt)}
      </time>
      {/* For the pointer only: an option holds no button. The keyboard has a key for it. */}
      <span
        aria-hidden="true"
        data-row-menu=""
        title={conversations.menu}
        onClick={(event) => {
          event.stopPropagation();
          onMenu(event.currentTarget);
        }}
        className="-my-1 grid size-6 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
      >
        <Ellipsis size={14} />
      </span>
    </div>
  );
}

/** What of it is archived, in words; of a list of one context the header tells that. */
function asideOf({ conversation, contextArchived }: ConversationCard, showsContext: boolean) {
  const { archived, contextArchived: archivedContext } = conversationWords.list;
  if (conversation.archivedAt !== null) return archived;
  return contextArchived && showsContext ? archivedContext : null;
}

type BelowProps = {
  readonly card: ConversationCard;
  readonly contextName: string;
  readonly aside: string | null;
};

/** How much it holds, then what it belongs to, each in its own direction. */
function Below({ card, contextName, aside }: BelowProps) {
  const { messageCount, deletedCount, tokenCount, cost, tags, temporary } = card.conversation;
  const { list: conversations } = conversationWords;
  const counts = conversations.counts(messageCount - deletedCount, tokenCount);
  const labels = [...(contextName === "" ? [] : [contextName]), ...tags];
  return (
    <span data-row-counts="" className="truncate ps-5.5 text-meta text-muted">
      {temporary && (
        <>
          <strong className="font-semibold">{conversations.notStored}</strong> ·{" "}
        </>
      )}
      {aside !== null && (
        <>
          <strong data-aside="" className="font-semibold">
            {aside}
          </strong>{" "}
          ·{" "}
        </>
      )}
      {counts}
      {cost !== undefined && ` · ${words.cost.dollars(cost)}`}
      {labels.map((one) => (
        <Fragment key={one}>
          {" · "}
          <bdi>{one}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
