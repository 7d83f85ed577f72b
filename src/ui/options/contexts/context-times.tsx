import { Archive, Clock } from "lucide-react";
import type { ContextCard } from "../../../contract/context";
import { isAside } from "../../../domain/expiry";
import type { Client } from "../../../messaging/client";
import { expiryWords, staysWords } from "../../contexts/expiry-words";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { optionsWords } from "../../words/options-words";
import { words } from "../../words/words";
import type { ContextEditor } from "./context-editor";
import { RestoreButtons } from "./restore-buttons";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly editor: ContextEditor;
  readonly card: ContextCard;
};

/** How long a context stays, and the way to keep it longer or to take it back. */
export function ContextTimes({ client, editor, card }: Props) {
  const { busy, failure, run } = useAct();
  const { context, expiry } = card;
  const { contextPage } = optionsWords;
  const { archived, id } = context;
  const ask = (work: () => Promise<ContextCard>) =>
    run(async () => {
      await editor.save();
      editor.accept(await work());
    });
  const look = {
    size: 16,
    "aria-hidden": true,
    className: "mt-0.5 shrink-0 text-caution",
  } as const;
  const now = Date.now();
  if (isAside(context, card, now)) {
    const { by, at } = archived ?? { by: "expiry" as const, at: expiry.at ?? now };
    return (
      <div data-put-aside={by} className="flex flex-col gap-2 pb-4 text-small">
        <p className="flex items-start gap-2">
          <Archive {...look} />
          <span>{contextPage.archivedBy[by](at)}</span>
        </p>
        <RestoreButtons
          busy={busy}
          onRestore={(how) => ask(() => client.call("context.restore", { id, ...how }))}
        />
        <FailureLine failure={failure} />
      </div>
    );
  }
  const ends = expiryWords(expiry, now);
  return (
    <div data-expiry={expiry.state} className="flex flex-col gap-2 pb-4 text-small">
      <p className={`flex items-start gap-2 ${ends === null ? "text-muted" : ""}`}>
        {ends !== null && <Clock {...look} />}
        <span>{ends?.sentence ?? staysWords(card)}</span>
      </p>
      {ends !== null && (
        <QuietButton
          data-extend=""
          disabled={busy}
          onClick={() => ask(() => client.call("context.extend", { id }))}
        >
          {words.expiry.extend}
        </QuietButton>
      )}
      <FailureLine failure={failure} />
    </div>
  );
}
