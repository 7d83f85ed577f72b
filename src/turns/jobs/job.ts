import type { Context } from "../../domain/context";
import type { ConversationJob, JobKind } from "../../domain/job";
import type { JobStore } from "../../domain/job-store";
import type { Model } from "../../domain/model";
import type { Prompt } from "../../domain/prompt";
import type { PromptSettings } from "../../domain/prompt-settings";
import type { Answer } from "../../prompt/clean-summary";
import type { TranscriptRoom } from "../../prompt/transcript";

/** What a job works with. */
export type JobDeps = {
  readonly jobs: Pick<
    JobStore,
    "readUnsummarised" | "saveSummary" | "nameConversation" | "readUnlearned" | "saveLearned"
  >;
  readonly settings: PromptSettings;
  readonly summariser: Model;
  readonly ask: <T extends JobRequest>(question: Question<T>) => Promise<Answered<T>>;
  readonly clock: { readonly now: () => number };
  /** Once aborted nothing more is saved. */
  readonly signal: AbortSignal;
};

/** What a job has asked: the prompt, and whatever else it has to know of it afterwards. */
export type JobRequest = { readonly prompt: Prompt };

/** What a model is asked in the background. */
export type Question<T extends JobRequest = JobRequest> = {
  /** Whose turns it is about. */
  readonly context: Context;
  /** Of the answer, at most. */
  readonly tokens: number;
  /** The prompt with a transcript that takes no more than the room. */
  readonly write: (room: TranscriptRoom) => T;
};

export type Answered<T extends JobRequest = JobRequest> = {
  readonly request: T;
  readonly answer: Answer;
};

/** Tells whether something was changed, and whether the same job has more to do. */
export type JobResult = { readonly changed: boolean; readonly more: boolean };

/** One kind of work over the closed turns of a conversation; done twice, it finds nothing left to do. */
export type Job = {
  readonly kind: JobKind;
  /** When it may begin, milliseconds since 1970, UTC. */
  readonly dueAt: (job: ConversationJob, settings: PromptSettings, now: number) => number;
  /** Fails as the store and the model do, with `summary-unusable`, or with `conflict`. */
  readonly run: (
    deps: JobDeps,
    conversationId: ConversationJob["conversationId"],
  ) => Promise<JobResult>;
};

export const NOTHING_DONE: JobResult = { changed: false, more: false };
