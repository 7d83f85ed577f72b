import { useState } from "react";
import type { ContextFields } from "../../../domain/context";
import type { PromptSettings } from "../../../domain/prompt-settings";
import { NumberField } from "../../kit/number-field";
import { SelectField } from "../../kit/select-field";
import { optionsWords } from "../../words/options-words";
import { createCompressionSwitch } from "../prompt/compression-switch";
import { Summaries } from "../prompt/conversation-part";

type Change = (compression: ContextFields["compression"]) => void;

type Props = {
  readonly compression: ContextFields["compression"];
  /** What holds where nothing is set here, and what a setting of its own begins from. */
  readonly general: Pick<PromptSettings, "compression" | "maxTurns">;
  readonly onChange: Change;
};

/** What becomes of a context's older turns. */
export function CompressionFields({ compression, general, onChange }: Props) {
  const [switchTo] = useState(createCompressionSwitch);
  const { contextPage } = optionsWords;
  const now = { maxTurns: general.maxTurns, compression: compression ?? general.compression };
  return (
    <>
      <SelectField
        name="compression"
        label={contextPage.compression}
        value={compression?.type ?? "general"}
        options={{
          ...contextPage.compressions,
          general: contextPage.generalCompression(general.compression.type),
        }}
        onChange={(type) => onChange(type === "general" ? null : switchTo(now, type))}
      />
      {compression?.type === "truncate" && (
        <NumberField
          name="keep-recent"
          label={contextPage.keepRecent}
          value={compression.keepRecent}
          min={1}
          max={1_000}
          onNumber={(keepRecent) => keepRecent !== null && onChange({ ...compression, keepRecent })}
        />
      )}
      {compression?.type === "recursive-summarization" && (
        <Summaries
          compression={compression}
          onChange={(part) => onChange({ ...compression, ...part })}
        />
      )}
    </>
  );
}
