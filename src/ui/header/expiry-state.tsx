import { Archive, Hourglass } from "lucide-react";
import type { ContextCard } from "../../contract/context";
import { expiryOf, isAside } from "../../domain/expiry";
import type { Client } from "../../messaging/client";
import { expiryWords } from "../contexts/expiry-words";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { Floating } from "../kit/floating";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { useNow } from "../use-now";
import { words } from "../words/words";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly card: ContextCard;
  readonly onExtended: (card: ContextCard) => void;
  readonly onRestored: (card: ContextCard) => void;
};

/** When the context's time ends, once that is near; a click tells more and lets it begin anew. */
export function ExpiryState({ client, card, onExtended, onRestored }: Props) {
  const now = useNow();
  const { busy, failure, run } = useAct();
  const look = lookOf(card, now);
  if (look === null) return null;
  const { id } = card.context;
  const onChanged = look.call === "context.restore" ? onRestored : onExtended;
  const act = () =>
    run(async () => onChanged(await runTwice(() => client.call(look.call, { id }))));
  const button = (
    <button
      type="button"
      data-expiry={look.call}
      className="flex shrink-0 items-center gap-1 rounded-sm text-meta leading-4 text-caution hover:underline"
    >
      <look.Icon size={12} aria-hidden="true" />
      {look.mark}
    </button>
  );
  return (
    <Floating button={button} label={words.contextMenu.aboutEnd} side="bottom" align="start">
      <p>{look.sentence}</p>
      <QuietButton data-renew="" disabled={busy} onClick={act}>
        {look.does}
      </QuietButton>
      <FailureLine failure={failure} />
    </Floating>
  );
}

function lookOf(card: ContextCard, now: number) {
  const { contextMenu, expiry } = words;
  if (isAside(card.context, card, now)) {
    const archivedTexts = { mark: contextMenu.archivedMark, sentence: contextMenu.archived };
    return {
      ...archivedTexts,
      call: "context.restore",
      does: contextMenu.restore,
      Icon: Archive,
    } as const;
  }
  const near = expiryWords(expiryOf(card.context, card, now), now);
  if (near === null) return null;
  const expiryTexts = { mark: contextMenu.endsIn(near.mark), sentence: near.sentence };
  return { ...expiryTexts, call: "context.extend", does: expiry.extend, Icon: Hourglass } as const;
}
