import { DEFAULT_PROMPT_SETTINGS, type PromptSettings } from "../../src/domain/prompt-settings";
import { approx4 } from "../../src/domain/tokens";
import type { Answer } from "../../src/prompt/clean-summary";
import type { JobDeps } from "../../src/turns/jobs/job";
import { MODEL, type StoreHarness } from "./make-store";

type Given = {
  readonly settings?: Partial<PromptSettings>;
  readonly signal?: AbortSignal;
  readonly jobs?: Partial<JobDeps["jobs"]>;
  /** Tokens that a transcript may take. */
  readonly room?: number;
};

/** A text alone is a whole answer. */
type Said = string | Answer;

const whole = (text: string): Answer => ({ text, isCut: false });

/** What a job works with over a store, and what it has asked; `answer` plays the model. */
export function makeJobDeps(
  { store, clock }: Pick<StoreHarness, "store" | "clock">,
  answer: (prompt: string) => Said | Promise<Said>,
  { settings, signal, jobs, room = 4_000 }: Given = {},
) {
  const prompts: string[] = [];
  const deps: JobDeps = {
    jobs: { ...store.jobs, ...jobs },
    settings: { ...DEFAULT_PROMPT_SETTINGS, ...settings },
    summariser: MODEL,
    ask: async ({ write }) => {
      const written = write({ tokens: room, count: approx4 });
      const { userInput } = written.prompt;
      prompts.push(userInput);
      const said = await answer(userInput);
      return { request: written, answer: typeof said === "string" ? whole(said) : said };
    },
    clock,
    signal: signal ?? new AbortController().signal,
  };
  return { deps, prompts };
}
