import { checkContextFields } from "../../../domain/check-fields";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { useFirstFocus } from "../../use-first-focus";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import { goTo } from "../use-section";
import { CreateForm } from "./create-form";
import { PresetChoices } from "./preset-choices";

type Props = { readonly client: Client };

/** A new context: one click from a preset, or written here, from a template or from nothing. */
export function NewContext({ client }: Props) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  const { contextPage } = optionsWords;
  return (
    <main data-new="context">
      <a href="#contexts" data-back="" className="rounded-sm text-small text-muted underline">
        {contextPage.back}
      </a>
      <h1 ref={heading} tabIndex={-1} className="py-3 text-title font-semibold outline-none">
        {contextPage.create}
      </h1>
      <PagePart title={contextPage.fromPresets}>
        <PresetChoices client={client} />
      </PagePart>
      <PagePart title={contextPage.who}>
        <CreateForm
          client={client}
          check={checkContextFields}
          create={async (id, fields) => {
            const made = await runTwice(() => client.call("context.create", { id, fields }));
            goTo("contexts", made.context.id);
          }}
        />
      </PagePart>
    </main>
  );
}
