import type { Conversation } from "../domain/conversation";
import type { Message } from "../domain/message";

/** What a form has no place for, by kind: how often it was met. */
export type LeftOut = {
  /** Files and pictures that are not in it, or by their names only. */
  readonly attachments: number;
  /** Messages without a text: deleted ones, answers that failed. */
  readonly empty: number;
  /** What tools gave. */
  readonly tools: number;
};

/** Turns conversations into one form, in the order in which they come. */
export type ExportWriter = {
  readonly begin: (conversation: Conversation, contextName: string) => Promise<void>;
  /** Messages of the conversation that has begun, in the order of the log. */
  readonly messages: (messages: readonly Message[]) => Promise<void>;
  /** Ends the form; the file's parts are whole after it. */
  readonly end: () => Promise<LeftOut>;
};

/** Takes more of a file. */
export type WriteText = (text: string) => void;
