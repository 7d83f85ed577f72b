import { useState } from "react";
import type { RecoveredNote as Note } from "../../contract/recovery";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { LinkButton } from "../link-button";
import { OwnText } from "../own-text/own-text";
import { useAct } from "../use-act";
import { recoveryWords } from "../words/recovery-words";

type Props = { readonly client: Pick<Client, "call">; readonly note: Note };

/** What a recovery came to, in one sentence, until it is dismissed. */
export function RecoveredNote({ client, note }: Props) {
  const [isDismissed, setIsDismissed] = useState(false);
  const { busy, failure, run } = useAct();
  if (isDismissed) return null;
  const dismiss = async () => {
    if (await run(() => client.call("recovery.dismiss", {}))) setIsDismissed(true);
  };
  return (
    <aside
      data-recovered=""
      aria-label={recoveryWords.label}
      className="flex shrink-0 flex-col gap-1 border-b border-line bg-tint px-3 py-1.5 text-meta"
    >
      <p role="status">
        <OwnText text={recoveryWords.outcome(note)} />
      </p>
      <p>
        <LinkButton data-recovered-dismiss="" disabled={busy} onClick={dismiss}>
          {recoveryWords.dismiss}
        </LinkButton>
      </p>
      <FailureLine failure={failure} />
    </aside>
  );
}
