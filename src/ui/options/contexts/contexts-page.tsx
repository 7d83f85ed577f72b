import { useRef } from "react";
import { checkContextFields } from "../../../domain/check-fields";
import { idSchema } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { useFirstFocus } from "../../use-first-focus";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { goTo, usePlace } from "../use-section";
import { ContextPage } from "./context-page";
import { ContextsPart } from "./contexts-part";
import { CreateForm } from "./create-form";
import { NewPreset } from "./new-preset";
import { PresetChoices } from "./preset-choices";
import { PresetPage } from "./preset-page";
import { PresetsPart } from "./presets-part";

type Props = { readonly client: Client };

/** Contexts and presets: the list of both, or the one that the address names. */
export function ContextsPage({ client }: Props) {
  const place = usePlace();
  // Back in the list, the keyboard goes on where it left.
  const former = useRef("");
  const from = former.current;
  if (place !== "") former.current = place;
  const [kind = "", id = ""] = place.split("/");
  if (kind === "new") return <NewContext client={client} />;
  if (kind === "new-preset") return <NewPreset client={client} like={id} />;
  if (kind === "preset" && isId(id)) return <PresetPage key={id} client={client} id={id} />;
  if (isId(kind)) return <ContextPage key={kind} client={client} id={kind} />;
  return (
    <main>
      <SectionHead section="contexts" lead={optionsWords.contextPage.why} />
      <ContextsPart client={client} from={from} />
      <PresetsPart client={client} />
    </main>
  );
}

function isId(text: string): boolean {
  return idSchema.safeParse(text).success;
}

type NewContextProps = { readonly client: Client };

/** A new context: one click from a preset, or written here, from a template or from nothing. */
function NewContext({ client }: NewContextProps) {
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
