import { Archive, Clock } from "lucide-react";
import type { ContextCard } from "../../../contract/context";
import type { Client } from "../../../messaging/client";
import { expiryWords } from "../../contexts/expiry-words";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { optionsWords } from "../../words/options-words";
import { words } from "../../words/words";
import type { ContextEditor } from "./context-editor";

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
  const ask = (name: "context.extend" | "context.restore") =>
    run(async () => {
      await editor.save();
      editor.accept(await client.call(name, { id }));
    });
  const look = {
    size: 16,
    "aria-hidden": true,
    className: "mt-0.5 shrink-0 text-caution",
  } as const;
  if (archived !== null) {
    return (
      <div data-put-aside={archived.by} className="flex flex-col gap-2 pb-4 text-small">
        <p className="flex items-start gap-2">
          <Archive {...look} />
          <span>{contextPage.putAsideBy[archived.by](archived.at)}</span>
        </p>
        <QuietButton data-restore="" disabled={busy} onClick={() => ask("context.restore")}>
          {contextPage.restore}
        </QuietButton>
        <FailureLine failure={failure} />
      </div>
    );
  }
  const ends = expiryWords(expiry, Date.now());
  return (
    <div data-expiry={expiry.state} className="flex flex-col gap-2 pb-4 text-small">
      <p className={`flex items-start gap-2 ${ends === null ? "text-muted" : ""}`}>
        {ends !== null && <Clock {...look} />}
        <span>{ends?.sentence ?? words.expiry.fresh(expiry.at)}</span>
      </p>
      {ends !== null && (
        <QuietButton data-extend="" disabled={busy} onClick={() => ask("context.extend")}>
          {words.expiry.extend}
        </QuietButton>
      )}
      <FailureLine failure={failure} />
    </div>
  );
}
