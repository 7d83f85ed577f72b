import type { Failure } from "./app-error";
import type { Context } from "./context";
import type { LearnedFact } from "./fact";
import type { Id } from "./id";
import type { ConversationJob, JobKind } from "./job";
import type { Message } from "./message";
import type { LeftOut } from "./prompt-plan";
import type { Summary } from "./summary";

/** What the jobs over closed turns need of the store; every write is one transaction. */
export type JobStore = {
  readonly listJobs: () => Promise<readonly ConversationJob[]>;
  /** Marks a kind as done; removes the row with the last of `all`. `conflict` where it has changed. */
  readonly finishJob: (input: {
    job: ConversationJob;
    kind: JobKind;
    all: readonly JobKind[];
  }) => Promise<void>;
  /** Notes a failure and when to try again. */
  readonly failJob: (input: {
    job: ConversationJob;
    kind: JobKind;
    failure: Failure;
    notBefore: number;
  }) => Promise<void>;
  /** Removes the row: nothing is to be done for this conversation. */
  readonly dropJob: (job: ConversationJob) => Promise<void>;
  /** The shown branch since the end of its active range summary; costs in proportion to `limit`. */
  readonly readUnsummarised: (input: {
    conversationId: Id;
    limit: number;
  }) => Promise<Unsummarised>;
  /** Stores a new summary; the one that it folds is marked in the same transaction. `conflict` where that was changed, or the context forgets what it tells, meanwhile. */
  readonly saveSummary: (input: {
    readonly summary: NewSummary;
    readonly folds: Pick<Summary, "id" | "version"> | null;
    /** As it was read: another one since, and what was made may hold what was deleted (`conflict`). */
    readonly deletedCount: number;
    /** Of a whole one, when the first of what it tells was said; milliseconds since 1970, UTC. */
    readonly since?: number;
  }) => Promise<Summary>;
  /** The shown branch since facts were learned from it; costs in proportion to `limit`. */
  readonly readUnlearned: (input: { conversationId: Id; limit: number }) => Promise<Unlearned>;
  /** Keeps facts, and that nothing said until then is read again; whether any of them is new. */
  readonly saveLearned: (learned: LearnedFacts) => Promise<boolean>;
  /** Sets the title where none was given yet; tells whether it was set. */
  readonly nameConversation: (input: {
    conversationId: Id;
    title: string;
    /** As for `saveSummary`. */
    deletedCount: number;
  }) => Promise<boolean>;
};

export type Unlearned = {
  readonly context: Context;
  /** Oldest first; the newest are always among them. */
  readonly messages: readonly Message[];
  /** Messages of the conversation that were deleted until then. */
  readonly deletedCount: number;
};

export type LearnedFacts = {
  readonly conversationId: Id;
  readonly facts: readonly LearnedFact[];
  /** Nothing said until then is read again; milliseconds since 1970, UTC. */
  readonly until: number;
  /** As it was read: another one since, and a fact may quote what was deleted (`conflict`). */
  readonly deletedCount: number;
};

export type NewSummary = Omit<
  Summary,
  "id" | "version" | "state" | "folds" | "foldedInto" | "former" | "createdAt" | "updatedAt"
>;

export type Unsummarised = {
  readonly context: Context;
  /** Empty while none was given: first words are none. */
  readonly title: string;
  /** When the conversation was begun; milliseconds since 1970, UTC. */
  readonly begunAt: number;
  /** Oldest first; the newest are always among them. */
  readonly messages: readonly Message[];
  /** Whether the branch has more of them before the first. */
  readonly more: boolean;
  /** The active range summary that they follow; null where there is none. */
  readonly previous: Summary | null;
  /** Messages that no automatic summary may cover: a dropped one did. They end here; null for none. */
  readonly droppedThrough: Id | null;
  /** The last message of the newest whole summary, dropped or not; null where none is near. */
  readonly wholeThrough: Id | null;
  /** What the newest kept plan of this branch left out of its history; null for nothing. */
  readonly leftOut: LeftOut | null;
  /** Messages of the conversation that were deleted until then. */
  readonly deletedCount: number;
};
