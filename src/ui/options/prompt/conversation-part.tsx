import {
  type Compression,
  DEFAULT_PROMPT_SETTINGS,
  type PromptSettings,
} from "../../../domain/prompt-settings";
import { words } from "../../words/words";
import { NumberField } from "./number-field";
import { SelectField } from "./select-field";
import type { ChangeSettings } from "./use-prompt-settings";

type Props = { readonly settings: PromptSettings; readonly change: ChangeSettings };

/** How much of a conversation is shown, and what becomes of the rest. */
export function ConversationPart({ settings, change }: Props) {
  const { maxTurns, compression } = settings;
  const { promptPage } = words;
  return (
    <>
      <NumberField
        name="max-turns"
        label={promptPage.maxTurns}
        value={maxTurns}
        min={1}
        max={200}
        onNumber={(value) => value !== null && change(() => ({ maxTurns: value }))}
      />
      <SelectField
        name="compression"
        label={promptPage.compression}
        value={compression.type}
        options={promptPage.compressions}
        onChange={(type) => change(() => ({ compression: newCompression(type, maxTurns) }))}
      />
      {compression.type === "truncate" && (
        <NumberField
          name="keep-recent"
          label={promptPage.keepRecent}
          value={compression.keepRecent}
          min={1}
          max={1_000}
          onNumber={(keepRecent) =>
            keepRecent !== null && change(() => ({ compression: { type: "truncate", keepRecent } }))
          }
        />
      )}
    </>
  );
}

function newCompression(type: Compression["type"], keepRecent: number): Compression {
  const { compression } = DEFAULT_PROMPT_SETTINGS;
  if (type === "truncate") return { type, keepRecent };
  return compression.type === type ? compression : { type, chunkSize: 10, model: null };
}
