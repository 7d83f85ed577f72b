import { useState } from "react";
import type { Id } from "../../../domain/id";
import { MAX_PRESETS } from "../../../domain/limits";
import { matchesQuery } from "../../../domain/matches-query";
import { isOnTrial, type Preset } from "../../../domain/preset";
import type { Client } from "../../../messaging/client";
import { localisedPreset, nameFor } from "../../contexts/built-in-texts";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { CheckField } from "../../kit/check-field";
import { ROWS } from "../../kit/rows-style";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { useCall } from "../../use-call";
import { optionsWords } from "../../words/options-words";
import { words } from "../../words/words";
import { PagePart } from "../page-part";
import { goTo } from "../use-section";
import { ListFilter } from "./list-filter";

type Props = { readonly client: Pick<Client, "call"> };

/** The presets: those built in, to be used, and the person's own, to be edited, too. */
export function PresetsPart({ client }: Props) {
  const { contextPage } = optionsWords;
  const [query, setQuery] = useState("");
  const [tag, setTag] = useState<string | null>(null);
  const [includeInactive, setIncludeInactive] = useState(false);
  const { value, failure, again } = useCall(client, "preset.list", {
    pageSize: MAX_PRESETS,
    includeInactive,
  });
  const all = (value?.presets ?? []).map(localisedPreset);
  const presets = all.filter(
    (preset) => matchesQuery(preset, query) && (tag === null || preset.tags.includes(tag)),
  );
  const hasOwn = all.some(({ builtIn }) => !builtIn);
  return (
    <PagePart title={contextPage.presets}>
      <p className="text-small text-muted">{contextPage.presetsWhy}</p>
      <a
        href="#contexts/new-preset"
        data-new-preset=""
        className="self-start rounded-md border border-line px-2.5 py-1 text-small hover:bg-tint"
      >
        {contextPage.createPreset}
      </a>
      {(hasOwn || includeInactive) && (
        <ListFilter
          query={query}
          onQuery={setQuery}
          tags={value?.tags ?? []}
          tag={tag}
          onTag={setTag}
        />
      )}
      <CheckField name="show-removed" checked={includeInactive} onChange={setIncludeInactive}>
        {contextPage.showRemoved}
      </CheckField>
      <FailureLine failure={failure} onAgain={again} />
      {presets.length > 0 && (
        <ul className={ROWS}>
          {presets.map((preset) => (
            <PresetEntry key={preset.id} client={client} preset={preset} />
          ))}
        </ul>
      )}
      {value !== null && (!hasOwn || presets.length === 0) && (
        <p role="status" className="text-small text-muted">
          {hasOwn ? contextPage.noMatch : contextPage.noPresets}
        </p>
      )}
    </PagePart>
  );
}

const LINK = "rounded-md border border-line px-2.5 py-1 text-small hover:bg-tint";

function PresetEntry({ client, preset }: Props & { readonly preset: Preset }) {
  const { contextPage } = optionsWords;
  const { id, name, builtIn, isActive, description, defaultSettings, tags } = preset;
  const { temperature, maxTokens, expiryDays } = defaultSettings;
  const marks = [
    ...(builtIn ? [contextPage.builtIn] : []),
    ...(isOnTrial(preset) ? [words.contextMenu.onTrial] : []),
    ...(isActive ? [] : [contextPage.removed]),
    contextPage.settings(temperature, maxTokens, expiryDays),
    ...tags.map((tag) => `#${tag}`),
  ];
  return (
    <li data-preset={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
      <div className="min-w-0 grow basis-full sm:basis-48">
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        <p dir="auto" className="text-small wrap-anywhere">
          {description}
        </p>
        <p className="text-meta text-muted wrap-anywhere">{marks.join(" · ")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isActive && <UsePreset client={client} preset={preset} />}
        {!builtIn && (
          <a
            href={`#contexts/preset/${id}`}
            aria-label={contextPage.editName(name)}
            className={LINK}
          >
            {contextPage.edit}
          </a>
        )}
        <a
          href={`#contexts/new-preset/${id}`}
          aria-label={contextPage.templateName(name)}
          className={LINK}
        >
          {contextPage.template}
        </a>
      </div>
    </li>
  );
}

type UsePresetProps = {
  readonly client: Pick<Client, "call">;
  readonly preset: Pick<Preset, "id" | "name">;
};

/** Makes a context from a preset and shows it. */
export function UsePreset({ client, preset }: UsePresetProps) {
  const [id] = useState<Id>(() => crypto.randomUUID());
  const { busy, failure, run } = useAct();
  const { contextPage } = optionsWords;
  const use = () =>
    run(async () => {
      const input = { id, presetId: preset.id, overrides: nameFor(preset.id) };
      const made = await runTwice(() => client.call("context.createFromPreset", input));
      goTo("contexts", made.context.id);
    });
  return (
    <>
      <QuietButton
        data-use-preset={preset.id}
        aria-label={contextPage.useName(preset.name)}
        disabled={busy}
        onClick={use}
      >
        {contextPage.use}
      </QuietButton>
      <FailureLine failure={failure} />
    </>
  );
}
