import type { CallInput } from "../../../contract/contract";
import type { ModelLimits, PromptSettings } from "../../../domain/prompt-settings";

export type LimitName = keyof ModelLimits;

type Change = {
  readonly key: string;
  readonly name: LimitName;
  /** Null to take what the context and the model say. */
  readonly tokens: number | null;
};

const NOTHING: ModelLimits = {
  maxTokens: null,
  memoryTokens: null,
  historyTokens: null,
  reservedResponseTokens: null,
};

/** What sets one limit of one model and leaves the others; an entry that says nothing is removed. */
export function limitChange(
  limits: PromptSettings["modelLimits"],
  { key, name, tokens }: Change,
): CallInput<"prompt.change"> {
  const next = { ...(limits[key] ?? NOTHING), [name]: tokens };
  const saysNothing = Object.values(next).every((limit) => limit === null);
  return { modelLimits: { [key]: saysNothing ? null : next } };
}
