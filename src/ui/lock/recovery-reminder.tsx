import { useState, useSyncExternalStore } from "react";
import type { VaultStatus } from "../../contract/vault";
import { LinkButton } from "../link-button";
import { openOptionsAt } from "../open-options";
import { recoveryKeyWords } from "../words/recovery-key-words";
import { words } from "../words/words";
import { createPutOff } from "./put-off";
import { recoveryNeed } from "./recovery-need";

/** What is lost without a recovery key, until there is one; it can be put off, and comes back. */
export function RecoveryReminder({ vault }: { readonly vault: VaultStatus }) {
  const [deps] = useState(() => ({ storage: localStorage, clock: Date, pages: window }));
  const [{ isPutOff, putOff, subscribe }] = useState(() => createPutOff(deps));
  const rests = useSyncExternalStore(subscribe, isPutOff, isPutOff);
  const need = recoveryNeed(vault);
  if (need === null || rests) return null;
  const { missing, lostWithout, make, later } = recoveryKeyWords;
  return (
    <aside
      data-recovery-reminder=""
      aria-label={words.methodNames.recovery}
      className="flex shrink-0 flex-col gap-1 border-b border-line px-3 py-1.5 text-meta"
    >
      <p className="text-muted">
        <strong className="font-semibold text-ink">{missing}</strong> {lostWithout(need)}
      </p>
      <p className="flex gap-4">
        <LinkButton data-make-recovery-key="" onClick={() => openOptionsAt("lock/recovery")}>
          {make}
        </LinkButton>
        <LinkButton data-recovery-later="" onClick={putOff}>
          {later}
        </LinkButton>
      </p>
    </aside>
  );
}
