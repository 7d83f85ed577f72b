import { useEffect, useRef, useState } from "react";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { ROWS } from "../../kit/rows-style";
import { findContexts } from "../../popup/popup-contexts";
import { QuietButton } from "../../quiet-button";
import { useContexts } from "../../use-contexts";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import { ContextEntry } from "./context-entry";
import { ListFilter } from "./list-filter";

/** As many as are laid out at once. */
const STEP = 50;

type Props = {
  readonly client: Pick<Client, "call" | "onListsChange">;
  /** The place that the person comes back from. */
  readonly from: string;
};

/** All contexts, to be found by name or tag; archived ones stand last, marked (D-24). */
export function ContextsPart({ client, from }: Props) {
  const { contextPage } = optionsWords;
  const [query, setQuery] = useState("");
  const [tag, setTag] = useState<string | null>(null);
  const [room, setRoom] = useState(STEP);
  const { value, failure, again } = useContexts(client);
  const cards = findContexts(value?.contexts ?? [], query).filter(
    ({ context }) => tag === null || context.tags.includes(tag),
  );
  const box = useRef<HTMLUListElement>(null);
  const isKnown = value !== null;
  useEffect(() => {
    if (!isKnown || from === "") return;
    box.current?.querySelector<HTMLElement>(`a[href="#contexts/${CSS.escape(from)}"]`)?.focus();
  }, [isKnown, from]);
  return (
    <PagePart title={contextPage.list}>
      <a
        href="#contexts/new"
        data-new-context=""
        className="self-start rounded-md bg-accent px-4 py-1.5 text-on-accent"
      >
        {contextPage.create}
      </a>
      <ListFilter
        query={query}
        onQuery={setQuery}
        tags={value?.tags ?? []}
        tag={tag}
        onTag={setTag}
      />
      <FailureLine failure={failure} onAgain={again} />
      {isKnown && cards.length === 0 && (
        <p data-none="" role="status" className="text-small text-muted">
          {value.contexts.length === 0 ? contextPage.none : contextPage.noMatch}
        </p>
      )}
      {cards.length > 0 && (
        <ul ref={box} data-contexts={cards.length} className={ROWS}>
          {cards.slice(0, room).map((card) => (
            <ContextEntry key={card.context.id} client={client} card={card} onChanged={again} />
          ))}
        </ul>
      )}
      {cards.length > room && (
        <QuietButton data-more="" onClick={() => setRoom(room + STEP)}>
          {contextPage.more(Math.min(STEP, cards.length - room))}
        </QuietButton>
      )}
    </PagePart>
  );
}
