import { useCallback, useState } from "react";
import { isOnTrial, type Preset } from "../../domain/preset";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { useAnswer } from "../use-answer";
import { words } from "../words/words";
import { Finder, type FinderOption } from "./finder";

const SHOWN = 100;

type Props = {
  readonly client: Pick<Client, "call">;
  readonly onChoose: (presetId: string) => void;
};

/** The presets that a context can be made from. */
export function PresetFinder({ client, onChoose }: Props) {
  const [query, setQuery] = useState("");
  const ask = useCallback(
    () => runTwice(() => client.call("preset.list", { pageSize: SHOWN, query })),
    [client, query],
  );
  const { value, failure, again } = useAnswer(ask);
  const { contextMenu } = words;
  const presets = value?.presets ?? [];
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
