import type { ModelLimits, PromptSettings } from "../../../domain/prompt-settings";

type Limits = PromptSettings["modelLimits"];

const NOTHING: ModelLimits = {
  maxTokens: null,
  memoryTokens: null,
  historyTokens: null,
  reservedResponseTokens: null,
};

/** The limits with another window for one model; an entry that says nothing any more is left out. */
export function withWindow(limits: Limits, key: string, maxTokens: number | null): Limits {
  const next = { ...(limits[key] ?? NOTHING), maxTokens };
  const { [key]: _, ...others } = limits;
  return Object.values(next).every((limit) => limit === null) ? others : { ...others, [key]: next };
}
