import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import type { VaultCheck } from "../../contract/vault-care";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { PrimaryButton } from "../primary-button";
import { QuietButton } from "../quiet-button";
import { ExportAll } from "../recovery/export-all";
import { useAct } from "../use-act";
import { optionsWords } from "../words/options-words";
import { healthSentences } from "./health-sentences";
import { KeptStorage } from "./kept-storage";
import { PagePart, UntitledPart } from "./page-part";
import { SectionHead } from "./section-head";

/** Whether everything that is stored opens and is complete; what can be done where it is not. */
export function HealthPage({ client }: { readonly client: Client }) {
  const [check, setCheck] = useState<VaultCheck | null>(null);
  // Of the last check that has ended: what was begun for it goes on while one looks again.
  const [damage, setDamage] = useState<"none" | "found" | "gone">("none");
  // Told here: the part that repairs is gone once there is nothing left to repair.
  const [repaired, setRepaired] = useState<Repaired | null>(null);
  const { busy, failure, run } = useAct();
  const look = () =>
    run(async () => {
      setCheck(null);
      const found = await client.call("vault.check", {});
      setCheck(found);
      setDamage((before) => {
        if (!isWell(found)) return "found";
        return before === "none" ? "none" : "gone";
      });
    });
  const { healthPage } = optionsWords;
  return (
    <main>
      <SectionHead section="health" lead={healthPage.why} />
      <UntitledPart>
        <PrimaryButton data-check="" disabled={busy} onClick={look}>
          {busy ? healthPage.running : healthPage.run}
        </PrimaryButton>
        <FailureLine failure={failure} />
        <div aria-live="polite" className="flex flex-col gap-3 empty:-mt-3">
          {repaired !== null && (
            <p data-repaired="">{healthPage.repaired(repaired.removed, repaired.rebuilt)}</p>
          )}
          {check !== null && <HealthFindings check={check} />}
        </div>
      </UntitledPart>
      <PagePart title={healthPage.storage.title}>
        <KeptStorage />
      </PagePart>
      {damage !== "none" && (
        <PagePart title={healthPage.canDo}>
          <HealthRepair
            client={client}
            isDamaged={damage === "found"}
            onRepaired={(counts) => {
              setRepaired(counts);
              look();
            }}
          />
        </PagePart>
      )}
    </main>
  );
}

type Repaired = { readonly removed: number; readonly rebuilt: number };

type Props = {
  readonly client: Client;
  readonly isDamaged: boolean;
  readonly onRepaired: (repaired: Repaired) => void;
};

/**
 * What can be done about damage: a copy of what opens first, then accepting what is left. The copy may
 * still be written when nothing is left to repair.
 */
function HealthRepair({ client, isDamaged, onRepaired }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const { busy, failure, run } = useAct();
  const { healthPage } = optionsWords;
  const repair = () =>
    run(async () => {
      onRepaired(await client.call("vault.repair", {}));
      setConfirming(false);
    });
  return (
    <>
      {isDamaged && <p className="text-small">{healthPage.exportFirst}</p>}
      <ExportAll client={client} />
      {isDamaged && <p className="text-small">{healthPage.repairMeans}</p>}
      {isDamaged && isConfirming && (
        <div className="flex flex-wrap gap-2">
          <QuietButton data-repair-confirm="" disabled={busy} onClick={repair}>
            {healthPage.repairConfirm}
          </QuietButton>
          <QuietButton data-repair-cancel="" disabled={busy} onClick={() => setConfirming(false)}>
            {optionsWords.options.cancel}
          </QuietButton>
        </div>
      )}
      {isDamaged && !isConfirming && (
        <QuietButton data-repair="" onClick={() => setConfirming(true)}>
          {healthPage.repair}
        </QuietButton>
      )}
      <FailureLine failure={failure} />
    </>
  );
}

/** What a check found, in words, and every entry it is about. */
function HealthFindings({ check }: { readonly check: VaultCheck }) {
  const { healthPage } = optionsWords;
  if (isWell(check)) {
    return (
      <p data-health="well" className="flex items-start gap-2">
        <ShieldCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-protected" />
        {healthPage.well(check.rows)}
      </p>
    );
  }
  const rows = check.unreadable.map(({ table, id, code }) => `${table} ${id}: ${code}`);
  return (
    <div data-health="found" className="flex flex-col gap-3">
      <p className="flex items-start gap-2">
        <ShieldAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-error" />
        {healthPage.found(check.rows)}
      </p>
      <ul className="flex list-disc flex-col gap-1 ps-6">
        {healthSentences(check).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {rows.length + check.mismatched.length > 0 && (
        <details className="text-small">
          <summary className="self-start rounded-sm text-muted hover:text-ink">
            {healthPage.details}
          </summary>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
            tabIndex={0}
            dir="ltr"
            className="mt-2 max-h-60 overflow-auto rounded-md border border-line bg-tint p-2 font-mono text-code"
          >
            {[...rows, ...check.mismatched].join("\n")}
          </pre>
        </details>
      )}
    </div>
  );
}

/** Whether a check found nothing at all. */
export function isWell({ unreadable, mismatched, rewound }: VaultCheck): boolean {
  return unreadable.length === 0 && mismatched.length === 0 && !rewound;
}
