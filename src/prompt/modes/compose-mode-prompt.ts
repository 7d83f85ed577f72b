import { MODE_TOKEN_CAPS, type PromptMode } from "../../domain/prompt-mode";
import type { TokenCounter } from "../../domain/tokens";
import { ERROR_GUIDANCE, modeGuidance } from "./mode-guidance";

type Input = {
  /** The context's own prompt. */
  readonly coreIdentity: string;
  readonly mode: PromptMode;
  /** Empty while there are no tools. */
  readonly toolsReference: string;
};

/** The parts in the order in which a model reads them; one that gave way is empty. */
export type ModePrompt = {
  readonly core: string;
  readonly guidance: string;
  readonly tools: string;
  readonly errors: string;
};

/**
 * The system text of a mode by its parts, within the mode's cap of tokens: first the error guidance,
 * then the mode's, then the tools give way; the core identity is never cut (A-035, D-20).
 */
export function composeModePrompt(input: Input, count: TokenCounter): ModePrompt {
  const { coreIdentity, mode, toolsReference } = input;
  let left = MODE_TOKEN_CAPS[mode] - count(coreIdentity);
  const take = (text: string): string => {
    const tokens = count(text);
    if (tokens > left) return "";
    left -= tokens;
    return text;
  };
  const tools = take(toolsReference);
  const guidance = take(modeGuidance(mode));
  return { core: coreIdentity, guidance, tools, errors: take(ERROR_GUIDANCE) };
}
