import type { PromptSettings } from "../../../domain/prompt-settings";
import { ROWS } from "../../kit/rows-style";
import { QuietButton } from "../../quiet-button";
import { optionsWords } from "../../words/options-words";
import { RedactionForm } from "./redaction-form";
import type { PromptSettingsUse } from "./use-prompt-settings";

type Props = { readonly settings: PromptSettings } & Pick<PromptSettingsUse, "hide" | "unhide">;

/** What the person wants hidden, from what is kept or from models (E-051). */
export function RedactionsPart({ settings: { redactions }, hide, unhide }: Props) {
  const { promptPage } = optionsWords;
  return (
    <>
      <p className="text-small text-muted">{promptPage.redactionsSent}</p>
      <p data-redaction-stored="" className="text-small text-muted">
        {promptPage.redactionsStored}
      </p>
      {redactions.length === 0 ? (
        <p className="text-small text-muted">{promptPage.noRedactions}</p>
      ) : (
        <ul className={ROWS}>
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
                onClick={() => unhide(rule)}
              >
                {promptPage.remove}
              </QuietButton>
            </li>
          ))}
        </ul>
      )}
      <RedactionForm onAdd={hide} />
    </>
  );
}
