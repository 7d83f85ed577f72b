import { type Model, modelKey } from "../../../domain/model";
import type { ModelLimits, PromptSettings } from "../../../domain/prompt-settings";
import { Folded } from "../../kit/folded";
import { NumberField } from "../../kit/number-field";
import { modelName } from "../../models/model-destination-text";
import { optionsWords } from "../../words/options-words";
import { PercentField } from "./percent-field";
import type { ChangeSettings } from "./use-prompt-settings";

type Props = {
  readonly settings: PromptSettings;
  /** Null until it is known. */
  readonly model: Model | null;
  readonly change: ChangeSettings;
};

/** Limits of the model that answers: what the server tells, and what the person says instead. */
export function WindowPart({ settings, model, change }: Props) {
  const { promptPage } = optionsWords;
  return (
    <>
      {model?.provider === "guide" && (
        <p className="text-small text-muted">{promptPage.windowGuide}</p>
      )}
      {model !== null && model.provider !== "guide" && (
        <Limits settings={settings} model={model} change={change} />
      )}
      <DefaultLimits settings={settings} change={change} />
      <Folded name={promptPage.warning} part="warning">
        <PercentField
          name="warning-percent"
          label={promptPage.warningPercent}
          value={settings.warningThreshold}
          note={promptPage.warningWhy(settings.warningThreshold)}
          onShare={(warningThreshold) => change(() => ({ warningThreshold }))}
        />
      </Folded>
    </>
  );
}

type LimitName = keyof ModelLimits;

/** Each with its `data-number`. */
const MORE = [
  ["reservedResponseTokens", "reply-tokens"],
  ["historyTokens", "history-tokens"],
  ["memoryTokens", "memory-tokens"],
] as const;

function Limits({ settings, model, change }: Props & { readonly model: Model }) {
  const { promptPage } = optionsWords;
  const key = modelKey(model);
  const limits = settings.modelLimits[key];
  const field = (name: LimitName) => ({
    value: limits?.[name] ?? null,
    max: 10_000_000,
    canBeEmpty: true,
    onNumber: (tokens: number | null) =>
      change(() => ({ modelLimits: { [key]: { [name]: tokens } } })),
  });
  return (
    <>
      <NumberField
        {...field("maxTokens")}
        name="window"
        label={promptPage.windowField(modelName(model))}
        min={256}
        note={
          model.window === null
            ? promptPage.windowNotReported
            : promptPage.windowReported(model.window)
        }
      />
      <Folded name={promptPage.moreLimits} part="own-limits">
        {MORE.map(([limit, name]) => (
          <NumberField
            key={limit}
            {...field(limit)}
            name={name}
            label={promptPage.limits[limit]}
            min={1}
            note={promptPage.limitEmpty}
          />
        ))}
      </Folded>
    </>
  );
}

/** What holds where nothing is set for the model that answers. */
function DefaultLimits({ settings, change }: Omit<Props, "model">) {
  const { promptPage } = optionsWords;
  const field = (limit: LimitName) => ({
    value: settings.defaultLimits[limit],
    max: 10_000_000,
    canBeEmpty: true,
    onNumber: (tokens: number | null) => change(() => ({ defaultLimits: { [limit]: tokens } })),
  });
  return (
    <Folded name={promptPage.defaultLimits} part="default-limits">
      <NumberField
        {...field("maxTokens")}
        name="default-window"
        label={promptPage.defaultWindow}
        min={256}
        note={promptPage.defaultWindowEmpty}
      />
      {MORE.map(([limit, name]) => (
        <NumberField
          key={limit}
          {...field(limit)}
          name={`default-${name}`}
          label={promptPage.limits[limit]}
          min={1}
          note={promptPage.limitEmpty}
        />
      ))}
    </Folded>
  );
}
