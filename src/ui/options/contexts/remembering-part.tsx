import { type ContextProviderName, contextProviderNameSchema } from "../../../domain/context";
import { CheckField } from "../../kit/check-field";
import { SelectField } from "../../kit/select-field";
import { SwitchField } from "../../kit/switch-field";
import { optionsWords } from "../../words/options-words";
import { bindFields } from "./bind-fields";
import type { PartProps } from "./context-parts";
import { chooseProvider, moveQuotes, quotesPosition } from "./provider-order";
import { TypedNumber } from "./typed-number";

/** What its requests hold beside the message, what is kept of it, and for how long it stays. */
export function RememberingPart({ editor, state }: PartProps) {
  const { fields } = state;
  const { contextPage } = optionsWords;
  const { contextProviders } = fields;
  const choose = (name: ContextProviderName, isChosen: boolean) =>
    editor.change({ contextProviders: chooseProvider(contextProviders, name, isChosen) });
  return (
    <>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-small">{contextPage.providers}</legend>
        {contextProviderNameSchema.options.map((name) => (
          <CheckField
            key={name}
            name={name}
            checked={contextProviders.includes(name)}
            onChange={(isChosen) => choose(name, isChosen)}
          >
            {contextPage.providerNames[name]}
          </CheckField>
        ))}
      </fieldset>
      {contextProviders.includes("quotes") && (
        <div className="flex flex-col gap-1">
          <SelectField
            name="quotes-place"
            label={contextPage.quotesPosition}
            value={quotesPosition(contextProviders)}
            options={contextPage.quotesPositions}
            onChange={(position) =>
              editor.change({ contextProviders: moveQuotes(contextProviders, position) })
            }
          />
          <p className="text-small text-muted">{contextPage.quotesNote}</p>
        </div>
      )}
      <SwitchField
        name="remembers"
        checked={fields.remembers}
        note={contextPage.remembersNote}
        onChange={(remembers) => editor.change({ remembers })}
      >
        {contextPage.remembers}
      </SwitchField>
      <TypedNumber
        name="expiry-days"
        label={contextPage.expiryDays}
        {...bindFields(editor, state)("expiryDays")}
        kind="whole"
        note={contextPage.expiryNote}
      />
    </>
  );
}
