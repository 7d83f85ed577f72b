import { useRef } from "react";
import { checkContextFields } from "../../../domain/check-fields";
import { idSchema } from "../../../domain/id";
import { MAX_PRESETS } from "../../../domain/limits";
import { isOnTrial, type Preset } from "../../../domain/preset";
import type { Client } from "../../../messaging/client";
import { localisedPreset } from "../../contexts/built-in-texts";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { ROWS } from "../../kit/rows-style";
import { useCall } from "../../use-call";
import { useFirstFocus } from "../../use-first-focus";
import { optionsWords } from "../../words/options-words";
import { words } from "../../words/words";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { goTo, useSubpath } from "../use-section";
import { ContextPage } from "./context-page";
import { ContextsPart } from "./contexts-part";
import { CreateForm } from "./create-form";
import { NewPreset } from "./new-preset";
import { PresetPage } from "./preset-page";
import { PresetsPart, UsePreset } from "./presets-part";

type Props = { readonly client: Client };

/** Contexts and presets: the list of both, or the one that the address names. */
export function ContextsPage({ client }: Props) {
  const subpath = useSubpath();
  // Back in the list, the keyboard goes on where it left.
  const former = useRef("");
  const from = former.current;
  if (subpath !== "") former.current = subpath;
  const [kind = "", id = ""] = subpath.split("/");
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

type PresetChoicesProps = { readonly client: Pick<Client, "call"> };

/** Every preset with what it is like; a click makes a context from it. */
function PresetChoices({ client }: PresetChoicesProps) {
  const { value, failure, again } = useCall(client, "preset.list", { pageSize: MAX_PRESETS });
  return (
    <>
      <FailureLine failure={failure} onAgain={again} />
      <ul className={`${ROWS} empty:hidden`}>
        {(value?.presets ?? []).map(localisedPreset).map((preset) => (
          <Choice key={preset.id} client={client} preset={preset} />
        ))}
      </ul>
    </>
  );
}

function Choice({ client, preset }: PresetChoicesProps & { readonly preset: Preset }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
      <div className="min-w-0 grow basis-48">
        <bdi className="font-semibold wrap-anywhere">{preset.name}</bdi>
        <p dir="auto" className="text-small text-muted wrap-anywhere">
          {preset.description}
        </p>
        {isOnTrial(preset) && (
          <p data-on-trial="" className="text-meta text-muted">
            {words.contextMenu.onTrial}
          </p>
        )}
      </div>
      <UsePreset client={client} preset={preset} />
    </li>
  );
}
