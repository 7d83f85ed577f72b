import { DEFAULT_PROMPT_SETTINGS, type PromptSettings } from "../../src/domain/prompt-settings";
import { approx4 } from "../../src/domain/tokens";
import type { JobDeps } from "../../src/turns/jobs/job";
import { MODEL, type StoreHarness } from "./make-store";

type Given = {
  readonly settings?: Partial<PromptSettings>;
  readonly signal?: AbortSignal;
  readonly jobs?: Partial<JobDeps["jobs"]>;
};

/** What a job works with over a store, and what it has asked; `answer` plays the model. */
export function makeJobDeps(
  { store, clock }: Pick<StoreHarness, "store" | "clock">,
  answer: (asked: string) => string | Promise<string>,
  { settings, signal, jobs }: Given = {},
) {
  const asked: string[] = [];
  const deps: JobDeps = {
    jobs: { ...store.jobs, ...jobs },
    settings: { ...DEFAULT_PROMPT_SETTINGS, ...settings },
    summariser: MODEL,
    ask: async ({ write }) => {
      const { userInput } = write({ tokens: 4_000, count: approx4 });
      asked.push(userInput);
      return answer(userInput);
    },
    clock,
    signal: signal ?? new AbortController().signal,
  };
  return { deps, asked };
}
