import type { PromptSettings } from "../../../domain/prompt-settings";
import { CheckField } from "../../kit/check-field";
import { NumberField } from "../../kit/number-field";
import { optionsWords } from "../../words/options-words";
import type { ChangeSettings } from "./use-prompt-settings";

type Props = { readonly settings: PromptSettings; readonly change: ChangeSettings };

/** Who may be asked for summaries and titles while nobody waits for them (D-23). */
export function BackgroundPart({ settings, change }: Props) {
  const { promptPage } = optionsWords;
  return (
    <>
      <p className="text-small text-muted">{promptPage.backgroundWhy}</p>
      <CheckField
        name="background-local"
        checked={settings.backgroundLocal}
        onChange={(backgroundLocal) => change(() => ({ backgroundLocal }))}
      >
        {promptPage.backgroundLocal}
      </CheckField>
      <CheckField
        name="background-remote"
        checked={settings.backgroundRemote}
        note={promptPage.backgroundCost}
        onChange={(backgroundRemote) => change(() => ({ backgroundRemote }))}
      >
        {promptPage.backgroundRemote}
      </CheckField>
      <NumberField
        name="idle-minutes"
        label={promptPage.idleMinutes}
        value={settings.idleMinutes}
        min={1}
        max={10_080}
        onNumber={(idleMinutes) => idleMinutes !== null && change(() => ({ idleMinutes }))}
      />
    </>
  );
}
