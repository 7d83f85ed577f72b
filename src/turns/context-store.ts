import type { BranchQuery, CachedBranch } from "../domain/branch";
import type { Conversation } from "../domain/conversation";
import type { Id } from "../domain/id";
import type { Summary } from "../domain/summary";
import type { ImageBytes } from "../prompt/assemble-prompt";

/** What context providers need of the store. */
export type ContextStore = {
  /** The end of a branch; `cached` where it was still in memory. Costs in proportion to `limit`. */
  readonly readBranch: (input: BranchQuery) => Promise<CachedBranch>;
  /** The newest whole summaries of a context but those of one conversation, newest first. */
  readonly newestWhole: (input: {
    readonly contextId: Id;
    readonly except: Id;
    readonly limit: number;
  }) => Promise<readonly Summary[]>;
  /** A context's conversations, those that were last talked in first. */
  readonly listConversations: (input: {
    readonly contextId: Id;
    readonly limit: number;
  }) => Promise<readonly Conversation[]>;
  /** The bytes of those of these images that are there. */
  readonly readImages: (ids: readonly Id[]) => Promise<ImageBytes>;
};
