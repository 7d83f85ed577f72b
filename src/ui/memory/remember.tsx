import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { MAX_ENTRY_CHARACTERS } from "../../domain/archival-entry";
import { MAX_FACT_KEY, MAX_FACT_VALUE } from "../../domain/fact";
import type { ShownConversation } from "../conversation/conversation-state";
import type { Remembered } from "../conversation/message-actions";
import { runTwice } from "../conversation/run-twice";
import { SmallDialog } from "../conversations/small-dialog";
import { toTags } from "../conversations/tag-conversation";
import { FailureLine } from "../failure-line";
import type { Panel } from "../panel";
import { useAct } from "../use-act";
import { fieldSentence } from "../words/field-sentence";
import { memoryWords } from "../words/memory-words";
import { Choices } from "./choices";
import { FormFoot } from "./dialogs/form-foot";
import { FeedbackForm } from "./feedback-form";
import { type Kept, KeptLine } from "./kept-line";
import type { DialogProps } from "./memory-props";
import { readField, TextField } from "./text-field";

type Props = DialogProps & {
  readonly panel: Panel;
  readonly opened: ShownConversation;
  readonly what: Remembered;
  /** Shows all that is remembered. */
  readonly onMemory: () => void;
};

/** Keeps what was said, or a part of it, as a note or as a fact; or what the person says of it. */
export function Remember(props: Props) {
  const { panel, opened, what, onMemory, onClose, onClosed } = props;
  const { remember, feedback } = memoryWords;
  const isFeedback = what.as === "feedback";
  const next = useRef<(() => void) | null>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  return (
    <SmallDialog
      title={isFeedback ? feedback.title : remember.title}
      onClose={onClose}
      onClosed={() => {
        onClosed();
        next.current?.();
      }}
    >
      {kept === null && isFeedback && (
        <FeedbackForm
          client={panel.client}
          contextId={opened.conversation.contextId}
          onClose={onClose}
          onKept={setKept}
        />
      )}
      {kept === null && !isFeedback && (
        <KeepForm panel={panel} opened={opened} what={what} onClose={onClose} onKept={setKept} />
      )}
      {kept !== null && (
        <KeptLine
          kept={kept}
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

type FormProps = Pick<Props, "panel" | "opened" | "what" | "onClose"> & {
  readonly onKept: (kept: Kept) => void;
};

function KeepForm({ panel, opened, what, onClose, onKept }: FormProps) {
  const [as, setAs] = useState<"note" | "fact">("note");
  const { busy, failure, run } = useAct();
  const { remember, notes, facts } = memoryWords;
  const message = panel.conversation.get().messages.find(({ id }) => id === what.messageId);
  const text = what.selected || (message?.text ?? "");
  const keep = useKeep({ panel, opened, what });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    run(async () => onKept(await keep[as](form)));
  };
  return (
    <form data-remember={as} onSubmit={submit} className="flex flex-col gap-3">
      <Choices
        name="remember-as"
        legend={remember.as}
        value={as}
        values={["note", "fact"]}
        names={remember.names}
        means={{ note: notes.means, fact: facts.means }}
        onChange={setAs}
      />
      <Fields isChosen={as === "note"}>
        <TextField
          name="text"
          label={remember.text}
          defaultValue={text.slice(0, MAX_ENTRY_CHARACTERS)}
          maxLength={MAX_ENTRY_CHARACTERS}
          rows={4}
          required
        />
        <TextField name="tags" label={notes.tags} note={notes.tagsNote} maxLength={1_000} />
      </Fields>
      <Fields isChosen={as === "fact"}>
        <TextField name="key" label={facts.key} maxLength={MAX_FACT_KEY} required />
        <TextField
          name="value"
          label={facts.value}
          defaultValue={text.slice(0, MAX_FACT_VALUE)}
          maxLength={MAX_FACT_VALUE}
          rows={2}
          required
        />
      </Fields>
      <FailureLine failure={failure && (fieldSentence(failure) ?? failure)} />
      <FormFoot save={remember.keep} busy={busy} onCancel={onClose} />
    </form>
  );
}

type FieldsProps = { readonly isChosen: boolean; readonly children: ReactNode };

/** The fields of one choice: what was written stays in them while the other one is looked at. */
function Fields({ isChosen, children }: FieldsProps) {
  return (
    <fieldset hidden={!isChosen} disabled={!isChosen} className="flex min-w-0 flex-col gap-3">
      {children}
    </fieldset>
  );
}

/** The two ways to keep it. The same id again keeps no second note. */
function useKeep({ panel, opened, what }: Pick<Props, "panel" | "opened" | "what">) {
  const { client } = panel;
  const { remember } = memoryWords;
  const { current: id } = useRef(crypto.randomUUID());
  const source = { contextId: opened.conversation.contextId, messageId: what.messageId };
  const note = async (form: HTMLFormElement): Promise<Kept> => {
    const [text, tags] = [readField(form, "text"), toTags(readField(form, "tags"))];
    await runTwice(() => client.call("archive.insert", { id, ...source, text, tags }));
    const takeBack = () => runTwice(() => client.call("archive.remove", { id }));
    return { sentence: remember.keptNote, takeBack };
  };
  const fact = async (form: HTMLFormElement): Promise<Kept> => {
    const undoId = crypto.randomUUID();
    const [key, value] = [readField(form, "key"), readField(form, "value")];
    const kept = await client.call("fact.keep", { ...source, key, value, undoId });
    const forget = { id: kept.fact.id, version: kept.fact.version };
    const takeBack = () =>
      kept.canUndo === true
        ? client.call("undo.run", { undoId })
        : client.call("fact.forget", forget);
    return { sentence: remember.keptFact, takeBack };
  };
  return { note, fact };
}
