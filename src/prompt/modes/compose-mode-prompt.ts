import { MODE_TOKEN_CAPS, type PromptMode } from "../../domain/prompt-mode";
import type { TokenCounter } from "../../domain/tokens";

type Input = {
  /** The context's own prompt. */
  readonly coreIdentity: string;
  readonly mode: PromptMode;
};

/**
 * The parts in the order in which a model reads them; one that gave way is empty. Tools are
 * none of them: each is told in its provider's form (P-006), and a text about them would tell them twice.
 */
export type ModePrompt = {
  readonly core: string;
  readonly guidance: string;
  readonly errors: string;
};

/**
 * The system text of a mode by its parts, within the mode's cap of tokens: first the error guidance,
 * then the mode's gives way; the core identity is never cut (A-035, D-20).
 */
export function composeModePrompt(input: Input, count: TokenCounter): ModePrompt {
  const { coreIdentity, mode } = input;
  let left = MODE_TOKEN_CAPS[mode] - count(coreIdentity);
  const take = (text: string): string => {
    const tokens = count(text);
    if (tokens > left) return "";
    left -= tokens;
    return text;
  };
  const guidance = take(modeGuidance(mode));
  return { core: coreIdentity, guidance, errors: take(ERROR_GUIDANCE) };
}

const GUIDANCE: Readonly<Record<PromptMode, string>> = {
  general:
    "Where the person just talks, listen first, answer what was said, and stay near the length of their own words. When they tell you how they feel, do not hurry to solve it. Ask at most one question back, and only if you want the answer.",
  creation:
    "The person wants something made. Make it now and whole, in the language, form and length they named; where they named none, choose what fits its use. Put the piece itself first, ready to be taken as it is, and say in a line what you assumed. Ask before you start only if it would go wrong without the answer. Invent no names, dates or facts about the person: leave a marked gap instead.",
  search:
    "The person wants to find or know something. Give the answer in the first sentence, then only what helps to use or check it. Look first at what they told you here and in what you were given, and say where it stands. Keep apart what you know, what you conclude and what may have changed since you learned it. If you find nothing, say so and name the best place to look.",
  modification:
    "The person wants something changed that exists already. Change what they asked for and nothing else: meaning, facts, names, voice and format stay as they were. Give back the whole changed piece, not a description of it, and list the changes only if they are hard to see. If it is not clear which piece is meant, take the latest one and say so.",
  analysis:
    "The person wants something understood. Say your finding first, then the reasons in the order of their weight. Quote or name the part of the material that each one rests on, look for what speaks against it, and compare by the same measures. Keep what is given apart from what you suppose, say how sure you are, and what would change your mind.",
};

/** what a model is told about errors in every mode. */
export const ERROR_GUIDANCE =
  "When you do not know, say so plainly. When something you need is missing or could not be read, name it instead of guessing. When you were wrong, correct it in one sentence. Never make up sources, quotes or results.";

/** What a model is told about a mode, in words of its own: 50 to 110 tokens (A-035, D-20). */
export function modeGuidance(mode: PromptMode): string {
  return GUIDANCE[mode];
}
