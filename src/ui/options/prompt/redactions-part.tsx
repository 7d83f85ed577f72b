import type { PromptSettings, Redaction } from "../../../domain/prompt-settings";
import { QuietButton } from "../../quiet-button";
import { words } from "../../words/words";
import { RedactionForm } from "./redaction-form";
import type { ChangeSettings } from "./use-prompt-settings";

type Props = { readonly settings: PromptSettings; readonly change: ChangeSettings };

/** What the person wants hidden, from what is kept or from models (E-051). */
export function RedactionsPart({ settings: { redactions }, change }: Props) {
  const { promptPage } = words;
  const remove = (rule: Redaction) =>
    change((now) => ({ redactions: now.redactions.filter((one) => !isSame(one, rule)) }));
  return (
    <>
      <p className="text-small text-muted">{promptPage.redactionsWhy}</p>
      {redactions.length === 0 ? (
        <p className="text-small text-muted">{promptPage.noRedactions}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised">
          {redactions.map((rule) => (
            <li
              key={`${rule.kind} ${rule.when} ${rule.text}`}
              data-redaction=""
              className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3 text-small"
            >
              <bdi className="min-w-0 grow font-mono wrap-anywhere">{rule.text}</bdi>
              <span className="text-meta text-muted">
                {`${promptPage.redactionKinds[rule.kind]}, ${promptPage.redactionWhens[rule.when]}`}
              </span>
              <QuietButton
                data-redaction-remove=""
                aria-label={promptPage.removeLabel(rule.text)}
                onClick={() => remove(rule)}
              >
                {promptPage.remove}
              </QuietButton>
            </li>
          ))}
        </ul>
      )}
      <RedactionForm
        onAdd={(rule) => change((now) => ({ redactions: withRule(now.redactions, rule) }))}
      />
    </>
  );
}

function withRule(redactions: readonly Redaction[], rule: Redaction): Redaction[] {
  return [...redactions.filter((one) => !isSame(one, rule)), rule];
}

function isSame(one: Redaction, other: Redaction): boolean {
  return one.kind === other.kind && one.text === other.text && one.when === other.when;
}
