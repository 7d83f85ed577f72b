import type { Conversation } from "../../domain/conversation";
import { runTwice } from "../conversation/run-twice";
import { openOptionsAt } from "../open-options";
import type { PanelShell } from "../panel-shell";
import { offerUndo, withdraw } from "../undo/undo-offer";
import { conversationWords } from "../words/conversation-words";
import type { Action } from "./action-items";
import type { Question } from "./question";

type Deps = {
  readonly shell: Pick<PanelShell, "client" | "current" | "undo">;
  readonly conversation: Conversation;
  readonly isPinned: boolean;
  /** Asks before something is changed. */
  readonly ask: (question: Question) => void;
  /** Does it, and tells where it fails. */
  readonly attempt: (act: () => Promise<unknown>) => void;
};

/** What can be done with a conversation, shown or in the list. */
export function conversationActions(deps: Deps): readonly Action[] {
  const { shell, conversation, isPinned, ask, attempt } = deps;
  const { menu: labels } = conversationWords;
  const { id: conversationId, archivedAt, temporary } = conversation;
  const remove = () => ask("remove");
  // It stands before the stored ones and is kept nowhere: it can be spoken in, and be gone.
  const parameters = {
    name: "parameters",
    label: labels.parameters,
    run: () => ask("parameters"),
  };
  if (temporary) {
    const discard = { name: "discard", label: labels.discard, apart: true, run: remove };
    return [{ ...parameters, apart: true }, discard];
  }
  const { client } = shell;
  const pin = () =>
    runTwice(() => client.call("conversation.pin", { conversationId, pinned: !isPinned }));
  const archive = async () => {
    const archived = archivedAt === null;
    const input = { conversationId, archived };
    const about = conversationId;
    const { canUndo: _canUndo, ...changed } = await offerUndo(
      shell.undo,
      (undo) => runTwice(() => client.call("conversation.archive", { ...input, undo })),
      ({ canUndo = false }) => (archived && canUndo ? { what: { kind: "archived" }, about } : null),
    );
    // What was archived is back: nothing is left to be taken back.
    if (!archived) withdraw(shell.undo, about);
    const { panel } = shell.current.get();
    panel.conversation.dispatch({ type: "conversation", conversation: changed });
  };
  return [
    { name: "rename", label: labels.rename, apart: true, run: () => ask("rename") },
    { name: "pin", label: isPinned ? labels.unpin : labels.pin, run: () => attempt(pin) },
    { name: "tags", label: labels.tags, run: () => ask("tags") },
    { name: "move", label: labels.move, run: () => ask("move") },
    parameters,
    {
      name: "export",
      label: labels.exportIt,
      run: () => openOptionsAt(`data/conversation/${conversationId}`),
    },
    {
      name: "archive",
      label: archivedAt === null ? labels.archive : labels.restore,
      run: () => attempt(archive),
    },
    { name: "remove", label: labels.remove, apart: true, run: remove },
  ];
}
