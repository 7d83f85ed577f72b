import type { Block, Permission } from "../domain/block";
import type { BranchQuery, CachedBranch } from "../domain/branch";
import type { Conversation } from "../domain/conversation";
import type { EarlierQuery, FoundEarlier } from "../domain/earlier-text";
import type { Fact } from "../domain/fact";
import type { Id } from "../domain/id";
import type { Reference } from "../domain/reference";
import type { FoundReference } from "../domain/reference-index";
import type { Summary, WholeQuery } from "../domain/summary";
import type { ImageBytes } from "../prompt/assemble-prompt";

/** A block that a context sees; through a share where it is another's. */
export type SeenBlock = {
  readonly block: Block;
  readonly share: {
    /** What both the share and the block allow. */
    readonly permission: Permission;
    /** What the context is called whose it is. */
    readonly from: string;
  } | null;
};

/** What context providers need of the store. */
export type ContextStore = {
  /** The end of a branch; `cached` where it was still in memory. Costs in proportion to `limit`. */
  readonly readBranch: (input: BranchQuery) => Promise<CachedBranch>;
  /** The newest whole summaries of a context but those of one conversation, newest first. */
  readonly newestWhole: (query: WholeQuery) => Promise<readonly Summary[]>;
  /** What is known about the person in a context, those that wait too; what was changed last at the end. */
  readonly readFacts: (contextId: Id) => Promise<readonly Fact[]>;
  /** What a conversation was about, the newest first, as many as are wanted. */
  readonly listReferences: (input: {
    readonly conversationId: Id;
    readonly limit: number;
  }) => Promise<readonly Reference[]>;
  /** Those of which a text speaks, what it names in most words first. */
  readonly findReferences: (input: {
    readonly conversationId: Id;
    readonly text: string;
  }) => Promise<readonly FoundReference[]>;
  /** A context's conversations, those that were last talked in first. */
  readonly listConversations: (input: {
    readonly contextId: Id;
    readonly limit: number;
  }) => Promise<readonly Conversation[]>;
  /** The blocks that a context sees, its own first. */
  readonly readBlocks: (contextId: Id) => Promise<readonly SeenBlock[]>;
  /** What was said in the context before that may belong to a message; fails as a search does. */
  readonly findEarlier: (query: EarlierQuery) => Promise<FoundEarlier>;
  /** The bytes of those of these images that are there. */
  readonly readImages: (ids: readonly Id[]) => Promise<ImageBytes>;
};
