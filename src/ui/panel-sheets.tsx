import { lazy, Suspense } from "react";
import type { Id } from "../domain/id";
import type { Remembered } from "./conversation/message-actions";
import type { SettledConversation } from "./conversation/use-conversation";
import type { useInspector } from "./inspector/use-inspector";
import type { FoundRow } from "./memory/use-found-row";
import type { Panel } from "./panel";
import type { PanelShell } from "./panel-shell";
import type { Sheet } from "./use-sheet";

// Read when they are needed: the panel's first picture does not wait for them.
const Inspector = lazy(async () => {
  const { Inspector: Sheet } = await import("./inspector/inspector");
  return { default: Sheet };
});
const DeleteMessage = lazy(async () => {
  const { DeleteMessage: Question } = await import("./conversation/delete-message");
  return { default: Question };
});

const Remember = lazy(async () => {
  const { Remember: Question } = await import("./memory/remember");
  return { default: Question };
});

const SavePrompt = lazy(async () => {
  const { SavePrompt: Question } = await import("./library/save-prompt");
  return { default: Question };
});

const MemorySheet = lazy(async () => {
  const { MemorySheet: Sheet } = await import("./memory/memory-sheet");
  return { default: Sheet };
});

type Props = {
  readonly shell: PanelShell;
  readonly panel: Panel;
  readonly state: Pick<SettledConversation, "opened">;
  readonly inspector: ReturnType<typeof useInspector>;
  readonly deleting: Sheet<Id>;
  readonly remembering: Sheet<Remembered>;
  /** What of memory was found; true for that of the shown context. */
  readonly memory: Sheet<true | FoundRow>;
};

/** What lies over the conversation while it is asked for. */
export function PanelSheets(props: Props) {
  const { shell, panel, state, inspector, deleting, remembering, memory } = props;
  const { opened } = state;
  const closing = { onClose: remembering.close, onClosed: remembering.giveBack };
  return (
    <>
      {inspector.what && (
        <Suspense>
          <Inspector
            panel={panel}
            what={inspector.what}
            onClose={inspector.close}
            onClosed={inspector.giveBack}
          />
        </Suspense>
      )}
      {memory.what !== null && opened !== null && (
        <Suspense>
          <MemorySheet
            shell={shell}
            contextId={memory.what === true ? opened.conversation.contextId : memory.what.contextId}
            found={memory.what === true ? null : memory.what}
            onInspect={inspector.openTyped}
            onClose={memory.close}
            onClosed={memory.giveBack}
          />
        </Suspense>
      )}
      {remembering.what?.as === "prompt" && (
        <Suspense>
          <SavePrompt panel={panel} what={remembering.what} {...closing} />
        </Suspense>
      )}
      {remembering.what !== null && remembering.what.as !== "prompt" && opened !== null && (
        <Suspense>
          <Remember
            panel={panel}
            opened={opened}
            what={remembering.what}
            onMemory={() => memory.open(true)}
            {...closing}
          />
        </Suspense>
      )}
      {deleting.what !== null && (
        <Suspense>
          <DeleteMessage
            panel={panel}
            undo={shell.undo}
            messageId={deleting.what}
            sheet={deleting}
          />
        </Suspense>
      )}
    </>
  );
}
