import type { Id } from "../../domain/id";
import type { PagePart } from "../../domain/page-ask";
import { type Cell, createCell } from "../cell";
import type { ConversationStore } from "./conversation-store";
import type { TurnCommands } from "./turn-commands";

/** What had the keyboard before an editor: the composer, or the message's own button. */
export type EditedFrom = "composer" | "message";

export type EditState = {
  /** The message whose text stands in an editor; null for none. */
  readonly editing: Id | null;
  /** Whether the editor begins without its text: another way on is written, not another wording. */
  readonly isBlank: boolean;
  readonly busy: boolean;
  /** What is to take the keyboard: the editor that had it is gone, or is not to be left behind. */
  readonly focus: "composer" | "editor" | { readonly messageId: Id } | null;
  /** What is to stand before the composer's text once that has the keyboard. */
  readonly typed: string;
  /** For what of a page the prompt library is to be listed then; null for nothing. */
  readonly promptFor: PagePart | null;
};

export type MessageEdits = Pick<Cell<EditState>, "get" | "subscribe"> & {
  /** Opens an editor, unless something is typed in another that is shown: that has the keyboard then. */
  readonly edit: (messageId: Id, from: EditedFrom) => void;
  /** As `edit`, for something else in the place of a message; its own text stays on its branch. */
  readonly branch: (messageId: Id) => void;
  /** Edits the newest message of the person's; false where there is none. */
  readonly editLast: () => boolean;
  /** Notes what stands in the editor: it outlives the editor's own place on the page. */
  readonly type: (text: string) => void;
  /** Keeps a text of something else that stands among the messages, by its key; null for no more. */
  readonly keep: (key: string, text: string | null) => void;
  readonly kept: (key: string) => string | null;
  /** What was typed in the open editor; null for nothing. */
  readonly typed: () => string | null;
  /** Closes the editor, unless its text is being sent. */
  readonly cancel: () => void;
  /** Sends the text as another way on; the same text edited again changes nothing. */
  readonly send: (text: string) => Promise<void>;
  /** Gives the keyboard to the composer, where a text is put before what stands there. */
  readonly toComposer: (typed?: string) => void;
  /** Gives the keyboard to the composer, and lists the prompt library there. */
  readonly toPrompts: (part: PagePart) => void;
  /** Tells that the keyboard was taken. */
  readonly focused: () => void;
  /** Another conversation is about to be shown: gives what is to be held until this one is; null for nothing. */
  readonly leave: () => HeldEdits | null;
  /** Forgets every text that was not left; nothing is noted any more. */
  readonly close: () => void;
};

/** What was typed among the messages of a conversation that is not shown, and not sent. */
export type HeldEdits = Pick<EditState, "editing" | "isBlank"> & {
  readonly typedIn: Map<string, string>;
};

type Deps = {
  /** What was left of the conversation before. */
  readonly held?: HeldEdits | undefined;
  readonly store: Pick<ConversationStore, "get">;
  readonly turns: Pick<TurnCommands, "edit">;
};

const FIRST: EditState = {
  editing: null,
  isBlank: false,
  busy: false,
  focus: null,
  typed: "",
  promptFor: null,
};

/** Editing one message at a time; what is typed is held until it is sent or called off. */
export function createMessageEdits({ store, turns, held }: Deps): MessageEdits {
  const cell = createCell<EditState>(FIRST);
  const { typedIn, ...texts } = createTypedTexts(cell, held);
  const messageOf = (editing: Id | null) => store.get().messages.find(({ id }) => id === editing);
  let from: EditedFrom = "message";
  const end = (focus: EditState["focus"]) => {
    typedIn.delete(editorOf(cell.get()));
    cell.set({ ...FIRST, focus });
  };
  const open = (next: Pick<EditState, "editing" | "isBlank">, by: EditedFrom) => {
    const now = cell.get();
    // One whose branch was left could not take the keyboard: its text waits until it is shown again.
    const isHeld = texts.typed() !== null && messageOf(now.editing) !== undefined;
    if (now.busy || isHeld) return cell.set({ ...now, focus: "editor" });
    from = by;
    cell.set({ ...FIRST, ...next, focus: "editor" });
  };
  const edit = (messageId: Id, by: EditedFrom) => open({ editing: messageId, isBlank: false }, by);
  const cancel = () => {
    const { editing, busy } = cell.get();
    if (editing !== null && !busy) end(from === "composer" ? from : { messageId: editing });
  };
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    edit,
    branch: (messageId) => open({ editing: messageId, isBlank: true }, "message"),
    ...texts,
    cancel,
    editLast: () => {
      const last = store.get().messages.findLast(({ role }) => role === "user");
      if (last === undefined) return false;
      edit(last.id, "composer");
      return true;
    },
    send: async (text) => {
      const { editing, isBlank, busy } = cell.get();
      const editor = editorOf(cell.get());
      if (editing === null || busy || text.trim() === "") return;
      if (messageOf(editing)?.text === text && !isBlank) return cancel();
      cell.set({ ...cell.get(), busy: true });
      const stored = await turns.edit(editing, text, isBlank);
      // Where the conversation was left meanwhile, it is held no more.
      if (stored) typedIn.delete(editor);
      // What could not be sent stays in its field.
      if (stored) end("composer");
      else cell.set({ ...cell.get(), busy: false });
    },
    toComposer: (typed = "") => cell.set({ ...cell.get(), focus: "composer", typed }),
    toPrompts: (part) => cell.set({ ...cell.get(), focus: "composer", promptFor: part }),
    focused: () => cell.set({ ...cell.get(), focus: null, typed: "", promptFor: null }),
  };
}

/** What was typed in each editor, of this conversation as it was left before. */
function createTypedTexts(cell: Cell<EditState>, held: HeldEdits | undefined) {
  const typedIn = held?.typedIn ?? new Map<string, string>();
  if (held !== undefined && typedIn.has(editorOf(held))) cell.set({ ...FIRST, ...openOf(held) });
  let isLeft = false;
  return {
    typedIn,
    type: (text: string) => {
      if (cell.get().editing !== null) typedIn.set(editorOf(cell.get()), text);
    },
    typed: () => typedIn.get(editorOf(cell.get())) ?? null,
    keep: (key: string, text: string | null) => {
      if (text === null) typedIn.delete(key);
      else typedIn.set(key, text);
    },
    kept: (key: string) => typedIn.get(key) ?? null,
    leave: () => {
      isLeft = typedIn.size > 0;
      return isLeft ? { ...openOf(cell.get()), typedIn } : null;
    },
    close: () => {
      if (!isLeft) typedIn.clear();
      cell.close();
    },
  };
}

/** A message's own text and another one in its place are two editors. */
function editorOf({ editing, isBlank }: Pick<EditState, "editing" | "isBlank">): string {
  return `${editing} ${isBlank}`;
}

function openOf({ editing, isBlank }: Pick<EditState, "editing" | "isBlank">) {
  return { editing, isBlank };
}
