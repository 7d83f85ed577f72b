import { Clock } from "lucide-react";
import type { ContextCard } from "../../../contract/context";
import { isAside } from "../../../domain/expiry";
import { firstSentence } from "../../../domain/first-sentence";
import type { Client } from "../../../messaging/client";
import { expiryWords } from "../../contexts/expiry-words";
import { FailureLine } from "../../failure-line";
import { SMALL_FACTS } from "../../kit/small-facts-style";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { optionsWords } from "../../words/options-words";
import { RestoreButtons } from "./restore-buttons";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly card: ContextCard;
  readonly onChanged: () => void;
};

/** One context in the list: its name leads to it. */
export function ContextEntry({ client, card, onChanged }: Props) {
  const { busy, failure, run } = useAct();
  const { contextPage } = optionsWords;
  const { context } = card;
  const { id, name, pinned } = context;
  const summary = firstSentence(context.personality);
  const change = (work: () => Promise<ContextCard>) =>
    run(async () => {
      await work();
      onChanged();
    });
  const aside = isAside(context, card, Date.now());
  return (
    <li data-context-entry={id} className="flex flex-col gap-2 p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-48">
          <a
            href={`#contexts/${id}`}
            className="rounded-sm font-semibold wrap-anywhere hover:underline"
          >
            <bdi>{name}</bdi>
          </a>
          {summary !== "" && (
            <p data-personality="" dir="auto" className="truncate text-small text-muted">
              {summary}
            </p>
          )}
          <EntryState card={card} />
        </div>
        {!aside ? (
          <QuietButton
            data-pin={pinned}
            aria-label={(pinned ? contextPage.unpinName : contextPage.pinName)(name)}
            disabled={busy}
            onClick={() => change(() => client.call("context.pin", { id, pinned: !pinned }))}
          >
            {pinned ? contextPage.unpin : contextPage.pin}
          </QuietButton>
        ) : (
          <RestoreButtons
            name={name}
            busy={busy}
            onRestore={(how) => change(() => client.call("context.restore", { id, ...how }))}
          />
        )}
      </div>
      <FailureLine failure={failure} />
    </li>
  );
}

/** When it was last talked in, what becomes of it, and its tags. */
function EntryState({ card }: Pick<Props, "card">) {
  const { contextPage } = optionsWords;
  const { context, expiry, lastChatAt } = card;
  const now = Date.now();
  const aside = isAside(context, card, now);
  const ends = aside ? null : expiryWords(expiry, now);
  return (
    <p className={SMALL_FACTS}>
      <span>
        {lastChatAt === null ? contextPage.never : contextPage.lastChat(now - lastChatAt)}
      </span>
      {aside && <span data-aside="">{contextPage.archivedMark}</span>}
      {!aside && expiry.state === "never" && <span>{contextPage.neverExpires}</span>}
      {ends !== null && (
        <span title={ends.sentence} className="flex items-center gap-1 text-caution">
          <Clock size={12} aria-hidden="true" />
          {ends.mark}
        </span>
      )}
      {context.tags.map((tag) => (
        <bdi key={tag} className="wrap-anywhere">
          #{tag}
        </bdi>
      ))}
    </p>
  );
}
