import { useState } from "react";
import type { Id } from "../../../domain/id";
import type { Preset } from "../../../domain/preset";
import type { Client } from "../../../messaging/client";
import { nameFor } from "../../contexts/built-in-texts";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { optionsWords } from "../../words/options-words";
import { goTo } from "../use-section";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly preset: Pick<Preset, "id" | "name">;
};

/** Makes a context from a preset and shows it. */
export function UsePreset({ client, preset }: Props) {
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
