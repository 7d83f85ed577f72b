import { type FormEvent, useId, useRef, useState } from "react";
import type { OpenedConversation } from "../../contract/conversation";
import { MAX_ENTRY_CHARACTERS } from "../../domain/archival-entry";
import type { Remembered } from "../conversation/message-menu";
import { runTwice } from "../conversation/run-twice";
import { SmallDialog } from "../conversations/small-dialog";
import { toTags } from "../conversations/tag-conversation";
import { FailureLine } from "../failure-line";
import type { Panel } from "../panel";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { memoryWords } from "../words/memory-words";
import { FormFoot } from "./dialogs/form-foot";
import type { DialogProps } from "./memory-props";
import { readField, TextField } from "./text-field";

type Props = DialogProps & {
  readonly panel: Panel;
  readonly opened: OpenedConversation;
  readonly what: Remembered;
  /** Shows all that is remembered. */
  readonly onMemory: () => void;
};

/** Keeps what was said, or a part of it, for good. */
export function Remember(props: Props) {
  const { panel, opened, what, onMemory, onClose, onClosed } = props;
  const { remember } = memoryWords;
  const next = useRef<(() => void) | null>(null);
  // Takes it back; null while nothing is kept.
  const [takeBack, setTakeBack] = useState<(() => Promise<unknown>) | null>(null);
  return (
    <SmallDialog
      title={remember.title}
      onClose={onClose}
      onClosed={() => {
        onClosed();
        next.current?.();
      }}
    >
      {takeBack === null ? (
        <NoteOf
          panel={panel}
          opened={opened}
          what={what}
          onClose={onClose}
          onKept={(undo) => setTakeBack(() => undo)}
        />
      ) : (
        <Kept
          takeBack={takeBack}
          onClose={onClose}
          onMemory={() => {
            next.current = onMemory;
            onClose();
          }}
        />
      )}
    </SmallDialog>
  );
}

type NoteProps = Pick<Props, "panel" | "opened" | "what" | "onClose"> & {
  readonly onKept: (takeBack: () => Promise<unknown>) => void;
};

function NoteOf({ panel, opened, what, onClose, onKept }: NoteProps) {
  const { client, conversation } = panel;
  const { busy, failure, run } = useAct();
  const { current: id } = useRef(crypto.randomUUID());
  const { remember, notes } = memoryWords;
  const { messageId, selected } = what;
  const message = conversation.get().messages.find((one) => one.id === messageId);
  const { contextId } = opened.conversation;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = readField(event.currentTarget, "text");
    const tags = toTags(readField(event.currentTarget, "tags"));
    const input = { id, contextId, text, tags, messageId };
    run(async () => {
      await runTwice(() => client.call("archive.insert", input));
      onKept(() => runTwice(() => client.call("archive.remove", { id })));
    });
  };
  return (
    <form data-remember="" onSubmit={submit} className="flex flex-col gap-3">
      <p className="text-small text-muted">{notes.means}</p>
      <TextField
        name="text"
        label={remember.text}
        defaultValue={(selected || (message?.text ?? "")).slice(0, MAX_ENTRY_CHARACTERS)}
        maxLength={MAX_ENTRY_CHARACTERS}
        rows={4}
        required
      />
      <TextField name="tags" label={notes.tags} note={notes.tagsNote} maxLength={1_000} />
      <FailureLine failure={failure} />
      <FormFoot save={remember.keep} busy={busy} onCancel={onClose} />
    </form>
  );
}

type KeptProps = {
  readonly takeBack: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onMemory: () => void;
};

/** What was kept, and the way back. */
function Kept({ takeBack, onClose, onMemory }: KeptProps) {
  const [isBack, setBack] = useState(false);
  const { busy, failure, run } = useAct();
  const { remember, close } = memoryWords;
  const id = useId();
  const undo = async () => {
    if (await run(takeBack)) setBack(true);
  };
  return (
    <>
      <p id={id} role="status" data-remembered={isBack ? "undone" : "kept"} className="text-small">
        {isBack ? remember.undone : remember.keptNote}
      </p>
      <FailureLine failure={failure} />
      <div className="flex flex-wrap gap-2">
        <QuietButton data-close="" autoFocus aria-describedby={id} onClick={onClose}>
          {close}
        </QuietButton>
        {!isBack && (
          <QuietButton data-undo="" disabled={busy} onClick={undo}>
            {remember.undo}
          </QuietButton>
        )}
        <QuietButton data-show-memory="" onClick={onMemory}>
          {remember.show}
        </QuietButton>
      </div>
    </>
  );
}
