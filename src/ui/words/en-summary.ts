import type { CommandName } from "../../domain/command";
import { countOf } from "./format";

const commands: Record<CommandName, string> = {
  status: "model, window usage and lock",
  history: "what of this conversation the model is shown",
  context: "everything that the model will see",
  model: "choose a model, or type its name",
  summary: "summarise the older turns now",
  memory: "what this context remembers",
  search: "find what was said or kept",
  facts: "what is known about you in this context",
  remember: "keep a fact about you: city: Lisbon",
  forget: "forget a fact: city",
  new: "begin another conversation here",
  temp: "begin a conversation that is not stored",
  help: "these commands",
};

/** Summaries in the conversation, and the commands that are answered here. */
export const enSummary = {
  summary: {
    mark: (messages: number) =>
      messages === 1
        ? "The model sees a summary of this message"
        : `The model sees a summary of these ${countOf(messages, "message", "messages")}`,
    dropped: (messages: number) =>
      `Summary of ${countOf(messages, "message", "messages")} discarded.`,
    droppedMeans:
      "The model sees the messages themselves, as far as they fit. They are not summarised again automatically. The discarded text is kept:",
    failed: "No newer summary could be made.",
    again: "It is retried automatically, or now with /summary.",
    text: "Summary",
    byPerson: "Changed by you.",
    byModel: (model: string) => `Written by ${model}.`,
    edit: "Edit",
    drop: "Discard",
    undo: "Undo",
    undoEdit: "Undo the last change",
    save: "Save",
    saveHint: (keys: string) => `Save (${keys})`,
    cancel: "Cancel",
    empty: "A summary cannot be empty. Discard it instead.",
    changed: "It was changed meanwhile; this is how it is now. Nothing was lost.",
    conflict:
      "It was changed meanwhile. What you typed is kept above; this is how it reads now. Save puts yours in its place.",
    gone: "It was discarded meanwhile. What you typed is kept above: undo that first, or copy it and cancel.",
  },

  commands: {
    label: "Commands",
    hints: commands,
  },
};
