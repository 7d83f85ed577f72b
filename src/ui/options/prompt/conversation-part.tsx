import { useState } from "react";
import type { Compression, PromptSettings } from "../../../domain/prompt-settings";
import { Folded } from "../../kit/folded";
import { NumberField } from "../../kit/number-field";
import { SelectField } from "../../kit/select-field";
import { TextField } from "../../kit/text-field";
import { optionsWords } from "../../words/options-words";
import { createCompressionSwitch } from "./compression-switch";
import { PercentField } from "./percent-field";
import type { ChangeSettings } from "./use-prompt-settings";

type Props = { readonly settings: PromptSettings; readonly change: ChangeSettings };

/** How much of a conversation is shown, and what becomes of the rest. */
export function ConversationPart({ settings, change }: Props) {
  const { maxTurns, compression } = settings;
  const { promptPage } = optionsWords;
  const [switchTo] = useState(createCompressionSwitch);
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
        onChange={(type) => change((now) => ({ compression: switchTo(now, type) }))}
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
      {compression.type === "recursive-summarization" && (
        <Summaries
          compression={compression}
          onChange={(part) =>
            change(({ compression: now }) =>
              now.type === "recursive-summarization" ? { compression: { ...now, ...part } } : {},
            )
          }
        />
      )}
      <RarelySet settings={settings} change={change} />
    </>
  );
}

function RarelySet({ settings, change }: Props) {
  const { promptPage } = optionsWords;
  return (
    <Folded name={promptPage.moreLimits} part="max-messages">
      <NumberField
        name="max-messages"
        label={promptPage.maxMessages}
        value={settings.maxMessages}
        min={2}
        max={1_000}
        onNumber={(value) => value !== null && change(() => ({ maxMessages: value }))}
      />
      <PercentField
        name="summary-percent"
        label={promptPage.summaryPercent}
        value={settings.summarizationThreshold}
        note={promptPage.summaryPercentNote}
        onShare={(summarizationThreshold) => change(() => ({ summarizationThreshold }))}
      />
      <NumberField
        name="cache-seconds"
        label={promptPage.cacheSeconds}
        value={settings.cacheTtlSeconds}
        min={0}
        max={86_400}
        note={promptPage.cacheSecondsNote}
        onNumber={(value) => value !== null && change(() => ({ cacheTtlSeconds: value }))}
      />
    </Folded>
  );
}

type Summarising = Extract<Compression, { type: "recursive-summarization" }>;

type SummariesProps = {
  readonly compression: Summarising;
  readonly onChange: (part: Partial<Summarising>) => void;
};

/** Who writes the summaries, and how much at once. */
export function Summaries({ compression, onChange }: SummariesProps) {
  const { promptPage } = optionsWords;
  return (
    <>
      <TextField
        name="summariser"
        label={promptPage.summariser}
        value={compression.model ?? ""}
        maxLength={300}
        note={promptPage.summariserNote}
        onText={(name) => onChange({ model: name === "" ? null : name })}
      />
      <NumberField
        name="chunk-size"
        label={promptPage.chunkSize}
        value={compression.chunkSize}
        min={1}
        max={50}
        onNumber={(chunkSize) => chunkSize !== null && onChange({ chunkSize })}
      />
    </>
  );
}
