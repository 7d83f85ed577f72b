import type { Id } from "../../domain/id";
import { ContextFinder } from "../contexts/context-finder";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { offerUndo } from "../undo/undo-offer";
import { useAct } from "../use-act";
import { isShown } from "./is-shown";
import type { QuestionProps } from "./question";

/** Which context the conversation is to be in. */
export function MoveConversation({ shell, opened, onClose }: QuestionProps) {
  const { failure, run } = useAct();
  const { id: conversationId, contextId: from } = opened.conversation;
  const move = async (contextId: Id) => {
    if (contextId === from) return onClose();
    const isMoved = await run(async () => {
      const input = { conversationId, contextId };
      const { canUndo: _canUndo, ...conversation } = await offerUndo(
        shell.undo,
        (undo) => runTwice(() => shell.client.call("conversation.move", { ...input, undo })),
        ({ canUndo = false }) => (canUndo ? { what: { kind: "moved" } } : null),
      );
      const { panel } = shell.current.get();
      panel.conversation.dispatch({ type: "conversation", conversation });
      if (!isShown(shell, conversationId)) return;
      await panel.readContext();
      panel.meter.touch();
    });
    if (isMoved) onClose();
  };
  return (
    <>
      <ContextFinder client={shell.client} currentId={from} archived={false} onChoose={move} />
      <FailureLine failure={failure} />
    </>
  );
}
