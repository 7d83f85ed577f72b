import type { ReferenceAction, ReferenceKind } from "../../domain/reference";
import { countOf, formatExactDate } from "./format";

const kinds: Record<ReferenceKind, string> = {
  workflow: "Workflow",
  page: "Page",
  document: "Document",
  context: "Context",
};

const actions: Record<ReferenceAction, string> = {
  created: "created",
  modified: "changed",
  discussed: "discussed",
};

/** What is said of the things that conversations were about. */
export const enReferences = {
  references: {
    title: "References",
    means:
      "What conversations were about. The last five of a conversation are in its prompts, and the one that a message speaks of by any of its names.",
    none: "No references yet. Add what a conversation is about: a workflow, a page, a document, a context.",
    kinds,
    kind: "Kind",
    name: "Name",
    target: "Address or id",
    targetNote: "May be left empty: the name stands for it.",
    conversation: "Conversation",
    noConversation: "A reference belongs to a conversation, and this context has none yet.",
    untitled: (at: number) => `Conversation of ${formatExactDate(at)}`,
    untitledHere: "Conversation without a title",
    add: "Add a reference",
    addIt: "Add",
    aliases: "Other names",
    aliasesNote:
      "One a line. A message that has one of them speaks of it. Left empty, they are made from the name.",
    alsoCalled: (aliases: readonly string[]) => `Also: ${aliases.join(", ")}`,
    /** How a thing is spoken of: what is mine, and by its kind; nothing is said of what is mine where its own word says it. */
    mine: (name: string) => `my ${name}`,
    ofKind: {
      workflow: (name: string) => `${name} workflow`,
      page: (name: string) => `${name} page`,
      document: (name: string) => `${name} document`,
      file: (name: string) => `${name} file`,
      context: (name: string) => `${name} context`,
    },
    edit: "Edit",
    editOf: (name: string) => `Edit the reference: ${name}`,
    deleteOf: (name: string) => `Delete the reference: ${name}`,
    inConversation: (title: string, action: ReferenceAction) => `${title} (${actions[action]})`,
    showOf: (title: string) => `Show the conversation: ${title}`,
    count: (count: number) => countOf(count, "reference", "references"),
    changed:
      "It was changed elsewhere meanwhile. This is how it is now; press Save to make your changes over it.",
  },
};
