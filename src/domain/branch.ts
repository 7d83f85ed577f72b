import type { Failure } from "./app-error";
import type { Id } from "./id";
import type { Message } from "./message";
import type { Summary } from "./summary";

/** The end of a branch as a prompt needs it: decrypted, and kept in memory for a while. */
export type Branch = {
  /**
   * Oldest first: as many as were asked for that say something, where there are as many near, and
   * among them those whose text was deleted.
   */
  readonly messages: readonly Message[];
  /** Whether the branch goes on before the first of these. */
  readonly more: boolean;
  /** Messages of the branch whose text was deleted, older ones too; left out where nobody knows of more. */
  readonly deleted?: number;
  /** The active range summary of this branch; null where there is none. */
  readonly summary: Summary | null;
  /** Range summaries of this branch that the person has dropped and nothing newer stands for, newest first. */
  readonly dropped: readonly Summary[];
  /** Why the last range summary was not made; null where nothing failed since. */
  readonly failure: Failure | null;
};

/** Which end of which branch is read. */
export type BranchQuery = {
  readonly conversationId: Id;
  /** The branch's last message; null where there is none. */
  readonly leaf: Id | null;
  readonly limit: number;
};

export type CachedBranch = Branch & {
  /** Whether it was still in memory. */
  readonly cached: boolean;
};
