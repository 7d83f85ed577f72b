import type { PromptSettings } from "../../../domain/prompt-settings";
import { NumberField } from "../../kit/number-field";
import { SwitchField } from "../../kit/switch-field";
import { optionsWords } from "../../words/options-words";
import type { ChangeSettings } from "./use-prompt-settings";

type Props = { readonly settings: PromptSettings; readonly change: ChangeSettings };

/** Who may be asked for summaries and titles while nobody waits for them (D-23). */
export function BackgroundPart({ settings, change }: Props) {
  const { promptPage } = optionsWords;
  return (
    <>
      <p className="text-small text-muted">{promptPage.backgroundWhy}</p>
      <SwitchField
        name="background-local"
        checked={settings.backgroundLocal}
        onChange={(backgroundLocal) => change(() => ({ backgroundLocal }))}
      >
        {promptPage.backgroundLocal}
      </SwitchField>
      <SwitchField
        name="background-remote"
        checked={settings.backgroundRemote}
        note={promptPage.backgroundCost}
        onChange={(backgroundRemote) => change(() => ({ backgroundRemote }))}
      >
        {promptPage.backgroundRemote}
      </SwitchField>
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
