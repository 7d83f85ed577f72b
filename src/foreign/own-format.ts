import type { ArchivalEntry } from "../domain/archival-entry";
import type { Block } from "../domain/block";
import type { BlockContent } from "../domain/block-content";
import type { ChatParameters } from "../domain/chat-parameters";
import type { Fact } from "../domain/fact";
import type { Role } from "../domain/message";
import type { Reference } from "../domain/reference";

/** What the field `format` of our own readable export says. */
export const OWN_FORMAT = "confidant-conversations";

/** The version that is written; a file of a newer one is refused. */
export const OWN_VERSION = 1;

/** The file's fields before its conversations, in this order; `conversations` and `memory` come last. */
export type OwnHeader = {
  readonly format: typeof OWN_FORMAT;
  readonly version: number;
  readonly exportedAt: string | null;
};

/** A conversation in the file; times are ISO 8601 texts in UTC. */
export type OwnConversation = {
  readonly id: string;
  readonly title: string;
  readonly context: string;
  readonly tags: readonly string[];
  /** What it had set for itself; left out for nothing. */
  readonly parameters?: ChatParameters;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  /** The last message of the branch that was shown; null without messages. */
  readonly shown: string | null;
  /** Where it was imported from; null where it was not. */
  readonly origin: { readonly source: string; readonly id: string } | null;
  /** What it was about, the newest first; left out for nothing. */
  readonly references?: readonly OwnReference[];
  /** Those of all branches, each after the one that it follows; `messages` comes last. */
  readonly messages: readonly OwnMessage[];
};

export type OwnMessage = {
  readonly id: string;
  /** The message that it follows; null at the beginning of a branch. */
  readonly previous: string | null;
  readonly role: Role;
  readonly text: string;
  readonly createdAt: string | null;
  /** What it was called where it was imported from. */
  readonly importId?: string;
  readonly model?: string;
  readonly provider?: string;
  readonly thinking?: string;
  /** How the reply ended, where it did not end by itself: `length` at a limit, `refusal` by its provider. */
  readonly status?: string;
  /** Pages that a reply says it rests on, by their numbers from 1. */
  readonly sources?: readonly { readonly url: string; readonly title: string }[];
  readonly attachments?: readonly OwnAttachment[];
  /** What else was told of it where it came from. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** When its text was deleted: it is there for the links only. */
  readonly deleted?: string;
};

/** Something outside that a conversation was about. */
export type OwnReference = Pick<Reference, "kind" | "target" | "name" | "action"> & {
  /** Left out for those that its name gives. */
  readonly aliases?: readonly string[];
  readonly mentionedAt: string | null;
};

/** What a context remembers; several of one context are parts of it. */
export type OwnMemory = {
  readonly context: string;
  readonly blocks: readonly OwnBlock[];
  readonly facts: readonly OwnFact[];
  readonly notes: readonly OwnNote[];
};

export type OwnBlock = Pick<
  Block,
  "label" | "description" | "type" | "permission" | "pinned" | "schema"
> & { readonly content: BlockContent; readonly updatedAt: string | null };

export type OwnFact = Pick<Fact, "key" | "value"> & {
  readonly since: string | null;
  /** Left out where it is known; it waits for the person. */
  readonly state?: "waiting";
  readonly former?: readonly { readonly value: string; readonly since: string | null }[];
};

export type OwnNote = Pick<ArchivalEntry, "text" | "tags"> & { readonly createdAt: string | null };

export type OwnAttachment =
  | { readonly kind: "file"; readonly name: string; readonly text: string }
  | { readonly kind: "image"; readonly name: string; readonly missing: string };
