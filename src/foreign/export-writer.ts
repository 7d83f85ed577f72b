import type { ArchivalEntry } from "../domain/archival-entry";
import type { Block } from "../domain/block";
import type { BlockContent } from "../domain/block-content";
import type { Conversation } from "../domain/conversation";
import type { Fact } from "../domain/fact";
import type { Message } from "../domain/message";
import type { Reference } from "../domain/reference";

/** What a form has no place for, by kind: how often it was met. */
export type LeftOut = {
  /** Files and pictures that are not in it, or by their names only. */
  readonly attachments: number;
  /** Messages without a text: deleted ones, answers that failed. */
  readonly empty: number;
  /** What tools gave. */
  readonly tools: number;
};

/** What a context remembers, or a part of it. */
export type ContextMemory = {
  readonly contextName: string;
  readonly blocks: readonly { readonly block: Block; readonly content: BlockContent }[];
  readonly facts: readonly Fact[];
  readonly notes: readonly ArchivalEntry[];
};

/** Turns conversations into one form, in the order in which they come. */
export type ExportWriter = {
  /** With what the conversation was about, the newest first. */
  readonly begin: (
    conversation: Conversation,
    contextName: string,
    references?: readonly Reference[],
  ) => Promise<void>;
  /** Messages of the conversation that has begun, in the order of the log. */
  readonly messages: (messages: readonly Message[]) => Promise<void>;
  /** What a context remembers, or a part of it; after the conversations. */
  readonly memory: (memory: ContextMemory) => Promise<void>;
  /** Ends the form; the file's parts are whole after it. */
  readonly end: () => Promise<LeftOut>;
};

/** Takes more of a file. */
export type WriteText = (text: string) => void;
