import { Archive } from "lucide-react";
import type { ContextCard } from "../../contract/context";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { archivedWords } from "../words/archived-words";

type Props = {
  readonly client: Pick<Client, "call">;
  /** One that is archived, or past its time. */
  readonly card: ContextCard;
  readonly onRestored: (card: ContextCard) => void;
};

/** Why a context answers nothing, that nothing of it is lost, and the ways back (D-24). */
export function ArchivedNotice({ client, card, onRestored }: Props) {
  const { busy, failure, run } = useAct();
  const { id, archived, expiryDays } = card.context;
  const restore = (keep: boolean) =>
    run(async () => {
      const input = { id, ...(keep ? { keep } : {}) };
      onRestored(await runTwice(() => client.call("context.restore", input)));
    });
  return (
    <section
      data-archived-notice={archived?.by ?? "expiry"}
      aria-label={archivedWords.title}
      className="flex flex-col gap-2 rounded-md border border-line bg-tint p-3 text-small"
    >
      <p role="status" className="flex items-start gap-2">
        <Archive size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-caution" />
        <span>
          {archived?.by === "person"
            ? archivedWords.byPerson(archived.at)
            : archivedWords.byExpiry(expiryDays)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <QuietButton data-restore="" disabled={busy} onClick={() => restore(false)}>
          {archivedWords.restore}
        </QuietButton>
        <QuietButton
          data-keep=""
          title={archivedWords.keepMeans}
          disabled={busy}
          onClick={() => restore(true)}
        >
          {archivedWords.keep}
        </QuietButton>
      </div>
      <FailureLine failure={failure} />
    </section>
  );
}
