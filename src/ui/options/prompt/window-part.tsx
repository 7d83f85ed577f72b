import { type Model, modelKey } from "../../../domain/model";
import type { PromptSettings } from "../../../domain/prompt-settings";
import { modelName } from "../../models/model-place";
import { words } from "../../words/words";
import { NumberField } from "./number-field";
import type { ChangeSettings } from "./use-prompt-settings";
import { withWindow } from "./with-window";

type Props = {
  readonly settings: PromptSettings;
  /** Null until it is known. */
  readonly model: Model | null;
  readonly change: ChangeSettings;
};

/** The window of the model that answers: what the server tells, and what the person says instead. */
export function WindowPart({ settings, model, change }: Props) {
  const { promptPage } = words;
  return (
    <>
      {model?.provider === "guide" && (
        <p className="text-small text-muted">{promptPage.windowGuide}</p>
      )}
      {model !== null && model.provider !== "guide" && (
        <NumberField
          name="window"
          label={promptPage.windowField(modelName(model))}
          value={settings.modelLimits[modelKey(model)]?.maxTokens ?? null}
          min={256}
          max={10_000_000}
          canBeEmpty
          note={
            model.window === null ? promptPage.windowNotTold : promptPage.windowTold(model.window)
          }
          onNumber={(tokens) =>
            change((now) => ({
              modelLimits: withWindow(now.modelLimits, modelKey(model), tokens),
            }))
          }
        />
      )}
      <p className="text-small text-muted">{promptPage.warningWhy(settings.warningThreshold)}</p>
    </>
  );
}
