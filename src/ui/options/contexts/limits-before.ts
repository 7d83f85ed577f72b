import { type Model, modelKey } from "../../../domain/model";
import type { PromptSettings } from "../../../domain/prompt-settings";
import { modelName } from "../../models/model-destination-text";
import { optionsWords } from "../../words/options-words";

type Limits = {
  /** Tokens of the window that counts; null where nobody tells. */
  readonly window: number | null;
  /** That a limit stands before the context's own; undefined where none does. */
  readonly reply: string | undefined;
  readonly history: string | undefined;
};

/** What is set for the model that answers, or for all, which stands before what its context sets. */
export function limitsBefore(
  model: Model | null,
  { modelLimits, defaultLimits }: Pick<PromptSettings, "modelLimits" | "defaultLimits">,
): Limits {
  const own = model === null ? undefined : modelLimits[modelKey(model)];
  const note = (limit: "reservedResponseTokens" | "historyTokens") => {
    const ofModel = own?.[limit] ?? null;
    if (model !== null && ofModel !== null) {
      return optionsWords.contextPage.limitBefore(modelName(model), ofModel);
    }
    const ofAll = defaultLimits[limit];
    return ofAll === null ? undefined : optionsWords.contextPage.limitBeforeAll(ofAll);
  };
  return {
    window: own?.maxTokens ?? defaultLimits.maxTokens ?? model?.window ?? null,
    reply: note("reservedResponseTokens"),
    history: note("historyTokens"),
  };
}
