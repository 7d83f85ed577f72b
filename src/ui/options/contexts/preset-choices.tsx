import { useCallback } from "react";
import { MAX_PRESETS } from "../../../domain/limits";
import { isOnTrial, type Preset } from "../../../domain/preset";
import type { Client } from "../../../messaging/client";
import { toldPreset } from "../../contexts/built-in-texts";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { ROWS } from "../../kit/rows-style";
import { useAnswer } from "../../use-answer";
import { words } from "../../words/words";
import { UsePreset } from "./use-preset";

type Props = { readonly client: Pick<Client, "call"> };

/** Every preset with what it is like; a click makes a context from it. */
export function PresetChoices({ client }: Props) {
  const ask = useCallback(
    () => runTwice(() => client.call("preset.list", { pageSize: MAX_PRESETS })),
    [client],
  );
  const { value, failure, again } = useAnswer(ask);
  return (
    <>
      <FailureLine failure={failure} onAgain={again} />
      <ul className={`${ROWS} empty:hidden`}>
        {(value?.presets ?? []).map(toldPreset).map((preset) => (
          <Choice key={preset.id} client={client} preset={preset} />
        ))}
      </ul>
    </>
  );
}

function Choice({ client, preset }: Props & { readonly preset: Preset }) {
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
