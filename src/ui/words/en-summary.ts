import type { CommandName } from "../../domain/command";
import { countOf, formatNumber, formatPercent } from "./en-format";

const commands: Record<CommandName, string> = {
  status: "what answers, how full its window is, what locks",
  history: "what of this conversation the model is shown",
  context: "everything that the model will see",
  model: "choose what answers; a name chooses it at once",
  summary: "summarise the older turns now",
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
      `Summary of ${countOf(messages, "message", "messages")} dropped.`,
    droppedMeans:
      "The model sees the messages themselves, as far as they fit. They are not summarised again by themselves. The dropped text is kept:",
    failed: "No newer summary could be made.",
    again: "It is tried again by itself, or at once by /summary.",
    text: "Summary",
    byPerson: "Changed by you.",
    byModel: (model: string) => `Written by ${model}.`,
    edit: "Edit",
    drop: "Drop",
    undo: "Undo",
    undoEdit: "Undo the last change",
    save: "Save",
    saveHint: "Save (Ctrl+Enter)",
    cancel: "Cancel",
    empty: "A summary cannot be empty. Drop it instead.",
    changed: "It was changed meanwhile; this is how it is now. Nothing was lost.",
    conflict:
      "It was changed meanwhile. What you typed is kept above; this is how it reads now. Save puts yours in its place.",
    gone: "It was dropped meanwhile. What you typed is kept above: undo that first, or copy it and cancel.",
  },

  commands: {
    label: "Commands",
    hints: commands,
    dismiss: "Dismiss",
    asking: "Looking …",
    status: {
      title: "Status",
      context: "Context",
      model: "Model",
      mode: "Taken as",
      window: "Window",
      lock: "Lock",
      store: "Store",
      well: "well",
      damaged: (rows: number) => `${countOf(rows, "entry", "entries")} damaged or missing`,
      none: "none yet",
      share: (share: number, tokens: number, window: number) =>
        `${formatPercent(share)}, ${formatNumber(tokens)} of ${countOf(window, "token", "tokens")}`,
      noWindow: (tokens: number) => `${countOf(tokens, "token", "tokens")}; the guide has none`,
      lockKinds: {
        none: "not locked",
        sealing: "being sealed",
        lock: "locked by your own way",
      },
    },
    history: {
      title: "History",
      all: "Messages here",
      shown: "Shown to the model",
      summarised: "Told by a summary",
      leftOut: "Left out",
    },
    model: {
      title: "Model",
      chosen: (name: string) => `${name} answers from now on.`,
      choosing: (name: string) => `Choosing ${name} …`,
      unknown: (name: string) =>
        `There is no model called “${name}” here. The list shows those there are.`,
    },
    summary: {
      title: "Summary",
      making: "Summarising …",
      made: (messages: number) =>
        `Done. In place of ${formatNumber(messages)} messages the model sees the summary that is open above.`,
      show: "Show it",
      nothing: "There is nothing to summarise yet: the newest turn always stays as it is.",
    },
    help: {
      title: "Commands",
      note: "They are answered here and never sent. Each stands alone; only /model takes a name. Anything else that begins with a slash is sent as text.",
    },
  },
};
