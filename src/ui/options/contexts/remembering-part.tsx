import { type ContextProviderName, contextProviderNameSchema } from "../../../domain/context";
import { optionsWords } from "../../words/options-words";
import { CheckField } from "../prompt/check-field";
import type { PartProps } from "./context-parts";
import { problemOf } from "./field-frame";
import { TypedNumber } from "./typed-number";

/** What its requests hold beside the message, what is kept of it, and for how long it stays. */
export function RememberingPart({ editor, state: { fields, problems } }: PartProps) {
  const { contextPage } = optionsWords;
  const choose = (name: ContextProviderName, isChosen: boolean) => {
    const chosen = fields.contextProviders.filter((one) => one !== name);
    // In the order in which they are asked, which is the one of the list.
    const next = contextProviderNameSchema.options.filter(
      (one) => chosen.includes(one) || (isChosen && one === name),
    );
    editor.change({ contextProviders: next });
  };
  return (
    <>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-small">{contextPage.providers}</legend>
        {contextProviderNameSchema.options.map((name) => (
          <CheckField
            key={name}
            name={name}
            checked={fields.contextProviders.includes(name)}
            onChange={(isChosen) => choose(name, isChosen)}
          >
            {contextPage.providerNames[name]}
          </CheckField>
        ))}
      </fieldset>
      <CheckField
        name="remembers"
        checked={fields.remembers}
        note={contextPage.remembersNote}
        onChange={(remembers) => editor.change({ remembers })}
      >
        {contextPage.remembers}
      </CheckField>
      <TypedNumber
        name="expiry-days"
        label={contextPage.expiryDays}
        value={fields.expiryDays}
        kind="whole"
        note={contextPage.expiryNote}
        problem={problemOf(problems, "expiryDays")}
        onNumber={(expiryDays) => editor.change({ expiryDays })}
        onLeave={editor.save}
      />
    </>
  );
}
