import { type FormEvent, useEffect, useId, useRef } from "react";
import type { ConversationCard } from "../../../contract/conversation";
import type { Id } from "../../../domain/id";
import { MAX_REFERENCE_NAME, referenceKindSchema } from "../../../domain/reference";
import { FailureLine } from "../../failure-line";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { useCall } from "../../use-call";
import { fieldSentence } from "../../words/field-sentence";
import { memoryWords } from "../../words/memory-words";
import { FormFoot } from "../dialogs/form-foot";
import type { MemorySurface } from "../memory-props";
import { readField, TextField } from "../text-field";

/** Conversations that can be chosen, those that were last talked in. */
const CHOICE = 50;

type Props = {
  readonly surface: Pick<MemorySurface, "client" | "undo">;
  readonly contextId: Id;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

/** Something that a conversation is about, as the person says. */
export function AddReference({ surface, contextId, onSaved, onClose }: Props) {
  const { client } = surface;
  const { references: texts } = memoryWords;
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, run } = useAct();
  const page = { contextId, after: null, limit: CHOICE, query: "", archived: false };
  const { value, failure: unread, again } = useCall(client, "conversation.list", page);
  useEffect(() => form.current?.querySelector("select")?.focus(), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = (name: string) => readField(event.currentTarget, name);
    const [name, target, conversationId] = [read("name"), read("target"), read("conversation")];
    const kind = referenceKindSchema.options.find((one) => one === read("kind"));
    if (name === "" || kind === undefined || conversationId === "") return;
    const noted = { conversationId, kind, name, target, action: "discussed" } as const;
    const note = (undo: Id) => client.call("reference.note", { ...noted, undo });
    const offer = ({ canUndo = false }) =>
      canUndo
        ? ({ what: { kind: "referenceAdded" }, onUndone: async () => onSaved() } as const)
        : null;
    if (!(await run(() => offerUndo(surface.undo, note, offer)))) return;
    onSaved();
    onClose();
  };
  const kinds = referenceKindSchema.options.map((kind) => ({
    value: kind,
    name: texts.kinds[kind],
  }));
  const conversations = value?.conversations.filter((one) => !one.conversation.temporary) ?? [];
  const isNowhere = value !== null && conversations.length === 0;
  return (
    <form ref={form} data-reference-form="" onSubmit={submit} className="flex flex-col gap-3">
      <Choice name="kind" label={texts.kind} options={kinds} />
      <TextField name="name" label={texts.name} maxLength={MAX_REFERENCE_NAME} required />
      <TextField
        name="target"
        label={texts.target}
        note={texts.targetNote}
        maxLength={MAX_REFERENCE_NAME}
      />
      {isNowhere ? (
        <p className="text-small text-muted">{texts.noConversation}</p>
      ) : (
        <Choice
          name="conversation"
          label={texts.conversation}
          options={conversations.map(toOption)}
        />
      )}
      <FailureLine failure={unread} onAgain={again} />
      <FailureLine failure={failure && (fieldSentence(failure) ?? failure)} />
      <FormFoot save={texts.addIt} busy={busy || isNowhere} onCancel={onClose} />
    </form>
  );
}

type Option = { readonly value: string; readonly name: string };

function toOption({ conversation: { id, title, createdAt } }: ConversationCard): Option {
  return { value: id, name: title || memoryWords.references.untitled(createdAt) };
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
};

function Choice({ name, label, options }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1 text-small">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="w-full min-w-0 rounded-md border border-field bg-raised px-2 py-1.5"
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
