import { useState } from "react";
import { QuietButton } from "../quiet-button";
import { createKeptFiles } from "../restore/kept-files";
import { RestoreFlow } from "../restore/restore-flow";
import type { Restorer } from "../restore/restorer";
import { useCell } from "../use-cell";
import { restoreWords } from "../words/restore-words";

type Props = { readonly restorer: Restorer };

/** Instead of beginning anew: everything from a backup. */
export function RestorePart({ restorer }: Props) {
  const { at } = useCell(restorer.state);
  const [asked, setAsked] = useState(false);
  const [kept] = useState(() => createKeptFiles());
  if (at === "ready" && !asked) {
    return (
      <QuietButton data-restore-ask="" onClick={() => setAsked(true)}>
        {restoreWords.title}
      </QuietButton>
    );
  }
  return (
    <section aria-label={restoreWords.title} className="flex flex-col gap-3">
      <h2 className="text-title font-semibold">{restoreWords.title}</h2>
      <RestoreFlow restorer={restorer} kept={kept} offersKept />
    </section>
  );
}
