import { MAX_ACTIVITY_ENTRIES, type PromptSettings } from "../../../domain/prompt-settings";
import { Folded } from "../../kit/folded";
import { NumberField } from "../../kit/number-field";
import { SwitchField } from "../../kit/switch-field";
import { optionsWords } from "../../words/options-words";
import type { ChangeSettings } from "./use-prompt-settings";

type Props = { readonly settings: PromptSettings; readonly change: ChangeSettings };

/** P-073: how much of recent activity a prompt tells, and what of a memory block beside its content. */
export function MemoryPart({ settings, change }: Props) {
  const { promptPage } = optionsWords;
  const {
    activityEntries = MAX_ACTIVITY_ENTRIES,
    includeDescriptions = true,
    includeSchemas = false,
  } = settings;
  return (
    <>
      <NumberField
        name="activity-entries"
        label={promptPage.activityEntries}
        value={activityEntries}
        min={0}
        max={MAX_ACTIVITY_ENTRIES}
        note={promptPage.activityNote(MAX_ACTIVITY_ENTRIES)}
        onNumber={(value) => value !== null && change(() => ({ activityEntries: value }))}
      />
      <Folded name={promptPage.moreLimits} part="told-blocks">
        <SwitchField
          name="include-descriptions"
          checked={includeDescriptions}
          onChange={(isOn) => change(() => ({ includeDescriptions: isOn }))}
        >
          {promptPage.includeDescriptions}
        </SwitchField>
        <SwitchField
          name="include-schemas"
          checked={includeSchemas}
          note={promptPage.blocksNote}
          onChange={(isOn) => change(() => ({ includeSchemas: isOn }))}
        >
          {promptPage.includeSchemas}
        </SwitchField>
      </Folded>
    </>
  );
}
