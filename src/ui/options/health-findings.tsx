import { ShieldAlert, ShieldCheck } from "lucide-react";
import type { VaultCheck } from "../../contract/vault-care";
import { optionsWords } from "../words/options-words";
import { healthSentences } from "./health-sentences";
import { isWell } from "./is-well";

/** What a check found, in words, and every entry it is about. */
export function HealthFindings({ check }: { readonly check: VaultCheck }) {
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
