import { useState } from "react";
import { MAX_PRESETS } from "../../domain/limits";
import { matchesQuery } from "../../domain/matches-query";
import { isOnTrial, type Preset } from "../../domain/preset";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { useCall } from "../use-call";
import { words } from "../words/words";
import { localisedPreset } from "./built-in-texts";
import { Finder, type FinderOption } from "./finder";

const SHOWN = 100;

type Props = {
  readonly client: Pick<Client, "call">;
  readonly onChoose: (presetId: string) => void;
};

/** The presets that a context can be made from. */
export function PresetFinder({ client, onChoose }: Props) {
  const [query, setQuery] = useState("");
  const { value, failure, again } = useCall(client, "preset.list", { pageSize: MAX_PRESETS });
  const { contextMenu } = words;
  // Here, and not where they are stored: what is built in is called otherwise there.
  const all = (value?.presets ?? []).map(localisedPreset);
  const presets = all.filter((preset) => matchesQuery(preset, query)).slice(0, SHOWN);
  const none = value === null ? contextMenu.loading : contextMenu.noPreset;
  return (
    <>
      <Finder
        label={contextMenu.findPreset}
        listLabel={contextMenu.presets}
        remark={failure !== null || presets.length > 0 ? "" : none}
        currentWord=""
        pinnedWord=""
        options={presets.map(toPresetOption)}
        onQuery={setQuery}
        onChoose={onChoose}
      />
      <FailureLine failure={failure} onAgain={again} />
    </>
  );
}

/** One preset to choose; those that are tried out say so. */
export function toPresetOption(preset: Preset): FinderOption {
  const { id, name } = preset;
  return { id, name, ...(isOnTrial(preset) ? { note: words.contextMenu.onTrial } : {}) };
}
